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
        <translation>Комп’ютерна версія настільної гри 2019 року про малювання мап: від одного до ста гравців за одним комп’ютером. Правила викладено власними словами, а кожне зображення малює сама програма.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>Це вільна програма за ліцензією MIT. Вона використовує Qt {qt} і PySide6 за ліцензією LGPL версії 3, pydantic і platformdirs за ліцензією MIT та шрифт Source Serif Pro за ліцензією SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>BotsController</name>
    <message>
        <source>The computer players draw: {number} of {count}</source>
        <translation>Комп’ютерні гравці малюють: {number} з {count}</translation>
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
    <message>
        <source>solo</source>
        <translation>наодинці</translation>
    </message>
</context>
<context>
    <name>CardGallery</name>
    <message>
        <source>Explore and ruins cards</source>
        <translation>Карти дослідження й руїн</translation>
    </message>
    <message>
        <source>Ambush cards</source>
        <translation>Карти засідок</translation>
    </message>
    <message>
        <source>Season cards</source>
        <translation>Карти сезонів</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Карти підрахунку</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Таких слів немає на жодній карті.</translation>
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
    <name>CardKind</name>
    <message>
        <source>Explore card</source>
        <translation>Карта дослідження</translation>
    </message>
    <message>
        <source>Ruins card</source>
        <translation>Карта руїн</translation>
    </message>
    <message>
        <source>Ambush card of the promo pack</source>
        <translation>Карта засідки з промонабору</translation>
    </message>
    <message>
        <source>Ambush card</source>
        <translation>Карта засідки</translation>
    </message>
    <message>
        <source>Season card</source>
        <translation>Карта сезону</translation>
    </message>
    <message>
        <source>Scoring card: forest</source>
        <translation>Карта підрахунку: ліс</translation>
    </message>
    <message>
        <source>Scoring card: farm and water</source>
        <translation>Карта підрахунку: ферма й водойма</translation>
    </message>
    <message>
        <source>Scoring card: village</source>
        <translation>Карта підрахунку: містечко</translation>
    </message>
    <message>
        <source>Scoring card: the whole map</source>
        <translation>Карта підрахунку: уся мапа</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>Time: {time}</source>
        <translation>Тривалість: {time}</translation>
    </message>
    <message>
        <source>Draw one of the two shapes. The smaller one brings a coin, the larger one fills more.</source>
        <translation>Намалюйте одну з двох фігур. Менша дає монету, більша заповнює більше клітинок.</translation>
    </message>
    <message>
        <source>Draw a single space in any terrain, if you like even as a monster.</source>
        <translation>Намалюйте одну клітинку будь-якої місцевості, за бажання навіть монстра.</translation>
    </message>
    <message>
        <source>Draw the shape in one of the two terrains, all of it alike.</source>
        <translation>Намалюйте фігуру, заповнивши її всю однією з двох місцевостей.</translation>
    </message>
    <message>
        <source>It may be rotated and mirrored, and need not touch anything drawn before. If no shape of the card fits anywhere, a single space is drawn instead.</source>
        <translation>Фігуру можна повертати й віддзеркалювати, і вона не мусить торкатися намальованого раніше. Якщо жодна фігура карти ніде не вміщується, малюють одну клітинку.</translation>
    </message>
    <message>
        <source>Nothing is drawn for this card. The next card is revealed at once, and its shape must cover at least one open ruins space.</source>
        <translation>За цією картою нічого не малюють. Відразу відкривають наступну карту, і її фігура має накрити принаймні одну клітинку вільних руїн.</translation>
    </message>
    <message>
        <source>If no shape of that card can do so, a single space is drawn anywhere instead, in any terrain.</source>
        <translation>Якщо жодна фігура тієї карти не може цього зробити, замість неї малюють одну клітинку будь-де й будь-якої місцевості.</translation>
    </message>
    <message>
        <source>Two ruins cards in a row: one covered ruins space is enough.</source>
        <translation>Дві карти руїн поспіль: досить накрити одну клітинку руїн.</translation>
    </message>
    <message>
        <source>An ambush in between: the monsters are free to go anywhere, and the ruins wait for the next explore card.</source>
        <translation>Засідка між ними: монстри можуть стати будь-де, а руїни чекають на наступну карту дослідження.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on already.</source>
        <translation>Руїни, на яких уже щось намальовано.</translation>
    </message>
    <message>
        <source>Each player draws this shape as monsters on the map of a neighbour, rotated and mirrored at will. Then the maps go back, and the card returns to the box.</source>
        <translation>Кожен гравець малює цю фігуру як монстрів на мапі сусіда, повертаючи й віддзеркалюючи її як завгодно. Потім мапи повертаються до власників, а карта — до коробки.</translation>
    </message>
    <message>
        <source>At the end of every season the owner of a map loses 1 star for each empty space beside a monster.</source>
        <translation>Наприкінці кожного сезону власник мапи втрачає 1 зірку за кожну порожню клітинку поруч із монстром.</translation>
    </message>
    <message>
        <source>Each threatened space once, even between several monsters.</source>
        <translation>Кожна клітинка під загрозою — один раз, навіть між кількома монстрами.</translation>
    </message>
    <message>
        <source>Open ruins beside a monster: they are empty.</source>
        <translation>Вільні руїни поруч із монстром: вони порожні.</translation>
    </message>
    <message>
        <source>Empty spaces that touch a monster at a corner only.</source>
        <translation>Порожні клітинки, що торкаються монстра лише кутом.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top left corner.</source>
        <translation>У грі наодинці обхід починається у верхньому лівому куті.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top right corner.</source>
        <translation>У грі наодинці обхід починається у верхньому правому куті.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom right corner.</source>
        <translation>У грі наодинці обхід починається в нижньому правому куті.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom left corner.</source>
        <translation>У грі наодинці обхід починається в нижньому лівому куті.</translation>
    </message>
    <message>
        <source>The shape as printed goes clockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>Фігура в надрукованому положенні йде вздовж краю за годинниковою стрілкою до першого місця, де вміщується. Якщо такого немає, вона пробує знову на одну клітинку глибше.</translation>
    </message>
    <message>
        <source>The shape as printed goes counterclockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>Фігура в надрукованому положенні йде вздовж краю проти годинникової стрілки до першого місця, де вміщується. Якщо такого немає, вона пробує знову на одну клітинку глибше.</translation>
    </message>
    <message>
        <source>The season ends as soon as the time values of its revealed cards add up to {time} or more.</source>
        <translation>Сезон закінчується, щойно сума тривалостей відкритих карт сягне {time} або перевищить це число.</translation>
    </message>
    <message>
        <source>Time beyond the threshold: the next season begins at nought.</source>
        <translation>Надлишок тривалості: наступний сезон починається з нуля.</translation>
    </message>
    <message>
        <source>Then edicts {first} and {second} are scored, 1 star for each coin is added, and 1 star is lost for each empty space beside a monster.</source>
        <translation>Тоді рахують укази {first} і {second}, за кожну монету додають 1 зірку, а за кожну порожню клітинку поруч із монстром 1 зірку віднімають.</translation>
    </message>
    <message>
        <source>Coins: they are kept and count again every season.</source>
        <translation>Монети: вони лишаються і рахуються щосезону знову.</translation>
    </message>
    <message>
        <source>Ruins and ambush cards: they take no time.</source>
        <translation>Карти руїн і засідок: вони не мають тривалості.</translation>
    </message>
    <message>
        <source>Played alone, {number} is subtracted at the end of the game.</source>
        <translation>У грі наодинці наприкінці віднімають {number}.</translation>
    </message>
    <message>
        <source>{stars} each: {spaces}</source>
        <translation>{stars} за кожну: {spaces}</translation>
    </message>
    <message>
        <source>{stars}: {spaces}</source>
        <translation>{stars}: {spaces}</translation>
    </message>
    <message>
        <source>In all: {stars}</source>
        <translation>Разом: {stars}</translation>
    </message>
    <message>
        <source>1 star for each of these rows: {rows}</source>
        <translation>1 зірка за кожен із цих рядків: {rows}</translation>
    </message>
    <message>
        <source>1 star for each of these columns: {columns}</source>
        <translation>1 зірка за кожен із цих стовпців: {columns}</translation>
    </message>
    <message>
        <source>Played alone, the monsters land here: {spaces}.</source>
        <translation>У грі наодинці монстри стають сюди: {spaces}.</translation>
    </message>
    <message>
        <source>They cost this at the end of every season: {stars}.</source>
        <translation>Наприкінці кожного сезону це коштує: {stars}.</translation>
    </message>
    <message>
        <source>One of them, as {terrain}: {spaces}.</source>
        <translation>Одне з них ({terrain}): {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins, one of which must be covered: {spaces}.</source>
        <translation>Клітинки вільних руїн, одну з яких треба накрити: {spaces}.</translation>
    </message>
    <message>
        <source>Drawn on already: {spaces}.</source>
        <translation>Уже намальовано: {spaces}.</translation>
    </message>
    <message>
        <source>Every forest space in the outermost row or column.</source>
        <translation>Кожна клітинка лісу в крайньому рядку чи стовпці.</translation>
    </message>
    <message>
        <source>A corner space: on two edges, yet counted once.</source>
        <translation>Кутова клітинка: на двох краях, але рахується один раз.</translation>
    </message>
    <message>
        <source>Forest one space away from the edge.</source>
        <translation>Ліс за одну клітинку від краю.</translation>
    </message>
    <message>
        <source>Forest beside wasteland: only the map has an edge.</source>
        <translation>Ліс поруч із пусткою: край є лише в мапи.</translation>
    </message>
    <message>
        <source>A row or column with a single forest space.</source>
        <translation>Рядок або стовпець з однією-єдиною клітинкою лісу.</translation>
    </message>
    <message>
        <source>One space both for its row and for its column.</source>
        <translation>Одна клітинка і для свого рядка, і для свого стовпця.</translation>
    </message>
    <message>
        <source>More forest in a row or column that counts already.</source>
        <translation>Додатковий ліс у рядку чи стовпці, який уже рахується.</translation>
    </message>
    <message>
        <source>Whether the forest spaces touch each other.</source>
        <translation>Чи торкаються клітинки лісу одна одної.</translation>
    </message>
    <message>
        <source>Everything filled closes a side: any terrain, monsters, mountains, wasteland.</source>
        <translation>Бік закриває все заповнене: будь-яка місцевість, монстри, гори, пустка.</translation>
    </message>
    <message>
        <source>Other forest closes a side as well.</source>
        <translation>Інший ліс теж закриває бік.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty and close nothing.</source>
        <translation>Вільні руїни: вони порожні й нічого не закривають.</translation>
    </message>
    <message>
        <source>The diagonal neighbours of a space.</source>
        <translation>Сусіди клітинки по діагоналі.</translation>
    </message>
    <message>
        <source>Three mountains joined by one cluster: 3 stars for each of them.</source>
        <translation>Три гори, сполучені однією групою: по 3 зірки за кожну.</translation>
    </message>
    <message>
        <source>A mountain joined by two clusters: once, like any other.</source>
        <translation>Гора, сполучена двома групами: один раз, як і будь-яка інша.</translation>
    </message>
    <message>
        <source>A mountain whose forest reaches no other mountain.</source>
        <translation>Гора, чий ліс не сягає іншої гори.</translation>
    </message>
    <message>
        <source>Forest spaces that touch at a corner only: they are two clusters.</source>
        <translation>Клітинки лісу, що торкаються лише кутом: це дві групи.</translation>
    </message>
    <message>
        <source>Both spaces, where water and farm touch.</source>
        <translation>Обидві клітинки там, де торкаються водойма й ферма.</translation>
    </message>
    <message>
        <source>Each space once, even between several of the others.</source>
        <translation>Кожна клітинка один раз, навіть між кількома іншими.</translation>
    </message>
    <message>
        <source>Water beside water and farm beside farm.</source>
        <translation>Водойма біля водойми й ферма біля ферми.</translation>
    </message>
    <message>
        <source>Spaces that touch at a corner only.</source>
        <translation>Клітинки, що торкаються лише кутом.</translation>
    </message>
    <message>
        <source>The four spaces beside a mountain, no further ones.</source>
        <translation>Чотири клітинки поруч із горою, не далі.</translation>
    </message>
    <message>
        <source>Mountains whose coin is taken, as well.</source>
        <translation>Також гори, чию монету вже взято.</translation>
    </message>
    <message>
        <source>Forest, village and monsters beside a mountain.</source>
        <translation>Ліс, містечко й монстри поруч із горою.</translation>
    </message>
    <message>
        <source>Spaces that touch a mountain at a corner only.</source>
        <translation>Клітинки, що торкаються гори лише кутом.</translation>
    </message>
    <message>
        <source>Water beside ruins, whether they are open or drawn on already.</source>
        <translation>Водойма поруч із руїнами, байдуже, вільними чи вже накритими.</translation>
    </message>
    <message>
        <source>A farm drawn on ruins, wherever they lie.</source>
        <translation>Ферма, намальована на руїнах, хоч би де вони були.</translation>
    </message>
    <message>
        <source>Water on ruins: it is not beside itself.</source>
        <translation>Водойма на руїнах: вона не поруч сама із собою.</translation>
    </message>
    <message>
        <source>A farm beside ruins.</source>
        <translation>Ферма поруч із руїнами.</translation>
    </message>
    <message>
        <source>A cluster of a single space.</source>
        <translation>Група з однієї клітинки.</translation>
    </message>
    <message>
        <source>A cluster beside mountains, wasteland or village.</source>
        <translation>Група поруч із горами, пусткою чи містечком.</translation>
    </message>
    <message>
        <source>A farm cluster and a water cluster that touch.</source>
        <translation>Група ферми й група водойми, що торкаються одна одної.</translation>
    </message>
    <message>
        <source>A cluster with one space on the edge of the map.</source>
        <translation>Група з однією клітинкою на краю мапи.</translation>
    </message>
    <message>
        <source>Several clusters that are large enough, each of them.</source>
        <translation>Кілька досить великих груп, кожна з них.</translation>
    </message>
    <message>
        <source>A cluster of six spaces and one of twenty alike.</source>
        <translation>Група із шести клітинок і група з двадцяти — однаково.</translation>
    </message>
    <message>
        <source>A cluster of five spaces.</source>
        <translation>Група з п’яти клітинок.</translation>
    </message>
    <message>
        <source>Village spaces that touch at a corner only: they are not joined.</source>
        <translation>Клітинки містечка, що торкаються лише кутом: вони не з’єднані.</translation>
    </message>
    <message>
        <source>The largest of the clusters that are left without those at mountains.</source>
        <translation>Найбільша з решти груп, коли відкинути ті, що торкаються гір.</translation>
    </message>
    <message>
        <source>Of several equally large clusters only one.</source>
        <translation>З кількох однаково великих груп лише одна.</translation>
    </message>
    <message>
        <source>A cluster beside a mountain, however large it is.</source>
        <translation>Група, що торкається гори, хоч би яка велика вона була.</translation>
    </message>
    <message>
        <source>Smaller clusters.</source>
        <translation>Менші групи.</translation>
    </message>
    <message>
        <source>Forest, farm, water, monsters and mountains.</source>
        <translation>Ліс, ферма, водойма, монстри й гори.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on, as the terrain drawn there.</source>
        <translation>Руїни, на яких уже щось намальовано: рахується намальована там місцевість.</translation>
    </message>
    <message>
        <source>Wasteland, empty spaces and open ruins: no terrain.</source>
        <translation>Пустка, порожні клітинки й вільні руїни: це не типи місцевості.</translation>
    </message>
    <message>
        <source>The same terrain a second time.</source>
        <translation>Та сама місцевість удруге.</translation>
    </message>
    <message>
        <source>The second largest cluster, with all its spaces.</source>
        <translation>Друга за величиною група: усі її клітинки.</translation>
    </message>
    <message>
        <source>One of two clusters that are equally large.</source>
        <translation>Одна з двох однаково великих груп.</translation>
    </message>
    <message>
        <source>The largest cluster.</source>
        <translation>Найбільша група.</translation>
    </message>
    <message>
        <source>A map with one village cluster: it has no second.</source>
        <translation>Мапа з однією групою містечка: другої в неї немає.</translation>
    </message>
    <message>
        <source>Mountains, wasteland and monsters: they are filled.</source>
        <translation>Гори, пустка й монстри: вони заповнені.</translation>
    </message>
    <message>
        <source>A space both for its row and for its column.</source>
        <translation>Клітинка і для свого рядка, і для свого стовпця.</translation>
    </message>
    <message>
        <source>A row or column with one empty space.</source>
        <translation>Рядок або стовпець з однією порожньою клітинкою.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty.</source>
        <translation>Вільні руїни: вони порожні.</translation>
    </message>
    <message>
        <source>Anything filled, mountains and wasteland too.</source>
        <translation>Усе заповнене, також гори й пустка.</translation>
    </message>
    <message>
        <source>A single filled space: it is a square with a side of 1.</source>
        <translation>Одна-єдина заповнена клітинка: це квадрат зі стороною 1.</translation>
    </message>
    <message>
        <source>A second square, even one of the same size.</source>
        <translation>Другий квадрат, навіть такий самий завбільшки.</translation>
    </message>
    <message>
        <source>The longer side of a rectangle.</source>
        <translation>Довша сторона прямокутника.</translation>
    </message>
    <message>
        <source>Any filled space: terrain, mountain or wasteland.</source>
        <translation>Будь-яка заповнена клітинка: місцевість, гора чи пустка.</translation>
    </message>
    <message>
        <source>The space in the bottom left corner: it touches both edges by itself.</source>
        <translation>Клітинка в нижньому лівому куті: вона сама торкається обох країв.</translation>
    </message>
    <message>
        <source>A diagonal with one empty space.</source>
        <translation>Діагональ з однією порожньою клітинкою.</translation>
    </message>
    <message>
        <source>A diagonal that begins at the top edge or runs up.</source>
        <translation>Діагональ, що починається біля верхнього краю або йде вгору.</translation>
    </message>
    <message>
        <source>An empty space in a corner or on the edge as well.</source>
        <translation>Також порожня клітинка в куті чи на краю.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side: neither is closed.</source>
        <translation>Дві порожні клітинки поруч: жодну не закрито.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>In all its positions</source>
        <translation>В усіх положеннях</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Приклад</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Що рахується</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>Що не рахується</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Варто знати</translation>
    </message>
    <message numerus="yes">
        <source>On this map it can be drawn in %n place(s).</source>
        <translation>
            <numerusform>На цій мапі її можна намалювати в %n місці.</numerusform>
            <numerusform>На цій мапі її можна намалювати в %n місцях.</numerusform>
            <numerusform>На цій мапі її можна намалювати в %n місцях.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardReference</name>
    <message>
        <source>Card reference</source>
        <translation>Довідник карт</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Дослідження</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Засідка</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Сезони</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок</translation>
    </message>
    <message>
        <source>Name or words of the rule</source>
        <translation>Назва або слова правила</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Шукати карти</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Goes back to the list of cards</source>
        <translation>Повертає до списку карт</translation>
    </message>
    <message>
        <source>Kinds of cards</source>
        <translation>Види карт</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Попередня карта</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Наступна карта</translation>
    </message>
</context>
<context>
    <name>Cartouche</name>
    <message>
        <source>Seed {seed}</source>
        <translation>Зерно {seed}</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>Chart of the day</source>
        <translation>Мапа дня</translation>
    </message>
    <message>
        <source>Chart of the week</source>
        <translation>Мапа тижня</translation>
    </message>
    <message>
        <source>Chart of the day, {date}: the same map and cards for everybody</source>
        <translation>Мапа дня, {date}: та сама для всіх, з тими самими картами</translation>
    </message>
    <message>
        <source>Chart of the week from {date} on: the same map and cards for everybody</source>
        <translation>Мапа тижня від {date}: та сама для всіх, з тими самими картами</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Закриває це вікно</translation>
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
        <source>Recent games</source>
        <translation>Недавні ігри</translation>
    </message>
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
        <source>Open a saved game…</source>
        <translation>Відкрити збережену гру…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Зберегти копію як…</translation>
    </message>
    <message>
        <source>Give up the game…</source>
        <translation>Припинити гру…</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>За столом…</translation>
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
        <translation>Наступне місце, де фігура вміщується</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Попереднє місце, де фігура вміщується</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
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
        <source>Take the shape back in hand</source>
        <translation>Узяти фігуру назад у руку</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Підтвердити малюнок</translation>
    </message>
    <message>
        <source>Correct the last drawing</source>
        <translation>Виправити останній малюнок</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Описати клітинку</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Коротко описати мапу</translation>
    </message>
    <message>
        <source>Map as text…</source>
        <translation>Мапа як текст…</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Сховати мапу</translation>
    </message>
    <message>
        <source>Cards in the deck…</source>
        <translation>Карти в колоді…</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Усі мапи</translation>
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
        <translation>Позначати місця, де фігура вміщується</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Писати цінність кожного місця</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Показувати, що змінив би малюнок</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
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
    <message>
        <source>The wheel rotates the shape</source>
        <translation>Коліщатко повертає фігуру</translation>
    </message>
    <message>
        <source>The wheel enlarges the map</source>
        <translation>Коліщатко збільшує мапу</translation>
    </message>
    <message>
        <source>The wheel does nothing</source>
        <translation>Коліщатко нічого не робить</translation>
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
        <source>Look at the game again</source>
        <translation>Переглянути гру ще раз</translation>
    </message>
    <message>
        <source>Look at a saved game again…</source>
        <translation>Переглянути збережену гру…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Share the game…</source>
        <translation>Поділитися грою…</translation>
    </message>
    <message>
        <source>Enter a code…</source>
        <translation>Увести код…</translation>
    </message>
    <message>
        <source>Save or print the maps…</source>
        <translation>Зберегти або надрукувати мапи…</translation>
    </message>
    <message>
        <source>Print empty sheets…</source>
        <translation>Надрукувати порожні аркуші…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Card reference…</source>
        <translation>Довідник карт…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Клавіші…</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Що це?</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>Повідомити про помилку…</translation>
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
        <source>Chronicle</source>
        <translation>Літопис</translation>
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
            <numerusform>{player}: {terrain}, %n клітинка на {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n клітинки, починаючи з {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n клітинок, починаючи з {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}, on the map of {owner}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n клітинка на {space} (мапа: {owner}).</numerusform>
            <numerusform>{player}: {terrain}, %n клітинки, починаючи з {space} (мапа: {owner}).</numerusform>
            <numerusform>{player}: {terrain}, %n клітинок, починаючи з {space} (мапа: {owner}).</numerusform>
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
    <name>CountedShapes</name>
    <message numerus="yes">
        <source>Shape of %n space(s): {rows}.</source>
        <translation>
            <numerusform>Фігура з %n клітинки: {rows}.</numerusform>
            <numerusform>Фігура з %n клітинок: {rows}.</numerusform>
            <numerusform>Фігура з %n клітинок: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin: {rows}.</source>
        <translation>
            <numerusform>Фігура з %n клітинки, з монетою: {rows}.</numerusform>
            <numerusform>Фігура з %n клітинок, з монетою: {rows}.</numerusform>
            <numerusform>Фігура з %n клітинок, з монетою: {rows}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>тримати пів секунди або натиснути Enter · решта відвертається</translation>
    </message>
    <message>
        <source>Hold the button for a moment.</source>
        <translation>Утримуйте кнопку якусь мить.</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Виправити мій малюнок</translation>
    </message>
    <message>
        <source>Hold it: it shows the map of the player before</source>
        <translation>Утримуйте кнопку: вона показує мапу попереднього гравця</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Хтось інший</translation>
    </message>
    <message>
        <source>Lists everyone who has still to draw</source>
        <translation>Показує всіх, хто ще має малювати</translation>
    </message>
    <message>
        <source>Shows the map: hold it, or press Enter</source>
        <translation>Показує мапу: утримуйте або натисніть Enter</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Це я: {player}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>цю мапу малює</translation>
    </message>
    <message>
        <source>{count} · the last map this turn</source>
        <translation>{count} · остання мапа цього ходу</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · далі: {player}</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Карти в колоді</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>У колоді ще %n карта</numerusform>
            <numerusform>У колоді ще %n карти</numerusform>
            <numerusform>У колоді ще %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>Серед них %n засідка</numerusform>
            <numerusform>Серед них %n засідки</numerusform>
            <numerusform>Серед них %n засідок</numerusform>
        </translation>
    </message>
    <message>
        <source>No ambush among them</source>
        <translation>Засідок серед них немає</translation>
    </message>
    <message>
        <source>This table remembers by heart which cards are left.</source>
        <translation>За цим столом кожен пам’ятає сам, які карти лишилися.</translation>
    </message>
    <message>
        <source>At the end of {season} all cards are shuffled again.</source>
        <translation>{season}: наприкінці сезону всі карти знову тасують.</translation>
    </message>
    <message>
        <source>Not revealed yet this season</source>
        <translation>Ще не відкриті цього сезону</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Відкриті цього сезону</translation>
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
        <translation>Мапа: {owner} · Не сюди</translation>
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
        <source>Click to lay it down, or press Enter.</source>
        <translation>Клацніть, щоб покласти її, або натисніть Enter.</translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation>Дозволено.</translation>
    </message>
    <message>
        <source>Laid down.</source>
        <translation>Покладено.</translation>
    </message>
    <message>
        <source>Not here.</source>
        <translation>Тут не можна.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}: {parts}.</source>
        <translation>Цього сезону {change} (мапа: {owner}): {parts}.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}.</source>
        <translation>Цього сезону {change} (мапа: {owner}).</translation>
    </message>
    <message>
        <source>This season {change}: {parts}.</source>
        <translation>Цього сезону {change}: {parts}.</translation>
    </message>
    <message>
        <source>This season {change}.</source>
        <translation>Цього сезону {change}.</translation>
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
        <source>{part} {change}</source>
        <translation>{part} {change}</translation>
    </message>
    <message>
        <source>This shape fits nowhere: choose another one.</source>
        <translation>Ця фігура ніде не вміщується: виберіть іншу.</translation>
    </message>
    <message>
        <source>As it is turned now, it fits nowhere: rotate or mirror it.</source>
        <translation>У такому положенні вона ніде не вміщується: поверніть або віддзеркальте її.</translation>
    </message>
    <message>
        <source>Point at the map, or press an arrow key.</source>
        <translation>Наведіть вказівник на мапу або натисніть стрілку.</translation>
    </message>
    <message>
        <source>It covers the ruins at {spaces}.</source>
        <translation>Накриває руїни: {spaces}.</translation>
    </message>
    <message>
        <source>It surrounds mountains: {spaces} (+{coins}).</source>
        <translation>Оточує гори: {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>За фігуру: {coins}.</translation>
    </message>
    <message>
        <source>The shape stays where it lies. {reason}</source>
        <translation>Фігура лишається там, де лежить. {reason}</translation>
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
    <name>DrawingController</name>
    <message>
        <source>{setting}: on</source>
        <translation>{setting}: увімкнено</translation>
    </message>
    <message>
        <source>{setting}: off</source>
        <translation>{setting}: вимкнено</translation>
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
    <name>EnterCodeDialog</name>
    <message>
        <source>Enter a code</source>
        <translation>Увести код</translation>
    </message>
    <message>
        <source>Paste or type the code of a game or of a challenge that somebody has sent.</source>
        <translation>Вставте або введіть код гри чи виклику, який хтось надіслав.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Takes the code from the clipboard</source>
        <translation>Бере код із буфера обміну</translation>
    </message>
    <message>
        <source>Closes this window and changes nothing</source>
        <translation>Закриває це вікно й нічого не змінює</translation>
    </message>
    <message>
        <source>Shows what the code holds</source>
        <translation>Показує, що містить код</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Переглянути гру</translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Прийняти виклик</translation>
    </message>
    <message>
        <source>Part of the code is missing or was changed.</source>
        <translation>Частини коду бракує або її змінено.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>Цей код створено новішою версією програми.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the game in this code.</source>
        <translation>Правила цієї версії не дозволяють гри з цього коду.</translation>
    </message>
    <message>
        <source>This is no code of Cartographers.</source>
        <translation>Це не код «Картографів».</translation>
    </message>
    <message>
        <source>Challenge: {side}, {players}, seed {seed}</source>
        <translation>Виклик: {side}, {players}, зерно {seed}</translation>
    </message>
    <message>
        <source>Game: {players}, {side}</source>
        <translation>Гра: {players}, {side}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} draws on the map of {owner}.</source>
        <translation>Малює {player}. Мапа: {owner}.</translation>
    </message>
    <message>
        <source>The monsters come to your own map.</source>
        <translation>Монстри приходять на вашу власну мапу.</translation>
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
        <source>The shape of the next explore card must cover ruins.</source>
        <translation>Фігура наступної карти дослідження має накрити руїни.</translation>
    </message>
    <message>
        <source>The shape must cover ruins.</source>
        <translation>Фігура має накрити руїни.</translation>
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
        <source>Card revealed: {card}. Time so far: {time}.</source>
        <translation>Відкрито карту: {card}. Сума тривалостей тепер {time}.</translation>
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
        <translation>{card}: монстрам немає місця на мапі.</translation>
    </message>
    <message>
        <source>{player}: the map is full, so nothing is drawn.</source>
        <translation>{player}: мапу заповнено, тож нічого не малюють.</translation>
    </message>
    <message>
        <source>{player}: the map of {owner} is full; nothing is drawn.</source>
        <translation>{player}: мапу заповнено ({owner}), тож нічого не малюють.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Save pages</source>
        <translation>Зберегти сторінки</translation>
    </message>
    <message>
        <source>Pages ({pattern})</source>
        <translation>Сторінки ({pattern})</translation>
    </message>
    <message>
        <source>There are files of these names already. Replace them?</source>
        <translation>Файли з такими назвами вже є. Замінити їх?</translation>
    </message>
    <message>
        <source>The pages are being painted.</source>
        <translation>Сторінки малюються.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Збережено як {file}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Замінити їх</translation>
    </message>
    <message>
        <source>Keep the old files</source>
        <translation>Залишити старі файли</translation>
    </message>
    <message>
        <source>There is no printer. The pages can be saved as a document instead.</source>
        <translation>Принтера немає. Натомість сторінки можна зберегти як документ.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>Принтер не прийняв сторінок.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Друк</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save or print</source>
        <translation>Зберегти або надрукувати</translation>
    </message>
    <message>
        <source>Whose map</source>
        <translation>Чиї мапи</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Зберегти…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Надрукувати…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Asks for a place and writes the file there</source>
        <translation>Запитує місце й записує туди файл</translation>
    </message>
    <message>
        <source>Asks for a printer and prints the pages</source>
        <translation>Запитує принтер і друкує сторінки</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Закриває це вікно</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Зерно {seed}</translation>
    </message>
    <message>
        <source>Maps with all scores</source>
        <translation>Мапи з повним рахунком</translation>
    </message>
    <message>
        <source>Maps alone</source>
        <translation>Лише мапи</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Аркуш сезонів</translation>
    </message>
    <message>
        <source>Empty sheets</source>
        <translation>Порожні аркуші</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Обидві сторони</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Зображення (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Рисунок (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Документ (PDF)</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Попередня сторінка</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>Наступна сторінка</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Що</translation>
    </message>
    <message>
        <source>Which side</source>
        <translation>Яка сторона</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ширина в пікселях</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), with a number in each name.</source>
        <translation>
            <numerusform>%n файл, з номером у назві.</numerusform>
            <numerusform>%n файли, з номером у кожній назві.</numerusform>
            <numerusform>%n файлів, з номером у кожній назві.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Сторінка {number} із {count}</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Copy the details</source>
        <translation>Копіювати подробиці</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Відкрити теку</translation>
    </message>
</context>
<context>
    <name>FaultsController</name>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>Якщо повідомляєте про помилку, додайте подробиці; імен у них немає.</translation>
    </message>
    <message>
        <source>A copy of the game was saved as {file}. If you report the mistake, please add the details; they hold no names.</source>
        <translation>Копію гри збережено як {file}. Якщо повідомляєте про помилку, додайте подробиці; імен у них немає.</translation>
    </message>
    <message>
        <source>The program made a mistake. The game goes on.</source>
        <translation>У програмі сталася помилка. Гра триває.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Сталася помилка</translation>
    </message>
    <message>
        <source>The program ended by a mistake the last time. The game was kept.</source>
        <translation>Минулого разу програма завершилася через помилку. Гру збережено.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Зберегти звіт</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Звіти (*.zip)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Звіт</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the program&apos;s log and the game without any names. Nothing was sent: please send it yourself.</source>
        <translation>Звіт збережено як {file}. У ньому нотатки програми й гра без жодних імен. Нічого не надіслано: надішліть його, будь ласка, самі.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Відкрити теку</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>Open a saved game</source>
        <translation>Відкрити збережену гру</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Збережено як {file}</translation>
    </message>
    <message>
        <source>Saved as {file}, with the maps of all players</source>
        <translation>Збережено як {file}, з мапами всіх гравців</translation>
    </message>
    <message>
        <source>Save the game, with the maps of all players</source>
        <translation>Зберегти гру з мапами всіх гравців</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ігор ще немає</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Очистити цей список</translation>
    </message>
    <message>
        <source>Unfinished game, {moment}</source>
        <translation>Незакінчена гра, {moment}</translation>
    </message>
    <message>
        <source>Finished game, {moment}</source>
        <translation>Закінчена гра, {moment}</translation>
    </message>
    <message>
        <source>Saved games of Cartographers (*.cartographers)</source>
        <translation>Збережені ігри «Картографів» (*.cartographers)</translation>
    </message>
</context>
<context>
    <name>KeepingController</name>
    <message>
        <source>The game is on the disk again.</source>
        <translation>Гра знову на диску.</translation>
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
    <name>LessonCoach</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Вийти з уроків</translation>
    </message>
    <message>
        <source>Goes to the lesson before</source>
        <translation>Повертає до попереднього уроку</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Урок {number} із {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Goes to the next lesson without this one</source>
        <translation>Пропускає цей урок і переходить до наступного</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершити</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Наступний урок</translation>
    </message>
    <message>
        <source>The lesson is done: goes on</source>
        <translation>Урок завершено: веде далі</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати знову</translation>
    </message>
    <message>
        <source>Takes the drawing back</source>
        <translation>Скасовує малюнок</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>You know how to play</source>
        <translation>Тепер ви вмієте грати</translation>
    </message>
    <message>
        <source>The rest is found on the way. The Help menu has the rulebook and a page for every card.</source>
        <translation>Решту дізнаєтеся під час гри. У меню «Довідка» є правила й сторінка для кожної карти.</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Усі уроки пройдено.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Goes to the first page, for a real game</source>
        <translation>Веде на першу сторінку, до справжньої гри</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Почати знову</translation>
    </message>
    <message>
        <source>Goes to the first lesson</source>
        <translation>Веде до першого уроку</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>This key is for a real game.</source>
        <translation>Ця клавіша — для справжньої гри.</translation>
    </message>
    <message>
        <source>The lessons give no hints: they say what to do.</source>
        <translation>В уроках немає підказок: вони самі кажуть, що робити.</translation>
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
    <name>MapBrowserPage</name>
    <message>
        <source>The map before</source>
        <translation>Попередня мапа</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>Наступна мапа</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Аркуш сезонів</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Усі мапи</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Повертає туди, де ви були</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>Мапа: {player}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Сезон</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Point at a number to see where its stars come from.</source>
        <translation>Наведіть вказівник на число, щоб побачити, звідки його зірки.</translation>
    </message>
    <message>
        <source>The map at the end of the season: {season}</source>
        <translation>Мапа наприкінці сезону: {season}</translation>
    </message>
    <message>
        <source>{season} · {part}: {stars}</source>
        <translation>{season} · {part}: {stars}</translation>
    </message>
    <message>
        <source>{letter} {card}</source>
        <translation>{letter} {card}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Монстри</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>The map. Lead the shape with the pointer, a finger or the arrow keys. A click, a tap or Enter lays it down, and confirming draws it for good.</source>
        <translation>Мапа. Ведіть фігуру вказівником, пальцем або стрілками. Клацання, дотик або Enter кладе її, а підтвердження малює назавжди.</translation>
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
        <source>Up to the next place where the shape fits</source>
        <translation>Угору до місця, де вміщується</translation>
    </message>
    <message>
        <source>Down to the next place where the shape fits</source>
        <translation>Униз до місця, де вміщується</translation>
    </message>
    <message>
        <source>Left to the next place where the shape fits</source>
        <translation>Ліворуч до місця, де вміщується</translation>
    </message>
    <message>
        <source>Right to the next place where the shape fits</source>
        <translation>Праворуч до місця, де вміщується</translation>
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
        <source>Next place where the shape fits</source>
        <translation>Наступне місце, де вміщується</translation>
    </message>
    <message>
        <source>Previous place where the shape fits</source>
        <translation>Попереднє місце, де вміщується</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Позначати місця, де вміщується</translation>
    </message>
    <message>
        <source>Hint: the best place, then the next best</source>
        <translation>Підказка: спершу найкраще місце</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Писати цінність кожного місця</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Показувати, що змінив би малюнок</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Карти в колоді</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Описати клітинку</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Коротко описати мапу</translation>
    </message>
    <message>
        <source>Show the card of the space</source>
        <translation>Показати картку клітинки</translation>
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
    <name>MapTextDialog</name>
    <message>
        <source>Map as text</source>
        <translation>Мапа як текст</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
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
        <source>Goes on with the next card</source>
        <translation>Веде далі, до наступної карти</translation>
    </message>
    <message>
        <source>Who drew</source>
        <translation>Хто малює</translation>
    </message>
    <message>
        <source>On whose map</source>
        <translation>На чиїй мапі</translation>
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
    <name>MenuCorner</name>
    <message>
        <source>Language: {name}</source>
        <translation>Мова: {name}</translation>
    </message>
    <message>
        <source>Switch to day colours</source>
        <translation>Перейти до денних кольорів</translation>
    </message>
    <message>
        <source>Switch to night colours</source>
        <translation>Перейти до нічних кольорів</translation>
    </message>
    <message>
        <source>Switch sounds off</source>
        <translation>Вимкнути звуки</translation>
    </message>
    <message>
        <source>Switch sounds on</source>
        <translation>Увімкнути звуки</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробиці</translation>
    </message>
    <message>
        <source>Hide the details</source>
        <translation>Сховати подробиці</translation>
    </message>
    <message>
        <source>Show the details</source>
        <translation>Показати подробиці</translation>
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
        <source>Goes back to the game in progress</source>
        <translation>Повертає до розпочатої гри</translation>
    </message>
    <message>
        <source>Show what is wrong</source>
        <translation>Показати, що не так</translation>
    </message>
    <message>
        <source>Goes to the first thing that keeps the game from starting</source>
        <translation>Веде до першого, що не дає почати гру</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Почати гру</translation>
    </message>
    <message>
        <source>Begins with these players, this map and these rules</source>
        <translation>Починає з цими гравцями, цією мапою й цими правилами</translation>
    </message>
    <message numerus="yes">
        <source>And %n more to fix.</source>
        <translation>
            <numerusform>І ще %n треба виправити.</numerusform>
            <numerusform>І ще %n треба виправити.</numerusform>
            <numerusform>І ще %n треба виправити.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} · {side}</source>
        <translation>{players} · {side}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Saved game</source>
        <translation>Збережена гра</translation>
    </message>
    <message>
        <source>The game goes on, but its last steps are not on the disk.</source>
        <translation>Гра триває, але її останні кроки не записано на диск.</translation>
    </message>
    <message>
        <source>The game was not saved. Choose another place for it.</source>
        <translation>Гру не збережено. Виберіть для неї інше місце.</translation>
    </message>
    <message>
        <source>The game that was in progress before could not be kept.</source>
        <translation>Попередню незакінчену гру не вдалося зберегти.</translation>
    </message>
    <message>
        <source>The report was not saved. Choose another place for it.</source>
        <translation>Звіт не збережено. Виберіть для нього інше місце.</translation>
    </message>
    <message>
        <source>The pages were not saved. Choose another place for them.</source>
        <translation>Сторінки не збережено. Виберіть для них інше місце.</translation>
    </message>
    <message>
        <source>This game is missing from the statistics.</source>
        <translation>Цієї гри немає в статистиці.</translation>
    </message>
    <message>
        <source>The statistics could not be removed.</source>
        <translation>Статистику не вдалося стерти.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Збереження</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>На диску не лишилося місця.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>Такої теки немає.</translation>
    </message>
    <message>
        <source>The system does not take this name for a file.</source>
        <translation>Система не приймає такої назви файлу.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should.</source>
        <translation>Диск не відповідає як слід.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Для цього бракує пам’яті.</translation>
    </message>
    <message>
        <source>There is a file {file} already. Replace it?</source>
        <translation>Файл {file} уже є. Замінити його?</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Файл {file} не вдається прочитати.</translation>
    </message>
    <message>
        <source>Files could not be read, nor set aside: {files}.</source>
        <translation>Файли не вдалося ні прочитати, ні відкласти: {files}.</translation>
    </message>
    <message>
        <source>A file could not be read, nor set aside: {file}.</source>
        <translation>Файл не вдалося ні прочитати, ні відкласти: {file}.</translation>
    </message>
    <message>
        <source>Steps of the game in progress were saved by a newer version of the program. They were set aside as {files}.</source>
        <translation>Кроки поточної гри збережено новішою версією програми. Їх відкладено під назвами {files}.</translation>
    </message>
    <message>
        <source>The game in progress was saved by a newer version of the program. It was set aside as {file}.</source>
        <translation>Поточну гру збережено новішою версією програми. Її відкладено під назвою {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}.</source>
        <translation>Пошкоджені файли відкладено під назвами {files}.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}.</source>
        <translation>Пошкоджений файл відкладено під назвою {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}. The step before them is used.</source>
        <translation>Пошкоджені файли відкладено під назвами {files}. Використано крок перед ними.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>Пошкоджений файл відкладено під назвою {file}. Використано попередній крок.</translation>
    </message>
    <message>
        <source>Cartographers is already running. This second game is not kept for the next start, so save it yourself.</source>
        <translation>«Картографи» вже запущено. Ця друга гра не збережеться до наступного запуску, тож збережіть її самі.</translation>
    </message>
    <message>
        <source>No folder of your own was found on this computer, so nothing is kept for the next start. Save the game yourself.</source>
        <translation>На цьому комп’ютері не знайдено вашої власної теки, тож до наступного запуску нічого не зберігається. Збережіть гру самі.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}, so nothing will be there at the next start. Save the game yourself.</source>
        <translation>У {folder} нічого не можна зберегти, тож під час наступного запуску там нічого не буде. Збережіть гру самі.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>Продовжити гру ({players})?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress stays under the recent games.</source>
        <translation>Почати нову гру? Поточна лишається серед недавніх ігор.</translation>
    </message>
    <message>
        <source>Give up this game? You cannot continue it later.</source>
        <translation>Припинити цю гру? Продовжити її не вдасться.</translation>
    </message>
    <message>
        <source>This game is not on the disk and would be lost. Quit all the same?</source>
        <translation>Цієї гри немає на диску, і її буде втрачено. Усе одно вийти?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>You are not allowed to write into this folder.</source>
        <translation>Немає дозволу записувати в цю теку.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Залишити старий файл</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Файлу {file} немає.</translation>
    </message>
    <message>
        <source>The game {file} was saved by a newer version of the program.</source>
        <translation>Гру {file} збережено новішою версією програми.</translation>
    </message>
    <message>
        <source>The file {file} is too large to be a saved game.</source>
        <translation>Файл {file} завеликий для збереженої гри.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged.</source>
        <translation>Збережену гру {file} пошкоджено.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged from decision {step} on.</source>
        <translation>Збережену гру {file} пошкоджено починаючи з рішення {step}.</translation>
    </message>
    <message>
        <source>The file {file} is no saved game of Cartographers.</source>
        <translation>Файл {file} не є збереженою грою «Картографи».</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Продовжити гру</translation>
    </message>
    <message>
        <source>New game instead</source>
        <translation>Краще нова гра</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Почати нову гру</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Припинити гру</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Вийти без збереження</translation>
    </message>
    <message>
        <source>This language cannot be loaded now: {language}</source>
        <translation>Цю мову зараз не вдається завантажити: {language}</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew.</source>
        <translation>Налаштування не вдалося прочитати, тож вони починаються заново.</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew. The old file is kept as {file}.</source>
        <translation>Налаштування не вдалося прочитати, тож вони починаються заново. Старий файл збережено під назвою {file}.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Налаштування не вдалося зберегти.</translation>
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
        <translation>Жодна фігура цієї карти не вміщується на мапі: замість неї намалюйте одну клітинку.</translation>
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
        <translation>Ця фігура зараз ніде на мапі не вміщується.</translation>
    </message>
    <message>
        <source>This shape cannot cover open ruins anywhere.</source>
        <translation>Ця фігура ніде не може накрити вільні руїни.</translation>
    </message>
    <message>
        <source>ruins: next card</source>
        <translation>руїни: наступна карта</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Титул</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Аркуш сезонів</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Сторінка {number} із {count}</translation>
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
        <source>Correct the last drawing</source>
        <translation>Виправити останній малюнок</translation>
    </message>
    <message>
        <source>Shows the map of the player before again, until this player has drawn</source>
        <translation>Знову показує мапу попереднього гравця, доки цей гравець не намалює</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Повернути ліворуч</translation>
    </message>
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
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Сховати мапу</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, counter-clockwise</source>
        <translation>Повертає фігуру на чверть оберту проти годинникової стрілки</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, clockwise</source>
        <translation>Повертає фігуру на чверть оберту за годинниковою стрілкою</translation>
    </message>
    <message>
        <source>Swaps left and right of the shape</source>
        <translation>Міняє лівий і правий боки фігури</translation>
    </message>
    <message>
        <source>Takes the last step of this turn back</source>
        <translation>Скасовує останній крок цього ходу</translation>
    </message>
    <message>
        <source>Takes up the laid shape, or the one in hand off the map</source>
        <translation>Бере покладену фігуру назад або прибирає фігуру в руці з мапи</translation>
    </message>
    <message>
        <source>Draws the laid shape for good</source>
        <translation>Малює покладену фігуру назавжди</translation>
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
    <name>PracticeStrip</name>
    <message>
        <source>Practice from {season}, card {number}: neither saved nor counted.</source>
        <translation>Тренування ({season}, карта {number}): не зберігається й не рахується.</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Закінчити тренування</translation>
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
        <source>This season</source>
        <translation>Цей сезон</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Невідомо</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Шукати в:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлів:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Показати </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
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
        <translation>{spaces}: клітинки вже заповнено.</translation>
    </message>
    <message>
        <source>The card does not offer this shape.</source>
        <translation>Карта не пропонує цієї фігури.</translation>
    </message>
    <message>
        <source>A shape of the card still fits elsewhere on the map.</source>
        <translation>Якась фігура карти ще вміщується деінде на мапі.</translation>
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
        <translation>{space}: клітинку вже заповнено.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Крок {step} із {last}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>× {speed}</source>
        <translation>× {speed}</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Швидкість {speed}</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>Follow whoever draws</source>
        <translation>Стежити за тим, хто малює</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Перебіг гри</translation>
    </message>
    <message>
        <source>Up and Down: by card
