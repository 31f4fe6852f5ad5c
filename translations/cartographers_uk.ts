<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cartographers</source>
        <translation>Про програму «Картографи»</translation>
    </message>
    <message>
        <source>Cartographers</source>
        <translation>Картографи</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
    </message>
    <message>
        <source>A desktop version of the map-drawing board game of 2019, for one to a hundred players at one computer. Rules are told in its own words; every picture is painted by the program itself.</source>
        <translation>Комп’ютерна версія гри 2019 року про малювання мап, для одного — ста гравців за одним комп’ютером. Правила викладено власними словами, а кожне зображення малює сама програма.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>Програма вільна за ліцензією MIT. Вона використовує Qt {qt} і PySide6 за ліцензією LGPL версії 3, pydantic і platformdirs за ліцензією MIT та шрифт Source Serif Pro за ліцензією SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>The next shape must cover open ruins.</source>
        <translation>Наступна фігура має накрити вільні руїни.</translation>
    </message>
    <message>
        <source>The walk begins in the corner marked.</source>
        <translation>Обхід починається в позначеному куті.</translation>
    </message>
    <message>
        <source>Edicts {first} and {second} score at its end.</source>
        <translation>Наприкінці рахують укази {first} і {second}.</translation>
    </message>
    <message>
        <source>Time {time}</source>
        <translation>Тривалість {time}</translation>
    </message>
</context>
<context>
    <name>CardHeading</name>
    <message>
        <source>Time {time}</source>
        <translation>Тривалість {time}</translation>
    </message>
</context>
<context>
    <name>CoinsPanel</name>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <translation>{now}, потім {then}</translation>
    </message>
    <message>
        <source>{coins}, then {then}</source>
        <translation>{coins}, потім {then}</translation>
    </message>
