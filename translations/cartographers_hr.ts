<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cartographers</source>
        <translation>O programu Kartografi</translation>
    </message>
    <message>
        <source>Cartographers</source>
        <translation>Kartografi</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Inačica {version}</translation>
    </message>
    <message>
        <source>A desktop version of the map-drawing board game of 2019, for one to a hundred players at one computer. Rules are told in its own words; every picture is painted by the program itself.</source>
        <translation>Računalna inačica igre crtanja mapa iz 2019. godine, za jednog do sto igrača za jednim računalom. Pravila su ispričana vlastitim riječima, a svaku sliku crta sam program.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>Program je slobodan pod licencijom MIT. Koristi Qt {qt} i PySide6 pod licencijom LGPL, inačica 3, pydantic i platformdirs pod licencijom MIT te pismo Source Serif Pro pod licencijom SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>The next shape must cover open ruins.</source>
        <translation>Sljedeći oblik mora prekriti slobodne ruševine.</translation>
    </message>
    <message>
        <source>The walk begins in the corner marked.</source>
        <translation>Obilazak počinje u označenom kutu.</translation>
    </message>
    <message>
        <source>Edicts {first} and {second} score at its end.</source>
        <translation>Na njegovu se kraju boduju edikti {first} i {second}.</translation>
    </message>
    <message>
        <source>Time {time}</source>
        <translation>Vrijeme {time}</translation>
    </message>
</context>
<context>
    <name>CardHeading</name>
    <message>
        <source>Time {time}</source>
        <translation>Vrijeme {time}</translation>
    </message>
</context>
<context>
    <name>CoinsPanel</name>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <translation>{now}, zatim {then}</translation>
    </message>
    <message>
        <source>{coins}, then {then}</source>
        <translation>{coins}, zatim {then}</translation>
    </message>