[ and ]: by season
Page Up and Page Down: another player</source>
        <translation>Стрілки вгору й униз: по картах
[ і ]: по сезонах
Page Up і Page Down: інший гравець</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>A game that still runs is shown up to the last season that was scored.</source>
        <translation>Гру, що ще триває, показано до останнього порахованого сезону.</translation>
    </message>
    <message>
        <source>Look at the game again</source>
        <translation>Переглянути гру ще раз</translation>
    </message>
    <message>
        <source>There is nothing to look at again yet.</source>
        <translation>Переглядати ще нічого.</translation>
    </message>
    <message>
        <source>Look at a saved game again</source>
        <translation>Переглянути збережену гру</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Збережені ігри ({pattern})</translation>
    </message>
</context>
<context>
    <name>ReplayHead</name>
    <message>
        <source>{season} · card {number}</source>
        <translation>{season} · карта {number}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game still runs: it is shown as far as all have seen it.</source>
        <translation>Гра ще триває: її показано до місця, яке бачили всі.</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Зерно {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Зірки</translation>
    </message>
    <message>
        <source>with what the season would bring now</source>
        <translation>з тим, що сезон приніс би зараз</translation>
    </message>
    <message>
        <source>How they grew</source>
        <translation>Як вони росли</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Поділитися грою або викликом</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Зберегти або надрукувати мапи</translation>
    </message>
    <message>
        <source>Practise from here</source>
        <translation>Тренуватися звідси</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Plays on from this step; the game stays as it is</source>
        <translation>Починає тренування з цього кроку; сама гра не зміниться</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Повертає туди, де ви були</translation>
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
        <source>Goes on once everyone has seen the cards</source>
        <translation>Веде далі, коли всі побачили карти</translation>
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
        <source>The computer players draw this card.</source>
        <translation>Цю карту малюють комп’ютерні гравці.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, and the shape must cover ruins.</source>
        <translation>Кожен таємно малює за цією картою, і фігура має накрити руїни.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, one after the other.</source>
        <translation>Кожен таємно малює за цією картою, один за одним.</translation>
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
        <source>Not revealed yet this season: {cards}.</source>
        <translation>Ще не відкриті цього сезону: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>open maps</source>
        <translation>відкриті мапи</translation>
    </message>
    <message>
        <source>closed maps</source>
        <translation>закриті мапи</translation>
    </message>
    <message>
        <source>live scores</source>
        <translation>рахунок наживо</translation>
    </message>
    <message>
        <source>no live scores</source>
        <translation>без рахунку наживо</translation>
    </message>
    <message>
        <source>{curtain} · {maps} · {scores}</source>
        <translation>{curtain} · {maps} · {scores}</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>За столом…</translation>
    </message>
    <message>
        <source>Who sees what, and when: curtain, maps and scores</source>
        <translation>Хто що бачить і коли: завіса, мапи й рахунок</translation>
    </message>
</context>
<context>
    <name>RulebookDialog</name>
    <message>
        <source>Rules of Cartographers</source>
        <translation>Правила «Картографів»</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} із {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не знайдено</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Шукати в правилах</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Попереднє місце</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Наступне місце</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Уперед</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Drawing on the screen</source>
        <translation>Малювання на екрані</translation>
    </message>
    <message>
        <source>Beside the map stands the revealed card with its shapes and terrains. Click what you want, or press a number for it. The shape then follows the pointer over the map.</source>
        <translation>Поруч із мапою лежить відкрита карта з її фігурами й місцевостями. Клацніть потрібне або натисніть відповідну цифру. Потім фігура рухається мапою за вказівником.</translation>
    </message>
    <message>
        <source>Rotate the shape with the mouse wheel or the right mouse button, or with the keys &lt;b&gt;E&lt;/b&gt; and &lt;b&gt;Q&lt;/b&gt;. Mirror it with the middle mouse button or with &lt;b&gt;F&lt;/b&gt;.</source>
        <translation>Повертайте фігуру коліщатком чи правою кнопкою миші або клавішами &lt;b&gt;E&lt;/b&gt; і &lt;b&gt;Q&lt;/b&gt;. Віддзеркалюйте її середньою кнопкою миші або клавішею &lt;b&gt;F&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click to lay it down, or press &lt;b&gt;Enter&lt;/b&gt;. It can be taken up again with &lt;b&gt;Esc&lt;/b&gt; as often as you like.</source>
        <translation>Клацніть, щоб покласти її, або натисніть &lt;b&gt;Enter&lt;/b&gt;. Клавішею &lt;b&gt;Esc&lt;/b&gt; її можна взяти назад скільки завгодно разів.</translation>
    </message>
    <message>
        <source>Confirm the drawing with the button below the map, or with &lt;b&gt;Enter&lt;/b&gt; once more. Now it stays for good.</source>
        <translation>Підтвердьте малюнок кнопкою під мапою або ще раз клавішею &lt;b&gt;Enter&lt;/b&gt;. Тепер він лишається назавжди.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; leads to the next place where the shape fits, &lt;b&gt;L&lt;/b&gt; shows or hides the dots that mark such places.</source>
        <translation>&lt;b&gt;N&lt;/b&gt; веде до наступного місця, де фігура вміщується, &lt;b&gt;L&lt;/b&gt; показує або ховає крапки, що позначають такі місця.</translation>
    </message>
    <message>
        <source>A shape that may not lie where it is turns red and hatched, and a sentence says why.</source>
        <translation>Фігура, якій не можна лежати на цьому місці, стає червоною і заштрихованою, а напис пояснює чому.</translation>
    </message>
    <message>
        <source>The whole game can be played with the keyboard: the arrow keys move the shape. All keys stand in the Help menu, and so does this book.</source>
        <translation>Усю гру можна зіграти з клавіатури: стрілки рухають фігуру. Усі клавіші є в меню «Довідка», як і ця книжка.</translation>
    </message>
    <message>
        <source>Every terrain has a sign and a pattern of its own, so no colour need be told from another. The View menu offers night colours, high contrast and larger text.</source>
        <translation>Кожна місцевість має власний знак і візерунок, тож розрізняти кольори не обов’язково. У меню «Вигляд» є нічні кольори, високий контраст і більший текст.</translation>
    </message>
    <message>
        <source>Advice for a first game</source>
        <translation>Поради для першої гри</translation>
    </message>
    <message>
        <source>Read the four edicts first. Edict A is scored in spring and in winter, edict B in spring and in summer: what is scored soon comes first, but what is scored last needs room.</source>
        <translation>Спершу прочитайте чотири укази. Указ A рахують навесні та взимку, указ B — навесні та влітку: дбайте насамперед про те, що рахують скоро, але лишайте місце для того, що рахують наприкінці.</translation>
    </message>
    <message>
        <source>Take coins early. A coin of the first turn brings 4 stars, a coin of winter only one.</source>
        <translation>Беріть монети рано. Монета першого ходу принесе 4 зірки, а зимова — лише одну.</translation>
    </message>
    <message>
        <source>Draw along a mountain when it costs nothing. Three filled sides wait patiently for the fourth.</source>
        <translation>Малюйте вздовж гори, коли це нічого не коштує. Три заповнені боки терпляче чекають на четвертий.</translation>
    </message>
    <message>
        <source>Leave no narrow gaps that only a single space could fill, unless an edict rewards them.</source>
        <translation>Не лишайте вузьких щілин, які заповнить хіба одна клітинка, якщо тільки указ їх не винагороджує.</translation>
    </message>
    <message>
        <source>Keep room round some ruins. Whoever has covered them all too soon is left with a single space when a ruins card comes.</source>
        <translation>Бережіть місце біля деяких руїн. Хто зарано накриє всі, той, коли прийде карта руїн, лишиться з однією клітинкою.</translation>
    </message>
    <message>
        <source>Shut monsters in soon: they cost stars in every season. As the one who draws them, look for wide open land, far from everything the neighbour wants to fill.</source>
        <translation>Замикайте монстрів швидко: вони забирають зірки щосезону. А малюючи їх самі, шукайте широку відкриту землю, далеко від усього, що сусід хоче заповнити.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Словник гри</translation>
    </message>
    <message>
        <source>The same explanations appear at the table when the pointer rests on a thing or the keyboard reaches it.</source>
        <translation>Ті самі пояснення з’являються за столом, коли вказівник зупиняється на чомусь або туди переходить фокус клавіатури.</translation>
    </message>
    <message>
        <source>What the game is</source>
        <translation>Що це за гра</translation>
    </message>
    <message>
        <source>The queen of Nalos has claimed the wild lands in the north, and nobody knows what lies there. So she sends out her cartographers. Each player is one of them and has a year to draw a map: forests and villages, farms and waters.</source>
        <translation>Королева Налосу заявила права на дикі землі на півночі, і ніхто не знає, що там. Тож вона посилає своїх картографів. Кожен гравець — один із них і має рік, щоб намалювати мапу: ліси й містечка, ферми й водойми.</translation>
    </message>
    <message>
        <source>A card is revealed, and all players draw what it shows, each on a map of their own: one of its shapes, filled with one of its terrains. Everyone gets the same card, yet after a few turns no two maps are alike.</source>
        <translation>Відкривають карту, і всі гравці малюють те, що на ній, кожен на власній мапі: одну з її фігур, заповнену однією з її місцевостей. Усім дістається та сама карта, та за кілька ходів двох однакових мап уже немає.</translation>
    </message>
    <message>
        <source>Four &lt;b&gt;edicts&lt;/b&gt; tell what pleases the queen this time: forests along the edge of the map, perhaps, or a great city far from all mountains. They are different in every game and open to all from the first turn on.</source>
        <translation>Чотири &lt;b&gt;укази&lt;/b&gt; кажуть, що цього разу до вподоби королеві: може, ліси біля краю мапи, а може, велике місто далеко від усіх гір. У кожній грі вони інші й відкриті всім від першого ходу.</translation>
    </message>
    <message>
        <source>The year has four seasons. At the end of each one two of the edicts are scored, and every map earns &lt;b&gt;reputation stars&lt;/b&gt;. Each edict is scored twice in the whole game.</source>
        <translation>Рік має чотири сезони. Наприкінці кожного рахують два з указів, і кожна мапа здобуває &lt;b&gt;зірки репутації&lt;/b&gt;. Кожен указ за всю гру рахують двічі.</translation>
    </message>
    <message>
        <source>The north is not empty, though. Now and then the Dragul attack, and then each player draws monsters on the map of a neighbour, as far in the way as possible.</source>
        <translation>Та північ не порожня. Час від часу нападають драгули, і тоді кожен гравець малює монстрів на мапі сусіда так, щоб вони якнайбільше заважали.</translation>
    </message>
    <message>
        <source>A map in summer: forests in the north, kobolds in the east, and much open land.</source>
        <translation>Мапа влітку: ліси на півночі, кобольди на сході й багато відкритої землі.</translation>
    </message>
    <message>
        <source>The program shuffles, reveals the cards, hands the maps round and counts every star. It lets nothing be drawn that the rules forbid, and says why. So it is quite safe to begin at once and to look things up here when they happen.</source>
        <translation>Програма тасує, відкриває карти, передає мапи й рахує кожну зірку. Вона не дає намалювати того, що заборонено правилами, і каже чому. Тож можна сміливо починати відразу й зазирати сюди, коли щось трапиться.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>From 1 to 100 players can take part. The rules are the same for any number from two on. Somebody who plays alone plays for a title, with a few rules that stand in a chapter of their own.</source>
        <translation>Грати можуть від 1 до 100 гравців. Правила однакові для будь-якої кількості від двох. Хто грає наодинці, той змагається за титул; кілька правил для цього зібрано в окремому розділі.</translation>
    </message>
    <message>
        <source>After winter the game is over. Whoever has the most reputation stars wins.</source>
        <translation>Після зими гру закінчено. Перемагає той, хто має найбільше зірок репутації.</translation>
    </message>
    <message>
        <source>Rather play than read? The lessons in the Help menu teach the game step by step on a real map. They can be left and taken up again at any time.</source>
        <translation>Волієте грати, а не читати? Уроки в меню «Довідка» крок за кроком навчають гри на справжній мапі. Їх можна будь-коли перервати й продовжити.</translation>
    </message>
    <message>
        <source>The program lays everything out. Only the players and the side of the map have to be chosen; options are there for those who like them. This is what lies on the table when the first card is revealed:</source>
        <translation>Програма розкладає все сама. Треба вибрати лише гравців і сторону мапи; варіанти гри є для тих, хто їх любить. Ось що лежить на столі, коли відкривають першу карту:</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;map sheet&lt;/b&gt;. All use the same side: side A, the wilderness, is open country; side B, the wastelands, has a desert in the middle and is harder.</source>
        <translation>Кожен гравець має &lt;b&gt;аркуш мапи&lt;/b&gt;. Усі грають на одній і тій самій стороні: сторона A, дикий край, — відкрита місцина; сторона B, пустки, має посередині пустелю і складніша.</translation>
    </message>
    <message>
        <source>Each map bears the name of its cartographer and, for the pleasure of it, a title. The program adds a coat of arms.</source>
        <translation>На кожній мапі стоїть ім’я її картографа і, задля втіхи, титул. Програма додає герб.</translation>
    </message>
    <message>
        <source>The 16 &lt;b&gt;scoring cards&lt;/b&gt; come in four groups of four: forest, village, farm and water, and the whole map. One card of each group is drawn at random, the others stay out of the game.</source>
        <translation>16 &lt;b&gt;карт підрахунку&lt;/b&gt; діляться на чотири види по чотири: ліс, містечко, ферма й водойма, уся мапа. З кожного виду навмання беруть одну карту, решта лишається поза грою.</translation>
    </message>
    <message>
        <source>These four cards are shuffled and laid under the edicts &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; and &lt;b&gt;D&lt;/b&gt;. So no group belongs to a letter: the forest may be edict A in one game and edict D in the next.</source>
        <translation>Ці чотири карти тасують і кладуть під укази &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; і &lt;b&gt;D&lt;/b&gt;. Тож жоден вид не закріплено за літерою: ліс може бути указом A в одній грі й указом D у наступній.</translation>
    </message>
    <message>
        <source>The four &lt;b&gt;season cards&lt;/b&gt; lie in order: spring, summer, fall, winter. Each one says how long the season is and which two edicts are scored at its end.</source>
        <translation>Чотири &lt;b&gt;карти сезонів&lt;/b&gt; лежать по порядку: весна, літо, осінь, зима. Кожна каже, скільки триває сезон і які два укази рахують наприкінці.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;explore deck&lt;/b&gt; holds eleven explore cards, two ruins cards and one ambush card, shuffled together: 14 cards face down.</source>
        <translation>&lt;b&gt;Колода досліджень&lt;/b&gt; — це одинадцять карт дослідження, дві карти руїн і одна карта засідки, стасовані разом: 14 карт сорочкою догори.</translation>
    </message>
    <message>
        <source>That ambush card was drawn unseen from the four of the &lt;b&gt;ambush deck&lt;/b&gt;. The others wait there: one more joins the explore deck at the start of each later season.</source>
        <translation>Ту карту засідки взято наосліп із чотирьох карт &lt;b&gt;колоди засідок&lt;/b&gt;. Решта чекає там: на початку кожного наступного сезону ще одна йде до колоди досліджень.</translation>
    </message>
    <message>
        <source>The order of the players is their order round a table, clockwise. It matters for one thing only: which neighbour draws monsters on which map.</source>
        <translation>Порядок гравців — це порядок за столом, за годинниковою стрілкою. Він важить лише для одного: хто із сусідів малює монстрів на чиїй мапі.</translation>
    </message>
    <message>
        <source>Side A, the wilderness: five mountains, each with a coin, and six ruins.</source>
        <translation>Сторона A, дикий край: п’ять гір, кожна з монетою, і шість руїн.</translation>
    </message>
    <message>
        <source>Side B, the wastelands: seven spaces in the middle are wasteland from the start.</source>
        <translation>Сторона B, пустки: сім клітинок посередині від початку є пусткою.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>A season is played in turns, and every turn has the same three phases: &lt;b&gt;explore&lt;/b&gt;, &lt;b&gt;draw&lt;/b&gt; and &lt;b&gt;check&lt;/b&gt;.</source>
        <translation>Сезон складається з ходів, а кожен хід має ті самі три фази: &lt;b&gt;дослідження&lt;/b&gt;, &lt;b&gt;картографування&lt;/b&gt; і &lt;b&gt;перевірку&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Explore phase.&lt;/b&gt; The top card of the explore deck is revealed and laid beside the cards of this season, so that all their time values can be seen.</source>
        <translation>&lt;b&gt;Фаза дослідження.&lt;/b&gt; Верхню карту колоди досліджень відкривають і кладуть біля карт цього сезону так, щоб було видно всі їхні тривалості.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw phase.&lt;/b&gt; Each player chooses one of the shapes and one of the terrains on the card, and draws that shape, filled with that terrain, on the map.</source>
        <translation>&lt;b&gt;Фаза картографування.&lt;/b&gt; Кожен гравець вибирає одну з фігур і одну з місцевостей на карті й малює цю фігуру, заповнену цією місцевістю, на мапі.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Check phase.&lt;/b&gt; The time values of all cards revealed this season are added. If the sum has reached the time threshold of the season, the season ends; otherwise the next turn begins.</source>
        <translation>&lt;b&gt;Фаза перевірки.&lt;/b&gt; Тривалості всіх карт, відкритих цього сезону, додають. Якщо сума сягнула тривалості сезону, сезон закінчується; інакше починається наступний хід.</translation>
    </message>
    <message>
        <source>An explore card: its time value in the corner, the terrains to choose from, and the shape.</source>
        <translation>Карта дослідження: тривалість у куті, місцевості на вибір і фігура.</translation>
    </message>
    <message>
        <source>All players draw at the same time and for themselves. The next card is revealed once everyone is done, so nobody needs to hurry.</source>
        <translation>Усі гравці малюють одночасно й кожен для себе. Наступну карту відкривають, коли всі закінчать, тож поспішати нікому не треба.</translation>
    </message>
    <message>
        <source>Every player draws exactly one shape for each card. Drawing is a duty: nobody may pass, even if the shape is in the way.</source>
        <translation>За кожною картою кожен гравець малює рівно одну фігуру. Малювати обов’язково: пропускати не можна, навіть якщо фігура заважає.</translation>
    </message>
    <message>
        <source>What has been drawn stays for the rest of the game. Nothing is ever rubbed out, moved or drawn over.</source>
        <translation>Намальоване лишається до кінця гри. Нічого не стирають, не пересувають, і поверх нічого не малюють.</translation>
    </message>
    <message>
        <source>Cards with one terrain take &lt;b&gt;time 1&lt;/b&gt;, cards with two terrains take &lt;b&gt;time 2&lt;/b&gt;. Ruins cards, ambush cards and the card {rift_lands} take no time at all.</source>
        <translation>Карти з однією місцевістю мають &lt;b&gt;тривалість 1&lt;/b&gt;, карти з двома місцевостями — &lt;b&gt;тривалість 2&lt;/b&gt;. Карти руїн, карти засідок і карта {rift_lands} не мають тривалості.</translation>
    </message>
    <message>
        <source>A season sees only a part of the deck. Which cards are still in it is no secret; which one comes next is.</source>
        <translation>За сезон видно лише частину колоди. Які карти в ній ще є — не таємниця; яка з них наступна — таємниця.</translation>
    </message>
    <message>
        <source>In this program a drawing can be moved, rotated and undone until it is confirmed. Only then has the turn been played.</source>
        <translation>У цій програмі малюнок можна пересувати, повертати й скасовувати, доки його не підтверджено. Лише тоді хід зроблено.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Прилеглі клітинки</translation>
    </message>
    <message>
        <source>Adjacent spaces share a side; a corner is not enough.</source>
        <translation>Прилеглі клітинки мають спільну сторону; кута не досить.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Засідка</translation>
    </message>
    <message>
        <source>When an ambush is revealed, everyone draws monsters on a neighbour&apos;s map.</source>
        <translation>Коли відкривають засідку, кожен малює монстрів на мапі сусіда.</translation>
    </message>
    <message>
        <source>Ambush deck</source>
        <translation>Колода засідок</translation>
    </message>
    <message>
        <source>One card of this deck joins the explore deck unseen in every season.</source>
        <translation>Щосезону одна карта цієї колоди наосліп іде до колоди досліджень.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>A cluster is a group of adjacent spaces of one terrain.</source>
        <translation>Група — це всі клітинки однієї місцевості, сполучені сторонами.</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Монета</translation>
    </message>
    <message>
        <source>Every coin is worth 1 star at the end of each season.</source>
        <translation>Кожна монета дає 1 зірку наприкінці кожного сезону.</translation>
    </message>
    <message>
        <source>Coin track</source>
        <translation>Шкала монет</translation>
    </message>
    <message>
        <source>The coin track of a map has room for 14 coins.</source>
        <translation>Шкала монет на мапі має місце для 14 монет.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Завіса</translation>
    </message>
    <message>
        <source>The curtain hides all maps until the player it names opens the envelope.</source>
        <translation>Завіса ховає всі мапи, доки названий на ній гравець не відкриє конверт.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Край мапи</translation>
    </message>
    <message>
        <source>The edge is the outer line of the map; wasteland and mountains are not part of it.</source>
        <translation>Край — це зовнішня лінія мапи; пустка й гори до нього не належать.</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Указ</translation>
    </message>
    <message>
        <source>Each of the four edicts A to D has a scoring card and is scored in two seasons.</source>
        <translation>Кожен із чотирьох указів, від A до D, має карту підрахунку, і його рахують у двох сезонах.</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Порожня клітинка</translation>
    </message>
    <message>
        <source>A space is empty as long as nothing fills it; open ruins are empty too.</source>
        <translation>Клітинка порожня, доки її ніщо не заповнює; вільні руїни теж порожні.</translation>
    </message>
    <message>
        <source>Explore card</source>
        <translation>Карта дослідження</translation>
    </message>
    <message>
        <source>An explore card shows the shapes and the terrains to choose from this turn.</source>
        <translation>Карта дослідження показує фігури й місцевості, з яких вибирають цього ходу.</translation>
    </message>
    <message>
        <source>Explore deck</source>
        <translation>Колода досліджень</translation>
    </message>
    <message>
        <source>The cards of every turn come from this deck; it is shuffled for each season.</source>
        <translation>Із цієї колоди беруть карти для кожного ходу; її тасують щосезону.</translation>
    </message>
    <message>
        <source>Filled space</source>
        <translation>Заповнена клітинка</translation>
    </message>
    <message>
        <source>Mountains, wasteland and every space that has been drawn on are filled.</source>
        <translation>Заповненими є гори, пустка й кожна клітинка, на якій щось намальовано.</translation>
    </message>
    <message>
        <source>Map sheet</source>
        <translation>Аркуш мапи</translation>
    </message>
    <message>
        <source>A map sheet has eleven rows, A to K, and eleven columns, 1 to 11.</source>
        <translation>Аркуш мапи має одинадцять рядків, від A до K, і одинадцять стовпців, від 1 до 11.</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Монстр</translation>
    </message>
    <message>
        <source>A monster fills its space and threatens every empty space adjacent to it.</source>
        <translation>Монстр заповнює свою клітинку й загрожує кожній порожній клітинці, що до нього прилягає.</translation>
    </message>
    <message>
        <source>Monster penalty</source>
        <translation>Втрата через монстрів</translation>
    </message>
    <message>
        <source>At the end of each season every empty space adjacent to a monster costs 1 star.</source>
        <translation>Наприкінці кожного сезону кожна порожня клітинка, що прилягає до монстра, коштує 1 зірку.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Гора</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled.</source>
        <translation>Гора віддає свою монету, щойно заповнено всі чотири клітинки поруч із нею.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>In solo play the total less the four solo numbers is the rating; it decides the title.</source>
        <translation>У грі наодинці оцінка — це загальна сума мінус чотири сольні числа; вона визначає титул.</translation>
    </message>
    <message>
        <source>Rift lands</source>
        <translation>Розломи</translation>
    </message>
    <message>
        <source>This card offers a single space of any terrain and takes no time.</source>
        <translation>Ця карта пропонує одну клітинку будь-якої місцевості й не має тривалості.</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Руїни</translation>
    </message>
    <message>
        <source>A ruins space is open until it is drawn on, and remains a ruins space afterwards.</source>
        <translation>Клітинка руїн вільна, доки на ній нічого не намальовано, і потім теж лишається клітинкою руїн.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Накрити руїни</translation>
    </message>
    <message>
        <source>After a ruins card the shape of the next explore card must cover open ruins.</source>
        <translation>Після карти руїн фігура наступної карти дослідження має накрити вільні руїни.</translation>
    </message>
    <message>
        <source>Scoring card</source>
        <translation>Карта підрахунку</translation>
    </message>
    <message>
        <source>A scoring card tells what its edict rewards; four of the sixteen are in play.</source>
        <translation>Карта підрахунку каже, що винагороджує її указ; у грі чотири із шістнадцяти.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Сезон</translation>
    </message>
    <message>
        <source>A game has four seasons, and at the end of each one two edicts are scored.</source>
        <translation>Гра має чотири сезони, і наприкінці кожного рахують два укази.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>The same seed gives the same edicts and the same order of cards.</source>
        <translation>Те саме зерно дає ті самі укази й той самий порядок карт.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Фігура</translation>
    </message>
    <message>
        <source>A shape may be rotated and mirrored, and all its spaces must be empty on the map.</source>
        <translation>Фігуру можна повертати й віддзеркалювати, а всі її клітинки на мапі мають бути порожні.</translation>
    </message>
    <message>
        <source>Single space</source>
        <translation>Одна клітинка</translation>
    </message>
    <message>
        <source>If no shape of the card can be drawn, a single space is drawn instead.</source>
        <translation>Якщо жодну фігуру карти не можна намалювати, малюють одну клітинку.</translation>
    </message>
    <message>
        <source>Reputation star</source>
        <translation>Зірка репутації</translation>
    </message>
    <message>
        <source>Reputation stars are what counts: the most stars after winter win.</source>
        <translation>Зірки репутації — те, що важить: після зими перемагає той, хто має їх найбільше.</translation>
    </message>
    <message>
        <source>Terrain type</source>
        <translation>Тип місцевості</translation>
    </message>
    <message>
        <source>The terrain types are forest, village, farm, water, monster and mountain.</source>
        <translation>Типи місцевості — ліс, містечко, ферма, водойма, монстр і гора.</translation>
    </message>
    <message>
        <source>Time value</source>
        <translation>Тривалість карти</translation>
    </message>
    <message>
        <source>The time values of the cards revealed in a season bring its end nearer.</source>
        <translation>Тривалості карт, відкритих за сезон, наближають його кінець.</translation>
    </message>
    <message>
        <source>Time threshold</source>
        <translation>Тривалість сезону</translation>
    </message>
    <message>
        <source>A season ends with the turn in which the time values of its cards reach the threshold.</source>
        <translation>Сезон закінчується ходом, у якому сума тривалостей карт сягає тривалості сезону.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>In every turn a card is revealed, all players draw, and the time is checked.</source>
        <translation>Щоходу відкривають карту, усі гравці малюють, а тоді перевіряють суму тривалостей.</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Пустка</translation>
    </message>
    <message>
        <source>Wasteland is filled from the start and is no terrain type.</source>
        <translation>Пустка заповнена від початку й не є типом місцевості.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Тривалість</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Місцевості</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Фігури</translation>
    </message>
    <message>
        <source>The map goes to</source>
        <translation>Мапа йде</translation>
    </message>
    <message>
        <source>Corner in solo play</source>
        <translation>Кут у грі наодинці</translation>
    </message>
    <message>
        <source>Scored edicts</source>
        <translation>Які укази рахують</translation>
    </message>
    <message>
        <source>Rating at least</source>
        <translation>Оцінка від</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Титул</translation>
    </message>
    <message>
        <source>Solo number</source>
        <translation>Сольне число</translation>
    </message>
    <message>
        <source>Only with the promo ambushes</source>
        <translation>Лише з промозасідками</translation>
    </message>
    <message>
        <source>clockwise, to the left</source>
        <translation>за годинниковою стрілкою, ліворуч</translation>
    </message>
    <message>
        <source>counterclockwise, to the right</source>
        <translation>проти годинникової стрілки, праворуч</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>угорі ліворуч</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>угорі праворуч</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>унизу ліворуч</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>унизу праворуч</translation>
    </message>
    <message>
        <source>Trees as far as the eye can see.</source>
        <translation>Дерева, скільки сягає око.</translation>
    </message>
    <message>
        <source>Houses of the first settlers.</source>
        <translation>Доми перших поселенців.</translation>
    </message>
    <message>
        <source>Fields and meadows, at their best beside water.</source>
        <translation>Поля й луки, найкращі біля води.</translation>
    </message>
    <message>
        <source>Rivers, lakes and marshes.</source>
        <translation>Річки, озера й болота.</translation>
    </message>
    <message>
        <source>Drawn by a neighbour; threatens the empty spaces beside it.</source>
        <translation>Його малює сусід; загрожує порожнім клітинкам поруч.</translation>
    </message>
    <message>
        <source>Printed on the map; gives a coin when it is surrounded.</source>
        <translation>Надрукована на мапі; дає монету, коли її оточено.</translation>
    </message>
    <message>
        <source>Empty until drawn on; no terrain type.</source>
        <translation>Порожні, доки на них нічого не намальовано; не є типом місцевості.</translation>
    </message>
    <message>
        <source>Filled from the start, on side B only; no terrain type.</source>
        <translation>Заповнена від початку, лише на стороні B; не є типом місцевості.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Мапа</translation>
    </message>
    <message>
        <source>A map has eleven rows and eleven columns of square &lt;b&gt;spaces&lt;/b&gt;. The rows bear the letters A to K, the columns the numbers 1 to 11: the space in the top left corner is A1, the one in the bottom right corner K11.</source>
        <translation>Мапа має одинадцять рядків і одинадцять стовпців квадратних &lt;b&gt;клітинок&lt;/b&gt;. Рядки позначено літерами від A до K, стовпці — числами від 1 до 11: клітинка у верхньому лівому куті — A1, у нижньому правому — K11.</translation>
    </message>
    <message>
        <source>A space is either &lt;b&gt;empty&lt;/b&gt; or &lt;b&gt;filled&lt;/b&gt;. Filled are all spaces that have been drawn on, and from the start every mountain and every wasteland. All others are empty and can be drawn on.</source>
        <translation>Клітинка або &lt;b&gt;порожня&lt;/b&gt;, або &lt;b&gt;заповнена&lt;/b&gt;. Заповнені всі клітинки, на яких щось намальовано, а від початку — кожна гора й кожна пустка. Усі інші порожні, і на них можна малювати.</translation>
    </message>
    <message>
        <source>There are six &lt;b&gt;terrain types&lt;/b&gt;. Four of them are the land itself, the fifth is the monster. The sixth, the mountain, is printed on the map and never drawn.</source>
        <translation>Є шість &lt;b&gt;типів місцевості&lt;/b&gt;. Чотири з них — сама земля, п’ятий — монстр. Шостий — гора: її надруковано на мапі й ніколи не малюють.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mountains&lt;/b&gt; are filled spaces; nothing can be drawn over them. Each mountain bears a coin for the cartographer who closes it in on all four sides.</source>
        <translation>&lt;b&gt;Гори&lt;/b&gt; — заповнені клітинки; поверх них нічого не намалюєш. На кожній горі є монета для картографа, який замкне її з усіх чотирьох боків.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ruins&lt;/b&gt; are empty spaces with old walls on them. Any shape may cover them, and a ruins card even demands it. A ruins space that has been drawn on shows that terrain and counts as filled; it still remains a ruins space.</source>
        <translation>&lt;b&gt;Руїни&lt;/b&gt; — порожні клітинки зі старими мурами. Їх може накрити будь-яка фігура, а карта руїн цього навіть вимагає. Клітинка руїн, на якій щось намальовано, показує намальовану місцевість і вважається заповненою; проте вона лишається клітинкою руїн.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wasteland&lt;/b&gt; is found on side B only. It is filled, so nothing can be drawn there, but it has no terrain type. It is not the edge of the map either.</source>
        <translation>&lt;b&gt;Пустка&lt;/b&gt; є лише на стороні B. Вона заповнена, тож малювати там не можна, але типу місцевості не має. Краєм мапи вона теж не є.</translation>
    </message>
    <message>
        <source>Two spaces are &lt;b&gt;adjacent&lt;/b&gt; if they share a side. Spaces that touch only at a corner are never adjacent.</source>
        <translation>Дві клітинки &lt;b&gt;прилягають&lt;/b&gt; одна до одної, якщо мають спільну сторону. Клітинки, що торкаються лише кутом, не прилягають ніколи.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to this mountain; those at its corners are not.</source>
        <translation>До цієї гори прилягають чотири клітинки; ті, що біля її кутів, — ні.</translation>
    </message>
    <message>
        <source>Adjacent spaces of one terrain form a &lt;b&gt;cluster&lt;/b&gt;. It reaches as far as that terrain goes on from side to side, whichever cards it was drawn with. A single space is a cluster too.</source>
        <translation>Прилеглі клітинки однієї місцевості утворюють &lt;b&gt;групу&lt;/b&gt;. Вона тягнеться, доки клітинки цієї місцевості торкаються сторонами, хоч би за якими картами їх намальовано. Одна-єдина клітинка — теж група.</translation>
    </message>
    <message>
        <source>Three forest clusters, of five, two and one spaces: at a corner a cluster does not go on.</source>
        <translation>Три групи лісу: з п’яти, двох і однієї клітинки. Через кут група не продовжується.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;edge of the map&lt;/b&gt; is the outer line round all spaces. A space lies on the edge if one of its sides is part of that line.</source>
        <translation>&lt;b&gt;Край мапи&lt;/b&gt; — це зовнішня лінія довкола всіх клітинок. Клітинка лежить на краю, якщо одна з її сторін належить до цієї лінії.</translation>
    </message>
    <message>
        <source>Every map has a &lt;b&gt;coin track&lt;/b&gt; with room for 14 coins, and a table for the stars of the four seasons.</source>
        <translation>Кожна мапа має &lt;b&gt;шкалу монет&lt;/b&gt; із місцем для 14 монет і таблицю для зірок чотирьох сезонів.</translation>
    </message>
    <message>
        <source>Drawing a shape</source>
        <translation>Як малювати фігуру</translation>
    </message>
    <message>
        <source>A card of time 1 shows one terrain and &lt;b&gt;two shapes&lt;/b&gt;. The smaller shape has a coin beside it: who draws that one takes the coin at once.</source>
        <translation>Карта тривалістю 1 показує одну місцевість і &lt;b&gt;дві фігури&lt;/b&gt;. Біля меншої є монета: хто малює її, той відразу бере монету.</translation>
    </message>
    <message>
        <source>A card of time 2 shows one shape and &lt;b&gt;two terrains&lt;/b&gt;. The whole shape is filled with one of the two; they are never mixed.</source>
        <translation>Карта тривалістю 2 показує одну фігуру й &lt;b&gt;дві місцевості&lt;/b&gt;. Усю фігуру заповнюють однією з двох; їх ніколи не змішують.</translation>
    </message>
    <message>
        <source>Each player chooses freely and need not do what the others do. Of two shapes that both fit, either may be taken.</source>
        <translation>Кожен гравець вибирає вільно й не мусить робити те, що інші. Якщо вміщуються обидві фігури, можна взяти будь-яку.</translation>
    </message>
    <message>
        <source>The shape may be &lt;b&gt;rotated&lt;/b&gt; and &lt;b&gt;mirrored&lt;/b&gt; as you like. Its size and its form stay as they are.</source>
        <translation>Фігуру можна як завгодно &lt;b&gt;повертати&lt;/b&gt; й &lt;b&gt;віддзеркалювати&lt;/b&gt;. Її розмір і форма не змінюються.</translation>
    </message>
    <message>
        <source>One shape in all its eight positions.</source>
        <translation>Одна фігура в усіх восьми положеннях.</translation>
    </message>
    <message>
        <source>It may be drawn anywhere on the map, if these rules are kept:</source>
        <translation>Її можна намалювати будь-де на мапі за таких правил:</translation>
    </message>
    <message>
        <source>All its spaces lie on the map; nothing hangs over the edge.</source>
        <translation>Усі її клітинки лежать на мапі; ніщо не виступає за край.</translation>
    </message>
    <message>
        <source>All its spaces are empty. It covers no mountain, no wasteland, and nothing that has been drawn before.</source>
        <translation>Усі її клітинки порожні. Вона не накриває ні гори, ні пустки, ні намальованого раніше.</translation>
    </message>
    <message>
        <source>If a ruins card lies before it, it covers at least one open ruins space.</source>
        <translation>Якщо перед нею була карта руїн, вона накриває принаймні одну клітинку вільних руїн.</translation>
    </message>
    <message>
        <source>It need not touch anything. A new forest may begin far from the old one, and terrains may lie side by side in any way.</source>
        <translation>Торкатися чогось їй не обов’язково. Новий ліс може починатися далеко від старого, а місцевості можуть лежати поруч як завгодно.</translation>
    </message>
    <message>
        <source>The village on the left may be drawn. The one on the right may not, for it covers a mountain.</source>
        <translation>Містечко ліворуч намалювати можна. Те, що праворуч, — ні, бо воно накриває гору.</translation>
    </message>
    <message>
        <source>Some shapes have gaps. Only the spaces of the shape are drawn; what lies in a gap stays as it is and may be filled already.</source>
        <translation>Деякі фігури мають проміжки. Малюють лише клітинки фігури; те, що в проміжку, лишається як є і може бути вже заповнене.</translation>
    </message>
    <message>
        <source>The two spaces of the small shape on the card {forgotten_forest} touch only at a corner. They are one shape, but two clusters, as long as nothing joins them.</source>
        <translation>Дві клітинки меншої фігури на карті {forgotten_forest} торкаються лише кутом. Це одна фігура, але дві групи, доки їх щось не з’єднає.</translation>
    </message>
    <message>
        <source>On the screen, small dots mark every place where the shape fits as it is rotated now. The panel beside the map tells before you confirm what a drawing would be worth at the end of the season.</source>
        <translation>На екрані маленькі крапки позначають кожне місце, де фігура вміщується в її теперішньому положенні. Панель біля мапи ще до підтвердження показує, скільки малюнок дав би наприкінці сезону.</translation>
    </message>
    <message>
        <source>When nothing fits: the single space</source>
        <translation>Коли нічого не вміщується</translation>
    </message>
    <message>
        <source>Late in the game a shape may fit nowhere on a map. If &lt;b&gt;none&lt;/b&gt; of the shapes of the card can be drawn by the rules, in whatever position and place, the player draws a &lt;b&gt;single space&lt;/b&gt; instead: a square of 1x1 on any empty space.</source>
        <translation>Під кінець гри фігура може ніде не вміщуватися на мапі. Якщо &lt;b&gt;жодну&lt;/b&gt; з фігур карти не можна намалювати за правилами, у жодному положенні й місці, гравець натомість малює &lt;b&gt;одну клітинку&lt;/b&gt;: квадрат 1x1 на будь-якій порожній клітинці.</translation>
    </message>
    <message>
        <source>The single space is no way out. As long as one of two shapes still fits anywhere, a shape must be drawn; when none does, the single space must be.</source>
        <translation>Одна клітинка — не лазівка. Доки одна з двох фігур ще десь уміщується, треба малювати фігуру; коли не вміщується жодна, треба малювати одну клітинку.</translation>
    </message>
    <message>
        <source>It may be filled with &lt;b&gt;any&lt;/b&gt; terrain: forest, village, farm, water, even monster, whatever the card shows. Only a mountain can never be drawn.</source>
        <translation>Вона може бути &lt;b&gt;будь-якої&lt;/b&gt; місцевості: ліс, містечко, ферма, водойма, навіть монстр, хоч би що показувала карта. Лише гору намалювати не можна ніколи.</translation>
    </message>
    <message>
        <source>The first edition of the rules can also be read otherwise: only a terrain of the card, except under a ruins card, where any terrain is allowed. Later editions say any. Whoever prefers the narrow reading turns on the option for the strict single space.</source>
        <translation>Перше видання правил можна читати й інакше: лише місцевість карти, крім випадку з картою руїн, коли дозволено будь-яку. Пізніші видання кажуть: будь-яку. Хто воліє вужче прочитання, вмикає варіант «Лише місцевість карти».</translation>
    </message>
    <message>
        <source>The single space never brings the coin that stands beside a shape. If it closes in a mountain, it brings the coin of that mountain as any other drawing does.</source>
        <translation>Одна клітинка ніколи не дає монети, зображеної біля фігури. Якщо вона замикає гору, то дає монету цієї гори, як і будь-який інший малюнок.</translation>
    </message>
    <message>
        <source>An ambush knows it too: if the monsters&apos; shape fits nowhere on the neighbour&apos;s map, a single monster is drawn on any empty space there.</source>
        <translation>Так само й під час засідки: якщо фігура монстрів ніде не вміщується на мапі сусіда, там малюють одного монстра на будь-якій порожній клітинці.</translation>
    </message>
    <message>
        <source>If a map has no empty space left at all, nothing is drawn on it in that turn.</source>
        <translation>Якщо на мапі зовсім не лишилося порожніх клітинок, цього ходу на ній нічого не малюють.</translation>
    </message>
    <message>
        <source>The shape of the card {orchard} fits nowhere on this map. A single space of any terrain is drawn, on one of the marked spaces.</source>
        <translation>Фігура карти {orchard} ніде не вміщується на цій мапі. Малюють одну клітинку будь-якої місцевості, на одній із позначених клітинок.</translation>
    </message>
    <message>
        <source>Options of this program</source>
        <translation>Варіанти гри в цій програмі</translation>
    </message>
    <message>
        <source>Without any option the game follows the rules of 2019 as most people read them. The page for a new game offers some changes; they hold for all players and for the whole game.</source>
        <translation>Без жодних варіантів гра йде за правилами 2019 року, як їх розуміє більшість. Сторінка нової гри пропонує деякі зміни; вони чинні для всіх гравців і на всю гру.</translation>
    </message>
    <message>
        <source>With the promo ambushes the ambush deck is made of four cards drawn unseen from all eight. So every game has four ambushes, but nobody knows which.</source>
        <translation>Із промозасідками колода засідок — це чотири карти, узяті наосліп з усіх восьми. Тож у кожній грі чотири засідки, але ніхто не знає які.</translation>
    </message>
    <message>
        <source>Without monsters there are no ambush cards: a calm game, good for the first one. This is not an official rule. The card {rift_lands} may still be drawn as a monster.</source>
        <translation>Без монстрів немає карт засідок: спокійна гра, добра для першого разу. Це не офіційне правило. За картою {rift_lands} і тоді можна намалювати монстра.</translation>
    </message>
    <message>
        <source>The strict single space bears a terrain of the card that did not fit. Under a ruins card it may have any terrain even so.</source>
        <translation>З варіантом «Лише місцевість карти» одна клітинка має місцевість карти, чия фігура не вмістилася. Після карти руїн вона й тоді може бути будь-якої місцевості.</translation>
    </message>
    <message>
        <source>The side of the map is chosen on the same page. Side A is the better one to begin with.</source>
        <translation>Сторону мапи вибирають на тій самій сторінці. Для початку краща сторона A.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;seed&lt;/b&gt; is a short word of digits and letters. It decides the edicts and the order of all cards, so the same seed gives the same game. Left empty, it is chosen at random.</source>
        <translation>&lt;b&gt;Зерно&lt;/b&gt; — це коротке слово з цифр і літер. Воно визначає укази й порядок усіх карт, тож те саме зерно дає ту саму гру. Якщо лишити його порожнім, воно випадкове.</translation>
    </message>
    <message>
        <source>Playing together at one computer</source>
        <translation>Разом за одним комп’ютером</translation>
    </message>
    <message>
        <source>Round a table all players draw at once. At one computer they draw one after the other, each in secret; the result is the same, since nobody sees the drawing of the others before making one.</source>
        <translation>За столом усі гравці малюють одночасно. За одним комп’ютером вони малюють по черзі, кожен таємно; результат той самий, бо ніхто не бачить малюнків інших, доки не зробить свого.</translation>
    </message>
    <message>
        <source>The card is revealed, and everybody may look at it.</source>
        <translation>Карту відкрито, і всі можуть на неї дивитися.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;curtain&lt;/b&gt; falls: a sealed envelope with the name of the player who is to draw. It hides all maps. The others look away or leave the chair.</source>
        <translation>Опускається &lt;b&gt;завіса&lt;/b&gt;: запечатаний конверт з ім’ям гравця, що має малювати. Він ховає всі мапи. Решта відвертається або встає зі стільця.</translation>
    </message>
    <message>
        <source>That player holds the button with the name for half a second or presses Enter. The envelope opens, and the map appears.</source>
        <translation>Цей гравець тримає кнопку зі своїм ім’ям пів секунди або натискає Enter. Конверт відкривається, і з’являється мапа.</translation>
    </message>
    <message>
        <source>The shape is chosen, rotated and drawn. After it has been confirmed, the curtain falls for the next player.</source>
        <translation>Фігуру вибирають, повертають і малюють. Після підтвердження завіса опускається для наступного гравця.</translation>
    </message>
    <message>
        <source>A drawing that was confirmed too soon can be corrected from the curtain, as long as the next player has not opened the envelope.</source>
        <translation>Малюнок, підтверджений зарано, можна виправити на сторінці завіси, доки наступний гравець не відкрив конверт.</translation>
    </message>
    <message>
        <source>The order of drawing does not matter. With many players anyone who is still to draw can be called from the curtain.</source>
        <translation>Порядок малювання не має значення. Коли гравців багато, на сторінці завіси можна покликати будь-кого, хто ще має малювати.</translation>
    </message>
    <message>
        <source>In an ambush the envelope holds the map of a neighbour, and a coloured band names its owner. When all have drawn, a page shows who has drawn monsters on which map.</source>
        <translation>Під час засідки в конверті мапа сусіда, і кольорова стрічка називає її власника. Коли всі намалюють, сторінка показує, хто на чиїй мапі малював монстрів.</translation>
    </message>
    <message>
        <source>How secret the maps are is for the players to agree on. The Game menu has a page for it, and what is chosen there can be changed at any time:</source>
        <translation>Про те, наскільки таємні мапи, домовляються самі гравці. Для цього в меню «Гра» є сторінка, і вибране там можна змінити будь-коли:</translation>
    </message>
    <message>
        <source>The computer can play seats as well, as an &lt;b&gt;apprentice&lt;/b&gt;, a &lt;b&gt;journeyman&lt;/b&gt; or a &lt;b&gt;master&lt;/b&gt;. It sees no more than a person in the same seat would, and has drawn as soon as everybody has seen the cards. Whoever plays with computer players alone needs no curtain.</source>
        <translation>Місця за столом може зайняти й комп’ютер: як &lt;b&gt;учень&lt;/b&gt;, &lt;b&gt;підмайстер&lt;/b&gt; або &lt;b&gt;майстер&lt;/b&gt;. Він бачить не більше, ніж бачила б людина на тому самому місці, і малює, щойно всі побачать карти. Хто грає лише з комп’ютером, обходиться без завіси.</translation>
    </message>
    <message>
        <source>The game is saved after every step. The program can be closed at any moment and goes on at the same place when it is opened again.</source>
        <translation>Гра зберігається після кожного кроку. Програму можна закрити будь-якої миті, і гра піде далі з того самого місця, коли програму знову відкриють.</translation>
    </message>
    <message>
        <source>Hard cases</source>
        <translation>Складні випадки</translation>
    </message>
    <message>
        <source>Here are the questions that come up at every table, each with its answer. The program decides them all in the same way.</source>
        <translation>Ось запитання, що виникають за кожним столом, кожне з відповіддю. Програма вирішує їх усі однаково.</translation>
    </message>
    <message>
        <source>Ruins, then an ambush</source>
        <translation>Руїни, потім засідка</translation>
    </message>
    <message>
        <source>{temple_ruins} is revealed, so the next card follows at once: {goblin_attack}. The maps are passed, and the goblins may be drawn anywhere. In the next turn comes {orchard}, and its shape must cover ruins. If {outpost_ruins} had come before it as well, one ruins space would still be enough.</source>
        <translation>Відкрито карту {temple_ruins}, тож відразу йде наступна: {goblin_attack}. Мапи передають, а гоблінів можна малювати будь-де. Наступного ходу приходить карта {orchard}, і її фігура має накрити руїни. Якби перед нею прийшла ще й карта {outpost_ruins}, однієї клітинки руїн усе одно було б досить.</translation>
    </message>
    <message>
        <source>Ruins that no shape can reach</source>
        <translation>Руїни, яких не сягає жодна фігура</translation>
    </message>
    <message>
        <source>One ruins space is open, at C10, but {marshlands} cannot cover it in any position. There is plenty of room elsewhere; still only a single space may be drawn. It may have any terrain and lie anywhere; it need not lie on the ruins.</source>
        <translation>Вільні лише одні руїни, на C10, але карта {marshlands} не може накрити їх у жодному положенні. Деінде місця вдосталь; та все ж малювати можна лише одну клітинку. Вона може бути будь-якої місцевості й будь-де; лежати на руїнах вона не мусить.</translation>
    </message>
    <message>
        <source>The ruins at C10 are too closely shut in for a shape of five spaces.</source>
        <translation>Руїни на C10 замкнено надто тісно для фігури з п’яти клітинок.</translation>
    </message>
    <message>
        <source>One shape fits, the other does not</source>
        <translation>Одна фігура вміщується, друга — ні</translation>
    </message>
    <message>
        <source>Of the two shapes on the card {great_river} only the larger one fits, and it would spoil everything. It must be drawn all the same. A single space is allowed only when neither shape fits.</source>
        <translation>Із двох фігур карти {great_river} вміщується лише більша, і вона все зіпсувала б. Та намалювати її доведеться. Одну клітинку дозволено лише тоді, коли не вміщується жодна.</translation>
    </message>
    <message>
        <source>Two mountains at once</source>
        <translation>Дві гори водночас</translation>
    </message>
    <message>
        <source>A shape may surround two mountains at once. It brings both coins, and a coin beside the shape would come on top.</source>
        <translation>Фігура може оточити дві гори водночас. Вона дає обидві монети, а монета біля фігури додалася б до них.</translation>
    </message>
    <message>
        <source>{fishing_village} on side B: four water spaces from H7 to H10 surround both mountains and bring 2 coins.</source>
        <translation>{fishing_village} на стороні B: чотири клітинки водойми від H7 до H10 оточують обидві гори й дають 2 монети.</translation>
    </message>
    <message>
        <source>A mountain surrounded by a neighbour</source>
        <translation>Гора, оточена сусідом</translation>
    </message>
    <message>
        <source>A neighbour draws monsters on your map, and one of them fills the last space beside a mountain. The coin is yours, for it is marked on your map.</source>
        <translation>Сусід малює монстрів на вашій мапі, і один із них заповнює останню клітинку поруч із горою. Монета ваша, бо її позначають на вашій мапі.</translation>
    </message>
    <message>
        <source>The same terrain drawn twice</source>
        <translation>Та сама місцевість двічі</translation>
    </message>
    <message>
        <source>A village is drawn beside a village of an earlier turn. Both are one cluster from now on. That may please one edict and ruin another, such as {shieldgate}.</source>
        <translation>Містечко малюють поруч із містечком з попереднього ходу. Відтепер це одна група. Одному указу це може сподобатися, а інший, як-от {shieldgate}, зіпсувати.</translation>
    </message>
    <message>
        <source>Ruins, then Rift Lands</source>
        <translation>Руїни, потім Розломи</translation>
    </message>
    <message>
        <source>The single square of the card {rift_lands} must lie on open ruins. It may have any of its five terrains. If no ruins are open on the map, it goes on any empty space.</source>
        <translation>Єдиний квадрат карти {rift_lands} має лежати на вільних руїнах. Він може бути будь-якої з п’яти її місцевостей. Якщо вільних руїн на мапі немає, він стає на будь-яку порожню клітинку.</translation>
    </message>
    <message>
        <source>A card that goes beyond the threshold</source>
        <translation>Карта, що перевищує тривалість сезону</translation>
    </message>
    <message>
        <source>In fall the time stands at 6 of 7, and a card of time 2 is revealed. It is drawn as usual, the season ends at 8 of 7, and winter begins at nought.</source>
        <translation>Восени тривалість дійшла до 6 із 7, і відкривають карту тривалістю 2. За нею малюють як завжди, сезон закінчується на 8 із 7, а зима починається з нуля.</translation>
    </message>
    <message>
        <source>Two ambushes in one season</source>
        <translation>Дві засідки за один сезон</translation>
    </message>
    <message>
        <source>No ambush came in spring, so its card is still in the deck when that of summer joins it. Both may come in one season, even one right after the other.</source>
        <translation>Навесні засідка не прийшла, тож її карта ще в колоді, коли додається літня. Обидві можуть прийти за один сезон, навіть одна відразу після другої.</translation>
    </message>
    <message>
        <source>Small print on scoring cards</source>
        <translation>Тонкощі карт підрахунку</translation>
    </message>
    <message>
        <source>For every card mountains, wasteland and monsters are filled spaces, and open ruins are empty ones.</source>
        <translation>Для кожної карти гори, пустка й монстри — заповнені клітинки, а вільні руїни — порожні.</translation>
    </message>
    <message>
        <source>Wasteland is neither a terrain type nor the edge of the map.</source>
        <translation>Пустка не є ні типом місцевості, ні краєм мапи.</translation>
    </message>
    <message>
        <source>No space counts twice for one card, unless the card says so, as {greenbough} does for rows and columns.</source>
        <translation>Жодна клітинка не рахується двічі для однієї карти, якщо тільки карта цього не каже, як {greenbough} для рядків і стовпців.</translation>
    </message>
    <message>
        <source>Still in doubt? Try it out. A drawing that is not allowed is refused with the reason and the spaces to blame.</source>
        <translation>Ще сумніваєтеся? Спробуйте. Недозволений малюнок програма відхилить, а також назве причину й клітинки, через які його не можна зробити.</translation>
    </message>
    <message>
        <source>Scoring cards: forest</source>
        <translation>Підрахунок: ліс</translation>
    </message>
    <message>
        <source>One of these four cards is in every game. All examples of this chapter look at the same map, so it can be seen how differently the queen may judge it.</source>
        <translation>Одна із цих чотирьох карт є в кожній грі. Усі приклади цього розділу стосуються тієї самої мапи, тож видно, як по-різному може судити її королева.</translation>
    </message>
    <message>
        <source>A scoring card always counts the whole map of each player. What was scored in an earlier season is scored again.</source>
        <translation>Карта підрахунку завжди рахує всю мапу кожного гравця. Пораховане в попередньому сезоні рахують знову.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side A.</source>
        <translation>Мапа цього розділу, на стороні A.</translation>
    </message>
    <message>
        <source>A forest in the corner lies on two edges and yet is one space: 1 star.</source>
        <translation>Ліс у куті лежить на двох краях, але це одна клітинка: 1 зірка.</translation>
    </message>
    <message>
        <source>Five forest spaces stand on the edge in the upper corners, two more in the lower left. All the forest inside the country counts for nothing: 7 stars.</source>
        <translation>П’ять клітинок лісу стоять на краю у верхніх кутах, ще дві — унизу ліворуч. Увесь ліс у глибині мапи нічого не дає: 7 зірок.</translation>
    </message>
    <message>
        <source>One forest space in a row is enough, ten are no better. This card likes forests that are scattered.</source>
        <translation>Однієї клітинки лісу в рядку досить, десять — не краще. Ця карта любить розсіяні ліси.</translation>
    </message>
    <message>
        <source>There is forest in 6 rows and in 8 columns, together 14 stars. Row D has none, nor has column 3.</source>
        <translation>Ліс є в 6 рядках і у 8 стовпцях, разом 14 зірок. У рядку D його немає, у стовпці 3 теж.</translation>
    </message>
    <message>
        <source>Anything that fills a space closes a side, forest as well as mountain or monster. Open ruins do not.</source>
        <translation>Бік закриває все, що заповнює клітинку: ліс так само, як гора чи монстр. Вільні руїни — ні.</translation>
    </message>
    <message>
        <source>A1, B1, B5 and B6 are closed on all four sides: 4 stars. A2 is not, for nothing has been drawn on A3 yet.</source>
        <translation>A1, B1, B5 і B6 закриті з усіх чотирьох боків: 4 зірки. A2 — ні, бо на A3 ще нічого не намальовано.</translation>
    </message>
    <message>
        <source>The two mountains must touch the same cluster. If it touches three mountains, all three count: 9 stars.</source>
        <translation>Дві гори мають торкатися тієї самої групи. Якщо вона торкається трьох гір, рахуються всі три: 9 зірок.</translation>
    </message>
    <message>
        <source>A forest leads from the mountain at B4 to the one at C9, and both are worth 3: together 6 stars. The forest beside F6 has found no second mountain yet.</source>
        <translation>Ліс веде від гори на B4 до гори на C9, і кожна з них дає 3: разом 6 зірок. Ліс біля F6 другої гори ще не знайшов.</translation>
    </message>
    <message>
        <source>Scoring cards: farm and water</source>
        <translation>Підрахунок: ферма й водойма</translation>
    </message>
    <message>
        <source>These four cards are about farms and water, beside each other or apart, near mountains or near ruins.</source>
        <translation>Ці чотири карти — про ферми й водойми, поруч чи нарізно, біля гір чи біля руїн.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side B.</source>
        <translation>Мапа цього розділу, на стороні B.</translation>
    </message>
    <message>
        <source>Every space counts at most once. A long line of water beside a long line of farms is the best there is.</source>
        <translation>Кожна клітинка рахується щонайбільше один раз. Найкраще — довга смуга водойми вздовж довгої смуги ферм.</translation>
    </message>
    <message>
        <source>Farm and water meet only in the upper right: the water at C8 and D8 and the farms at C9 and D9 bring 4 stars. The farm at D10 touches no water.</source>
        <translation>Водойма й ферма зустрічаються лише вгорі праворуч: водойма на C8 і D8 та ферми на C9 і D9 дають 4 зірки. Ферма на D10 водойми не торкається.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to a mountain, so one mountain is worth 8 stars at most, with water all round.</source>
        <translation>До гори прилягають чотири клітинки, тож одна гора дає щонайбільше 8 зірок, з водоймою довкола.</translation>
    </message>
    <message>
        <source>Water lies beside a mountain at B8 and is worth 2. Farms do so at C3, C9, I9 and K3 and are worth 1 each. That makes 6 stars.</source>
        <translation>Водойма прилягає до гори на B8 і дає 2. Ферми прилягають на C3, C9, I9 і K3 і дають по 1. Разом 6 зірок.</translation>
    </message>
    <message>
        <source>Ruins that have been drawn on still are a ruins space, so water beside them counts. Water on ruins is not beside them.</source>
        <translation>Руїни, на яких щось намальовано, лишаються клітинкою руїн, тож водойма поруч із ними рахується. Водойма на руїнах — не поруч із ними.</translation>
    </message>
    <message>
        <source>The farms at C3 and H9 stand on ruins and are worth 3 each. Water beside ruins is found at B8 and G3. Together 8 stars.</source>
        <translation>Ферми на C3 і H9 стоять на руїнах і дають по 3. Водойма поруч із руїнами є на B8 і G3. Разом 8 зірок.</translation>
    </message>
    <message>
        <source>The size does not matter: many small clusters are better than a large one. Wasteland is not the edge of the map and does no harm.</source>
        <translation>Розмір не має значення: багато малих груп кращі за одну велику. Пустка — не край мапи й не шкодить.</translation>
    </message>
    <message>
        <source>The farms round D2, those round I8 and the water at G3 keep apart from the edge and from each other: 9 stars. The clusters in the last row touch the edge, and those in the upper right touch each other.</source>
        <translation>Ферми довкола D2, ферми довкола I8 і водойма на G3 тримаються осторонь від краю й одна від одної: 9 зірок. Групи в останньому рядку торкаються краю, а ті, що вгорі праворуч, — одна одної.</translation>
    </message>
    <message>
        <source>Scoring cards: village</source>
        <translation>Підрахунок: містечко</translation>
    </message>
    <message>
        <source>All four cards of this group are about village clusters. What counts is how many there are, how large they are, and what they touch.</source>
        <translation>Усі чотири карти цього виду — про групи містечка. Важить, скільки їх, які вони завбільшки й чого торкаються.</translation>
    </message>
    <message>
        <source>A cluster of five is worth nothing, one of twelve no more than one of six. Better two of six than one of twelve.</source>
        <translation>Група з п’яти нічого не дає, з дванадцяти — не більше, ніж із шести. Краще дві по шість, ніж одна з дванадцяти.</translation>
    </message>
    <message>
        <source>The villages in the west have six spaces, those in the middle seven. Both are large enough: 16 stars.</source>
        <translation>Містечка на заході мають шість клітинок, ті, що посередині, — сім. Обидві групи досить великі: 16 зірок.</translation>
    </message>
    <message>
        <source>First leave out all clusters that touch a mountain, then take the largest of the rest. If several are equally large, one of them counts.</source>
        <translation>Спершу відкиньте всі групи, що торкаються гори, потім візьміть найбільшу з решти. Якщо кілька однаково великі, рахується одна.</translation>
    </message>
    <message>
        <source>The seven spaces in the middle touch the mountain at F6 and drop out. The six in the west remain: 6 stars.</source>
        <translation>Сім клітинок посередині торкаються гори на F6 і відпадають. Лишаються шість на заході: 6 зірок.</translation>
    </message>
    <message>
        <source>Five types can lie beside a village: forest, farm, water, monster and mountain. Ruins, wasteland and empty spaces are none.</source>
        <translation>Поруч із містечком може бути п’ять типів: ліс, ферма, водойма, монстр і гора. Руїни, пустка й порожні клітинки — не типи місцевості.</translation>
    </message>
    <message>
        <source>The villages in the middle touch forest, water and a mountain. Those at I9 touch farm, water and monsters. Each cluster is worth 3, together 6 stars.</source>
        <translation>Містечка посередині торкаються лісу, водойми й гори. Ті, що біля I9, торкаються ферми, водойми й монстрів. Кожна група дає 3, разом 6 зірок.</translation>
    </message>
    <message>
        <source>Two clusters of the same size are best, for then the second is as large as the first. A single cluster has no second: no stars.</source>
        <translation>Найкращі дві однакові групи, бо тоді друга така сама велика, як перша. Одна-єдина група другої не має: зірок немає.</translation>
    </message>
    <message>
        <source>The largest cluster has seven spaces, the second largest six, and each of those six is worth 2: 12 stars.</source>
        <translation>Найбільша група має сім клітинок, друга за величиною — шість, і кожна із цих шести дає 2: 12 зірок.</translation>
    </message>
    <message>
        <source>Scoring cards: the whole map</source>
        <translation>Підрахунок: уся мапа</translation>
    </message>
    <message>
        <source>These four cards do not ask what has been drawn, only which spaces are filled and which are empty. Even monsters are welcome here.</source>
        <translation>Ці чотири карти питають не про те, що намальовано, а лише про те, які клітинки заповнені, а які порожні. Тут раді навіть монстрам.</translation>
    </message>
    <message>
        <source>Eleven filled spaces in a line are needed, no less. Mountains and wasteland have done a part of the work already.</source>
        <translation>Потрібно одинадцять заповнених клітинок в одну лінію, не менше. Частину роботи вже зробили гори й пустка.</translation>
    </message>
    <message>
        <source>Row F is full, and so is column 6, where the wasteland has helped: 12 stars.</source>
        <translation>Рядок F повний, як і стовпець 6, де допомогла пустка: 12 зірок.</translation>
    </message>
    <message>
        <source>Only one square counts, a largest one. A single filled space already is a square, so no map is worth less than 3 stars here.</source>
        <translation>Рахується лише один квадрат, найбільший. Одна заповнена клітинка — вже квадрат, тож жодна мапа не дає тут менше ніж 3 зірки.</translation>
    </message>
    <message>
        <source>The largest filled square has four spaces on each side, from C4 to F7. Four times 3 makes 12 stars.</source>
        <translation>Сторона найбільшого заповненого квадрата — чотири клітинки, він тягнеться від C4 до F7. Чотири рази по 3 — це 12 зірок.</translation>
    </message>
    <message>
        <source>There are eleven such diagonals, and each one is worth the same. The shortest is the corner K1 alone, the longest goes from A1 to K11.</source>
        <translation>Таких діагоналей одинадцять, і кожна дає однаково. Найкоротша — сам кут K1, найдовша йде від A1 до K11.</translation>
    </message>
    <message>
        <source>Three diagonals are full: the corner K1, the one from J1 to K2, and the one from G1 to K5. Together 9 stars.</source>
        <translation>Повні три діагоналі: кут K1, діагональ від J1 до K2 і від G1 до K5. Разом 9 зірок.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side spoil each other. Open ruins are empty and can be a cauldron too.</source>
        <translation>Дві порожні клітинки поруч псують одна одну. Вільні руїни порожні й теж можуть бути котлом.</translation>
    </message>
    <message>
        <source>H3 and J5 are empty and closed on all four sides: 2 stars.</source>
        <translation>H3 і J5 порожні й закриті з усіх чотирьох боків: 2 зірки.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>Кінець сезону</translation>
    </message>
    <message>
        <source>A season ends as soon as the time values of its cards reach its &lt;b&gt;time threshold&lt;/b&gt;: 8 in spring, 8 in summer, 7 in fall and 6 in winter. The turn in which that happens is played to its end first.</source>
        <translation>Сезон закінчується, щойно сума тривалостей його карт сягає &lt;b&gt;тривалості сезону&lt;/b&gt;: 8 навесні, 8 влітку, 7 восени й 6 взимку. Хід, у якому це сталося, спершу дограють.</translation>
    </message>
    <message>
        <source>Time beyond the threshold is lost; the next season begins at nought.</source>
        <translation>Надлишок тривалості пропадає; наступний сезон починається з нуля.</translation>
    </message>
    <message>
        <source>Now every map is scored. The season brings the sum of four parts:</source>
        <translation>Тепер рахують кожну мапу. Сезон приносить суму чотирьох частин:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two edicts&lt;/b&gt;: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Each one counts the whole map as it is now, with all that earlier seasons have left there.</source>
        <translation>&lt;b&gt;Два укази&lt;/b&gt;: A і B навесні, B і C влітку, C і D восени, D і A взимку. Кожен рахує всю мапу такою, яка вона є зараз, з усім, що лишили попередні сезони.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coins&lt;/b&gt;: plus 1 star for every coin on the coin track.</source>
        <translation>&lt;b&gt;Монети&lt;/b&gt;: плюс 1 зірка за кожну монету на шкалі монет.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Monsters&lt;/b&gt;: minus 1 star for every empty space adjacent to a monster.</source>
        <translation>&lt;b&gt;Монстри&lt;/b&gt;: мінус 1 зірка за кожну порожню клітинку, що прилягає до монстра.</translation>
    </message>
    <message>
        <source>So every edict is scored in two seasons, A in the first and in the last one. What pleases edict A pays in spring, and once more in winter when the map is full.</source>
        <translation>Отже, кожен указ рахують у двох сезонах, A — у першому й останньому. Що до вподоби указу A, те окупається навесні й ще раз узимку, коли мапа повна.</translation>
    </message>
    <message>
        <source>Monsters may cost more than the rest of a season brings. Such a season counts below nought.</source>
        <translation>Монстри можуть забрати більше, ніж приносить решта сезону. Рахунок такого сезону від’ємний.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; In spring {sentinel_wood} is edict A and {canal_lake} is edict B. The map in the picture has 2 coins. Edict A brings 7 stars, edict B 2 and the coins 2; the monsters cost 7. The season is worth 4 stars.</source>
        <translation>&lt;b&gt;Приклад.&lt;/b&gt; Навесні {sentinel_wood} — указ A, а {canal_lake} — указ B. На мапі з малюнка 2 монети. Указ A дає 7 зірок, указ B — 2, монети — 2; монстри забирають 7. Сезон дає 4 зірки.</translation>
    </message>
    <message>
        <source>The two edicts earn the stars; the numbers with a minus are lost to monsters.</source>
        <translation>Два укази приносять зірки; числа з мінусом забирають монстри.</translation>
    </message>
    <message>
        <source>Then, unless it was winter, the next season begins:</source>
        <translation>Потім, якщо була не зима, починається наступний сезон:</translation>
    </message>
    <message>
        <source>All explore cards and ruins cards that have been revealed go back into the explore deck.</source>
        <translation>Усі відкриті карти дослідження й карти руїн повертаються до колоди досліджень.</translation>
    </message>
    <message>
        <source>One more card of the ambush deck joins them, unseen by everyone.</source>
        <translation>До них додається ще одна карта колоди засідок, якої ніхто не бачить.</translation>
    </message>
    <message>
        <source>The explore deck is shuffled, and the first card is revealed.</source>
        <translation>Колоду досліджень тасують і відкривають першу карту.</translation>
    </message>
    <message>
        <source>Maps and coins stay as they are. Only the time starts anew.</source>
        <translation>Мапи й монети лишаються як є. Лише тривалість починається знову.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>The game ends when winter has been scored. The stars of the four seasons are added; the highest total wins.</source>
        <translation>Гра закінчується, коли пораховано зиму. Зірки чотирьох сезонів додають; перемагає найбільша сума.</translation>
    </message>
    <message>
        <source>If totals are equal, the stars lost to monsters in all four seasons decide: fewer lost stars are better.</source>
        <translation>Якщо суми рівні, вирішують зірки, втрачені через монстрів за всі чотири сезони: що менше втрачено, то краще.</translation>
    </message>
    <message>
        <source>If these are equal too, the place is shared. Whoever shares it may still argue about whose map is prettier.</source>
        <translation>Якщо рівні й вони, місце ділять. Хто його ділить, той може ще посперечатися, чия мапа гарніша.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; Ana, Boris and Vera have 91 stars each. Monsters have cost Ana 6 stars, Boris 9 and Vera 6. Ana and Vera share first place, and Boris comes third.</source>
        <translation>&lt;b&gt;Приклад.&lt;/b&gt; Ана, Борис і Віра мають по 91 зірці. Монстри забрали в Ани 6 зірок, у Бориса 9, у Віри 6. Ана й Віра ділять перше місце, а Борис третій.</translation>
    </message>
    <message>
        <source>The same game, played again with the same seed, deals the same cards in the same order. So others can try whether they do better.</source>
        <translation>Та сама гра, зіграна ще раз із тим самим зерном, роздає ті самі карти в тому самому порядку. Тож інші можуть спробувати зіграти краще.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Гра наодинці</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules, with two differences: monsters find their place by themselves, and in the end a title is awarded.</source>
        <translation>Один гравець грає за тими самими правилами з двома відмінностями: монстри самі знаходять собі місце, а наприкінці присуджують титул.</translation>
    </message>
    <message>
        <source>Every ambush card shows a &lt;b&gt;corner&lt;/b&gt; of the map and an arrow. The monsters attack your own map from there:</source>
        <translation>Кожна карта засідки показує &lt;b&gt;кут&lt;/b&gt; мапи й стрілку. Звідти монстри нападають на вашу мапу:</translation>
    </message>
    <message>
        <source>The shape starts in that corner, as it is printed. It is neither rotated nor mirrored.</source>
        <translation>Фігура починає в цьому куті, у надрукованому положенні. Її не повертають і не віддзеркалюють.</translation>
    </message>
    <message>
        <source>If it does not fit there, it moves along the edge of the map in the direction of the arrow, space by space and all the way round if need be. It stops at the first place where it covers no filled space.</source>
        <translation>Якщо вона там не вміщується, то рухається вздовж краю мапи за стрілкою, клітинка за клітинкою, за потреби по всьому колу. Вона зупиняється на першому місці, де не накриває заповнених клітинок.</translation>
    </message>
    <message>
        <source>If it fits nowhere along the edge, it starts again in the same corner one space further in, and so on towards the middle.</source>
        <translation>Якщо вона не вміщується ніде вздовж краю, то знову починає в тому самому куті на одну клітинку глибше, і так далі до середини.</translation>
    </message>
    <message>
        <source>If it fits nowhere at all, the ambush has failed: the card is laid aside and nothing is drawn. No single monster takes its place.</source>
        <translation>Якщо вона не вміщується зовсім ніде, засідка не вдалася: карту відкладають і нічого не малюють. Один монстр замість неї не з’являється.</translation>
    </message>
    <message>
        <source>Goblins come from the bottom right and move up. The first places are taken, so they settle on the marked spaces.</source>
        <translation>Гобліни приходять знизу праворуч і рухаються вгору. Перші місця зайняті, тож вони стають на позначені клітинки.</translation>
    </message>
    <message>
        <source>Open ruins are empty spaces and do not stop the monsters. If they surround a mountain, its coin is yours.</source>
        <translation>Вільні руїни — порожні клітинки й монстрів не спиняють. Якщо ті оточать гору, її монета ваша.</translation>
    </message>
    <message>
        <source>After winter comes the &lt;b&gt;rating&lt;/b&gt;: take your total and subtract the solo numbers of the four scoring cards in play. Hard cards have small numbers, so that every mixture is fair.</source>
        <translation>Після зими визначають &lt;b&gt;оцінку&lt;/b&gt;: від загальної суми віднімають сольні числа чотирьох карт підрахунку в грі. У складних карт числа малі, тож кожне поєднання чесне.</translation>
    </message>
    <message>
        <source>The rating decides the title. It is the highest one whose number is reached; below the last number the last title remains.</source>
        <translation>Оцінка визначає титул. Це найвищий титул, числа якого досягнуто; якщо оцінка нижча за останнє число, лишається останній титул.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; The cards in play are {greenbough} with 22, {mages_valley} with 22, {wildholds} with 16 and {borderlands} with 24: together 84. With a total of 97 stars the rating is 13.</source>
        <translation>&lt;b&gt;Приклад.&lt;/b&gt; У грі карти {greenbough} з числом 22, {mages_valley} — 22, {wildholds} — 16 і {borderlands} — 24: разом 84. Якщо загалом 97 зірок, оцінка — 13.</translation>
    </message>
    <message>
        <source>Two cards of the explore deck show neither shape nor terrain: {temple_ruins} and {outpost_ruins}. When one of them is revealed, the &lt;b&gt;next card follows at once&lt;/b&gt;, in the same explore phase.</source>
        <translation>Дві карти колоди досліджень не показують ні фігури, ні місцевості: {temple_ruins} і {outpost_ruins}. Коли відкрито одну з них, &lt;b&gt;відразу йде наступна карта&lt;/b&gt;, у тій самій фазі дослідження.</translation>
    </message>
    <message>
        <source>The shape of that next card must be drawn so that it covers at least &lt;b&gt;one open ruins space&lt;/b&gt;. Everything else about the card is as always.</source>
        <translation>Фігуру цієї наступної карти треба намалювати так, щоб вона накрила принаймні &lt;b&gt;одну клітинку вільних руїн&lt;/b&gt;. Усе інше — як завжди.</translation>
    </message>
    <message>
        <source>After a ruins card: the water covers the ruins at C10, as it must.</source>
        <translation>Після карти руїн: водойма накриває руїни на C10, як і має.</translation>
    </message>
    <message>
        <source>If the second ruins card comes right after the first, one more card is revealed. The duty does not grow: one ruins space is enough.</source>
        <translation>Якщо відразу після першої приходить друга карта руїн, відкривають ще одну карту. Вимога не зростає: досить накрити одну клітинку руїн.</translation>
    </message>
    <message>
        <source>An ambush card takes no notice of ruins: the monsters may be drawn anywhere. The duty waits and then holds for the next explore card.</source>
        <translation>Карта засідки на руїни не зважає: монстрів можна малювати будь-де. Вимога чекає й діє для наступної карти дослідження.</translation>
    </message>
    <message>
        <source>If no shape of the card can cover an open ruins space, or no ruins are open on the map, a &lt;b&gt;single space&lt;/b&gt; is drawn instead, even if the shape would fit elsewhere. It may have any terrain and lie on any empty space, ruins or not.</source>
        <translation>Якщо жодна фігура карти не може накрити клітинку вільних руїн або вільних руїн на мапі немає, натомість малюють &lt;b&gt;одну клітинку&lt;/b&gt;, навіть якби фігура вмістилася деінде. Вона може бути будь-якої місцевості й лежати на будь-якій порожній клітинці, на руїнах чи ні.</translation>
    </message>
    <message>
        <source>Every map is judged for itself. One player may have to cover ruins while another is down to a single space.</source>
        <translation>Кожну мапу розглядають окремо. Може статися, що один гравець мусить накрити руїни, а іншому лишається тільки одна клітинка.</translation>
    </message>
    <message>
        <source>Ruins cards take no time, and they are shuffled back into the deck like the explore cards at the end of the season.</source>
        <translation>Карти руїн не мають тривалості, і наприкінці сезону їх, як і карти дослідження, затасовують назад у колоду.</translation>
    </message>
    <message>
        <source>Ambush: the monsters</source>
        <translation>Засідка: монстри</translation>
    </message>
    <message>
        <source>When an &lt;b&gt;ambush card&lt;/b&gt; is revealed, the maps change hands. Each player passes the map to a neighbour and draws the monsters on the map received. Then every map goes back to its owner.</source>
        <translation>Коли відкрито &lt;b&gt;карту засідки&lt;/b&gt;, мапи переходять з рук у руки. Кожен гравець передає мапу сусідові й малює монстрів на отриманій. Потім кожна мапа повертається до власника.</translation>
    </message>
    <message>
        <source>The arrow on the card tells the direction. &lt;b&gt;Clockwise&lt;/b&gt;: the map goes to the neighbour on the left. &lt;b&gt;Counterclockwise&lt;/b&gt;: it goes to the neighbour on the right.</source>
        <translation>Напрямок показує стрілка на карті. &lt;b&gt;За годинниковою стрілкою&lt;/b&gt;: мапа йде до сусіда ліворуч. &lt;b&gt;Проти годинникової стрілки&lt;/b&gt;: до сусіда праворуч.</translation>
    </message>
    <message>
        <source>Two players simply swap their maps, whichever way the arrow points.</source>
        <translation>Двоє гравців просто міняються мапами, хоч би куди показувала стрілка.</translation>
    </message>
    <message>
        <source>The monsters&apos; shape is filled with monsters. It may be rotated and mirrored and drawn anywhere on the neighbour&apos;s map where it fits, ruins included. That the place hurts is the whole point.</source>
        <translation>Фігуру монстрів заповнюють монстрами. Її можна повертати, віддзеркалювати й малювати будь-де на мапі сусіда, де вона вміщується, також на руїнах. Місце й має бути болючим: у цьому вся суть.</translation>
    </message>
    <message>
        <source>Monsters fill their spaces like any other terrain. They may even be of use: they close gaps and rows and can surround a mountain.</source>
        <translation>Монстри заповнюють свої клітинки, як будь-яка інша місцевість. Вони можуть навіть придатися: закривають щілини й рядки та можуть оточити гору.</translation>
    </message>
    <message>
        <source>At the end of &lt;b&gt;every&lt;/b&gt; season each empty space adjacent to a monster costs 1 star. A space beside two monsters costs 1 star, not 2.</source>
        <translation>Наприкінці &lt;b&gt;кожного&lt;/b&gt; сезону кожна порожня клітинка, що прилягає до монстра, коштує 1 зірку. Клітинка біля двох монстрів коштує 1 зірку, а не 2.</translation>
    </message>
    <message>
        <source>Seven empty spaces are adjacent to these kobolds: they cost 7 stars, season after season, until somebody fills them.</source>
        <translation>До цих кобольдів прилягають сім порожніх клітинок: вони коштують 7 зірок, сезон за сезоном, доки їх хтось не заповнить.</translation>
    </message>
    <message>
        <source>An open ruins space is empty, so it costs a star too. Mountains and wasteland are filled and cost nothing.</source>
        <translation>Клітинка вільних руїн порожня, тож і вона коштує зірку. Гори й пустка заповнені й нічого не коштують.</translation>
    </message>
    <message>
        <source>The cure is to draw. Monsters with no empty space beside them do no harm any more.</source>
        <translation>Порятунок — малювати. Монстри, біля яких немає порожніх клітинок, більше не шкодять.</translation>
    </message>
    <message>
        <source>If a neighbour&apos;s monster closes in a mountain, the coin goes to the owner of the map.</source>
        <translation>Якщо монстр сусіда замикає гору, монету бере власник мапи.</translation>
    </message>
    <message>
        <source>An ambush card takes no time. Once it has been played, it leaves the game. An ambush that was not revealed stays in the explore deck and may come next season, so that several may lurk there at once.</source>
        <translation>Карта засідки не має тривалості. Зіграна, вона виходить із гри. Засідка, яку не відкрили, лишається в колоді досліджень і може прийти наступного сезону, тож там їх може чатувати кілька відразу.</translation>
    </message>
    <message>
        <source>The card {rift_lands} offers a single square of 1x1 and any of five terrains: forest, village, farm, water or monster. It takes no time.</source>
        <translation>Карта {rift_lands} пропонує один квадрат 1x1 і будь-яку з п’яти місцевостей: ліс, містечко, ферму, водойму або монстра. Вона не має тривалості.</translation>
    </message>
    <message>
        <source>It fills a gap, joins two clusters or closes in a mountain: the small gift of the deck. Why would anybody draw a monster? Perhaps nobody ever should, but it is allowed, and it costs stars as always.</source>
        <translation>Вона заповнює щілину, з’єднує дві групи або замикає гору: маленький дарунок колоди. Навіщо комусь малювати монстра? Мабуть, нікому й не треба, але це дозволено і, як завжди, коштує зірок.</translation>
    </message>
    <message>
        <source>After a ruins card this square too must cover an open ruins space. If none is open, it goes on any empty space.</source>
        <translation>Після карти руїн цей квадрат теж має накрити клітинку вільних руїн. Якщо таких немає, він стає на будь-яку порожню клітинку.</translation>
    </message>
    <message>
        <source>Five terrains, one space, no time.</source>
        <translation>П’ять місцевостей, одна клітинка, без тривалості.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Every coin on the coin track is worth &lt;b&gt;1 star at the end of each season&lt;/b&gt;. Coins are never spent or taken away, so one that is taken in spring pays four times.</source>
        <translation>Кожна монета на шкалі монет дає &lt;b&gt;1 зірку наприкінці кожного сезону&lt;/b&gt;. Монет ніколи не витрачають і не відбирають, тож узята навесні окупається чотири рази.</translation>
    </message>
    <message>
        <source>There are two ways to take a coin:</source>
        <translation>Узяти монету можна двома способами:</translation>
    </message>
    <message>
        <source>Draw a shape that has a coin beside it on the card. The larger shape of the same card brings none.</source>
        <translation>Намалюйте фігуру, біля якої на карті є монета. Більша фігура тієї самої карти монети не дає.</translation>
    </message>
    <message>
        <source>Close in a mountain: when all four spaces adjacent to it are filled, its coin is taken at once.</source>
        <translation>Замкніть гору: коли заповнено всі чотири клітинки, що до неї прилягають, її монету беруть відразу.</translation>
    </message>
    <message>
        <source>All four sides of the mountain are filled; its coin has been taken.</source>
        <translation>Усі чотири боки гори заповнено; її монету взято.</translation>
    </message>
    <message>
        <source>It does not matter with what they are filled or by whom: wasteland counts, and so do monsters. The coin always goes to the owner of the map.</source>
        <translation>Не має значення, чим їх заповнено й ким: рахуються і пустка, і монстри. Монету завжди бере власник мапи.</translation>
    </message>
    <message>
        <source>One drawing may bring several coins: the coin of its shape and one for each mountain it closes in.</source>
        <translation>Один малюнок може принести кілька монет: монету фігури й по одній за кожну гору, яку він замкнув.</translation>
    </message>
    <message>
        <source>The coin track holds 14 coins. Whoever has filled it takes no more.</source>
        <translation>Шкала монет вміщує 14 монет. Хто її заповнить, той більше не бере.</translation>
    </message>
</context>
<context>
    <name>SaveMark</name>
    <message>
        <source>Not on the disk</source>
        <translation>Не на диску</translation>
    </message>
    <message>
        <source>The last steps are not on the disk. Click to try again.</source>
        <translation>Останніх кроків немає на диску. Клацніть, щоб спробувати ще раз.</translation>
    </message>
    <message>
        <source>This game is not kept for the next start. Click to read why.</source>
        <translation>Ця гра не збережеться до наступного запуску. Клацніть, щоб прочитати чому.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Монстри</translation>
    </message>
    <message>
        <source>Lost to monsters, counted in the seasons already</source>
        <translation>Втрачено через монстрів, уже враховано в сезонах</translation>
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
    <name>ScrolledBody</name>
    <message>
        <source>Contents</source>
        <translation>Вміст</translation>
    </message>
    <message>
        <source>There is more than fits in here. The wheel, a finger and the arrow keys move it.</source>
        <translation>Тут більше, ніж уміщується. Вміст рухають коліщатко, палець і стрілки.</translation>
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
        <source>total {stars}</source>
        <translation>усього: {stars}</translation>
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
        <source>Total</source>
        <translation>Усього</translation>
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
    <message>
        <source>Goes back to the count before</source>
        <translation>Повертає до попереднього підрахунку</translation>
    </message>
    <message>
        <source>Shows every sum of the season without counting</source>
        <translation>Показує всі суми сезону без підрахунку</translation>
    </message>
    <message>
        <source>Counts on: the next part, then the next map</source>
        <translation>Рахує далі: наступна частина, потім наступна мапа</translation>
    </message>
</context>
<context>
    <name>SeatKind</name>
    <message>
        <source>A person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>{level} · {description}</source>
        <translation>{level} · {description}</translation>
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
        <source>Makes room for one more player, up to 100</source>
        <translation>Додає місце для ще одного гравця, до 100</translation>
    </message>
    <message>
        <source>Add a computer: it plays one more seat</source>
        <translation>Додати комп’ютер: він грає на ще одному місці</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Вставити імена</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Додати комп’ютер</translation>
    </message>
    <message>
        <source>Takes the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Узяти гравців із буфера обміну: по одному імені в рядку, титул після табуляції</translation>
    </message>
    <message>
        <source>Takes the players of the last game: {players}</source>
        <translation>Узяти гравців минулої гри: {players}</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Як минулого разу</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Бракує імені.</translation>
    </message>
    <message>
        <source>The name is taken.</source>
        <translation>Ім’я зайняте.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Задовге ім’я.</translation>
    </message>
    <message>
        <source>The name cannot be shown.</source>
        <translation>Нечитабельне ім’я.</translation>
    </message>
    <message>
        <source>The title is too long.</source>
        <translation>Задовгий титул.</translation>
    </message>
    <message>
        <source>The title cannot be shown.</source>
        <translation>Нечитабельний титул.</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>У буфері обміну немає імен.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer {number}</source>
        <translation>Комп’ютер {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
    <message>
        <source>A person plays.</source>
        <translation>Грає людина.</translation>
    </message>
    <message>
        <source>The computer plays: {level}.</source>
        <translation>Грає комп’ютер: {level}.</translation>
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
        <translation>Гравців: {count}; грати можуть щонайбільше {most}.</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Гравцеві {number} потрібне ім’я.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {longest_name} fit.</source>
        <translation>Знаків в імені: {length}; може бути щонайбільше {longest_name}.</translation>
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
        <translation>Титул гравця {number} задовгий; знаків може бути щонайбільше {longest_title}.</translation>
    </message>
    <message>
        <source>The title of player {number} has a character that cannot be shown.</source>
        <translation>У титулі гравця {number} є знак, який неможливо показати.</translation>
    </message>
    <message>
        <source>A seed has up to eight digits 0-9 and letters A-F.</source>
        <translation>Зерно складається щонайбільше з восьми цифр 0–9 і літер A–F.</translation>
    </message>
</context>
<context>
    <name>ShapeShelf</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n положення</numerusform>
            <numerusform>%n положення</numerusform>
            <numerusform>%n положень</numerusform>
        </translation>
    </message>
    <message>
        <source>Position {number}: {rows}.</source>
        <translation>Положення {number}: {rows}.</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>a single space</source>
        <translation>одна клітинка</translation>
    </message>
    <message>
        <source>{rows}; {row}</source>
        <translation>{rows}; {row}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>рядок {row}, стовпець {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>рядок {row}, стовпці {columns}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>від {first} до {last}</translation>
    </message>
    <message>
        <source>A single space.</source>
        <translation>Одна клітинка.</translation>
    </message>
    <message>
        <source>{terrain} in hand: {rows}.</source>
        <translation>{terrain} у руці: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} in hand, with a coin: {rows}.</source>
        <translation>{terrain} у руці, з монетою: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}.</source>
        <translation>{terrain}: {spaces}.</translation>
    </message>
    <message>
        <source>Terrain: {terrain}.</source>
        <translation>Місцевість: {terrain}.</translation>
    </message>
    <message>
        <source>One of these terrains: {terrains}.</source>
        <translation>Одна з цих місцевостей: {terrains}.</translation>
    </message>
    <message>
        <source>{card}: {details}</source>
        <translation>{card}: {details}</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Поділитися грою</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Виклик</translation>
    </message>
    <message>
        <source>Whoever enters it plays on the same map, with the same cards and edicts. It holds no names and can be read aloud.</source>
        <translation>Хто введе цей код, гратиме на тій самій мапі, з тими самими картами й указами. Імен у ньому немає, і його можна прочитати вголос.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Уся гра</translation>
    </message>
    <message>
        <source>Whoever enters it can look at this game step by step. It holds the names and the maps of all players.</source>
        <translation>Хто введе цей код, зможе переглянути цю гру крок за кроком. У ньому є імена й мапи всіх гравців.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Закриває це вікно</translation>
    </message>
</context>
<context>
    <name>SharedCode</name>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Puts the code on the clipboard</source>
        <translation>Кладе код у буфер обміну</translation>
    </message>
    <message>
        <source>Copied: {count} signs.</source>
        <translation>Скопійовано знаків: {count}.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Мапа: {owner}</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {content}.</source>
        <translation>Рядок {row}, стовпець {column}: {content}.</translation>
    </message>
    <message>
        <source>{space} · {content}</source>
        <translation>{space} · {content}</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Пустка</translation>
    </message>
    <message>
        <source>Open ruins</source>
        <translation>Вільні руїни</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Порожньо</translation>
    </message>
    <message numerus="yes">
        <source>Its cluster has %n space(s).</source>
        <translation>
            <numerusform>У її групі %n клітинка.</numerusform>
            <numerusform>У її групі %n клітинки.</numerusform>
            <numerusform>У її групі %n клітинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruins lie below.</source>
        <translation>Під нею руїни.</translation>
    </message>
    <message>
        <source>It is surrounded; its coin is taken.</source>
        <translation>Її оточено; її монету взято.</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) open; its coin waits.</source>
        <translation>
            <numerusform>Лишився %n відкритий бік; монета чекає.</numerusform>
            <numerusform>Лишилися %n відкриті боки; монета чекає.</numerusform>
            <numerusform>Лишилося %n відкритих боків; монета чекає.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty beside monsters, it costs a star.</source>
        <translation>Порожня поруч із монстрами: коштує зірку.</translation>
    </message>
    <message>
        <source>Counted by: {edicts}.</source>
        <translation>Її рахують: {edicts}.</translation>
    </message>
    <message>
        <source>Map of {owner}.</source>
        <translation>Мапа: {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клітинка</numerusform>
            <numerusform>%n клітинки</numerusform>
            <numerusform>%n клітинок</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty: {spaces}.</source>
        <translation>Порожньо: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins: {spaces}.</source>
        <translation>Вільні руїни: {spaces}.</translation>
    </message>
    <message>
        <source>Mountains with a coin: {spaces}.</source>
        <translation>Гори з монетою: {spaces}.</translation>
    </message>
    <message>
        <source>Coins: {coins} of {slots}.</source>
        <translation>Монети: {coins} із {slots}.</translation>
    </message>
    <message>
        <source>{terrain}: {spaces} in {clusters}.</source>
        <translation>{terrain}: {spaces}, {clusters}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s)</source>
        <translation>
            <numerusform>%n група</numerusform>
            <numerusform>%n групи</numerusform>
            <numerusform>%n груп</numerusform>
        </translation>
    </message>
    <message>
        <source>{runs}, {run}</source>
        <translation>{runs}, {run}</translation>
    </message>
    <message>
        <source>Row {row}: {content}.</source>
        <translation>Рядок {row}: {content}.</translation>
    </message>
    <message>
        <source>{content} {column}</source>
        <translation>{content} {column}</translation>
    </message>
    <message>
        <source>{content} {first}–{last}</source>
        <translation>{content} {first}–{last}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Нова клавіша</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Призначити цю клавішу</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Додати цю клавішу</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Дія</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Відновити все</translation>
    </message>
    <message>
        <source>Gives the chosen line this key instead of its own</source>
        <translation>Вибраний рядок отримує цю клавішу замість своєї</translation>
    </message>
    <message>
        <source>Gives the chosen line this key beside its own</source>
        <translation>Вибраний рядок отримує цю клавішу на додачу до своєї</translation>
    </message>
    <message>
        <source>Gives the chosen line its first keys back</source>
        <translation>Вибраний рядок знову отримує свої початкові клавіші</translation>
    </message>
    <message>
        <source>Gives every line its first keys back</source>
        <translation>Кожен рядок знову отримує свої початкові клавіші</translation>
    </message>
    <message>
        <source>The same key is used for: {others}.</source>
        <translation>Та сама клавіша служить для: {others}.</translation>
    </message>
    <message>
        <source>Press a new key in the field below, then choose how to use it.</source>
        <translation>Натисніть нову клавішу в полі нижче, потім виберіть, як її призначити.</translation>
    </message>
    <message>
        <source>This key is used already for: {others}.</source>
        <translation>Ця клавіша вже служить для: {others}.</translation>
    </message>
    <message>
        <source>This key leads through the window or chooses shapes and terrains.</source>
        <translation>Ця клавіша служить для переходів у вікні або для вибору фігур і місцевостей.</translation>
    </message>
    <message>
        <source>Take a key with Ctrl or Alt, or a function key: this one writes text.</source>
        <translation>Виберіть клавішу з Ctrl чи Alt або функційну клавішу: ця пише текст.</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>No sound</source>
        <translation>Немає звуку</translation>
    </message>
    <message>
        <source>Nothing on this computer could play a sound, so sounds are off.</source>
        <translation>На цьому комп’ютері нічим відтворити звук, тож звуки вимкнено.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>{player} {stars}</source>
        <translation>{player} {stars}</translation>
    </message>
    <message>
        <source>{total} each. Whoever lost fewest stars to monsters wins: {losses}.</source>
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
        <source>Seed {seed}</source>
        <translation>Зерно {seed}</translation>
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
        <source>Your map</source>
        <translation>Ваша мапа</translation>
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
        <source>Puts the seed on the clipboard</source>
        <translation>Кладе зерно в буфер обміну</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поділитися</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Поділитися грою або викликом</translation>
    </message>
    <message>
        <source>Save or print</source>
        <translation>Зберегти або надрукувати</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Зберегти або надрукувати мапи</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Переглянути ще раз</translation>
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
    <message>
        <source>Shows the game again, step by step</source>
        <translation>Показує гру ще раз, крок за кроком</translation>
    </message>
    <message>
        <source>The same players and rules, and the same cards</source>
        <translation>Ті самі гравці, правила й карти</translation>
    </message>
    <message>
        <source>The same players and rules with other cards</source>
        <translation>Ті самі гравці й правила з іншими картами</translation>
    </message>
    <message>
        <source>Goes to the first page: other players, map or rules</source>
        <translation>Веде на першу сторінку: інші гравці, мапа або правила</translation>
    </message>
    <message>
        <source>Copied: seed {seed}</source>
        <translation>Скопійовано: зерно {seed}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Forget all statistics? Saved games stay, but the statistics cannot be recovered.</source>
        <translation>Стерти всю статистику? Збережені ігри лишаться, але її вже ніщо не поверне.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Стерти</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Залишити</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Part of the statistics could not be read; the rest is shown.</source>
        <translation>Частину статистики не вдалося прочитати; показано решту.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) on this computer</source>
        <translation>
            <numerusform>%n закінчена гра на цьому комп’ютері</numerusform>
            <numerusform>%n закінчені гри на цьому комп’ютері</numerusform>
            <numerusform>%n закінчених ігор на цьому комп’ютері</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Жодної гри ще не закінчено.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Середнє</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>Games of two and more players are counted here by name.</source>
        <translation>Ігри двох і більше гравців рахуються тут за іменами.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Зірки</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>The best rating on each set of edicts is kept here.</source>
        <translation>Тут зберігається найкраща оцінка для кожного набору указів.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Укази</translation>
    </message>
    <message>
        <source>{chart} · {player}</source>
        <translation>{chart} · {player}</translation>
    </message>
    <message>
        <source>The best results on charts of the day and week are kept here.</source>
        <translation>Тут зберігаються найкращі результати на мапах дня й тижня.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Мапа</translation>
    </message>
    <message>
        <source>Day {date}</source>
        <translation>День {date}</translation>
    </message>
    <message>
        <source>Week from {date}</source>
        <translation>Тиждень від {date}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What finished games add up to on this computer.</source>
        <translation>Підсумки ігор, закінчених на цьому комп’ютері.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Наодинці</translation>
    </message>
    <message>
        <source>best rating for each set of edicts</source>
        <translation>найкраща оцінка для кожного набору указів</translation>
    </message>
    <message>
        <source>Charts of the day and week</source>
        <translation>Мапи дня й тижня</translation>
    </message>
    <message>
        <source>Forget the statistics…</source>
        <translation>Стерти статистику…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forgets what is counted here; saved games stay</source>
        <translation>Стирає пораховане тут; збережені ігри лишаються</translation>
    </message>
    <message>
        <source>Goes back to the game or the first page</source>
        <translation>Повертає до гри або до першої сторінки</translation>
    </message>