</context>
<context>
    <name>CommandMenuBar</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game…</source>
        <translation>Нова гра…</translation>
    </message>
    <message>
        <source>Give up the game…</source>
        <translation>Припинити гру…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Повернути праворуч</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Повернути ліворуч</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Віддзеркалити</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Наступне місце, куди фігура стає</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати дію</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити дію</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Підтвердити малюнок</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Сховати мапу</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Кольори системи</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Позначати місця, куди фігура стає</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Більший текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Менший текст</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>На весь екран</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Клавіші…</translation>
    </message>
    <message>
        <source>About Cartographers…</source>
        <translation>Про програму «Картографи»…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Малювання</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n зірка</numerusform>
            <numerusform>%n зірки</numerusform>
            <numerusform>%n зірок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n монета</numerusform>
            <numerusform>%n монети</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} і ще %n</numerusform>
            <numerusform>{list} і ще %n</numerusform>
            <numerusform>{list} і ще %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedEvents</name>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n клітинка біля {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n клітинки біля {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n клітинок біля {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}, on the map of {owner}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n клітинка біля {space}, власник мапи: {owner}.</numerusform>
            <numerusform>{player}: {terrain}, %n клітинки біля {space}, власник мапи: {owner}.</numerusform>
            <numerusform>{player}: {terrain}, %n клітинок біля {space}, власник мапи: {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{owner}: %n coin(s) gained.</source>
        <translation>
            <numerusform>{owner}: додано %n монету.</numerusform>
            <numerusform>{owner}: додано %n монети.</numerusform>
            <numerusform>{owner}: додано %n монет.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>тримати пів секунди або натиснути Enter · решта не дивиться</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Виправити мій малюнок</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Хтось інший</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Це я: {player}</translation>
    </message>
    <message>
        <source>{player} {title}</source>
        <translation>{player} {title}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>ця мапа для</translation>
    </message>
    <message>
        <source>{count} · the last one this turn</source>
        <translation>{count} · остання в цьому ході</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · далі: {player}</translation>
    </message>
</context>
<context>
    <name>DraftReport</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Мапа: {owner}</translation>
    </message>
    <message>
        <source>Map of {owner} · Not here</source>
        <translation>Мапа: {owner} · Сюди не можна</translation>
    </message>
    <message>
        <source>Map of {owner} · Laid down</source>
        <translation>Мапа: {owner} · Покладено</translation>
    </message>
    <message>
        <source>Confirm it, or move it.</source>
        <translation>Підтвердьте або пересуньте.</translation>
    </message>
    <message>
        <source>Map of {owner} · Legal</source>
        <translation>Мапа: {owner} · Дозволено</translation>
    </message>
    <message>
        <source>This shape fits nowhere: choose another one.</source>
        <translation>Ця фігура ніде не стає: виберіть іншу.</translation>
    </message>
    <message>
        <source>As it is turned now, it fits nowhere: rotate or mirror it.</source>
        <translation>Так повернута, вона ніде не стає: поверніть або віддзеркальте її.</translation>
    </message>
    <message>
        <source>Point at the map, or press an arrow key.</source>
        <translation>Наведіть на мапу або натисніть стрілку.</translation>
    </message>
    <message>
        <source>It covers the ruins at {spaces}.</source>
        <translation>Накриває руїни: {spaces}.</translation>
    </message>
    <message>
        <source>It closes the mountain at {spaces} (+{coins}).</source>
        <translation>Закриває гору {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>Фігура дає: {coins}.</translation>
    </message>
    <message>
        <source>{space}: {terrain}.</source>
        <translation>{space}: {terrain}.</translation>
    </message>
    <message>
        <source>{space}: wasteland.</source>
        <translation>{space}: пустка.</translation>
    </message>
    <message>
        <source>{space}: open ruins.</source>
        <translation>{space}: вільні руїни.</translation>
    </message>
    <message>
        <source>{space}: empty.</source>
        <translation>{space}: порожньо.</translation>
    </message>
</context>
<context>
    <name>Edicts</name>
    <message>
        <source>Edict {letter}</source>
        <translation>Указ {letter}</translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>Edicts</source>
        <translation>Укази</translation>
    </message>
    <message>
        <source>scores now</source>
        <translation>рахується зараз</translation>
    </message>
    <message>
        <source>{stars}, then {then} ({change})</source>
        <translation>{stars}, потім {then} ({change})</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} draws on the map of {owner}.</source>
        <translation>Малює {player}, власник мапи: {owner}.</translation>
    </message>
    <message>
        <source>The monsters come to your own map.</source>
        <translation>Монстри приходять на власну мапу.</translation>
    </message>
    <message>
        <source>The two maps are swapped.</source>
        <translation>Дві мапи міняються місцями.</translation>
    </message>
    <message>
        <source>Each map goes to the next player, clockwise.</source>
        <translation>Кожна мапа йде до наступного гравця, за годинниковою стрілкою.</translation>
    </message>
    <message>
        <source>Each map goes to the previous player, counterclockwise.</source>
        <translation>Кожна мапа йде до попереднього гравця, проти годинникової стрілки.</translation>
    </message>
    <message>
        <source>{season} begins.</source>
        <translation>{season}: початок.</translation>
    </message>
    <message>
        <source>{season} is scored.</source>
        <translation>{season}: підрахунок.</translation>
    </message>
    <message>
        <source>The last season is over.</source>
        <translation>Останній сезон скінчився.</translation>
    </message>
    <message>
        <source>Card revealed: {card}. The time is now {time}.</source>
        <translation>Відкрито карту: {card}. Тривалість тепер {time}.</translation>
    </message>
    <message>
        <source>Ruins revealed: {card}. The next shape must cover ruins.</source>
        <translation>Відкрито руїни: {card}. Наступна фігура має накрити руїни.</translation>
    </message>
    <message>
        <source>Ambush revealed: {card}.</source>
        <translation>Відкрито засідку: {card}.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>Усі мапи знову у своїх власників.</translation>
    </message>
    <message>
        <source>{card}: the monsters find no place on the map.</source>
        <translation>{card}: монстри не знаходять місця на мапі.</translation>
    </message>
    <message>
        <source>{player}: the map is full, so nothing is drawn.</source>
        <translation>{player}: мапа повна, тож нічого не малюється.</translation>
    </message>
    <message>
        <source>{player}: the map of {owner} is full; nothing is drawn.</source>
        <translation>{player}: мапа повна (власник: {owner}); нічого не малюється.</translation>
    </message>
</context>
<context>
    <name>FaultHook</name>
    <message>
        <source>Something went wrong</source>
        <translation>Щось пішло не так</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is safe and goes on.</source>
        <translation>Програма помилилася. Гра ціла й триває далі.</translation>
    </message>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>Якщо повідомляєте про помилку, додайте подробиці; імен у них немає.</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Копіювати подробиці</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Map</source>
        <translation>Мапа</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{list}, {item}</source>
        <translation>{list}, {item}</translation>
    </message>
    <message>
        <source>{list} and {item}</source>
        <translation>{list} і {item}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Cartographers</source>
        <translation>Картографи</translation>
    </message>
</context>
<context>
    <name>MapKeys</name>
    <message>
        <source>Move up</source>
        <translation>Пересунути вгору</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Пересунути вниз</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Пересунути ліворуч</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Пересунути праворуч</translation>
    </message>
    <message>
        <source>Up to the next place where it fits</source>
        <translation>Угору до наступного місця, куди стає</translation>
    </message>
    <message>
        <source>Down to the next place where it fits</source>
        <translation>Униз до наступного місця, куди стає</translation>
    </message>
    <message>
        <source>Left to the next place where it fits</source>
        <translation>Ліворуч до наступного місця, куди стає</translation>
    </message>
    <message>
        <source>Right to the next place where it fits</source>
        <translation>Праворуч до наступного місця, куди стає</translation>
    </message>
    <message>
        <source>To the top edge</source>
        <translation>До верхнього краю</translation>
    </message>
    <message>
        <source>To the bottom edge</source>
        <translation>До нижнього краю</translation>
    </message>
    <message>
        <source>To the left edge</source>
        <translation>До лівого краю</translation>
    </message>
    <message>
        <source>To the right edge</source>
        <translation>До правого краю</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Повернути праворуч</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Повернути ліворуч</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Віддзеркалити</translation>
    </message>
    <message>
        <source>Lay down; again: confirm</source>
        <translation>Покласти; ще раз: підтвердити</translation>
    </message>
    <message>
        <source>Take back in hand</source>
        <translation>Узяти назад у руку</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Наступне місце, куди стає</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Попереднє місце, куди стає</translation>
    </message>
    <message>
        <source>Mark places where it fits</source>
        <translation>Позначати місця, куди стає</translation>
    </message>
    <message>
        <source>Enlarge the map</source>
        <translation>Збільшити мапу</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Зменшити мапу</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Показати всю мапу</translation>
    </message>
</context>
<context>
    <name>Maps</name>
    <message>
        <source>Side {letter}</source>
        <translation>Сторона {letter}</translation>
    </message>
</context>
<context>
    <name>MapsBackPage</name>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Who drew monsters, and on whose map.</source>
        <translation>Хто малює монстрів і на чиїй мапі.</translation>
    </message>
    <message>
        <source>No map had an empty space left.</source>
        <translation>На жодній мапі не було порожньої клітинки.</translation>
    </message>
    <message>
        <source>The maps return</source>
        <translation>Мапи повертаються</translation>
    </message>
    <message>
        <source>Every map is back with its owner.</source>
        <translation>Кожна мапа знову у свого власника.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Gather your guild of cartographers and choose the map.</source>
        <translation>Зберіть гільдію картографів і виберіть мапу.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Почати гру</translation>
    </message>
    <message>
        <source>{players} · {side}</source>
        <translation>{players} · {side}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The game goes on, but it cannot be saved: {reason}</source>
        <translation>Гра триває, але зберегти її не вдається: {reason}</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>Гра не зберігається</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Збережена гра</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файлу немає.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>Файл заборонено читати.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program.</source>
        <translation>Цю гру збережено новішою версією програми.</translation>
    </message>
    <message>
        <source>This saved game is damaged from decision {step} on.</source>
        <translation>Цю збережену гру пошкоджено, починаючи з рішення {step}.</translation>
    </message>
    <message>
        <source>This saved game is damaged.</source>
        <translation>Цю збережену гру пошкоджено.</translation>
    </message>
    <message>
        <source>This file is no saved game of Cartographers.</source>
        <translation>Цей файл не є збереженою грою «Картографів».</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>Пошкоджений файл відкладено під назвою {file}. Узято крок перед ним.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>Продовжити гру, у якій грають {players}?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress cannot be gone on with.</source>
        <translation>Почати нову гру? Поточну продовжити не вдасться.</translation>
    </message>
    <message>
        <source>Give up this game? It cannot be gone on with.</source>
        <translation>Припинити цю гру? Продовжити її не вдасться.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>Налаштування не вдалося зберегти: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Time {spent} of {threshold}</source>
        <translation>Тривалість {spent} із {threshold}</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>No shape of this card fits on the map: draw a single space instead.</source>
        <translation>Жодна фігура цієї карти не стає на мапу: замість неї намалюйте одну клітинку.</translation>
    </message>
    <message>
        <source>No shape of this card can cover open ruins: draw a single space anywhere instead.</source>
        <translation>Жодна фігура цієї карти не може накрити вільні руїни: замість неї намалюйте одну клітинку будь-де.</translation>
    </message>
    <message>
        <source>No ruins are open on the map: draw a single space anywhere instead.</source>
        <translation>На мапі немає вільних руїн: замість фігури намалюйте одну клітинку будь-де.</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>Rotate left</source>
        <translation>Повернути ліворуч</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Повернути праворуч</translation>
    </message>
    <message>
        <source>cover ruins</source>
        <translation>накрити руїни</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin</source>
        <translation>
            <numerusform>Фігура з %n клітинки, з монетою</numerusform>
            <numerusform>Фігура з %n клітинок, з монетою</numerusform>
            <numerusform>Фігура з %n клітинок, з монетою</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s)</source>
        <translation>
            <numerusform>Фігура з %n клітинки</numerusform>
            <numerusform>Фігура з %n клітинок</numerusform>
            <numerusform>Фігура з %n клітинок</numerusform>
        </translation>
    </message>
    <message>
        <source>This shape fits nowhere on the map now.</source>
        <translation>Ця фігура зараз ніде на мапу не стає.</translation>
    </message>
    <message>
        <source>This shape cannot cover open ruins anywhere.</source>
        <translation>Ця фігура ніде не може накрити вільні руїни.</translation>
    </message>
</context>
<context>
    <name>PartPanel</name>
    <message>
        <source>of {stars}</source>
        <translation>з {stars}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Монстри</translation>
    </message>
    <message>
        <source>Each filled coin is worth 1 star, in every season anew.</source>
        <translation>Кожна заповнена монета дає 1 зірку, щосезону знову.</translation>
    </message>
    <message>
        <source>Each empty space adjacent to a monster costs 1 star.</source>
        <translation>Кожна порожня клітинка, що прилягає до монстра, коштує 1 зірку.</translation>
    </message>
</context>
<context>
    <name>PlacementBar</name>
    <message>
        <source>Rotate</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Віддзеркалити</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати дію</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Сховати мапу</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>waiting</source>
        <translation>чекає</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you confirm</source>
        <translation>Якщо підтвердити</translation>
    </message>
    <message>
        <source>If you confirm, for {owner}</source>
        <translation>Якщо підтвердити, для: {owner}</translation>
    </message>
    <message>
        <source>this season</source>
        <translation>цей сезон</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Монстри</translation>
    </message>
    <message>
        <source>{part}: {now}</source>
        <translation>{part}: {now}</translation>
    </message>
    <message>
        <source>{part}: {now}, then {then} ({change})</source>
        <translation>{part}: {now}, потім {then} ({change})</translation>
    </message>
</context>
<context>
    <name>PublicCards</name>
    <message>
        <source>On the table for everyone</source>
        <translation>На столі для всіх</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Рахується наприкінці цього сезону</translation>
    </message>
</context>
<context>
    <name>PublicTable</name>
    <message>
        <source>Revealed this season</source>
        <translation>Відкрито цього сезону</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Рахується наприкінці цього сезону</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>Гру закінчено.</translation>
    </message>
    <message>
        <source>Nobody sits at this seat.</source>
        <translation>На цьому місці ніхто не сидить.</translation>
    </message>
    <message>
        <source>This player has nothing to draw now.</source>
        <translation>Цьому гравцеві зараз нічого малювати.</translation>
    </message>
    <message>
        <source>The shape reaches outside the map.</source>
        <translation>Фігура виходить за край мапи.</translation>
    </message>
    <message>
        <source>{spaces} are mountains.</source>
        <translation>{spaces} — гори.</translation>
    </message>
    <message>
        <source>{spaces} are wasteland.</source>
        <translation>{spaces} — пустка.</translation>
    </message>
    <message>
        <source>{spaces} are already drawn on.</source>
        <translation>{spaces} — уже заповнено.</translation>
    </message>
    <message>
        <source>The card does not offer this shape.</source>
        <translation>Карта не пропонує цієї фігури.</translation>
    </message>
    <message>
        <source>A shape of the card still fits elsewhere on the map.</source>
        <translation>Якась фігура карти ще стає деінде на мапі.</translation>
    </message>
    <message>
        <source>Only a single space may be drawn now.</source>
        <translation>Зараз можна намалювати лише одну клітинку.</translation>
    </message>
    <message>
        <source>The card does not offer this terrain.</source>
        <translation>Карта не пропонує цієї місцевості.</translation>
    </message>
    <message>
        <source>The shape must cover open ruins.</source>
        <translation>Фігура має накрити вільні руїни.</translation>
    </message>
    <message>
        <source>{space} is a mountain.</source>
        <translation>{space} — гора.</translation>
    </message>
    <message>
        <source>{space} is wasteland.</source>
        <translation>{space} — пустка.</translation>
    </message>
    <message>
        <source>{space} is already drawn on.</source>
        <translation>{space} — уже заповнено.</translation>
    </message>
</context>
<context>
    <name>RevealPage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>І ще %n.</numerusform>
            <numerusform>І ще %n.</numerusform>
            <numerusform>І ще %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>{season} begins</source>
        <translation>{season}: початок</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>Засідка!</translation>
    </message>
    <message>
        <source>Everyone draws monsters on the map of a neighbour.</source>
        <translation>Кожен малює монстрів на мапі сусіда.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, and the shape must cover ruins.</source>
        <translation>Кожен таємно малює цю карту, і фігура має накрити руїни.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, one after the other.</source>
        <translation>Кожен таємно малює цю карту, один за одним.</translation>
    </message>
</context>
<context>
    <name>RevealedPanel</name>
    <message>
        <source>Revealed</source>
        <translation>Відкрито</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>ще %n карта</numerusform>
            <numerusform>ще %n карти</numerusform>
            <numerusform>ще %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es)</source>
        <translation>
            <numerusform>%n засідка</numerusform>
            <numerusform>%n засідки</numerusform>
            <numerusform>%n засідок</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>{cards} left, {ambushes}</source>
        <translation>Лишилося: {cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Відкрито цього сезону</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>У колоді ще %n карта.</numerusform>
            <numerusform>У колоді ще %n карти.</numerusform>
            <numerusform>У колоді ще %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them.</source>
        <translation>
            <numerusform>Серед них %n засідка.</numerusform>
            <numerusform>Серед них %n засідки.</numerusform>
            <numerusform>Серед них %n засідок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen yet this season: {cards}.</source>
        <translation>Цього сезону ще не з’являлися: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Монстри</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.</translation>
    </message>
</context>
<context>
    <name>SeasonHead</name>
    <message>
        <source>{season}: the scores</source>
        <translation>{season}: рахунок</translation>
    </message>
    <message>
        <source>Map {number} of {count}</source>
        <translation>Мапа {number} із {count}</translation>
    </message>
    <message>
        <source>The map before</source>
        <translation>Попередня мапа</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>Наступна мапа</translation>
    </message>
</context>
<context>
    <name>SeasonPanel</name>
    <message>
        <source>Season sheet</source>
        <translation>Аркуш сезонів</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1-й</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2-й</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Монстри</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сума</translation>
    </message>
    <message>
        <source>total</source>
        <translation>усього</translation>
    </message>
</context>
<context>
    <name>SeasonSheetPage</name>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Наступний гравець</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Наступний крок</translation>
    </message>
    <message>
        <source>{player}: {stars} for this season.</source>
        <translation>{player}: {stars} за цей сезон.</translation>
    </message>
    <message>
        <source>Nothing to count here.</source>
        <translation>Тут нічого рахувати.</translation>
    </message>
    <message>
        <source>Filled coins: {gain}.</source>
        <translation>Заповнені монети: {gain}.</translation>
    </message>
    <message>
        <source>{spaces}: {gain}, {total} in all.</source>
        <translation>{spaces}: {gain}, разом {total}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Усе відразу</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>Number of players, 1 to 100</source>
        <translation>Кількість гравців, від 1 до 100</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Шукати ім’я</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Вставити імена</translation>
    </message>
    <message>
        <source>Take the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Узяти гравців із буфера обміну: по одному імені в рядку, титул після табуляції</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>У буфері обміну немає імен.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Ім’я: {player}</translation>
    </message>
    <message>
        <source>Title of {player}</source>
        <translation>Титул: {player}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>ім’я</translation>
    </message>
    <message>
        <source>title, if any</source>
        <translation>титул, якщо є</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>На одне місце вгору</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>На одне місце вниз</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Прибрати цього гравця</translation>
    </message>
    <message>
        <source>Move {player}</source>
        <translation>Пересадити: {player}</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Alt with an arrow key</source>
        <translation>Перетягніть на інше місце або натисніть Alt зі стрілкою</translation>
    </message>
</context>
<context>
    <name>SeatingOrder</name>
    <message>
        <source>Order at the table</source>
        <translation>Порядок за столом</translation>
    </message>
    <message>
        <source>It decides which neighbour draws on your map in an ambush.</source>
        <translation>Від нього залежить, хто із сусідів малює на вашій мапі під час засідки.</translation>
    </message>
</context>
<context>
    <name>SeedEntry</name>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>random</source>
        <translation>випадкове</translation>
    </message>
    <message>
        <source>The same seed gives the same cards; empty for a random one</source>
        <translation>Те саме зерно дає ті самі карти; порожнє — випадкове</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Інше випадкове зерно</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Копіювати зерно</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>At least one player is needed.</source>
        <translation>Потрібен принаймні один гравець.</translation>
    </message>
    <message>
        <source>There are {count} players; at most {most} can play.</source>
        <translation>Кількість гравців — {count}; щонайбільше можуть грати {most}.</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Гравцеві {number} потрібне ім’я.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {longest_name} fit.</source>
        <translation>Кількість знаків у імені — {length}; поміщається щонайбільше {longest_name}.</translation>
    </message>
    <message>
        <source>The name of player {number} has a character that cannot be shown.</source>
        <translation>В імені гравця {number} є знак, який неможливо показати.</translation>
    </message>
    <message>
        <source>The name {name} is taken; each player needs another.</source>
        <translation>Ім’я {name} зайняте; кожному гравцеві потрібне своє.</translation>
    </message>
    <message>
        <source>The title of player {number} is too long; at most {longest_title} characters fit.</source>
        <translation>Титул гравця {number} задовгий; найбільша кількість знаків — {longest_title}.</translation>
    </message>
    <message>
        <source>The title of player {number} has a character that cannot be shown.</source>
        <translation>У титулі гравця {number} є знак, який неможливо показати.</translation>
    </message>
    <message>
        <source>A seed has up to eight digits 0-9 and letters A-F.</source>
        <translation>Зерно має не більше восьми цифр 0-9 і літер A-F.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Що роблять</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>{player} {stars}</source>
        <translation>{player} {stars}</translation>
    </message>
    <message>
        <source>{total} each. Fewer stars lost to monsters decide: {losses}.</source>
        <translation>У кожного {total}. Вирішує менша втрата зірок через монстрів: {losses}.</translation>
    </message>
    <message>
        <source>{players} share the victory: equal stars, and equal losses to monsters.</source>
        <translation>Перемогу ділять {players}: зірок порівну й однакові втрати через монстрів.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Зерно {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>перемога</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Усі мапи</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Підсумкова таблиця</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Копіювати зерно</translation>
    </message>
    <message>
        <source>Rematch, same seed</source>
        <translation>Реванш, те саме зерно</translation>
    </message>
    <message>
        <source>Rematch, new seed</source>
        <translation>Реванш, нове зерно</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>Намалювали: {done} із {players}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Ще мають малювати: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time {threshold}</source>
        <translation>{season}: укази {first} і {second}, тривалість {threshold}</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>малює</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>на черзі</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Edicts</source>
        <translation>Укази</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Аркуш сезонів</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>Forest</source>
        <translation>Ліс</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Містечко</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Ферма</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Водойма</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Монстр</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Гора</translation>
    </message>
</context>
<context>
    <name>WaitingGrid</name>
    <message>
        <source>Who draws now?</source>
        <translation>Хто малює зараз?</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Шукати ім’я</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>на черзі</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>Найбільша репутація в королівстві</translation>
    </message>
    <message>
        <source>{name} {title}</source>
        <translation>{name} {title}</translation>
    </message>
    <message>
        <source>The queen awards the title</source>
        <translation>Королева дарує титул</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
    <message>
        <source>{total} − {numbers} = {rating}, the rating that decides the title.</source>
        <translation>{total} − {numbers} = {rating}, оцінка, що визначає титул.</translation>
    </message>
    <message>
        <source>({first} + {second} + {third} + {fourth})</source>
        <translation>({first} + {second} + {third} + {fourth})</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Goblin Attack</source>
        <translation>Напад гоблінів</translation>
    </message>
    <message>
        <source>Bugbear Assault</source>
        <translation>Наліт ведмежатників</translation>
    </message>
    <message>
        <source>Kobold Onslaught</source>
        <translation>Наступ кобольдів</translation>
    </message>
    <message>
        <source>Gnoll Raid</source>
        <translation>Рейд гнолів</translation>
    </message>
    <message>
        <source>Flayer Incursion</source>
        <translation>Вторгнення живодерів</translation>
    </message>
    <message>
        <source>Insectoid Invasion</source>
        <translation>Навала комахоїдів</translation>
    </message>
    <message>
        <source>Ratman Strike</source>
        <translation>Удар щуролюдів</translation>
    </message>
    <message>
        <source>Ogre Charge</source>
        <translation>Натиск огрів</translation>
    </message>
    <message>
        <source>Great River</source>
        <translation>Велика річка</translation>
    </message>
    <message>
        <source>Farmland</source>
        <translation>Фермерські землі</translation>
    </message>
    <message>
        <source>Hamlet</source>
        <translation>Фільварок</translation>
    </message>
    <message>
        <source>Forgotten Forest</source>
        <translation>Забутий ліс</translation>
    </message>
    <message>
        <source>Hinterland Stream</source>
        <translation>Струмок у глушині</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Садиба</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Фруктовий сад</translation>
    </message>
    <message>
        <source>Treetop Village</source>
        <translation>Село у верховітті</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Мочарі</translation>
    </message>
    <message>
        <source>Fishing Village</source>
        <translation>Рибальське містечко</translation>
    </message>
    <message>
        <source>Rift Lands</source>
        <translation>Розломи</translation>
    </message>
    <message>
        <source>Temple Ruins</source>
        <translation>Руїни храму</translation>
    </message>
    <message>
        <source>Outpost Ruins</source>
        <translation>Руїни форту</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Дикий край</translation>
    </message>
    <message>
        <source>Five mountains and six ruins in open country.</source>
        <translation>П’ять гір і шість руїн серед відкритої землі.</translation>
    </message>
    <message>
        <source>Wastelands</source>
        <translation>Пустки</translation>
    </message>
    <message>
        <source>A wasteland in the middle narrows the map.</source>
        <translation>Пустка посередині звужує мапу.</translation>
    </message>
    <message>
        <source>Canal Lake</source>
        <translation>Зрошувальний канал</translation>
    </message>
    <message>
        <source>Each water space adjacent to a farm, and each farm space adjacent to water, is worth 1 star, however many such neighbours it has.</source>
        <translation>Кожна клітинка водойми поруч із фермою і кожна клітинка ферми поруч із водоймою дає 1 зірку, хоч би скільки таких сусідів вона мала.</translation>
    </message>
    <message>
        <source>Mages Valley</source>
        <translation>Долина магів</translation>
    </message>
    <message>
        <source>Each water space adjacent to a mountain is worth 2 stars, and each farm space adjacent to a mountain 1 star.</source>
        <translation>Кожна клітинка водойми, що прилягає до гори, дає 2 зірки, а кожна клітинка ферми, що прилягає до гори, — 1 зірку.</translation>
    </message>
    <message>
        <source>The Golden Granary</source>
        <translation>Золота комора</translation>
    </message>
    <message>
        <source>Each water space adjacent to a ruins space is worth 1 star, and each farm space drawn on ruins 3 stars.</source>
        <translation>Кожна клітинка водойми, що прилягає до клітинки руїн, дає 1 зірку, а кожна клітинка ферми, намальована на руїнах, — 3 зірки.</translation>
    </message>
    <message>
        <source>Shoreside Expanse</source>
        <translation>Узбережжя</translation>
    </message>
    <message>
        <source>Each farm cluster that touches neither water nor the edge of the map is worth 3 stars. So is each water cluster that touches neither a farm nor the edge of the map.</source>
        <translation>Кожна група клітинок ферми, що не торкається ні водойми, ні краю мапи, дає 3 зірки. Стільки ж дає кожна група клітинок водойми, що не торкається ні ферми, ні краю мапи.</translation>
    </message>
    <message>
        <source>Sentinel Wood</source>
        <translation>Лісова варта</translation>
    </message>
    <message>
        <source>Each forest space on the edge of the map is worth 1 star. A corner space counts once.</source>
        <translation>Кожна клітинка лісу біля краю мапи дає 1 зірку. Кутова клітинка рахується один раз.</translation>
    </message>
    <message>
        <source>Greenbough</source>
        <translation>Зелене гілля</translation>
    </message>
    <message>
        <source>Each row and each column with at least one forest space is worth 1 star. The same space may count for its row and for its column.</source>
        <translation>Кожен рядок і кожен стовпець, у якому є хоча б одна клітинка лісу, дає 1 зірку. Та сама клітинка може рахуватися і для рядка, і для стовпця.</translation>
    </message>
    <message>
        <source>Treetower</source>
        <translation>Вежа на дереві</translation>
    </message>
    <message>
        <source>Each forest space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Кожна клітинка лісу, у якої закрито всі чотири боки, дає 1 зірку. Бік закриває заповнена клітинка або край мапи.</translation>
    </message>
    <message>
        <source>Stoneside Forest</source>
        <translation>Гірський ліс</translation>
    </message>
    <message>
        <source>Each mountain joined to another mountain by one forest cluster is worth 3 stars. A mountain counts once.</source>
        <translation>Кожна гора, яку одна група клітинок лісу сполучає з іншою горою, дає 3 зірки. Гора рахується один раз.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Прикордоння</translation>
    </message>
    <message>
        <source>Each row and each column without an empty space is worth 6 stars.</source>
        <translation>Кожен рядок і кожен стовпець без порожньої клітинки дає 6 зірок.</translation>
    </message>
    <message>
        <source>Lost Barony</source>
        <translation>Втрачене герцогство</translation>
    </message>
    <message>
        <source>Find the largest square of filled spaces. Each space along one of its sides is worth 3 stars.</source>
        <translation>Береться найбільший квадрат із заповнених клітинок. Кожна клітинка вздовж однієї його сторони дає 3 зірки.</translation>
    </message>
    <message>
        <source>The Broken Road</source>
        <translation>Битий шлях</translation>
    </message>
    <message>
        <source>Each diagonal that runs down from the left edge to the bottom edge of the map without an empty space is worth 3 stars.</source>
        <translation>Кожна діагональ, що спускається від лівого краю до нижнього краю мапи й не має порожньої клітинки, дає 3 зірки.</translation>
    </message>
    <message>
        <source>The Cauldrons</source>
        <translation>Котли</translation>
    </message>
    <message>
        <source>Each empty space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Кожна порожня клітинка, у якої закрито всі чотири боки, дає 1 зірку. Бік закриває заповнена клітинка або край мапи.</translation>
    </message>
    <message>
        <source>Wildholds</source>
        <translation>Дикі землі</translation>
    </message>
    <message>
        <source>Each village cluster of at least six spaces is worth 8 stars.</source>
        <translation>Кожна група щонайменше із шести клітинок містечка дає 8 зірок.</translation>
    </message>
    <message>
        <source>Great City</source>
        <translation>Велике місто</translation>
    </message>
    <message>
        <source>Each space of the largest village cluster that touches no mountain is worth 1 star.</source>
        <translation>Кожна клітинка найбільшої групи клітинок містечка, що не торкається гори, дає 1 зірку.</translation>
    </message>
    <message>
        <source>Greengold Plains</source>
        <translation>Край достатку</translation>
    </message>
    <message>
        <source>Each village cluster that touches at least three other terrain types is worth 3 stars. Mountains and monsters are terrain types.</source>
        <translation>Кожна група клітинок містечка, що торкається щонайменше трьох інших типів місцевості, дає 3 зірки. Гори й монстри — теж типи місцевості.</translation>
    </message>
    <message>
        <source>Shieldgate</source>
        <translation>Оборонна брама</translation>
    </message>
    <message>
        <source>Each space of the second largest village cluster is worth 2 stars. If two clusters are the largest, one of them is the second.</source>
        <translation>Кожна клітинка другої за величиною групи клітинок містечка дає 2 зірки. Якщо найбільших груп дві, одна з них вважається другою.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Весна</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Літо</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Осінь</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Зима</translation>
    </message>
    <message>
        <source>Legendary Cartographer</source>
        <translation>Легендарний картограф</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Майстер мап</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Підмайстер-топограф</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Учень землеміра</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Оцінювач-аматор</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Невмілий помічник</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Недолугий мазій</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Неуважний чорнилопивець</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Promo ambushes</source>
        <translation>Промозасідки</translation>
    </message>
    <message>
        <source>Four ambush cards are drawn unseen from all eight.</source>
        <translation>Чотири карти засідок тягнуть наосліп з усіх восьми.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <translation>Без монстрів</translation>
    </message>
    <message>
        <source>A gentle variant without ambush cards; not an official rule.</source>
        <translation>М’який варіант без карт засідок; це не офіційне правило.</translation>
    </message>
    <message>
        <source>Strict single space</source>
        <translation>Строга одна клітинка</translation>
    </message>
    <message>
        <source>When no shape fits, the single space bears a terrain of the card.</source>
        <translation>Коли жодна фігура не стає, одна клітинка отримує місцевість карти.</translation>
    </message>
</context>
</TS>