</context>
<context>
    <name>CommandMenuBar</name>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game…</source>
        <translation>Nova igra…</translation>
    </message>
    <message>
        <source>Give up the game…</source>
        <translation>Prekini igru…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Izlaz</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Okreni udesno</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Okreni ulijevo</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Zrcali</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Sljedeće mjesto gdje oblik stane</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Potvrdi crtež</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Sakrij mapu</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Boje sustava</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noć</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Visoki kontrast</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Označi mjesta gdje oblik stane</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Veći tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Manji tekst</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Cijeli zaslon</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tipke…</translation>
    </message>
    <message>
        <source>About Cartographers…</source>
        <translation>O programu Kartografi…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Crtanje</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Prikaz</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n zvijezda</numerusform>
            <numerusform>%n zvijezde</numerusform>
            <numerusform>%n zvijezda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n novčić</numerusform>
            <numerusform>%n novčića</numerusform>
            <numerusform>%n novčića</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n igrač</numerusform>
            <numerusform>%n igrača</numerusform>
            <numerusform>%n igrača</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} i još %n</numerusform>
            <numerusform>{list} i još %n</numerusform>
            <numerusform>{list} i još %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedEvents</name>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n polje kod {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n polja kod {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n polja kod {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}, on the map of {owner}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n polje kod {space}, na mapi čiji je vlasnik {owner}.</numerusform>
            <numerusform>{player}: {terrain}, %n polja kod {space}, na mapi čiji je vlasnik {owner}.</numerusform>
            <numerusform>{player}: {terrain}, %n polja kod {space}, na mapi čiji je vlasnik {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{owner}: %n coin(s) gained.</source>
        <translation>
            <numerusform>{owner}: dobiven %n novčić.</numerusform>
            <numerusform>{owner}: dobivena %n novčića.</numerusform>
            <numerusform>{owner}: dobiveno %n novčića.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>drži pola sekunde ili pritisni Enter · ostali ne gledaju</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Ispravi moj crtež</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Netko drugi</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Ja sam {player}</translation>
    </message>
    <message>
        <source>{player} {title}</source>
        <translation>{player} {title}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>ova mapa je za</translation>
    </message>
    <message>
        <source>{count} · the last one this turn</source>
        <translation>{count} · posljednja u ovom potezu</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · zatim: {player}</translation>
    </message>
</context>
<context>
    <name>DraftReport</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Mapa: {owner}</translation>
    </message>
    <message>
        <source>Map of {owner} · Not here</source>
        <translation>Mapa: {owner} · Ovdje ne ide</translation>
    </message>
    <message>
        <source>Map of {owner} · Laid down</source>
        <translation>Mapa: {owner} · Položeno</translation>
    </message>
    <message>
        <source>Confirm it, or move it.</source>
        <translation>Potvrdi ili pomakni.</translation>
    </message>
    <message>
        <source>Map of {owner} · Legal</source>
        <translation>Mapa: {owner} · Dopušteno</translation>
    </message>
    <message>
        <source>This shape fits nowhere: choose another one.</source>
        <translation>Ovaj oblik nigdje ne stane: odaberi drugi.</translation>
    </message>
    <message>
        <source>As it is turned now, it fits nowhere: rotate or mirror it.</source>
        <translation>Ovako okrenut nigdje ne stane: okreni ga ili zrcali.</translation>
    </message>
    <message>
        <source>Point at the map, or press an arrow key.</source>
        <translation>Pokaži na mapu ili pritisni strelicu.</translation>
    </message>
    <message>
        <source>It covers the ruins at {spaces}.</source>
        <translation>Prekriva ruševine na {spaces}.</translation>
    </message>
    <message>
        <source>It closes the mountain at {spaces} (+{coins}).</source>
        <translation>Zatvara planinu na {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>Oblik donosi {coins}.</translation>
    </message>
    <message>
        <source>{space}: {terrain}.</source>
        <translation>{space}: {terrain}.</translation>
    </message>
    <message>
        <source>{space}: wasteland.</source>
        <translation>{space}: pustoš.</translation>
    </message>
    <message>
        <source>{space}: open ruins.</source>
        <translation>{space}: slobodne ruševine.</translation>
    </message>
    <message>
        <source>{space}: empty.</source>
        <translation>{space}: prazno.</translation>
    </message>
</context>
<context>
    <name>Edicts</name>
    <message>
        <source>Edict {letter}</source>
        <translation>Edikt {letter}</translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>Edicts</source>
        <translation>Edikti</translation>
    </message>
    <message>
        <source>scores now</source>
        <translation>boduje se sada</translation>
    </message>
    <message>
        <source>{stars}, then {then} ({change})</source>
        <translation>{stars}, zatim {then} ({change})</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} draws on the map of {owner}.</source>
        <translation>{player} crta na mapi čiji je vlasnik {owner}.</translation>
    </message>
    <message>
        <source>The monsters come to your own map.</source>
        <translation>Čudovišta dolaze na vlastitu mapu.</translation>
    </message>
    <message>
        <source>The two maps are swapped.</source>
        <translation>Dvije se mape zamjenjuju.</translation>
    </message>
    <message>
        <source>Each map goes to the next player, clockwise.</source>
        <translation>Svaka mapa ide sljedećem igraču, u smjeru kazaljke na satu.</translation>
    </message>
    <message>
        <source>Each map goes to the previous player, counterclockwise.</source>
        <translation>Svaka mapa ide prethodnom igraču, suprotno od kazaljke na satu.</translation>
    </message>
    <message>
        <source>{season} begins.</source>
        <translation>{season} počinje.</translation>
    </message>
    <message>
        <source>{season} is scored.</source>
        <translation>{season}: bodovanje.</translation>
    </message>
    <message>
        <source>The last season is over.</source>
        <translation>Posljednje godišnje doba je završilo.</translation>
    </message>
    <message>
        <source>Card revealed: {card}. The time is now {time}.</source>
        <translation>Otkrivena karta: {card}. Vrijeme je sada {time}.</translation>
    </message>
    <message>
        <source>Ruins revealed: {card}. The next shape must cover ruins.</source>
        <translation>Otkrivene ruševine: {card}. Sljedeći oblik mora prekriti ruševine.</translation>
    </message>
    <message>
        <source>Ambush revealed: {card}.</source>
        <translation>Otkrivena zasjeda: {card}.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>Sve su mape opet kod svojih vlasnika.</translation>
    </message>
    <message>
        <source>{card}: the monsters find no place on the map.</source>
        <translation>{card}: čudovišta ne nalaze mjesta na mapi.</translation>
    </message>
    <message>
        <source>{player}: the map is full, so nothing is drawn.</source>
        <translation>{player}: mapa je puna, pa se ništa ne crta.</translation>
    </message>
    <message>
        <source>{player}: the map of {owner} is full; nothing is drawn.</source>
        <translation>{player}: mapa čiji je vlasnik {owner} puna je; ništa se ne crta.</translation>
    </message>
</context>
<context>
    <name>FaultHook</name>
    <message>
        <source>Something went wrong</source>
        <translation>Nešto je pošlo po zlu</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is safe and goes on.</source>
        <translation>Program je pogriješio. Igra je sigurna i nastavlja se.</translation>
    </message>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>Uz prijavu pogreške priloži pojedinosti; u njima nema imena.</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Kopiraj pojedinosti</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
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
        <translation>{list} i {item}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Cartographers</source>
        <translation>Kartografi</translation>
    </message>
</context>
<context>
    <name>MapKeys</name>
    <message>
        <source>Move up</source>
        <translation>Pomakni gore</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Pomakni dolje</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Pomakni lijevo</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Pomakni desno</translation>
    </message>
    <message>
        <source>Up to the next place where it fits</source>
        <translation>Gore do sljedećeg mjesta gdje stane</translation>
    </message>
    <message>
        <source>Down to the next place where it fits</source>
        <translation>Dolje do sljedećeg mjesta gdje stane</translation>
    </message>
    <message>
        <source>Left to the next place where it fits</source>
        <translation>Lijevo do sljedećeg mjesta gdje stane</translation>
    </message>
    <message>
        <source>Right to the next place where it fits</source>
        <translation>Desno do sljedećeg mjesta gdje stane</translation>
    </message>
    <message>
        <source>To the top edge</source>
        <translation>Do gornjeg ruba</translation>
    </message>
    <message>
        <source>To the bottom edge</source>
        <translation>Do donjeg ruba</translation>
    </message>
    <message>
        <source>To the left edge</source>
        <translation>Do lijevog ruba</translation>
    </message>
    <message>
        <source>To the right edge</source>
        <translation>Do desnog ruba</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Okreni udesno</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Okreni ulijevo</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Zrcali</translation>
    </message>
    <message>
        <source>Lay down; again: confirm</source>
        <translation>Položi; ponovno: potvrdi</translation>
    </message>
    <message>
        <source>Take back in hand</source>
        <translation>Vrati u ruku</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Sljedeće mjesto gdje stane</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Prethodno mjesto gdje stane</translation>
    </message>
    <message>
        <source>Mark places where it fits</source>
        <translation>Označi mjesta gdje stane</translation>
    </message>
    <message>
        <source>Enlarge the map</source>
        <translation>Povećaj mapu</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Smanji mapu</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Pokaži cijelu mapu</translation>
    </message>
</context>
<context>
    <name>Maps</name>
    <message>
        <source>Side {letter}</source>
        <translation>Strana {letter}</translation>
    </message>
</context>
<context>
    <name>MapsBackPage</name>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Who drew monsters, and on whose map.</source>
        <translation>Tko je crtao čudovišta i na čijoj mapi.</translation>
    </message>
    <message>
        <source>No map had an empty space left.</source>
        <translation>Ni na jednoj mapi nije bilo praznog polja.</translation>
    </message>
    <message>
        <source>The maps return</source>
        <translation>Mape se vraćaju</translation>
    </message>
    <message>
        <source>Every map is back with its owner.</source>
        <translation>Svaka je mapa opet kod svog vlasnika.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
    </message>
    <message>
        <source>Gather your guild of cartographers and choose the map.</source>
        <translation>Okupi ceh kartografa i odaberi mapu.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Započni igru</translation>
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
        <translation>Igra se nastavlja, ali se ne može spremiti: {reason}</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>Igra se ne sprema</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Spremljena igra</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Takva datoteka ne postoji.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>Datoteka se ne smije čitati.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program.</source>
        <translation>Ova je igra spremljena novijom inačicom programa.</translation>
    </message>
    <message>
        <source>This saved game is damaged from decision {step} on.</source>
        <translation>Ova je spremljena igra oštećena od odluke {step} nadalje.</translation>
    </message>
    <message>
        <source>This saved game is damaged.</source>
        <translation>Ova je spremljena igra oštećena.</translation>
    </message>
    <message>
        <source>This file is no saved game of Cartographers.</source>
        <translation>Ova datoteka nije spremljena igra Kartografa.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>Oštećena datoteka stavljena je na stranu kao {file}. Koristi se korak prije nje.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>Nastaviti igru koju igraju {players}?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress cannot be gone on with.</source>
        <translation>Započeti novu igru? Ona u tijeku neće se moći nastaviti.</translation>
    </message>
    <message>
        <source>Give up this game? It cannot be gone on with.</source>
        <translation>Prekinuti ovu igru? Neće se moći nastaviti.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>Postavke se nisu mogle spremiti: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Time {spent} of {threshold}</source>
        <translation>Vrijeme {spent} od {threshold}</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>No shape of this card fits on the map: draw a single space instead.</source>
        <translation>Nijedan oblik s ove karte ne stane na mapu: umjesto njega nacrtaj jedno polje.</translation>
    </message>
    <message>
        <source>No shape of this card can cover open ruins: draw a single space anywhere instead.</source>
        <translation>Nijedan oblik s ove karte ne može prekriti slobodne ruševine: umjesto njega nacrtaj jedno polje bilo gdje.</translation>
    </message>
    <message>
        <source>No ruins are open on the map: draw a single space anywhere instead.</source>
        <translation>Na mapi nema slobodnih ruševina: umjesto oblika nacrtaj jedno polje bilo gdje.</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>Rotate left</source>
        <translation>Okreni ulijevo</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Okreni udesno</translation>
    </message>
    <message>
        <source>cover ruins</source>
        <translation>prekrij ruševine</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin</source>
        <translation>
            <numerusform>Oblik od %n polja, s novčićem</numerusform>
            <numerusform>Oblik od %n polja, s novčićem</numerusform>
            <numerusform>Oblik od %n polja, s novčićem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s)</source>
        <translation>
            <numerusform>Oblik od %n polja</numerusform>
            <numerusform>Oblik od %n polja</numerusform>
            <numerusform>Oblik od %n polja</numerusform>
        </translation>
    </message>
    <message>
        <source>This shape fits nowhere on the map now.</source>
        <translation>Ovaj oblik sada nigdje ne stane na mapu.</translation>
    </message>
    <message>
        <source>This shape cannot cover open ruins anywhere.</source>
        <translation>Ovaj oblik nigdje ne može prekriti slobodne ruševine.</translation>
    </message>
</context>
<context>
    <name>PartPanel</name>
    <message>
        <source>of {stars}</source>
        <translation>od {stars}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Čudovišta</translation>
    </message>
    <message>
        <source>Each filled coin is worth 1 star, in every season anew.</source>
        <translation>Svaki popunjeni novčić vrijedi 1 zvijezdu, i to u svakom godišnjem dobu iznova.</translation>
    </message>
    <message>
        <source>Each empty space adjacent to a monster costs 1 star.</source>
        <translation>Svako prazno polje susjedno čudovištu oduzima 1 zvijezdu.</translation>
    </message>
</context>
<context>
    <name>PlacementBar</name>
    <message>
        <source>Rotate</source>
        <translation>Okreni</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Zrcali</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Potvrdi</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Sakrij mapu</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>waiting</source>
        <translation>čeka</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotovo</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you confirm</source>
        <translation>Nakon potvrde</translation>
    </message>
    <message>
        <source>If you confirm, for {owner}</source>
        <translation>Nakon potvrde, za: {owner}</translation>
    </message>
    <message>
        <source>this season</source>
        <translation>ovo godišnje doba</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Čudovišta</translation>
    </message>
    <message>
        <source>{part}: {now}</source>
        <translation>{part}: {now}</translation>
    </message>
    <message>
        <source>{part}: {now}, then {then} ({change})</source>
        <translation>{part}: {now}, zatim {then} ({change})</translation>
    </message>
</context>
<context>
    <name>PublicCards</name>
    <message>
        <source>On the table for everyone</source>
        <translation>Na stolu za sve</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Boduje se na kraju ovog godišnjeg doba</translation>
    </message>
</context>
<context>
    <name>PublicTable</name>
    <message>
        <source>Revealed this season</source>
        <translation>Otkriveno u ovom godišnjem dobu</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Boduje se na kraju ovog godišnjeg doba</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>Igra je završena.</translation>
    </message>
    <message>
        <source>Nobody sits at this seat.</source>
        <translation>Na tom mjestu nitko ne sjedi.</translation>
    </message>
    <message>
        <source>This player has nothing to draw now.</source>
        <translation>Ovaj igrač sada nema što crtati.</translation>
    </message>
    <message>
        <source>The shape reaches outside the map.</source>
        <translation>Oblik izlazi izvan mape.</translation>
    </message>
    <message>
        <source>{spaces} are mountains.</source>
        <translation>Polja {spaces} su planine.</translation>
    </message>
    <message>
        <source>{spaces} are wasteland.</source>
        <translation>Polja {spaces} su pustoš.</translation>
    </message>
    <message>
        <source>{spaces} are already drawn on.</source>
        <translation>Polja {spaces} već su popunjena.</translation>
    </message>
    <message>
        <source>The card does not offer this shape.</source>
        <translation>Karta ne nudi ovaj oblik.</translation>
    </message>
    <message>
        <source>A shape of the card still fits elsewhere on the map.</source>
        <translation>Neki oblik s karte još stane drugdje na mapi.</translation>
    </message>
    <message>
        <source>Only a single space may be drawn now.</source>
        <translation>Sada se smije nacrtati samo jedno polje.</translation>
    </message>
    <message>
        <source>The card does not offer this terrain.</source>
        <translation>Karta ne nudi ovaj teren.</translation>
    </message>
    <message>
        <source>The shape must cover open ruins.</source>
        <translation>Oblik mora prekriti slobodne ruševine.</translation>
    </message>
    <message>
        <source>{space} is a mountain.</source>
        <translation>{space} je planina.</translation>
    </message>
    <message>
        <source>{space} is wasteland.</source>
        <translation>{space} je pustoš.</translation>
    </message>
    <message>
        <source>{space} is already drawn on.</source>
        <translation>{space} je već popunjeno.</translation>
    </message>
</context>
<context>
    <name>RevealPage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>I još %n.</numerusform>
            <numerusform>I još %n.</numerusform>
            <numerusform>I još %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>{season} begins</source>
        <translation>{season} počinje</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>Zasjeda!</translation>
    </message>
    <message>
        <source>Everyone draws monsters on the map of a neighbour.</source>
        <translation>Svatko crta čudovišta na susjedovoj mapi.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, and the shape must cover ruins.</source>
        <translation>Svatko tajno crta ovu kartu, a oblik mora prekriti ruševine.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, one after the other.</source>
        <translation>Svatko tajno crta ovu kartu, jedan za drugim.</translation>
    </message>
</context>
<context>
    <name>RevealedPanel</name>
    <message>
        <source>Revealed</source>
        <translation>Otkriveno</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>još %n karta</numerusform>
            <numerusform>još %n karte</numerusform>
            <numerusform>još %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es)</source>
        <translation>
            <numerusform>%n zasjeda</numerusform>
            <numerusform>%n zasjede</numerusform>
            <numerusform>%n zasjeda</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>{cards} left, {ambushes}</source>
        <translation>Preostalo: {cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Otkriveno u ovom godišnjem dobu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>U špilu je još %n karta.</numerusform>
            <numerusform>U špilu su još %n karte.</numerusform>
            <numerusform>U špilu je još %n karata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them.</source>
        <translation>
            <numerusform>Među njima je %n zasjeda.</numerusform>
            <numerusform>Među njima su %n zasjede.</numerusform>
            <numerusform>Među njima je %n zasjeda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen yet this season: {cards}.</source>
        <translation>U ovom godišnjem dobu još nije viđeno: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Čudovišta</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
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
        <translation>{season}: bodovi</translation>
    </message>
    <message>
        <source>Map {number} of {count}</source>
        <translation>Mapa {number} od {count}</translation>
    </message>
    <message>
        <source>The map before</source>
        <translation>Prethodna mapa</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>Sljedeća mapa</translation>
    </message>
</context>
<context>
    <name>SeasonPanel</name>
    <message>
        <source>Season sheet</source>
        <translation>List godišnjih doba</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Čudovišta</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Zbroj</translation>
    </message>
    <message>
        <source>total</source>
        <translation>ukupno</translation>
    </message>
</context>
<context>
    <name>SeasonSheetPage</name>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Sljedeći igrač</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sljedeći korak</translation>
    </message>
    <message>
        <source>{player}: {stars} for this season.</source>
        <translation>{player}: {stars} za ovo godišnje doba.</translation>
    </message>
    <message>
        <source>Nothing to count here.</source>
        <translation>Ovdje nema ničega za brojanje.</translation>
    </message>
    <message>
        <source>Filled coins: {gain}.</source>
        <translation>Popunjeni novčići: {gain}.</translation>
    </message>
    <message>
        <source>{spaces}: {gain}, {total} in all.</source>
        <translation>{spaces}: {gain}, ukupno {total}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablica</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Sve odjednom</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Broj igrača</translation>
    </message>
    <message>
        <source>Number of players, 1 to 100</source>
        <translation>Broj igrača, od 1 do 100</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Traži ime</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj igrača</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Zalijepi imena</translation>
    </message>
    <message>
        <source>Take the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Preuzmi igrače iz međuspremnika: jedno ime po retku, titula iza tabulatora</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>U međuspremniku nema imena.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Igrač {number}</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Ime: {player}</translation>
    </message>
    <message>
        <source>Title of {player}</source>
        <translation>Titula: {player}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>ime</translation>
    </message>
    <message>
        <source>title, if any</source>
        <translation>titula, ako je ima</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Jedno mjesto gore</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Jedno mjesto dolje</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Ukloni ovog igrača</translation>
    </message>
    <message>
        <source>Move {player}</source>
        <translation>Premjesti: {player}</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Alt with an arrow key</source>
        <translation>Povuci na drugo mjesto ili pritisni Alt i strelicu</translation>
    </message>
</context>
<context>
    <name>SeatingOrder</name>
    <message>
        <source>Order at the table</source>
        <translation>Redoslijed za stolom</translation>
    </message>
    <message>
        <source>It decides which neighbour draws on your map in an ambush.</source>
        <translation>O njemu ovisi koji susjed crta na tvojoj mapi u zasjedi.</translation>
    </message>
</context>
<context>
    <name>SeedEntry</name>
    <message>
        <source>Seed</source>
        <translation>Sjeme</translation>
    </message>
    <message>
        <source>random</source>
        <translation>slučajno</translation>
    </message>
    <message>
        <source>The same seed gives the same cards; empty for a random one</source>
        <translation>Isto sjeme daje iste karte; prazno znači slučajno</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Drugo slučajno sjeme</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Kopiraj sjeme</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>At least one player is needed.</source>
        <translation>Potreban je barem jedan igrač.</translation>
    </message>
    <message>
        <source>There are {count} players; at most {most} can play.</source>
        <translation>Broj igrača je {count}; najviše može igrati {most}.</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Igrač {number} treba ime.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {longest_name} fit.</source>
        <translation>Broj znakova u imenu je {length}; najviše ih stane {longest_name}.</translation>
    </message>
    <message>
        <source>The name of player {number} has a character that cannot be shown.</source>
        <translation>U imenu igrača {number} je znak koji se ne može prikazati.</translation>
    </message>
    <message>
        <source>The name {name} is taken; each player needs another.</source>
        <translation>Ime {name} je zauzeto; svaki igrač treba svoje.</translation>
    </message>
    <message>
        <source>The title of player {number} is too long; at most {longest_title} characters fit.</source>
        <translation>Titula igrača {number} je preduga; najveći broj znakova je {longest_title}.</translation>
    </message>
    <message>
        <source>The title of player {number} has a character that cannot be shown.</source>
        <translation>U tituli igrača {number} je znak koji se ne može prikazati.</translation>
    </message>
    <message>
        <source>A seed has up to eight digits 0-9 and letters A-F.</source>
        <translation>Sjeme ima najviše osam znamenki 0-9 i slova A-F.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Što rade</translation>
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
        <translation>Svaki ima {total}. Odlučuje manje zvijezda izgubljenih zbog čudovišta: {losses}.</translation>
    </message>
    <message>
        <source>{players} share the victory: equal stars, and equal losses to monsters.</source>
        <translation>Pobjedu dijele {players}: jednako zvijezda i jednaki gubici zbog čudovišta.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Sjeme {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>pobjeda</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Sve mape</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Konačni poredak</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Kopiraj sjeme</translation>
    </message>
    <message>
        <source>Rematch, same seed</source>
        <translation>Uzvrat, isto sjeme</translation>
    </message>
    <message>
        <source>Rematch, new seed</source>
        <translation>Uzvrat, novo sjeme</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>Nacrtalo: {done} od {players}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Još crtaju: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time {threshold}</source>
        <translation>{season}: edikti {first} i {second}, vrijeme {threshold}</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>crta</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>na redu</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Edicts</source>
        <translation>Edikti</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>List godišnjih doba</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>Forest</source>
        <translation>Šuma</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Naselje</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Oranica</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Voda</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Čudovište</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Planina</translation>
    </message>
</context>
<context>
    <name>WaitingGrid</name>
    <message>
        <source>Who draws now?</source>
        <translation>Tko crta sada?</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Traži ime</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>na redu</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>Najveći ugled u kraljevstvu</translation>
    </message>
    <message>
        <source>{name} {title}</source>
        <translation>{name} {title}</translation>
    </message>
    <message>
        <source>The queen awards the title</source>
        <translation>Kraljica dodjeljuje titulu</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
    <message>
        <source>{total} − {numbers} = {rating}, the rating that decides the title.</source>
        <translation>{total} − {numbers} = {rating}, ocjena koja određuje titulu.</translation>
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
        <translation>Napad goblina</translation>
    </message>
    <message>
        <source>Bugbear Assault</source>
        <translation>Juriš bauka</translation>
    </message>
    <message>
        <source>Kobold Onslaught</source>
        <translation>Navala kobolda</translation>
    </message>
    <message>
        <source>Gnoll Raid</source>
        <translation>Prepad gnolova</translation>
    </message>
    <message>
        <source>Flayer Incursion</source>
        <translation>Upad derača</translation>
    </message>
    <message>
        <source>Insectoid Invasion</source>
        <translation>Najezda kukaca</translation>
    </message>
    <message>
        <source>Ratman Strike</source>
        <translation>Udar štakoraša</translation>
    </message>
    <message>
        <source>Ogre Charge</source>
        <translation>Nasrtaj ogra</translation>
    </message>
    <message>
        <source>Great River</source>
        <translation>Velika rijeka</translation>
    </message>
    <message>
        <source>Farmland</source>
        <translation>Oranice</translation>
    </message>
    <message>
        <source>Hamlet</source>
        <translation>Zaselak</translation>
    </message>
    <message>
        <source>Forgotten Forest</source>
        <translation>Zaboravljena šuma</translation>
    </message>
    <message>
        <source>Hinterland Stream</source>
        <translation>Potok u zaleđu</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Imanje</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Voćnjak</translation>
    </message>
    <message>
        <source>Treetop Village</source>
        <translation>Naselje u krošnjama</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Močvare</translation>
    </message>
    <message>
        <source>Fishing Village</source>
        <translation>Ribarsko naselje</translation>
    </message>
    <message>
        <source>Rift Lands</source>
        <translation>Zemlje rasjeda</translation>
    </message>
    <message>
        <source>Temple Ruins</source>
        <translation>Ruševine hrama</translation>
    </message>
    <message>
        <source>Outpost Ruins</source>
        <translation>Ruševine predstraže</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Divljina</translation>
    </message>
    <message>
        <source>Five mountains and six ruins in open country.</source>
        <translation>Pet planina i šest ruševina u otvorenoj zemlji.</translation>
    </message>
    <message>
        <source>Wastelands</source>
        <translation>Pustoš</translation>
    </message>
    <message>
        <source>A wasteland in the middle narrows the map.</source>
        <translation>Pustoš u sredini sužava mapu.</translation>
    </message>
    <message>
        <source>Canal Lake</source>
        <translation>Kanalsko jezero</translation>
    </message>
    <message>
        <source>Each water space adjacent to a farm, and each farm space adjacent to water, is worth 1 star, however many such neighbours it has.</source>
        <translation>Svako polje vode uz polje oranice i svako polje oranice uz polje vode vrijedi 1 zvijezdu, bez obzira na broj takvih susjeda.</translation>
    </message>
    <message>
        <source>Mages Valley</source>
        <translation>Dolina čarobnjaka</translation>
    </message>
    <message>
        <source>Each water space adjacent to a mountain is worth 2 stars, and each farm space adjacent to a mountain 1 star.</source>
        <translation>Svako polje vode uz planinu vrijedi 2 zvijezde, a svako polje oranice uz planinu 1 zvijezdu.</translation>
    </message>
    <message>
        <source>The Golden Granary</source>
        <translation>Zlatna žitnica</translation>
    </message>
    <message>
        <source>Each water space adjacent to a ruins space is worth 1 star, and each farm space drawn on ruins 3 stars.</source>
        <translation>Svako polje vode uz polje ruševina vrijedi 1 zvijezdu, a svako polje oranice ucrtano na ruševine 3 zvijezde.</translation>
    </message>
    <message>
        <source>Shoreside Expanse</source>
        <translation>Obalno prostranstvo</translation>
    </message>
    <message>
        <source>Each farm cluster that touches neither water nor the edge of the map is worth 3 stars. So is each water cluster that touches neither a farm nor the edge of the map.</source>
        <translation>Svaka skupina polja oranice koja ne dodiruje ni vodu ni rub mape vrijedi 3 zvijezde. Jednako vrijedi svaka skupina polja vode koja ne dodiruje ni oranicu ni rub mape.</translation>
    </message>
    <message>
        <source>Sentinel Wood</source>
        <translation>Šumska straža</translation>
    </message>
    <message>
        <source>Each forest space on the edge of the map is worth 1 star. A corner space counts once.</source>
        <translation>Svako polje šume uz rub mape vrijedi 1 zvijezdu. Kutno polje broji se samo jednom.</translation>
    </message>
    <message>
        <source>Greenbough</source>
        <translation>Zeleno granje</translation>
    </message>
    <message>
        <source>Each row and each column with at least one forest space is worth 1 star. The same space may count for its row and for its column.</source>
        <translation>Svaki redak i svaki stupac s barem jednim poljem šume vrijedi 1 zvijezdu. Isto polje može vrijediti i za redak i za stupac.</translation>
    </message>
    <message>
        <source>Treetower</source>
        <translation>Kula na stablu</translation>
    </message>
    <message>
        <source>Each forest space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Svako polje šume kojem su zatvorene sve četiri strane vrijedi 1 zvijezdu. Stranu zatvara popunjeno polje ili rub mape.</translation>
    </message>
    <message>
        <source>Stoneside Forest</source>
        <translation>Planinska šuma</translation>
    </message>
    <message>
        <source>Each mountain joined to another mountain by one forest cluster is worth 3 stars. A mountain counts once.</source>
        <translation>Svaka planina koju jedna skupina polja šume povezuje s drugom planinom vrijedi 3 zvijezde. Planina se broji jednom.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Pograničje</translation>
    </message>
    <message>
        <source>Each row and each column without an empty space is worth 6 stars.</source>
        <translation>Svaki redak i svaki stupac bez praznog polja vrijedi 6 zvijezda.</translation>
    </message>
    <message>
        <source>Lost Barony</source>
        <translation>Izgubljena barunija</translation>
    </message>
    <message>
        <source>Find the largest square of filled spaces. Each space along one of its sides is worth 3 stars.</source>
        <translation>Traži se najveći kvadrat popunjenih polja. Svako polje duž jedne njegove stranice vrijedi 3 zvijezde.</translation>
    </message>
    <message>
        <source>The Broken Road</source>
        <translation>Isprekidana cesta</translation>
    </message>
    <message>
        <source>Each diagonal that runs down from the left edge to the bottom edge of the map without an empty space is worth 3 stars.</source>
        <translation>Svaka dijagonala koja se od lijevog ruba spušta do donjeg ruba mape i nema praznog polja vrijedi 3 zvijezde.</translation>
    </message>
    <message>
        <source>The Cauldrons</source>
        <translation>Kotlovi</translation>
    </message>
    <message>
        <source>Each empty space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Svako prazno polje kojem su zatvorene sve četiri strane vrijedi 1 zvijezdu. Stranu zatvara popunjeno polje ili rub mape.</translation>
    </message>
    <message>
        <source>Wildholds</source>
        <translation>Divlje utvrde</translation>
    </message>
    <message>
        <source>Each village cluster of at least six spaces is worth 8 stars.</source>
        <translation>Svaka skupina od najmanje šest polja naselja vrijedi 8 zvijezda.</translation>
    </message>
    <message>
        <source>Great City</source>
        <translation>Veliki grad</translation>
    </message>
    <message>
        <source>Each space of the largest village cluster that touches no mountain is worth 1 star.</source>
        <translation>Svako polje najveće skupine polja naselja koja ne dodiruje planinu vrijedi 1 zvijezdu.</translation>
    </message>
    <message>
        <source>Greengold Plains</source>
        <translation>Zelenozlatne ravnice</translation>
    </message>
    <message>
        <source>Each village cluster that touches at least three other terrain types is worth 3 stars. Mountains and monsters are terrain types.</source>
        <translation>Svaka skupina polja naselja koja dodiruje najmanje tri druge vrste terena vrijedi 3 zvijezde. Planine i čudovišta su vrste terena.</translation>
    </message>
    <message>
        <source>Shieldgate</source>
        <translation>Vrata Štita</translation>
    </message>
    <message>
        <source>Each space of the second largest village cluster is worth 2 stars. If two clusters are the largest, one of them is the second.</source>
        <translation>Svako polje druge po veličini skupine polja naselja vrijedi 2 zvijezde. Ako su dvije skupine najveće, jedna od njih je druga.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Proljeće</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Ljeto</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Jesen</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Zima</translation>
    </message>
    <message>
        <source>Legendary Cartographer</source>
        <translation>Legendarni kartograf</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Majstor mapa</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Topografski kalfa</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Zemljomjerski šegrt</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Procjenitelj amater</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Nespretni pomoćnik</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Priglupi črčkalo</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Smeteni tintopija</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Promo ambushes</source>
        <translation>Promotivne zasjede</translation>
    </message>
    <message>
        <source>Four ambush cards are drawn unseen from all eight.</source>
        <translation>Četiri karte zasjede izvlače se neviđene od svih osam.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <translation>Bez čudovišta</translation>
    </message>
    <message>
        <source>A gentle variant without ambush cards; not an official rule.</source>
        <translation>Blaža inačica bez karata zasjede; nije službeno pravilo.</translation>
    </message>
    <message>
        <source>Strict single space</source>
        <translation>Strogo jedno polje</translation>
    </message>
    <message>
        <source>When no shape fits, the single space bears a terrain of the card.</source>
        <translation>Kad nijedan oblik ne stane, jedno polje dobiva teren s karte.</translation>
    </message>
</context>
</TS>