</context>
<context>
    <name>TableAdvice</name>
    <message>
        <source>There are no hints while the table plays without live scores.</source>
        <translation>Підказок немає, доки за столом грають без рахунку наживо.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change} for {owner}.</source>
        <translation>Підказка {number} із {count}: цього сезону {change} (мапа: {owner}).</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change}.</source>
        <translation>Підказка {number} із {count}: цього сезону {change}.</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>Намалювали: {done} із {players}</translation>
    </message>
    <message>
        <source>Lists the players, to choose who draws now</source>
        <translation>Список гравців, щоб вибрати, хто малює зараз</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>У колоді ще %n карта</numerusform>
            <numerusform>У колоді ще %n карти</numerusform>
            <numerusform>У колоді ще %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>Серед них %n засідка</numerusform>
            <numerusform>Серед них %n засідки</numerusform>
            <numerusform>Серед них %n засідок</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Ще мають малювати: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time threshold {threshold}</source>
        <translation>{season}: укази {first} і {second}, тривалість сезону {threshold}</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>малює</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>далі</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This table has agreed to play without live scores.</source>
        <translation>За цим столом домовлено грати без рахунку наживо.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Укази</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Аркуш сезонів</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>Мапа: {player}</translation>
    </message>
</context>
<context>
    <name>TellingController</name>
    <message>
        <source>The next map is for {player}; the others look away.</source>
        <translation>Наступну мапу малює {player}; решта відвертається.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>Усі мапи знову у своїх власників.</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game is over. The greatest reputation: {winners}.</source>
        <translation>Гру закінчено. Найбільша репутація: {winners}.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{argument}: {fault}</source>
        <translation>{argument}: {fault}</translation>
    </message>
    <message>
        <source>{value} cannot be chosen; there are {choices}</source>
        <translation>{value} вибрати не можна; можливі значення: {choices}</translation>
    </message>
    <message>
        <source>Unknown arguments: {arguments}</source>
        <translation>Таких аргументів немає: {arguments}</translation>
    </message>
    <message>
        <source>a value must follow it</source>
        <translation>після цього має щось стояти</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: помилка: {fault}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>використання:</translation>
    </message>
    <message>
        <source>{option} is cut too short; there are {matches}</source>
        <translation>{option} занадто скорочено; є такі: {matches}</translation>
    </message>
    <message>
        <source>no value may follow it, such as {value}</source>
        <translation>після цього не має стояти значення, як-от {value}</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>options</source>
        <translation>параметри</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>показати цю довідку й завершити</translation>
    </message>
    <message>
        <source>Cartographers: draw maps, score seasons, for one to a hundred players.</source>
        <translation>«Картографи»: малювання мап і підрахунок сезонів, від одного до ста гравців.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>a saved game to go on with</source>
        <translation>збережена гра, яку треба продовжити</translation>
    </message>
    <message>
        <source>show the version of the program and end</source>
        <translation>показати версію програми й завершити</translation>
    </message>
    <message>
        <source>begin a game of these at once</source>
        <translation>відразу почати гру з цими гравцями</translation>
    </message>
    <message>
        <source>side of the map</source>
        <translation>сторона мапи</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>ЗЕРНО</translation>
    </message>
    <message>
        <source>up to eight digits 0-9 and letters A-F</source>
        <translation>до восьми цифр 0-9 і літер A-F</translation>
    </message>
    <message>
        <source>NAME[,NAME...]</source>
        <translation>ІМ’Я[,ІМ’Я...]</translation>
    </message>
    <message>
        <source>LEVEL[,LEVEL...]</source>
        <translation>РІВЕНЬ[,РІВЕНЬ...]</translation>
    </message>
    <message>
        <source>computer players, each of one level: {levels}</source>
        <translation>комп’ютерні гравці, кожен одного з рівнів: {levels}</translation>
    </message>
    <message>
        <source>OPTION[,OPTION...]</source>
        <translation>ПАРАМЕТР[,ПАРАМЕТР...]</translation>
    </message>
    <message>
        <source>rules to play by: {options}</source>
        <translation>правила, за якими грати: {options}</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>КОД</translation>
    </message>
    <message>
        <source>language, such as hr, uk or es</source>
        <translation>мова, наприклад hr, uk або es</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>кольори</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ТЕКА</translation>
    </message>
    <message>
        <source>where settings and games are kept</source>
        <translation>де зберігати налаштування й ігри</translation>
    </message>
    <message>
        <source>keep settings and games beside the program</source>
        <translation>зберігати налаштування й ігри поруч із програмою</translation>
    </message>
    <message>
        <source>write the game here at the end</source>
        <translation>наприкінці записати гру сюди</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>НАЗВА</translation>
    </message>
    <message>
        <source>Qt platform: xcb, wayland, offscreen</source>
        <translation>платформа Qt: xcb, wayland, offscreen</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {options}</source>
        <translation>Параметра {option} немає; є такі: {options}</translation>
    </message>
    <message>
        <source>A level is missing between the commas; there are {levels}</source>
        <translation>Між комами бракує рівня; є {levels}</translation>
    </message>
    <message>
        <source>There is no computer player {level}; there are {levels}</source>
        <translation>Комп’ютерного гравця {level} немає; є {levels}</translation>
    </message>
    <message>
        <source>The language {language} cannot be spoken; there are {languages}</source>
        <translation>Мови {language} немає; є {languages}</translation>
    </message>
    <message>
        <source>Cartographers is already running; the game in this second window is not kept for the next start.</source>
        <translation>«Картографи» вже запущено; гра в цьому другому вікні не збережеться до наступного запуску.</translation>
    </message>
    <message>
        <source>Cartographers is already running and has been given the file to open.</source>
        <translation>«Картографи» вже запущено; файл передано їм для відкриття.</translation>
    </message>
    <message>
        <source>Cartographers is already running; its window comes to the front.</source>
        <translation>«Картографи» вже запущено; їхнє вікно виходить на передній план.</translation>
    </message>
    <message>
        <source>--seed and --options belong to a game begun with --players</source>
        <translation>--seed і --options стосуються гри, початої з --players</translation>
    </message>
    <message>
        <source>There is no platform {platform}; there are {platforms}</source>
        <translation>Платформи {platform} немає; є такі: {platforms}</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>«Картографам» потрібен екран, а його немає: не задано ні DISPLAY, ні WAYLAND_DISPLAY.</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and {display} does not answer.</source>
        <translation>«Картографам» потрібен екран, а {display} не відповідає.</translation>
    </message>
    <message>
        <source>The game could not be recorded: {reason}</source>
        <translation>Гру не вдалося записати: {reason}</translation>
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
        <source>drawing</source>
        <translation>малює</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>далі</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Holds the game at the next card, or lets it go on</source>
        <translation>Зупиняє гру на наступній карті або продовжує її</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>До кінця</translation>
    </message>
    <message>
        <source>Plays on without a stop until the end</source>
        <translation>Грає далі без зупинок до самого кінця</translation>
    </message>
</context>
<context>
    <name>WelcomeCorner</name>
    <message>
        <source>New to the game?</source>
        <translation>Граєте вперше?</translation>
    </message>
    <message>
        <source>Go on with lesson {number}</source>
        <translation>Продовжити: урок {number}</translation>
    </message>
    <message>
        <source>Learn by drawing</source>
        <translation>Навчитися грати</translation>
    </message>
    <message>
        <source>Short lessons on a real map; leave them and come back as you like.</source>
        <translation>Короткі уроки на справжній мапі; виходьте й повертайтеся, коли захочете.</translation>
    </message>
    <message>
        <source>Do not offer the lessons here</source>
        <translation>Не пропонувати тут уроків</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>Найбільша репутація в королівстві</translation>
    </message>
    <message>
        <source>The queen awards the title</source>
        <translation>Королева дарує титул</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}: {title}</translation>
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
    <name>bots</name>
    <message>
        <source>Apprentice</source>
        <translation>Учень</translation>
    </message>
    <message>
        <source>Draws what looks good at first sight.</source>
        <translation>Малює те, що на перший погляд здається вдалим.</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Підмайстер</translation>
    </message>
    <message>
        <source>Takes the most stars of the season.</source>
        <translation>Шукає найбільше зірок цього сезону.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Thinks of all the seasons to come.</source>
        <translation>Думає про всі майбутні сезони.</translation>
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
        <translation>Навала інсектоїдів</translation>
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
        <translation>Кожна клітинка водойми, що прилягає до ферми, і кожна клітинка ферми, що прилягає до водойми, дає 1 зірку, хоч би скільки таких сусідів вона мала.</translation>
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
        <translation>Кожна клітинка лісу на краю мапи дає 1 зірку. Кутова клітинка рахується один раз.</translation>
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
        <translation>Кожен рядок і кожен стовпець без порожніх клітинок дає 6 зірок.</translation>
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
        <translation>Кожна діагональ, що спускається від лівого краю до нижнього краю мапи й не має порожніх клітинок, дає 3 зірки.</translation>
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
        <source>Of the village clusters that touch no mountain, the largest is worth 1 star for each of its spaces.</source>
        <translation>Кожна клітинка найбільшої з тих груп клітинок містечка, що не торкаються гори, дає 1 зірку.</translation>
    </message>
    <message>
        <source>Each space of the second largest village cluster is worth 2 stars. If several are the largest, one of them is the second.</source>
        <translation>Кожна клітинка другої за величиною групи клітинок містечка дає 2 зірки. Якщо найбільших груп кілька, одна з них вважається другою.</translation>
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
        <translation>Легенда картографії</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Майстерна рука над мапою</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Пильне око топографії</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Перші кроки в землемірстві</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Аматорське оцінювання</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Невміла поміч</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Недолуге мазюкало</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Неуважна чорнильна душа</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Mira</source>
        <translation>Міра</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>Оскар</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Намалюйте фігуру</translation>
    </message>
    <message>
        <source>Each turn a card is revealed, and everyone draws its shape on their own map. It may cover empty spaces only: no mountain, and nothing that is drawn already.</source>
        <translation>Щоходу відкривають карту, і всі малюють її фігуру на власній мапі. Вона може накривати лише порожні клітинки: ні гори, ні нічого вже намальованого.</translation>
    </message>
    <message>
        <source>Point at an empty place and click to lay the shape down. Click it again to confirm. The arrow keys and {lay} do the same.</source>
        <translation>Наведіть вказівник на порожнє місце й клацніть, щоб покласти фігуру. Клацніть її ще раз, щоб підтвердити. Те саме роблять стрілки й {lay}.</translation>
    </message>
    <message>
        <source>Well drawn. What is on the map stays there for the whole game.</source>
        <translation>Гарно намальовано. Що на мапі, те лишається там на всю гру.</translation>
    </message>
    <message>
        <source>Rotate it</source>
        <translation>Поверніть її</translation>
    </message>
    <message>
        <source>A shape may be rotated. Click the right button, roll the wheel or press {rotate}: each time it turns by a quarter.</source>
        <translation>Фігуру можна повертати. Клацніть правою кнопкою, прокрутіть коліщатко або натисніть {rotate}: щоразу вона повертається на чверть оберту.</translation>
    </message>
    <message>
        <source>Draw the shape on the four outlined spaces.</source>
        <translation>Намалюйте фігуру на чотирьох обведених клітинках.</translation>
    </message>
    <message>
        <source>It fits exactly. On the next map, water flows there.</source>
        <translation>Фігура лягла точно. На наступній мапі там тече вода.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Rotate the shape and try again.</source>
        <translation>Правила дозволяють це місце, але в цьому уроці потрібні обведені клітинки. Поверніть фігуру й спробуйте знову.</translation>
    </message>
    <message>
        <source>Mirror it</source>
        <translation>Віддзеркальте її</translation>
    </message>
    <message>
        <source>A shape may be mirrored as well, as if its card were held to a looking-glass. Click the middle button or press {mirror}.</source>
        <translation>Фігуру можна й віддзеркалювати, ніби карту піднесли до дзеркала. Клацніть середньою кнопкою або натисніть {mirror}.</translation>
    </message>
    <message>
        <source>Draw the shape on the outlined spaces. Rotating alone will not do.</source>
        <translation>Намалюйте фігуру на обведених клітинках. Самого повертання замало.</translation>
    </message>
    <message>
        <source>Rotated and mirrored, a shape fits in many places.</source>
        <translation>Повернута й віддзеркалена, фігура вміщується в багатьох місцях.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Mirror the shape and try again.</source>
        <translation>Правила дозволяють це місце, але в цьому уроці потрібні обведені клітинки. Віддзеркальте фігуру й спробуйте знову.</translation>
    </message>
    <message>
        <source>Choose a terrain</source>
        <translation>Виберіть місцевість</translation>
    </message>
    <message>
        <source>Many cards offer two terrains, and you choose one of them. Spaces of one terrain that touch side by side form a cluster; corners do not count.</source>
        <translation>Багато карт пропонують дві місцевості, і ви вибираєте одну. Клітинки однієї місцевості, що торкаються сторонами, утворюють групу; кути не рахуються.</translation>
    </message>
    <message>
        <source>Choose water on the card, and draw the shape so that it joins the river.</source>
        <translation>Виберіть на карті водойму й намалюйте фігуру так, щоб вона з’єдналася з річкою.</translation>
    </message>
    <message>
        <source>Now all of it is one cluster. Some cards reward large ones.</source>
        <translation>Тепер усе це одна група. Деякі карти винагороджують великі групи.</translation>
    </message>
    <message>
        <source>The river has not grown. Choose water, and let the shape touch the river side by side.</source>
        <translation>Річка не виросла. Виберіть водойму, і хай фігура торкнеться річки стороною.</translation>
    </message>
    <message>
        <source>Take a coin</source>
        <translation>Візьміть монету</translation>
    </message>
    <message>
        <source>Some cards offer two shapes. The smaller one brings a coin, and every coin is worth 1 star at the end of each season.</source>
        <translation>Деякі карти пропонують дві фігури. Менша дає монету, а кожна монета — це 1 зірка наприкінці кожного сезону.</translation>
    </message>
    <message>
        <source>Choose the shape with the coin and draw it anywhere.</source>
        <translation>Виберіть фігуру з монетою й намалюйте її будь-де.</translation>
    </message>
    <message>
        <source>The coin is yours. The earlier one comes, the more often it counts.</source>
        <translation>Монета ваша. Що раніше вона з’явиться, то частіше рахуватиметься.</translation>
    </message>
    <message>
        <source>The larger shape brings no coin. Choose the smaller one.</source>
        <translation>Більша фігура монети не дає. Виберіть меншу.</translation>
    </message>
    <message>
        <source>Surround a mountain</source>
        <translation>Оточіть гору</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled, no matter with what.</source>
        <translation>Гора віддає свою монету, щойно заповнено всі чотири клітинки поруч із нею, байдуже чим.</translation>
    </message>
    <message>
        <source>Fill the outlined space, the last one beside the mountain.</source>
        <translation>Заповніть обведену клітинку, останню поруч із горою.</translation>
    </message>
    <message>
        <source>The mountain is surrounded, and its coin is yours.</source>
        <translation>Гору оточено, і її монета ваша.</translation>
    </message>
    <message>
        <source>One space beside the mountain is still empty: the outlined one.</source>
        <translation>Одна клітинка поруч із горою ще порожня: обведена.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Накрийте руїни</translation>
    </message>
    <message>
        <source>Ruins were revealed before this card. The shape must therefore cover at least one ruins space that is still open.</source>
        <translation>Перед цією картою відкрито руїни. Тому фігура має накрити принаймні одну клітинку руїн, яка ще вільна.</translation>
    </message>
    <message>
        <source>Draw the shape over one of the ruins on the map.</source>
        <translation>Намалюйте фігуру поверх одних із руїн на мапі.</translation>
    </message>
    <message>
        <source>The ruins are covered. A place without ruins would have been refused this time.</source>
        <translation>Руїни накрито. Місце без руїн цього разу було б відхилено.</translation>
    </message>
    <message>
        <source>Send monsters</source>
        <translation>Нашліть монстрів</translation>
    </message>
    <message>
        <source>In an ambush the maps are passed on, and you draw monsters on the map of a neighbour. Every empty space beside a monster costs its owner 1 star each season.</source>
        <translation>Під час засідки мапи передають далі, і ви малюєте монстрів на мапі сусіда. Кожна порожня клітинка поруч із монстром коштує власникові мапи 1 зірку щосезону.</translation>
    </message>
    <message>
        <source>Draw the monsters where they cost your neighbour at least {stars}.</source>
        <translation>Намалюйте монстрів там, де сусід втратить щонайменше {stars}.</translation>
    </message>
    <message>
        <source>That hurts. Your own map has been visited as well.</source>
        <translation>Боляче! На вашій мапі теж побували гості.</translation>
    </message>
    <message>
        <source>The monsters cost less than {stars} there. Look for a place with more empty spaces round it.</source>
        <translation>Там втрата менша за {stars}. Пошукайте місце, де довкола більше порожніх клітинок.</translation>
    </message>
    <message>
        <source>Close monsters in</source>
        <translation>Замкніть монстрів</translation>
    </message>
    <message>
        <source>Your map is back, with monsters in the corner. The outlined empty spaces beside them cost you stars at the end of every season, until they are filled.</source>
        <translation>Ваша мапа повернулася, з монстрами в куті. Обведені порожні клітинки поруч із ними забирають зірки наприкінці кожного сезону, доки їх не заповнено.</translation>
    </message>
    <message>
        <source>Draw the shape so that no empty space is left beside the monsters.</source>
        <translation>Намалюйте фігуру так, щоб поруч із монстрами не лишилося порожніх клітинок.</translation>
    </message>
    <message>
        <source>These monsters cost nothing any more.</source>
        <translation>Ці монстри більше нічого не забирають.</translation>
    </message>
    <message>
        <source>Some empty spaces beside the monsters are left. One shape covers them all.</source>
        <translation>Поруч із монстрами ще лишилися порожні клітинки. Одна фігура накриває їх усі.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Коли нічого не вміщується</translation>
    </message>
    <message>
        <source>This map is nearly full: the shape of the card fits nowhere, however it is turned. Then a single space is drawn instead, in a terrain of your choice.</source>
        <translation>Ця мапа майже повна: фігура карти ніде не вміщується, хоч як її повертай. Тоді замість неї малюють одну клітинку, місцевість якої вибираєте ви.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw a single space.</source>
        <translation>Виберіть місцевість і намалюйте одну клітинку.</translation>
    </message>
    <message>
        <source>Even a single space can close monsters in or surround a mountain.</source>
        <translation>Навіть одна клітинка може замкнути монстрів або оточити гору.</translation>
    </message>
    <message>
        <source>Read an edict</source>
        <translation>Прочитайте указ</translation>
    </message>
    <message>
        <source>Edicts say what earns stars. Edict A asks for forest on the edge of the map, and its card shows what the map is worth now and with the shape in your hand.</source>
        <translation>Укази кажуть, що приносить зірки. Указ A просить ліс на краю мапи, а його карта показує, скільки мапа дає зараз і скільки з фігурою у вашій руці.</translation>
    </message>
    <message>
        <source>Draw forest so that Edict A is worth at least {stars}.</source>
        <translation>Намалюйте ліс так, щоб указ A давав щонайменше {stars}.</translation>
    </message>
    <message>
        <source>Every space of it lies on the edge. Corners are good places for forest.</source>
        <translation>Кожна його клітинка на краю. Кути — добрі місця для лісу.</translation>
    </message>
    <message>
        <source>Edict A is worth less than {stars}. Choose forest, and look for a place where every space of the shape lies on the edge.</source>
        <translation>Указ A дає менше ніж {stars}. Виберіть ліс і пошукайте місце, де кожна клітинка фігури на краю.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>Кінець сезону</translation>
    </message>
    <message>
        <source>At the end of a season four things are counted: two edicts, 1 star for each coin, and 1 star lost for each empty space beside monsters.</source>
        <translation>Наприкінці сезону рахують чотири речі: два укази, 1 зірку за кожну монету й мінус 1 зірку за кожну порожню клітинку поруч із монстрами.</translation>
    </message>
    <message>
        <source>This is the last card of spring. Draw it so that the season brings at least {stars}.</source>
        <translation>Це остання карта весни. Намалюйте фігуру так, щоб сезон приніс щонайменше {stars}.</translation>
    </message>
    <message>
        <source>A fine spring. Three more seasons follow, each with two of the four edicts, and the most stars win.</source>
        <translation>Гарна весна. Далі ще три сезони, у кожному два з чотирьох указів, і перемагає той, хто має найбільше зірок.</translation>
    </message>
    <message>
        <source>The season brings less than {stars}. Look at the monsters, and at Edict B: it counts farm and water where they touch.</source>
        <translation>Сезон приносить менше ніж {stars}. Подивіться на монстрів і на указ B: він рахує ферму й водойму там, де вони торкаються.</translation>
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
        <translation>Чотири карти засідок беруть наосліп з усіх восьми.</translation>
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
        <translation>Лише місцевість карти</translation>
    </message>
    <message>
        <source>When no shape fits, the single space bears a terrain of the card.</source>
        <translation>Коли жодна фігура не вміщується, одна клітинка має місцевість карти.</translation>
    </message>
    <message>
        <source>Full curtain</source>
        <translation>Повна завіса</translation>
    </message>
    <message>
        <source>Name above the map</source>
        <translation>Ім’я над мапою</translation>
    </message>
    <message>
        <source>No curtain</source>
        <translation>Без завіси</translation>
    </message>
    <message>
        <source>Between one player and the next</source>
        <translation>Між гравцями</translation>
    </message>
    <message>
        <source>What hides the maps from the others.</source>
        <translation>Що ховає мапи від решти.</translation>
    </message>
    <message>
        <source>Open maps</source>
        <translation>Відкриті мапи</translation>
    </message>
    <message>
        <source>Anyone may look at all maps at any time.</source>
        <translation>Будь-хто може будь-коли дивитися на всі мапи.</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>Рахунок наживо</translation>
    </message>
    <message>
        <source>The table counts what a map is worth and what a shape would change.</source>
        <translation>За столом видно, скільки дає мапа і що змінила б фігура.</translation>
    </message>
    <message>
        <source>Hide the unseen cards</source>
        <translation>Ховати ще не відкриті карти</translation>
    </message>
    <message>
        <source>A house rule: everyone remembers by heart which cards are left.</source>
        <translation>Домашнє правило: кожен сам пам’ятає, які карти лишилися.</translation>
    </message>
    <message>
        <source>Curtain on leaving</source>
        <translation>Завіса при виході</translation>
    </message>
    <message>
        <source>The curtain falls when another window comes to the front.</source>
        <translation>Завіса опускається, коли наперед виходить інше вікно.</translation>
    </message>
    <message>
        <source>Minutes until the curtain</source>
        <translation>Хвилини до завіси</translation>
    </message>
    <message>
        <source>The curtain falls when nobody has drawn for so long; 0 for never.</source>
        <translation>Завіса опускається, коли стільки часу ніхто не малює; 0 — ніколи.</translation>
    </message>
</context>
</TS>
