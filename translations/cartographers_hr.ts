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
        <translation>Računalna inačica društvene igre crtanja mapa iz 2019. godine, za jednog do sto igrača za istim računalom. Pravila su ispričana vlastitim riječima, a svaku sliku crta sam program.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>Program je slobodan pod licencijom MIT. Koristi Qt {qt} i PySide6 pod licencijom LGPL, inačica 3, pydantic i platformdirs pod licencijom MIT te pismo Source Serif Pro pod licencijom SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>BotsController</name>
    <message>
        <source>The computer players draw: {number} of {count}</source>
        <translation>Računalni igrači crtaju: {number} od {count}</translation>
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
    <message>
        <source>solo</source>
        <translation>samostalno</translation>
    </message>
</context>
<context>
    <name>CardGallery</name>
    <message>
        <source>Explore and ruins cards</source>
        <translation>Karte istraživanja i ruševina</translation>
    </message>
    <message>
        <source>Ambush cards</source>
        <translation>Karte zasjede</translation>
    </message>
    <message>
        <source>Season cards</source>
        <translation>Karte godišnjih doba</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Karte za bodovanje</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Nijedna karta ne sadrži te riječi.</translation>
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
    <name>CardKind</name>
    <message>
        <source>Explore card</source>
        <translation>Karta istraživanja</translation>
    </message>
    <message>
        <source>Ruins card</source>
        <translation>Karta ruševina</translation>
    </message>
    <message>
        <source>Ambush card of the promo pack</source>
        <translation>Karta zasjede iz promotivnog paketa</translation>
    </message>
    <message>
        <source>Ambush card</source>
        <translation>Karta zasjede</translation>
    </message>
    <message>
        <source>Season card</source>
        <translation>Karta godišnjeg doba</translation>
    </message>
    <message>
        <source>Scoring card: forest</source>
        <translation>Karta za bodovanje: šuma</translation>
    </message>
    <message>
        <source>Scoring card: farm and water</source>
        <translation>Karta za bodovanje: oranica i voda</translation>
    </message>
    <message>
        <source>Scoring card: village</source>
        <translation>Karta za bodovanje: naselje</translation>
    </message>
    <message>
        <source>Scoring card: the whole map</source>
        <translation>Karta za bodovanje: cijela mapa</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>Time: {time}</source>
        <translation>Vrijeme: {time}</translation>
    </message>
    <message>
        <source>Draw one of the two shapes. The smaller one brings a coin, the larger one fills more.</source>
        <translation>Nacrtaj jedan od dva oblika. Manji donosi novčić, a veći popunjava više.</translation>
    </message>
    <message>
        <source>Draw a single space in any terrain, if you like even as a monster.</source>
        <translation>Nacrtaj jedno jedino polje bilo kojeg terena, pa i čudovište, ako želiš.</translation>
    </message>
    <message>
        <source>Draw the shape in one of the two terrains, all of it alike.</source>
        <translation>Nacrtaj cijeli oblik jednim od dva ponuđena terena.</translation>
    </message>
    <message>
        <source>It may be rotated and mirrored, and need not touch anything drawn before. If no shape of the card fits anywhere, a single space is drawn instead.</source>
        <translation>Smije se okretati i zrcaliti, a ne mora dodirivati ništa što je prije nacrtano. Ako nijedan oblik s karte nigdje ne stane, crta se jedno polje.</translation>
    </message>
    <message>
        <source>Nothing is drawn for this card. The next card is revealed at once, and its shape must cover at least one open ruins space.</source>
        <translation>Za ovu se kartu ništa ne crta. Odmah se otkriva sljedeća karta, a njezin oblik mora prekriti barem jedno slobodno polje ruševina.</translation>
    </message>
    <message>
        <source>If no shape of that card can do so, a single space is drawn anywhere instead, in any terrain.</source>
        <translation>Ako to ne može nijedan oblik te karte, umjesto toga crta se jedno polje bilo gdje, bilo kojim terenom.</translation>
    </message>
    <message>
        <source>Two ruins cards in a row: one covered ruins space is enough.</source>
        <translation>Dvije karte ruševina zaredom: dovoljno je prekriti jedno polje ruševina.</translation>
    </message>
    <message>
        <source>An ambush in between: the monsters are free to go anywhere, and the ruins wait for the next explore card.</source>
        <translation>Zasjeda između njih: čudovišta smiju bilo kamo, a ruševine čekaju sljedeću kartu istraživanja.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on already.</source>
        <translation>Ruševine na kojima je već crtano.</translation>
    </message>
    <message>
        <source>Each player draws this shape as monsters on the map of a neighbour, rotated and mirrored at will. Then the maps go back, and the card returns to the box.</source>
        <translation>Svaki igrač crta ovaj oblik kao čudovišta na susjedovoj mapi, okrenut i zrcaljen po volji. Zatim se mape vraćaju, a karta odlazi u kutiju.</translation>
    </message>
    <message>
        <source>At the end of every season the owner of a map loses 1 star for each empty space beside a monster.</source>
        <translation>Na kraju svakog godišnjeg doba vlasnik mape gubi 1 zvijezdu za svako prazno polje uz čudovište.</translation>
    </message>
    <message>
        <source>Each threatened space once, even between several monsters.</source>
        <translation>Svako ugroženo polje jednom, i kad je između više čudovišta.</translation>
    </message>
    <message>
        <source>Open ruins beside a monster: they are empty.</source>
        <translation>Slobodne ruševine uz čudovište: one su prazne.</translation>
    </message>
    <message>
        <source>Empty spaces that touch a monster at a corner only.</source>
        <translation>Prazna polja koja čudovište dodiruju samo kutom.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top left corner.</source>
        <translation>U samostalnoj igri obilazak počinje u gornjem lijevom kutu.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top right corner.</source>
        <translation>U samostalnoj igri obilazak počinje u gornjem desnom kutu.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom right corner.</source>
        <translation>U samostalnoj igri obilazak počinje u donjem desnom kutu.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom left corner.</source>
        <translation>U samostalnoj igri obilazak počinje u donjem lijevom kutu.</translation>
    </message>
    <message>
        <source>The shape as printed goes clockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>Oblik, kakav je otisnut, ide uz rub u smjeru kazaljke na satu do prvog mjesta gdje stane. Ako takvog nema, obilazak se ponavlja jedno polje dublje.</translation>
    </message>
    <message>
        <source>The shape as printed goes counterclockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>Oblik, kakav je otisnut, ide uz rub suprotno od kazaljke na satu do prvog mjesta gdje stane. Ako takvog nema, obilazak se ponavlja jedno polje dublje.</translation>
    </message>
    <message>
        <source>The season ends as soon as the time values of its revealed cards add up to {time} or more.</source>
        <translation>Godišnje doba završava čim zbroj vremena otkrivenih karata dosegne ili prijeđe {time}.</translation>
    </message>
    <message>
        <source>Time beyond the threshold: the next season begins at nought.</source>
        <translation>Vrijeme preko granice: sljedeće godišnje doba počinje od nule.</translation>
    </message>
    <message>
        <source>Then edicts {first} and {second} are scored, 1 star for each coin is added, and 1 star is lost for each empty space beside a monster.</source>
        <translation>Tada se boduju edikti {first} i {second}, za svaki se novčić dodaje 1 zvijezda, a za svako prazno polje uz čudovište gubi se 1 zvijezda.</translation>
    </message>
    <message>
        <source>Coins: they are kept and count again every season.</source>
        <translation>Novčići: ostaju i vrijede iznova u svakom godišnjem dobu.</translation>
    </message>
    <message>
        <source>Ruins and ambush cards: they take no time.</source>
        <translation>Karte ruševina i zasjede: ne troše vrijeme.</translation>
    </message>
    <message>
        <source>Played alone, {number} is subtracted at the end of the game.</source>
        <translation>U samostalnoj igri na kraju se oduzima {number}.</translation>
    </message>
    <message>
        <source>{stars} each: {spaces}</source>
        <translation>{stars} za svako: {spaces}</translation>
    </message>
    <message>
        <source>{stars}: {spaces}</source>
        <translation>{stars}: {spaces}</translation>
    </message>
    <message>
        <source>In all: {stars}</source>
        <translation>Ukupno: {stars}</translation>
    </message>
    <message>
        <source>1 star for each of these rows: {rows}</source>
        <translation>1 zvijezda za svaki od ovih redaka: {rows}</translation>
    </message>
    <message>
        <source>1 star for each of these columns: {columns}</source>
        <translation>1 zvijezda za svaki od ovih stupaca: {columns}</translation>
    </message>
    <message>
        <source>Played alone, the monsters land here: {spaces}.</source>
        <translation>U samostalnoj igri čudovišta dospijevaju ovamo: {spaces}.</translation>
    </message>
    <message>
        <source>They cost this at the end of every season: {stars}.</source>
        <translation>Gubitak na kraju svakog godišnjeg doba: {stars}.</translation>
    </message>
    <message>
        <source>One of them, as {terrain}: {spaces}.</source>
        <translation>Jedan od njih, teren {terrain}: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins, one of which must be covered: {spaces}.</source>
        <translation>Slobodna polja ruševina, od kojih se jedno mora prekriti: {spaces}.</translation>
    </message>
    <message>
        <source>Drawn on already: {spaces}.</source>
        <translation>Već prekrivena: {spaces}.</translation>
    </message>
    <message>
        <source>Every forest space in the outermost row or column.</source>
        <translation>Svako polje šume u rubnom retku ili stupcu.</translation>
    </message>
    <message>
        <source>A corner space: on two edges, yet counted once.</source>
        <translation>Kutno polje: na dva ruba, a ipak se broji jednom.</translation>
    </message>
    <message>
        <source>Forest one space away from the edge.</source>
        <translation>Šuma udaljena jedno polje od ruba.</translation>
    </message>
    <message>
        <source>Forest beside wasteland: only the map has an edge.</source>
        <translation>Šuma uz pustoš: rub ima samo mapa.</translation>
    </message>
    <message>
        <source>A row or column with a single forest space.</source>
        <translation>Redak ili stupac s jednim jedinim poljem šume.</translation>
    </message>
    <message>
        <source>One space both for its row and for its column.</source>
        <translation>Jedno polje i za svoj redak i za svoj stupac.</translation>
    </message>
    <message>
        <source>More forest in a row or column that counts already.</source>
        <translation>Još šume u retku ili stupcu koji se već broji.</translation>
    </message>
    <message>
        <source>Whether the forest spaces touch each other.</source>
        <translation>Dodiruju li se polja šume međusobno.</translation>
    </message>
    <message>
        <source>Everything filled closes a side: any terrain, monsters, mountains, wasteland.</source>
        <translation>Stranu zatvara sve što je popunjeno: svaki teren, čudovišta, planine, pustoš.</translation>
    </message>
    <message>
        <source>Other forest closes a side as well.</source>
        <translation>I druga šuma zatvara stranu.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty and close nothing.</source>
        <translation>Slobodne ruševine: prazne su i ne zatvaraju ništa.</translation>
    </message>
    <message>
        <source>The diagonal neighbours of a space.</source>
        <translation>Dijagonalni susjedi polja.</translation>
    </message>
    <message>
        <source>Three mountains joined by one cluster: 3 stars for each of them.</source>
        <translation>Tri planine koje spaja jedna skupina: po 3 zvijezde za svaku.</translation>
    </message>
    <message>
        <source>A mountain joined by two clusters: once, like any other.</source>
        <translation>Planina koju spajaju dvije skupine: jednom, kao i svaka druga.</translation>
    </message>
    <message>
        <source>A mountain whose forest reaches no other mountain.</source>
        <translation>Planina čija šuma ne doseže drugu planinu.</translation>
    </message>
    <message>
        <source>Forest spaces that touch at a corner only: they are two clusters.</source>
        <translation>Polja šume koja se dodiruju samo kutom: to su dvije skupine.</translation>
    </message>
    <message>
        <source>Both spaces, where water and farm touch.</source>
        <translation>Oba polja, ondje gdje se dodiruju voda i oranica.</translation>
    </message>
    <message>
        <source>Each space once, even between several of the others.</source>
        <translation>Svako polje jednom, i kad je između više drugih.</translation>
    </message>
    <message>
        <source>Water beside water and farm beside farm.</source>
        <translation>Voda uz vodu i oranica uz oranicu.</translation>
    </message>
    <message>
        <source>Spaces that touch at a corner only.</source>
        <translation>Polja koja se dodiruju samo kutom.</translation>
    </message>
    <message>
        <source>The four spaces beside a mountain, no further ones.</source>
        <translation>Samo četiri polja uz planinu, ne i dalja.</translation>
    </message>
    <message>
        <source>Mountains whose coin is taken, as well.</source>
        <translation>I planine čiji je novčić već uzet.</translation>
    </message>
    <message>
        <source>Forest, village and monsters beside a mountain.</source>
        <translation>Šuma, naselje i čudovišta uz planinu.</translation>
    </message>
    <message>
        <source>Spaces that touch a mountain at a corner only.</source>
        <translation>Polja koja planinu dodiruju samo kutom.</translation>
    </message>
    <message>
        <source>Water beside ruins, whether they are open or drawn on already.</source>
        <translation>Voda uz ruševine, bile one slobodne ili već prekrivene.</translation>
    </message>
    <message>
        <source>A farm drawn on ruins, wherever they lie.</source>
        <translation>Oranica nacrtana na ruševinama, gdje god bile.</translation>
    </message>
    <message>
        <source>Water on ruins: it is not beside itself.</source>
        <translation>Voda na ruševinama: nije uz samu sebe.</translation>
    </message>
    <message>
        <source>A farm beside ruins.</source>
        <translation>Oranica uz ruševine.</translation>
    </message>
    <message>
        <source>A cluster of a single space.</source>
        <translation>Skupina od jednog jedinog polja.</translation>
    </message>
    <message>
        <source>A cluster beside mountains, wasteland or village.</source>
        <translation>Skupina uz planine, pustoš ili naselje.</translation>
    </message>
    <message>
        <source>A farm cluster and a water cluster that touch.</source>
        <translation>Skupina oranice i skupina vode koje se dodiruju.</translation>
    </message>
    <message>
        <source>A cluster with one space on the edge of the map.</source>
        <translation>Skupina s jednim poljem na rubu mape.</translation>
    </message>
    <message>
        <source>Several clusters that are large enough, each of them.</source>
        <translation>Više dovoljno velikih skupina, svaka od njih.</translation>
    </message>
    <message>
        <source>A cluster of six spaces and one of twenty alike.</source>
        <translation>Skupina od šest polja jednako kao i ona od dvadeset.</translation>
    </message>
    <message>
        <source>A cluster of five spaces.</source>
        <translation>Skupina od pet polja.</translation>
    </message>
    <message>
        <source>Village spaces that touch at a corner only: they are not joined.</source>
        <translation>Polja naselja koja se dodiruju samo kutom: nisu spojena.</translation>
    </message>
    <message>
        <source>The largest of the clusters that are left without those at mountains.</source>
        <translation>Najveća od skupina koje ostanu kad se izuzmu one uz planine.</translation>
    </message>
    <message>
        <source>Of several equally large clusters only one.</source>
        <translation>Od više jednako velikih skupina samo jedna.</translation>
    </message>
    <message>
        <source>A cluster beside a mountain, however large it is.</source>
        <translation>Skupina uz planinu, koliko god velika bila.</translation>
    </message>
    <message>
        <source>Smaller clusters.</source>
        <translation>Manje skupine.</translation>
    </message>
    <message>
        <source>Forest, farm, water, monsters and mountains.</source>
        <translation>Šuma, oranica, voda, čudovišta i planine.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on, as the terrain drawn there.</source>
        <translation>Ruševine na kojima je crtano, kao teren koji je ondje nacrtan.</translation>
    </message>
    <message>
        <source>Wasteland, empty spaces and open ruins: no terrain.</source>
        <translation>Pustoš, prazna polja i slobodne ruševine: to nije teren.</translation>
    </message>
    <message>
        <source>The same terrain a second time.</source>
        <translation>Isti teren po drugi put.</translation>
    </message>
    <message>
        <source>The second largest cluster, with all its spaces.</source>
        <translation>Druga po veličini skupina, sa svim svojim poljima.</translation>
    </message>
    <message>
        <source>One of two clusters that are equally large.</source>
        <translation>Jedna od dviju jednako velikih skupina.</translation>
    </message>
    <message>
        <source>The largest cluster.</source>
        <translation>Najveća skupina.</translation>
    </message>
    <message>
        <source>A map with one village cluster: it has no second.</source>
        <translation>Mapa s jednom skupinom naselja: druge nema.</translation>
    </message>
    <message>
        <source>Mountains, wasteland and monsters: they are filled.</source>
        <translation>Planine, pustoš i čudovišta: to su popunjena polja.</translation>
    </message>
    <message>
        <source>A space both for its row and for its column.</source>
        <translation>Polje i za svoj redak i za svoj stupac.</translation>
    </message>
    <message>
        <source>A row or column with one empty space.</source>
        <translation>Redak ili stupac s jednim praznim poljem.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty.</source>
        <translation>Slobodne ruševine: prazne su.</translation>
    </message>
    <message>
        <source>Anything filled, mountains and wasteland too.</source>
        <translation>Sve popunjeno, pa i planine i pustoš.</translation>
    </message>
    <message>
        <source>A single filled space: it is a square with a side of 1.</source>
        <translation>Jedno jedino popunjeno polje: to je kvadrat sa stranicom 1.</translation>
    </message>
    <message>
        <source>A second square, even one of the same size.</source>
        <translation>Drugi kvadrat, pa i jednako velik.</translation>
    </message>
    <message>
        <source>The longer side of a rectangle.</source>
        <translation>Dulja stranica pravokutnika.</translation>
    </message>
    <message>
        <source>Any filled space: terrain, mountain or wasteland.</source>
        <translation>Svako popunjeno polje: teren, planina ili pustoš.</translation>
    </message>
    <message>
        <source>The space in the bottom left corner: it touches both edges by itself.</source>
        <translation>Polje u donjem lijevom kutu: već samo po sebi dodiruje oba ruba.</translation>
    </message>
    <message>
        <source>A diagonal with one empty space.</source>
        <translation>Dijagonala s jednim praznim poljem.</translation>
    </message>
    <message>
        <source>A diagonal that begins at the top edge or runs up.</source>
        <translation>Dijagonala koja počinje na gornjem rubu ili se penje.</translation>
    </message>
    <message>
        <source>An empty space in a corner or on the edge as well.</source>
        <translation>I prazno polje u kutu ili na rubu.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side: neither is closed.</source>
        <translation>Dva prazna polja jedno uz drugo: nijedno nije zatvoreno.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>In all its positions</source>
        <translation>U svim položajima</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Primjer</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Što se broji</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>Što se ne broji</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Dobro je znati</translation>
    </message>
    <message numerus="yes">
        <source>On this map it can be drawn in %n place(s).</source>
        <translation>
            <numerusform>Na ovoj se mapi može nacrtati na %n mjestu.</numerusform>
            <numerusform>Na ovoj se mapi može nacrtati na %n mjesta.</numerusform>
            <numerusform>Na ovoj se mapi može nacrtati na %n mjesta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardReference</name>
    <message>
        <source>Card reference</source>
        <translation>Pregled karata</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Sve</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Istraživanje</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Zasjeda</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Godišnja doba</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bodovanje</translation>
    </message>
    <message>
        <source>Name or words of the rule</source>
        <translation>Naziv ili riječi iz pravila</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Pretraži karte</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Sve karte</translation>
    </message>
    <message>
        <source>Goes back to the list of cards</source>
        <translation>Natrag na popis karata</translation>
    </message>
    <message>
        <source>Kinds of cards</source>
        <translation>Vrste karata</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Prethodna karta</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Sljedeća karta</translation>
    </message>
</context>
<context>
    <name>Cartouche</name>
    <message>
        <source>Seed {seed}</source>
        <translation>Sjeme {seed}</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>Chart of the day</source>
        <translation>Mapa dana</translation>
    </message>
    <message>
        <source>Chart of the week</source>
        <translation>Mapa tjedna</translation>
    </message>
    <message>
        <source>Chart of the day, {date}: the same map and cards for everybody</source>
        <translation>Mapa dana, {date}: ista za sve, s istim kartama</translation>
    </message>
    <message>
        <source>Chart of the week from {date} on: the same map and cards for everybody</source>
        <translation>Mapa tjedna od {date}: ista za sve, s istim kartama</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Zatvara ovaj prozor</translation>
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
        <source>Recent games</source>
        <translation>Nedavne igre</translation>
    </message>
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
        <source>Open a saved game…</source>
        <translation>Otvori spremljenu igru…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spremi igru</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Spremi kopiju kao…</translation>
    </message>
    <message>
        <source>Give up the game…</source>
        <translation>Prekini igru…</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Za stolom…</translation>
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
        <source>Previous place where it fits</source>
        <translation>Prethodno mjesto gdje oblik stane</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savjet</translation>
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
        <source>Take the shape back in hand</source>
        <translation>Vrati oblik u ruku</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Potvrdi crtež</translation>
    </message>
    <message>
        <source>Correct the last drawing</source>
        <translation>Ispravi posljednji crtež</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Opiši polje</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Ukratko opiši mapu</translation>
    </message>
    <message>
        <source>Map as text…</source>
        <translation>Mapa kao tekst…</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Sakrij mapu</translation>
    </message>
    <message>
        <source>Cards in the deck…</source>
        <translation>Karte u špilu…</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Sve mape</translation>
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
        <source>Write on each place what it would bring</source>
        <translation>Na svako mjesto upiši što bi donijelo</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Pokaži što bi crtež promijenio</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animacije</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvučni efekti</translation>
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
    <message>
        <source>The wheel rotates the shape</source>
        <translation>Kotačić okreće oblik</translation>
    </message>
    <message>
        <source>The wheel enlarges the map</source>
        <translation>Kotačić povećava mapu</translation>
    </message>
    <message>
        <source>The wheel does nothing</source>
        <translation>Kotačić ne radi ništa</translation>
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
        <source>Look at the game again</source>
        <translation>Pogledaj igru ponovno</translation>
    </message>
    <message>
        <source>Look at a saved game again…</source>
        <translation>Pogledaj spremljenu igru ponovno…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Share the game…</source>
        <translation>Podijeli igru…</translation>
    </message>
    <message>
        <source>Enter a code…</source>
        <translation>Unesi kod…</translation>
    </message>
    <message>
        <source>Save or print the maps…</source>
        <translation>Spremi ili ispiši mape…</translation>
    </message>
    <message>
        <source>Print empty sheets…</source>
        <translation>Ispiši prazne listove…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Card reference…</source>
        <translation>Pregled karata…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tipke…</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Što je ovo?</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>Prijavi pogrešku…</translation>
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
        <source>Chronicle</source>
        <translation>Kronika</translation>
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
            <numerusform>{player}: {terrain}, %n polje kod {space} (mapa: {owner}).</numerusform>
            <numerusform>{player}: {terrain}, %n polja kod {space} (mapa: {owner}).</numerusform>
            <numerusform>{player}: {terrain}, %n polja kod {space} (mapa: {owner}).</numerusform>
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
    <name>CountedShapes</name>
    <message numerus="yes">
        <source>Shape of %n space(s): {rows}.</source>
        <translation>
            <numerusform>Oblik od %n polja: {rows}.</numerusform>
            <numerusform>Oblik od %n polja: {rows}.</numerusform>
            <numerusform>Oblik od %n polja: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin: {rows}.</source>
        <translation>
            <numerusform>Oblik od %n polja, s novčićem: {rows}.</numerusform>
            <numerusform>Oblik od %n polja, s novčićem: {rows}.</numerusform>
            <numerusform>Oblik od %n polja, s novčićem: {rows}.</numerusform>
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
        <source>Hold the button for a moment.</source>
        <translation>Drži gumb pritisnut na trenutak.</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Ispravi moj crtež</translation>
    </message>
    <message>
        <source>Hold it: it shows the map of the player before</source>
        <translation>Drži pritisnuto: pokazuje mapu prethodnog igrača</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Netko drugi</translation>
    </message>
    <message>
        <source>Lists everyone who has still to draw</source>
        <translation>Popis svih koji još moraju crtati</translation>
    </message>
    <message>
        <source>Shows the map: hold it, or press Enter</source>
        <translation>Pokazuje mapu: drži pritisnuto ili pritisni Enter</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Ja sam {player}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>ova mapa je za</translation>
    </message>
    <message>
        <source>{count} · the last map this turn</source>
        <translation>{count} · posljednja mapa u ovom potezu</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · zatim: {player}</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Karte u špilu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>U špilu je još %n karta</numerusform>
            <numerusform>U špilu su još %n karte</numerusform>
            <numerusform>U špilu je još %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>Među njima je %n zasjeda</numerusform>
            <numerusform>Među njima su %n zasjede</numerusform>
            <numerusform>Među njima je %n zasjeda</numerusform>
        </translation>
    </message>
    <message>
        <source>No ambush among them</source>
        <translation>Među njima nema zasjede</translation>
    </message>
    <message>
        <source>This table remembers by heart which cards are left.</source>
        <translation>Za ovim stolom preostale karte svatko pamti sam.</translation>
    </message>
    <message>
        <source>At the end of {season} all cards are shuffled again.</source>
        <translation>Kad završi {season}, sve se karte ponovno miješaju.</translation>
    </message>
    <message>
        <source>Not revealed yet this season</source>
        <translation>Još neotkrivene u ovom godišnjem dobu</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Otkrivene u ovom godišnjem dobu</translation>
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
        <source>Click to lay it down, or press Enter.</source>
        <translation>Klikni da ga položiš ili pritisni Enter.</translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation>Dopušteno.</translation>
    </message>
    <message>
        <source>Laid down.</source>
        <translation>Položeno.</translation>
    </message>
    <message>
        <source>Not here.</source>
        <translation>Ne ovdje.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}: {parts}.</source>
        <translation>U ovom godišnjem dobu {change} (mapa: {owner}): {parts}.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}.</source>
        <translation>U ovom godišnjem dobu {change} (mapa: {owner}).</translation>
    </message>
    <message>
        <source>This season {change}: {parts}.</source>
        <translation>U ovom godišnjem dobu {change}: {parts}.</translation>
    </message>
    <message>
        <source>This season {change}.</source>
        <translation>U ovom godišnjem dobu {change}.</translation>
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
        <source>{part} {change}</source>
        <translation>{part} {change}</translation>
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
        <source>It surrounds mountains: {spaces} (+{coins}).</source>
        <translation>Okružuje planine: {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>Oblik donosi {coins}.</translation>
    </message>
    <message>
        <source>The shape stays where it lies. {reason}</source>
        <translation>Oblik ostaje gdje leži. {reason}</translation>
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
    <name>DrawingController</name>
    <message>
        <source>{setting}: on</source>
        <translation>{setting}: uključeno</translation>
    </message>
    <message>
        <source>{setting}: off</source>
        <translation>{setting}: isključeno</translation>
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
    <name>EnterCodeDialog</name>
    <message>
        <source>Enter a code</source>
        <translation>Unos koda</translation>
    </message>
    <message>
        <source>Paste or type the code of a game or of a challenge that somebody has sent.</source>
        <translation>Zalijepi ili upiši kod igre ili izazova koji je netko poslao.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Zalijepi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Takes the code from the clipboard</source>
        <translation>Uzima kod iz međuspremnika</translation>
    </message>
    <message>
        <source>Closes this window and changes nothing</source>
        <translation>Zatvara ovaj prozor i ništa ne mijenja</translation>
    </message>
    <message>
        <source>Shows what the code holds</source>
        <translation>Pokazuje što je u kodu</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Pogledaj igru</translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Prihvati izazov</translation>
    </message>
    <message>
        <source>Part of the code is missing or was changed.</source>
        <translation>Dio koda nedostaje ili je promijenjen.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>Taj je kod izradila novija inačica programa.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the game in this code.</source>
        <translation>Pravila ove inačice ne dopuštaju igru iz tog koda.</translation>
    </message>
    <message>
        <source>This is no code of Cartographers.</source>
        <translation>To nije kod Kartografa.</translation>
    </message>
    <message>
        <source>Challenge: {side}, {players}, seed {seed}</source>
        <translation>Izazov: {side}, {players}, sjeme {seed}</translation>
    </message>
    <message>
        <source>Game: {players}, {side}</source>
        <translation>Igra: {players}, {side}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} draws on the map of {owner}.</source>
        <translation>Crta: {player}. Mapa: {owner}.</translation>
    </message>
    <message>
        <source>The monsters come to your own map.</source>
        <translation>Čudovišta dolaze na tvoju mapu.</translation>
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
        <source>The shape of the next explore card must cover ruins.</source>
        <translation>Oblik sljedeće karte istraživanja mora prekriti ruševine.</translation>
    </message>
    <message>
        <source>The shape must cover ruins.</source>
        <translation>Oblik mora prekriti ruševine.</translation>
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
        <source>Card revealed: {card}. Time so far: {time}.</source>
        <translation>Otkrivena karta: {card}. Vrijeme do sada: {time}.</translation>
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
        <translation>{player}: mapa je puna ({owner}), pa se ništa ne crta.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Save pages</source>
        <translation>Spremi stranice</translation>
    </message>
    <message>
        <source>Pages ({pattern})</source>
        <translation>Stranice ({pattern})</translation>
    </message>
    <message>
        <source>There are files of these names already. Replace them?</source>
        <translation>Datoteke s tim imenima već postoje. Zamijeniti ih?</translation>
    </message>
    <message>
        <source>The pages are being painted.</source>
        <translation>Stranice se crtaju.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Spremljeno kao {file}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Zamijeni ih</translation>
    </message>
    <message>
        <source>Keep the old files</source>
        <translation>Zadrži stare datoteke</translation>
    </message>
    <message>
        <source>There is no printer. The pages can be saved as a document instead.</source>
        <translation>Nema pisača. Stranice se umjesto toga mogu spremiti kao dokument.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>Pisač nije primio stranice.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Ispis</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save or print</source>
        <translation>Spremanje ili ispis</translation>
    </message>
    <message>
        <source>Whose map</source>
        <translation>Čija mapa</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Spremi…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Ispiši…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Asks for a place and writes the file there</source>
        <translation>Pita za mjesto i ondje zapisuje datoteku</translation>
    </message>
    <message>
        <source>Asks for a printer and prints the pages</source>
        <translation>Pita za pisač i ispisuje stranice</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Zatvara ovaj prozor</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Sjeme {seed}</translation>
    </message>
    <message>
        <source>Maps with all scores</source>
        <translation>Mape sa svim bodovima</translation>
    </message>
    <message>
        <source>Maps alone</source>
        <translation>Same mape</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>List godišnjih doba</translation>
    </message>
    <message>
        <source>Empty sheets</source>
        <translation>Prazni listovi</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Svi igrači</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Obje strane</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Slika (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Crtež (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Dokument (PDF)</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Prethodna stranica</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>Sljedeća stranica</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Što</translation>
    </message>
    <message>
        <source>Which side</source>
        <translation>Koja strana</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Širina u pikselima</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), with a number in each name.</source>
        <translation>
            <numerusform>%n datoteka, s brojem u imenu.</numerusform>
            <numerusform>%n datoteke, s brojem u svakom imenu.</numerusform>
            <numerusform>%n datoteka, s brojem u svakom imenu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Stranica {number} od {count}</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Copy the details</source>
        <translation>Kopiraj pojedinosti</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otvori mapu s datotekama</translation>
    </message>
</context>
<context>
    <name>FaultsController</name>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>Uz prijavu pogreške priloži pojedinosti; u njima nema imena.</translation>
    </message>
    <message>
        <source>A copy of the game was saved as {file}. If you report the mistake, please add the details; they hold no names.</source>
        <translation>Kopija igre spremljena je kao {file}. Uz prijavu pogreške priloži pojedinosti; u njima nema imena.</translation>
    </message>
    <message>
        <source>The program made a mistake. The game goes on.</source>
        <translation>Program je pogriješio. Igra se nastavlja.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Nešto je pošlo po zlu</translation>
    </message>
    <message>
        <source>The program ended by a mistake the last time. The game was kept.</source>
        <translation>Program je prošli put završio pogreškom. Igra je sačuvana.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Spremi izvješće</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Izvješća (*.zip)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Izvješće</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the program&apos;s log and the game without any names. Nothing was sent: please send it yourself.</source>
        <translation>Izvješće je spremljeno kao {file}. Sadrži bilješke programa i igru bez ikakvih imena. Ništa nije poslano: slanje je prepušteno tebi.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otvori mapu s datotekama</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>Open a saved game</source>
        <translation>Otvori spremljenu igru</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spremi igru</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Spremljeno kao {file}</translation>
    </message>
    <message>
        <source>Saved as {file}, with the maps of all players</source>
        <translation>Spremljeno kao {file}, s mapama svih igrača</translation>
    </message>
    <message>
        <source>Save the game, with the maps of all players</source>
        <translation>Spremi igru, s mapama svih igrača</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Još nema igara</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Isprazni ovaj popis</translation>
    </message>
    <message>
        <source>Unfinished game, {moment}</source>
        <translation>Nedovršena igra, {moment}</translation>
    </message>
    <message>
        <source>Finished game, {moment}</source>
        <translation>Dovršena igra, {moment}</translation>
    </message>
    <message>
        <source>Saved games of Cartographers (*.cartographers)</source>
        <translation>Spremljene igre Kartografa (*.cartographers)</translation>
    </message>
</context>
<context>
    <name>KeepingController</name>
    <message>
        <source>The game is on the disk again.</source>
        <translation>Igra je opet na disku.</translation>
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
    <name>LessonCoach</name>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Napusti lekcije</translation>
    </message>
    <message>
        <source>Goes to the lesson before</source>
        <translation>Na prethodnu lekciju</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lekcija {number} od {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>Goes to the next lesson without this one</source>
        <translation>Na sljedeću lekciju bez ove</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Završi</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sljedeća lekcija</translation>
    </message>
    <message>
        <source>The lesson is done: goes on</source>
        <translation>Lekcija je gotova: dalje</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Pokušaj ponovno</translation>
    </message>
    <message>
        <source>Takes the drawing back</source>
        <translation>Poništava crtež</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>You know how to play</source>
        <translation>Sada znaš igrati</translation>
    </message>
    <message>
        <source>The rest is found on the way. The Help menu has the rulebook and a page for every card.</source>
        <translation>Ostalo se nauči usput. U izborniku Pomoć su pravila i stranica za svaku kartu.</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Sve su lekcije gotove.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
    </message>
    <message>
        <source>Goes to the first page, for a real game</source>
        <translation>Na prvu stranicu, za pravu igru</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Kreni ispočetka</translation>
    </message>
    <message>
        <source>Goes to the first lesson</source>
        <translation>Na prvu lekciju</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>This key is for a real game.</source>
        <translation>Ova tipka služi u pravoj igri.</translation>
    </message>
    <message>
        <source>The lessons give no hints: they say what to do.</source>
        <translation>U lekcijama nema savjeta: one same kažu što treba učiniti.</translation>
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
    <name>MapBrowserPage</name>
    <message>
        <source>The map before</source>
        <translation>Prethodna mapa</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>Sljedeća mapa</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>List godišnjih doba</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Sve mape</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Natrag onamo odakle dolaziš</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>Mapa: {player}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Godišnje doba</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Point at a number to see where its stars come from.</source>
        <translation>Pokaži na broj da vidiš odakle dolaze njegove zvijezde.</translation>
    </message>
    <message>
        <source>The map at the end of the season: {season}</source>
        <translation>Mapa na kraju godišnjeg doba: {season}</translation>
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
        <translation>Novčići</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Čudovišta</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>The map. Lead the shape with the pointer, a finger or the arrow keys. A click, a tap or Enter lays it down, and confirming draws it for good.</source>
        <translation>Mapa. Oblik se vodi pokazivačem, prstom ili strelicama. Klikom, dodirom ili tipkom Enter polaže se na mapu, a potvrdom ostaje trajno nacrtan.</translation>
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
        <source>Up to the next place where the shape fits</source>
        <translation>Gore do mjesta gdje oblik stane</translation>
    </message>
    <message>
        <source>Down to the next place where the shape fits</source>
        <translation>Dolje do mjesta gdje oblik stane</translation>
    </message>
    <message>
        <source>Left to the next place where the shape fits</source>
        <translation>Lijevo do mjesta gdje oblik stane</translation>
    </message>
    <message>
        <source>Right to the next place where the shape fits</source>
        <translation>Desno do mjesta gdje oblik stane</translation>
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
        <source>Next place where the shape fits</source>
        <translation>Sljedeće mjesto gdje oblik stane</translation>
    </message>
    <message>
        <source>Previous place where the shape fits</source>
        <translation>Prethodno mjesto gdje oblik stane</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Označi mjesta gdje oblik stane</translation>
    </message>
    <message>
        <source>Hint: the best place, then the next best</source>
        <translation>Savjet: najbolje mjesto, zatim sljedeće najbolje</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Na svako mjesto upiši što bi donijelo</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Pokaži što bi crtež promijenio</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Karte u špilu</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Opiši polje</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Ukratko opiši mapu</translation>
    </message>
    <message>
        <source>Show the card of the space</source>
        <translation>Pokaži podatke o polju</translation>
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
    <name>MapTextDialog</name>
    <message>
        <source>Map as text</source>
        <translation>Mapa kao tekst</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiraj</translation>
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
        <source>Goes on with the next card</source>
        <translation>Nastavlja sa sljedećom kartom</translation>
    </message>
    <message>
        <source>Who drew</source>
        <translation>Tko je crtao</translation>
    </message>
    <message>
        <source>On whose map</source>
        <translation>Na čijoj mapi</translation>
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
    <name>MenuCorner</name>
    <message>
        <source>Language: {name}</source>
        <translation>Jezik: {name}</translation>
    </message>
    <message>
        <source>Switch to day colours</source>
        <translation>Prijeđi na dnevne boje</translation>
    </message>
    <message>
        <source>Switch to night colours</source>
        <translation>Prijeđi na noćne boje</translation>
    </message>
    <message>
        <source>Switch sounds off</source>
        <translation>Isključi zvukove</translation>
    </message>
    <message>
        <source>Switch sounds on</source>
        <translation>Uključi zvukove</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Pojedinosti</translation>
    </message>
    <message>
        <source>Hide the details</source>
        <translation>Sakrij pojedinosti</translation>
    </message>
    <message>
        <source>Show the details</source>
        <translation>Pokaži pojedinosti</translation>
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
        <source>Goes back to the game in progress</source>
        <translation>Natrag u započetu igru</translation>
    </message>
    <message>
        <source>Show what is wrong</source>
        <translation>Pokaži što nije u redu</translation>
    </message>
    <message>
        <source>Goes to the first thing that keeps the game from starting</source>
        <translation>Vodi do prve stvari zbog koje igra ne može početi</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Započni igru</translation>
    </message>
    <message>
        <source>Begins with these players, this map and these rules</source>
        <translation>Počinje s ovim igračima, ovom mapom i ovim pravilima</translation>
    </message>
    <message numerus="yes">
        <source>And %n more to fix.</source>
        <translation>
            <numerusform>Treba ispraviti još %n.</numerusform>
            <numerusform>Treba ispraviti još %n.</numerusform>
            <numerusform>Treba ispraviti još %n.</numerusform>
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
        <translation>Spremljena igra</translation>
    </message>
    <message>
        <source>The game goes on, but its last steps are not on the disk.</source>
        <translation>Igra se nastavlja, ali posljednji koraci nisu na disku.</translation>
    </message>
    <message>
        <source>The game was not saved. Choose another place for it.</source>
        <translation>Igra nije spremljena. Odaberi za nju drugo mjesto.</translation>
    </message>
    <message>
        <source>The game that was in progress before could not be kept.</source>
        <translation>Igra koja je prije bila u tijeku nije se mogla sačuvati.</translation>
    </message>
    <message>
        <source>The report was not saved. Choose another place for it.</source>
        <translation>Izvješće nije spremljeno. Odaberi za njega drugo mjesto.</translation>
    </message>
    <message>
        <source>The pages were not saved. Choose another place for them.</source>
        <translation>Stranice nisu spremljene. Odaberi za njih drugo mjesto.</translation>
    </message>
    <message>
        <source>This game is missing from the statistics.</source>
        <translation>Ove igre nema u statistici.</translation>
    </message>
    <message>
        <source>The statistics could not be removed.</source>
        <translation>Statistika se nije mogla ukloniti.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Spremanje</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Na disku više nema mjesta.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>Ta mapa s datotekama ne postoji.</translation>
    </message>
    <message>
        <source>The system does not take this name for a file.</source>
        <translation>Sustav ne prihvaća to ime datoteke.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should.</source>
        <translation>Disk ne odgovara kako bi trebao.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Za to nema dovoljno memorije.</translation>
    </message>
    <message>
        <source>There is a file {file} already. Replace it?</source>
        <translation>Datoteka {file} već postoji. Zamijeniti je?</translation>
    </message>
    <message>
        <source>Files could not be read, nor set aside: {files}.</source>
        <translation>Datoteke se nisu mogle ni pročitati ni izdvojiti: {files}.</translation>
    </message>
    <message>
        <source>A file could not be read, nor set aside: {file}.</source>
        <translation>Datoteka se nije mogla ni pročitati ni izdvojiti: {file}.</translation>
    </message>
    <message>
        <source>Steps of the game in progress were saved by a newer version of the program. They were set aside as {files}.</source>
        <translation>Koraci igre u tijeku spremljeni su novijom inačicom programa. Izdvojeni su kao {files}.</translation>
    </message>
    <message>
        <source>The game in progress was saved by a newer version of the program. It was set aside as {file}.</source>
        <translation>Igra u tijeku spremljena je novijom inačicom programa. Izdvojena je kao {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}.</source>
        <translation>Oštećene datoteke izdvojene su kao {files}.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}.</source>
        <translation>Oštećena datoteka izdvojena je kao {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}. The step before them is used.</source>
        <translation>Oštećene datoteke izdvojene su kao {files}. Koristi se korak prije njih.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>Oštećena datoteka izdvojena je kao {file}. Koristi se prethodni korak.</translation>
    </message>
    <message>
        <source>Cartographers is already running. This second game is not kept for the next start, so save it yourself.</source>
        <translation>Kartografi su već pokrenuti. Ova se druga igra ne čuva za sljedeće pokretanje, pa je spremi ručno.</translation>
    </message>
    <message>
        <source>No folder of your own was found on this computer, so nothing is kept for the next start. Save the game yourself.</source>
        <translation>Na ovom računalu nije pronađena tvoja korisnička mapa, pa se za sljedeće pokretanje ništa ne čuva. Spremi igru ručno.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}, so nothing will be there at the next start. Save the game yourself.</source>
        <translation>U {folder} se ništa ne može čuvati, pa pri sljedećem pokretanju neće biti ničega. Spremi igru ručno.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>Nastaviti započetu igru ({players})?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress stays under the recent games.</source>
        <translation>Započeti novu igru? Ona u tijeku ostaje među nedavnim igrama.</translation>
    </message>
    <message>
        <source>Give up this game? You cannot continue it later.</source>
        <translation>Prekinuti ovu igru? Neće se moći nastaviti.</translation>
    </message>
    <message>
        <source>This game is not on the disk and would be lost. Quit all the same?</source>
        <translation>Ova igra nije na disku i bila bi izgubljena. Svejedno izaći?</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Izađi bez spremanja</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>You are not allowed to write into this folder.</source>
        <translation>Nema dopuštenja za pisanje u tu mapu s datotekama.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zamijeni je</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Zadrži staru datoteku</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Datoteka {file} ne postoji.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Datoteka {file} ne može se pročitati.</translation>
    </message>
    <message>
        <source>The game {file} was saved by a newer version of the program.</source>
        <translation>Igra {file} spremljena je novijom inačicom programa.</translation>
    </message>
    <message>
        <source>The file {file} is too large to be a saved game.</source>
        <translation>Datoteka {file} prevelika je za spremljenu igru.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged.</source>
        <translation>Spremljena igra {file} oštećena je.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged from decision {step} on.</source>
        <translation>Spremljena igra {file} oštećena je od odluke {step} nadalje.</translation>
    </message>
    <message>
        <source>The file {file} is no saved game of Cartographers.</source>
        <translation>Datoteka {file} nije spremljena igra Kartografa.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Nastavi igru</translation>
    </message>
    <message>
        <source>New game instead</source>
        <translation>Radije nova igra</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Započni novu igru</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Igraj dalje</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Prekini igru</translation>
    </message>
    <message>
        <source>This language cannot be loaded now: {language}</source>
        <translation>Ovaj se jezik sada ne može učitati: {language}</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew.</source>
        <translation>Postavke se nisu mogle pročitati, pa počinju iznova.</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew. The old file is kept as {file}.</source>
        <translation>Postavke se nisu mogle pročitati, pa počinju iznova. Stara datoteka ostaje pod imenom {file}.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Postavke se nisu mogle spremiti.</translation>
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
        <translation>Nijedan oblik s ove karte ne stane na mapu: umjesto toga nacrtaj jedno polje.</translation>
    </message>
    <message>
        <source>No shape of this card can cover open ruins: draw a single space anywhere instead.</source>
        <translation>Nijedan oblik s ove karte ne može prekriti slobodne ruševine: umjesto toga nacrtaj jedno polje bilo gdje.</translation>
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
    <message>
        <source>ruins: next card</source>
        <translation>ruševine: sljedeća karta</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titula</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>List godišnjih doba</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Stranica {number} od {count}</translation>
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
        <translation>Svako prazno polje uz čudovište odnosi 1 zvijezdu.</translation>
    </message>
</context>
<context>
    <name>PlacementBar</name>
    <message>
        <source>Correct the last drawing</source>
        <translation>Ispravi posljednji crtež</translation>
    </message>
    <message>
        <source>Shows the map of the player before again, until this player has drawn</source>
        <translation>Ponovno pokazuje mapu prethodnog igrača, dok ovaj igrač ne nacrta</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Okreni ulijevo</translation>
    </message>
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
    <message>
        <source>Turns the shape by a quarter, counter-clockwise</source>
        <translation>Okreće oblik za četvrtinu kruga, suprotno od kazaljke na satu</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, clockwise</source>
        <translation>Okreće oblik za četvrtinu kruga, u smjeru kazaljke na satu</translation>
    </message>
    <message>
        <source>Swaps left and right of the shape</source>
        <translation>Zamjenjuje lijevu i desnu stranu oblika</translation>
    </message>
    <message>
        <source>Takes the last step of this turn back</source>
        <translation>Poništava posljednji korak ovog poteza</translation>
    </message>
    <message>
        <source>Takes up the laid shape, or the one in hand off the map</source>
        <translation>Vraća položeni oblik u ruku, ili onaj u ruci miče s mape</translation>
    </message>
    <message>
        <source>Draws the laid shape for good</source>
        <translation>Položeni oblik trajno crta na mapu</translation>
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
    <name>PracticeStrip</name>
    <message>
        <source>Practice from {season}, card {number}: neither saved nor counted.</source>
        <translation>Vježba ({season}, karta {number}): ne sprema se i ne broji.</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Završi vježbu</translation>
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
        <source>This season</source>
        <translation>Ovo godišnje doba</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Pogon</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datoteka</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nepoznato</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Datoteka %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Traži u:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Vrsta datoteka:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Prikaži </translation>
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
    <name>ReplayBar</name>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Korak {step} od {last}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauziraj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pusti</translation>
    </message>
    <message>
        <source>× {speed}</source>
        <translation>× {speed}</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Brzina {speed}</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na početak</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Korak natrag</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Korak naprijed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na kraj</translation>
    </message>
    <message>
        <source>Follow whoever draws</source>
        <translation>Prati onoga tko crta</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Tijek igre</translation>
    </message>
    <message>
        <source>Up and Down: by card
[ and ]: by season
Page Up and Page Down: another player</source>
        <translation>Gore i dolje: po kartama
[ i ]: po godišnjim dobima
Page Up i Page Down: drugi igrač</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>A game that still runs is shown up to the last season that was scored.</source>
        <translation>Igra koja još traje prikazuje se do posljednjeg bodovanog godišnjeg doba.</translation>
    </message>
    <message>
        <source>Look at the game again</source>
        <translation>Pogledaj igru ponovno</translation>
    </message>
    <message>
        <source>There is nothing to look at again yet.</source>
        <translation>Još se nema što ponovno pogledati.</translation>
    </message>
    <message>
        <source>Look at a saved game again</source>
        <translation>Pogledaj spremljenu igru ponovno</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Spremljene igre ({pattern})</translation>
    </message>
</context>
<context>
    <name>ReplayHead</name>
    <message>
        <source>{season} · card {number}</source>
        <translation>{season} · karta {number}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game still runs: it is shown as far as all have seen it.</source>
        <translation>Igra još traje: pokazuje se dokle su je svi vidjeli.</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Sjeme {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Zvijezde</translation>
    </message>
    <message>
        <source>with what the season would bring now</source>
        <translation>s onim što bi godišnje doba sada donijelo</translation>
    </message>
    <message>
        <source>How they grew</source>
        <translation>Kako su rasle</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Podijeli igru ili izazov</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Spremi ili ispiši mape</translation>
    </message>
    <message>
        <source>Practise from here</source>
        <translation>Vježbaj odavde</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Plays on from this step; the game stays as it is</source>
        <translation>Vježba počinje od ovog koraka; igra ostaje kakva jest</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Natrag onamo odakle dolaziš</translation>
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
        <source>Goes on once everyone has seen the cards</source>
        <translation>Nastavlja kad svi vide karte</translation>
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
        <source>The computer players draw this card.</source>
        <translation>Ovu kartu crtaju računalni igrači.</translation>
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
        <source>Not revealed yet this season: {cards}.</source>
        <translation>U ovom godišnjem dobu još nije otkriveno: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>open maps</source>
        <translation>otvorene mape</translation>
    </message>
    <message>
        <source>closed maps</source>
        <translation>zatvorene mape</translation>
    </message>
    <message>
        <source>live scores</source>
        <translation>bodovi uživo</translation>
    </message>
    <message>
        <source>no live scores</source>
        <translation>bez bodova uživo</translation>
    </message>
    <message>
        <source>{curtain} · {maps} · {scores}</source>
        <translation>{curtain} · {maps} · {scores}</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Za stolom…</translation>
    </message>
    <message>
        <source>Who sees what, and when: curtain, maps and scores</source>
        <translation>Tko što vidi i kada: zastor, mape i bodovi</translation>
    </message>
</context>
<context>
    <name>RulebookDialog</name>
    <message>
        <source>Rules of Cartographers</source>
        <translation>Pravila Kartografa</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} od {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nije pronađeno</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Pretraži pravila</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Prethodno mjesto</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Sljedeće mjesto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprijed</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Drawing on the screen</source>
        <translation>Crtanje na zaslonu</translation>
    </message>
    <message>
        <source>Beside the map stands the revealed card with its shapes and terrains. Click what you want, or press a number for it. The shape then follows the pointer over the map.</source>
        <translation>Uz mapu stoji otkrivena karta sa svojim oblicima i terenima. Klikni ono što želiš ili pritisni njegov broj. Oblik zatim prati pokazivač po mapi.</translation>
    </message>
    <message>
        <source>Rotate the shape with the mouse wheel or the right mouse button, or with the keys &lt;b&gt;E&lt;/b&gt; and &lt;b&gt;Q&lt;/b&gt;. Mirror it with the middle mouse button or with &lt;b&gt;F&lt;/b&gt;.</source>
        <translation>Oblik okreći kotačićem ili desnom tipkom miša, ili tipkama &lt;b&gt;E&lt;/b&gt; i &lt;b&gt;Q&lt;/b&gt;. Zrcali ga srednjom tipkom miša ili tipkom &lt;b&gt;F&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click to lay it down, or press &lt;b&gt;Enter&lt;/b&gt;. It can be taken up again with &lt;b&gt;Esc&lt;/b&gt; as often as you like.</source>
        <translation>Klikni da ga položiš ili pritisni &lt;b&gt;Enter&lt;/b&gt;. Tipkom &lt;b&gt;Esc&lt;/b&gt; možeš ga vratiti u ruku koliko god puta hoćeš.</translation>
    </message>
    <message>
        <source>Confirm the drawing with the button below the map, or with &lt;b&gt;Enter&lt;/b&gt; once more. Now it stays for good.</source>
        <translation>Crtež potvrdi gumbom ispod mape ili još jednom tipkom &lt;b&gt;Enter&lt;/b&gt;. Tada ostaje trajno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; leads to the next place where the shape fits, &lt;b&gt;L&lt;/b&gt; shows or hides the dots that mark such places.</source>
        <translation>&lt;b&gt;N&lt;/b&gt; vodi na sljedeće mjesto gdje oblik stane, a &lt;b&gt;L&lt;/b&gt; pokazuje ili skriva točke koje takva mjesta označuju.</translation>
    </message>
    <message>
        <source>A shape that may not lie where it is turns red and hatched, and a sentence says why.</source>
        <translation>Oblik koji ne smije ležati tamo gdje jest postaje crven i šrafiran, a rečenica kaže zašto.</translation>
    </message>
    <message>
        <source>The whole game can be played with the keyboard: the arrow keys move the shape. All keys stand in the Help menu, and so does this book.</source>
        <translation>Cijela se igra može odigrati tipkovnicom: strelice pomiču oblik. Sve su tipke u izborniku Pomoć, kao i ova knjiga.</translation>
    </message>
    <message>
        <source>Every terrain has a sign and a pattern of its own, so no colour need be told from another. The View menu offers night colours, high contrast and larger text.</source>
        <translation>Svaki teren ima vlastiti znak i uzorak, pa boje nije potrebno razlikovati. U izborniku Prikaz su noćne boje, visoki kontrast i veći tekst.</translation>
    </message>
    <message>
        <source>Advice for a first game</source>
        <translation>Savjeti za prvu igru</translation>
    </message>
    <message>
        <source>Read the four edicts first. Edict A is scored in spring and in winter, edict B in spring and in summer: what is scored soon comes first, but what is scored last needs room.</source>
        <translation>Najprije pročitaj četiri edikta. Edikt A boduje se u proljeće i zimi, edikt B u proljeće i ljeti: prvo je na redu ono što se uskoro boduje, ali ono što se boduje na kraju treba prostora.</translation>
    </message>
    <message>
        <source>Take coins early. A coin of the first turn brings 4 stars, a coin of winter only one.</source>
        <translation>Novčiće uzimaj rano. Novčić iz prvog poteza donosi 4 zvijezde, a zimski samo jednu.</translation>
    </message>
    <message>
        <source>Draw along a mountain when it costs nothing. Three filled sides wait patiently for the fourth.</source>
        <translation>Crtaj uz planinu kad te to ništa ne stoji. Tri popunjene strane strpljivo čekaju četvrtu.</translation>
    </message>
    <message>
        <source>Leave no narrow gaps that only a single space could fill, unless an edict rewards them.</source>
        <translation>Ne ostavljaj uske praznine koje može popuniti tek jedno jedino polje, osim ako ih edikt nagrađuje.</translation>
    </message>
    <message>
        <source>Keep room round some ruins. Whoever has covered them all too soon is left with a single space when a ruins card comes.</source>
        <translation>Čuvaj prostor oko nekih ruševina. Tko ih sve prerano prekrije, mora se zadovoljiti jednim poljem kad dođe karta ruševina.</translation>
    </message>
    <message>
        <source>Shut monsters in soon: they cost stars in every season. As the one who draws them, look for wide open land, far from everything the neighbour wants to fill.</source>
        <translation>Čudovišta zatvori brzo: odnose zvijezde u svakom godišnjem dobu. Kad ih crtaš ti, traži široku otvorenu zemlju, daleko od svega što susjed želi popuniti.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Pojmovi igre</translation>
    </message>
    <message>
        <source>The same explanations appear at the table when the pointer rests on a thing or the keyboard reaches it.</source>
        <translation>Ista objašnjenja pojavljuju se za stolom kad pokazivač miruje na nečemu ili kad se do toga dođe tipkovnicom.</translation>
    </message>
    <message>
        <source>What the game is</source>
        <translation>Kakva je to igra</translation>
    </message>
    <message>
        <source>The queen of Nalos has claimed the wild lands in the north, and nobody knows what lies there. So she sends out her cartographers. Each player is one of them and has a year to draw a map: forests and villages, farms and waters.</source>
        <translation>Kraljica Nalosa polaže pravo na divlje zemlje na sjeveru, a nitko ne zna što je ondje. Zato šalje svoje kartografe. Svaki je igrač jedan od njih i ima godinu dana da nacrta mapu: šume i naselja, oranice i vode.</translation>
    </message>
    <message>
        <source>A card is revealed, and all players draw what it shows, each on a map of their own: one of its shapes, filled with one of its terrains. Everyone gets the same card, yet after a few turns no two maps are alike.</source>
        <translation>Otkriva se karta i svi igrači crtaju ono što ona pokazuje, svaki na vlastitoj mapi: jedan od njezinih oblika, ispunjen jednim od njezinih terena. Svi dobivaju istu kartu, a ipak nakon nekoliko poteza nema dviju jednakih mapa.</translation>
    </message>
    <message>
        <source>Four &lt;b&gt;edicts&lt;/b&gt; tell what pleases the queen this time: forests along the edge of the map, perhaps, or a great city far from all mountains. They are different in every game and open to all from the first turn on.</source>
        <translation>Četiri &lt;b&gt;edikta&lt;/b&gt; govore što je ovaj put kraljici po volji: možda šume uz rub mape, a možda veliki grad daleko od svih planina. U svakoj su igri drukčiji i svima vidljivi od prvog poteza.</translation>
    </message>
    <message>
        <source>The year has four seasons. At the end of each one two of the edicts are scored, and every map earns &lt;b&gt;reputation stars&lt;/b&gt;. Each edict is scored twice in the whole game.</source>
        <translation>Godina ima četiri godišnja doba. Na kraju svakog boduju se dva edikta i svaka mapa dobiva &lt;b&gt;zvijezde ugleda&lt;/b&gt;. Svaki se edikt u cijeloj igri boduje dvaput.</translation>
    </message>
    <message>
        <source>The north is not empty, though. Now and then the Dragul attack, and then each player draws monsters on the map of a neighbour, as far in the way as possible.</source>
        <translation>Sjever ipak nije prazan. Tu i tamo napadaju Draguli, a tada svaki igrač crta čudovišta na susjedovoj mapi, tako da smetaju što više.</translation>
    </message>
    <message>
        <source>A map in summer: forests in the north, kobolds in the east, and much open land.</source>
        <translation>Mapa ljeti: šume na sjeveru, koboldi na istoku i mnogo otvorene zemlje.</translation>
    </message>
    <message>
        <source>The program shuffles, reveals the cards, hands the maps round and counts every star. It lets nothing be drawn that the rules forbid, and says why. So it is quite safe to begin at once and to look things up here when they happen.</source>
        <translation>Program miješa, otkriva karte, dodaje mape i broji svaku zvijezdu. Ne dopušta crtati ništa što pravila zabranjuju i kaže zašto. Zato se može odmah početi i ovdje potražiti ono što se upravo dogodi.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Priprema</translation>
    </message>
    <message>
        <source>From 1 to 100 players can take part. The rules are the same for any number from two on. Somebody who plays alone plays for a title, with a few rules that stand in a chapter of their own.</source>
        <translation>Može igrati od 1 do 100 igrača. Pravila su jednaka za svaki broj od dva naviše. Tko igra sam, igra za titulu, uz nekoliko pravila koja su u zasebnom poglavlju.</translation>
    </message>
    <message>
        <source>After winter the game is over. Whoever has the most reputation stars wins.</source>
        <translation>Nakon zime igra je gotova. Pobjeđuje tko ima najviše zvijezda ugleda.</translation>
    </message>
    <message>
        <source>Rather play than read? The lessons in the Help menu teach the game step by step on a real map. They can be left and taken up again at any time.</source>
        <translation>Radije igrati nego čitati? Lekcije u izborniku Pomoć objašnjavaju igru korak po korak na pravoj mapi. Mogu se u svakom trenutku prekinuti i nastaviti.</translation>
    </message>
    <message>
        <source>The program lays everything out. Only the players and the side of the map have to be chosen; options are there for those who like them. This is what lies on the table when the first card is revealed:</source>
        <translation>Program sve postavlja sam. Treba odabrati samo igrače i stranu mape; mogućnosti su tu za one koji ih vole. Evo što je na stolu kad se otkriva prva karta:</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;map sheet&lt;/b&gt;. All use the same side: side A, the wilderness, is open country; side B, the wastelands, has a desert in the middle and is harder.</source>
        <translation>Svaki igrač ima &lt;b&gt;list mape&lt;/b&gt;. Svi igraju na istoj strani: strana A, divljina, otvorena je zemlja; strana B, pustoš, ima u sredini pustinju i teža je.</translation>
    </message>
    <message>
        <source>Each map bears the name of its cartographer and, for the pleasure of it, a title. The program adds a coat of arms.</source>
        <translation>Na svakoj je mapi ime njezina kartografa i, zabave radi, titula. Program dodaje grb.</translation>
    </message>
    <message>
        <source>The 16 &lt;b&gt;scoring cards&lt;/b&gt; come in four groups of four: forest, village, farm and water, and the whole map. One card of each group is drawn at random, the others stay out of the game.</source>
        <translation>16 &lt;b&gt;karata za bodovanje&lt;/b&gt; dijeli se na četiri vrste po četiri karte: šuma, naselje, oranica i voda te cijela mapa. Od svake se vrste nasumce izvlači jedna karta, a ostale ostaju izvan igre.</translation>
    </message>
    <message>
        <source>These four cards are shuffled and laid under the edicts &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; and &lt;b&gt;D&lt;/b&gt;. So no group belongs to a letter: the forest may be edict A in one game and edict D in the next.</source>
        <translation>Te se četiri karte promiješaju i polože ispod edikata &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; i &lt;b&gt;D&lt;/b&gt;. Zato nijedna vrsta ne pripada jednom slovu: šuma u jednoj igri može biti edikt A, a u sljedećoj edikt D.</translation>
    </message>
    <message>
        <source>The four &lt;b&gt;season cards&lt;/b&gt; lie in order: spring, summer, fall, winter. Each one says how long the season is and which two edicts are scored at its end.</source>
        <translation>Četiri &lt;b&gt;karte godišnjih doba&lt;/b&gt; leže po redu: proljeće, ljeto, jesen, zima. Svaka kaže koliko godišnje doba traje i koja se dva edikta boduju na njegovu kraju.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;explore deck&lt;/b&gt; holds eleven explore cards, two ruins cards and one ambush card, shuffled together: 14 cards face down.</source>
        <translation>&lt;b&gt;Špil istraživanja&lt;/b&gt; ima jedanaest karata istraživanja, dvije karte ruševina i jednu kartu zasjede, promiješane zajedno: 14 karata licem prema dolje.</translation>
    </message>
    <message>
        <source>That ambush card was drawn unseen from the four of the &lt;b&gt;ambush deck&lt;/b&gt;. The others wait there: one more joins the explore deck at the start of each later season.</source>
        <translation>Ta je karta zasjede izvučena naslijepo iz četiri karte &lt;b&gt;špila zasjeda&lt;/b&gt;. Ostale ondje čekaju: na početku svakog idućeg godišnjeg doba još jedna ide u špil istraživanja.</translation>
    </message>
    <message>
        <source>The order of the players is their order round a table, clockwise. It matters for one thing only: which neighbour draws monsters on which map.</source>
        <translation>Redoslijed igrača je njihov redoslijed oko stola, u smjeru kazaljke na satu. Važan je samo za jedno: koji susjed crta čudovišta na čijoj mapi.</translation>
    </message>
    <message>
        <source>Side A, the wilderness: five mountains, each with a coin, and six ruins.</source>
        <translation>Strana A, divljina: pet planina, svaka s novčićem, i šestore ruševine.</translation>
    </message>
    <message>
        <source>Side B, the wastelands: seven spaces in the middle are wasteland from the start.</source>
        <translation>Strana B, pustoš: sedam je polja u sredini od početka pustoš.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>A season is played in turns, and every turn has the same three phases: &lt;b&gt;explore&lt;/b&gt;, &lt;b&gt;draw&lt;/b&gt; and &lt;b&gt;check&lt;/b&gt;.</source>
        <translation>Godišnje doba igra se u potezima, a svaki potez ima iste tri faze: &lt;b&gt;istraživanje&lt;/b&gt;, &lt;b&gt;crtanje&lt;/b&gt; i &lt;b&gt;provjeru&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Explore phase.&lt;/b&gt; The top card of the explore deck is revealed and laid beside the cards of this season, so that all their time values can be seen.</source>
        <translation>&lt;b&gt;Faza istraživanja.&lt;/b&gt; Otkriva se gornja karta špila istraživanja i polaže uz karte ovog godišnjeg doba, tako da se vide sva njihova vremena.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw phase.&lt;/b&gt; Each player chooses one of the shapes and one of the terrains on the card, and draws that shape, filled with that terrain, on the map.</source>
        <translation>&lt;b&gt;Faza crtanja.&lt;/b&gt; Svaki igrač bira jedan od oblika i jedan od terena na karti te crta taj oblik, ispunjen tim terenom, na mapu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Check phase.&lt;/b&gt; The time values of all cards revealed this season are added. If the sum has reached the time threshold of the season, the season ends; otherwise the next turn begins.</source>
        <translation>&lt;b&gt;Faza provjere.&lt;/b&gt; Zbrajaju se vremena svih karata otkrivenih u ovom godišnjem dobu. Ako je zbroj dosegao granicu vremena, godišnje doba završava; inače počinje sljedeći potez.</translation>
    </message>
    <message>
        <source>An explore card: its time value in the corner, the terrains to choose from, and the shape.</source>
        <translation>Karta istraživanja: vrijeme u kutu, tereni koji se nude i oblik.</translation>
    </message>
    <message>
        <source>All players draw at the same time and for themselves. The next card is revealed once everyone is done, so nobody needs to hurry.</source>
        <translation>Svi igrači crtaju istodobno i svatko za sebe. Sljedeća se karta otkriva kad su svi gotovi, pa se nitko ne mora žuriti.</translation>
    </message>
    <message>
        <source>Every player draws exactly one shape for each card. Drawing is a duty: nobody may pass, even if the shape is in the way.</source>
        <translation>Svaki igrač za svaku kartu crta točno jedan oblik. Crtati se mora: nitko ne smije preskočiti potez, ni kad oblik smeta.</translation>
    </message>
    <message>
        <source>What has been drawn stays for the rest of the game. Nothing is ever rubbed out, moved or drawn over.</source>
        <translation>Što je nacrtano, ostaje do kraja igre. Ništa se ne briše i ne pomiče, niti se preko ičega crta.</translation>
    </message>
    <message>
        <source>Cards with one terrain take &lt;b&gt;time 1&lt;/b&gt;, cards with two terrains take &lt;b&gt;time 2&lt;/b&gt;. Ruins cards, ambush cards and the card {rift_lands} take no time at all.</source>
        <translation>Karte s jednim terenom imaju &lt;b&gt;vrijeme 1&lt;/b&gt;, a karte s dva terena &lt;b&gt;vrijeme 2&lt;/b&gt;. Karte ruševina, karte zasjede i karta {rift_lands} ne troše vrijeme.</translation>
    </message>
    <message>
        <source>A season sees only a part of the deck. Which cards are still in it is no secret; which one comes next is.</source>
        <translation>U jednom se godišnjem dobu vidi samo dio špila. Nije tajna koje su karte još u njemu; tajna je koja dolazi sljedeća.</translation>
    </message>
    <message>
        <source>In this program a drawing can be moved, rotated and undone until it is confirmed. Only then has the turn been played.</source>
        <translation>U ovom se programu crtež može pomicati, okretati i poništavati dok nije potvrđen. Tek tada je potez odigran.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Susjedno</translation>
    </message>
    <message>
        <source>Adjacent spaces share a side; a corner is not enough.</source>
        <translation>Susjedna polja imaju zajedničku stranicu; kut nije dovoljan.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Zasjeda</translation>
    </message>
    <message>
        <source>When an ambush is revealed, everyone draws monsters on a neighbour&apos;s map.</source>
        <translation>Kad se otkrije zasjeda, svatko crta čudovišta na susjedovoj mapi.</translation>
    </message>
    <message>
        <source>Ambush deck</source>
        <translation>Špil zasjeda</translation>
    </message>
    <message>
        <source>One card of this deck joins the explore deck unseen in every season.</source>
        <translation>U svakom godišnjem dobu jedna karta ovog špila, a da je nitko ne vidi, odlazi u špil istraživanja.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>A cluster is a group of adjacent spaces of one terrain.</source>
        <translation>Skupinu čine sva polja jednog terena koja su povezana stranicama.</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Novčić</translation>
    </message>
    <message>
        <source>Every coin is worth 1 star at the end of each season.</source>
        <translation>Svaki novčić vrijedi 1 zvijezdu na kraju svakog godišnjeg doba.</translation>
    </message>
    <message>
        <source>Coin track</source>
        <translation>Traka novčića</translation>
    </message>
    <message>
        <source>The coin track of a map has room for 14 coins.</source>
        <translation>Na traci novčića mape ima mjesta za 14 novčića.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Zastor</translation>
    </message>
    <message>
        <source>The curtain hides all maps until the player it names opens the envelope.</source>
        <translation>Zastor skriva sve mape dok igrač čije je ime na njemu ne otvori omotnicu.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Rub mape</translation>
    </message>
    <message>
        <source>The edge is the outer line of the map; wasteland and mountains are not part of it.</source>
        <translation>Rub je vanjska crta mape; pustoš i planine nisu njegov dio.</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edikt</translation>
    </message>
    <message>
        <source>Each of the four edicts A to D has a scoring card and is scored in two seasons.</source>
        <translation>Svaki od četiri edikta, od A do D, ima kartu za bodovanje i boduje se u dva godišnja doba.</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Prazno polje</translation>
    </message>
    <message>
        <source>A space is empty as long as nothing fills it; open ruins are empty too.</source>
        <translation>Polje je prazno dok ga ništa ne popuni; i slobodne su ruševine prazne.</translation>
    </message>
    <message>
        <source>Explore card</source>
        <translation>Karta istraživanja</translation>
    </message>
    <message>
        <source>An explore card shows the shapes and the terrains to choose from this turn.</source>
        <translation>Karta istraživanja pokazuje oblike i terene koji se nude u ovom potezu.</translation>
    </message>
    <message>
        <source>Explore deck</source>
        <translation>Špil istraživanja</translation>
    </message>
    <message>
        <source>The cards of every turn come from this deck; it is shuffled for each season.</source>
        <translation>Iz ovog špila dolaze karte svih poteza; miješa se za svako godišnje doba.</translation>
    </message>
    <message>
        <source>Filled space</source>
        <translation>Popunjeno polje</translation>
    </message>
    <message>
        <source>Mountains, wasteland and every space that has been drawn on are filled.</source>
        <translation>Popunjene su planine, pustoš i svako polje na kojem je crtano.</translation>
    </message>
    <message>
        <source>Map sheet</source>
        <translation>List mape</translation>
    </message>
    <message>
        <source>A map sheet has eleven rows, A to K, and eleven columns, 1 to 11.</source>
        <translation>List mape ima jedanaest redaka, od A do K, i jedanaest stupaca, od 1 do 11.</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Čudovište</translation>
    </message>
    <message>
        <source>A monster fills its space and threatens every empty space adjacent to it.</source>
        <translation>Čudovište popunjava svoje polje i ugrožava svako prazno polje koje s njim graniči.</translation>
    </message>
    <message>
        <source>Monster penalty</source>
        <translation>Gubitak zbog čudovišta</translation>
    </message>
    <message>
        <source>At the end of each season every empty space adjacent to a monster costs 1 star.</source>
        <translation>Na kraju svakog godišnjeg doba svako prazno polje uz čudovište odnosi 1 zvijezdu.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Planina</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled.</source>
        <translation>Planina daje svoj novčić čim su popunjena sva četiri polja uz nju.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocjena</translation>
    </message>
    <message>
        <source>In solo play the total less the four solo numbers is the rating; it decides the title.</source>
        <translation>Ocjena u samostalnoj igri ukupan je zbroj umanjen za četiri broja za samostalnu igru; o njoj ovisi titula.</translation>
    </message>
    <message>
        <source>Rift lands</source>
        <translation>Zemlje rasjeda</translation>
    </message>
    <message>
        <source>This card offers a single space of any terrain and takes no time.</source>
        <translation>Ova karta nudi jedno polje bilo kojeg terena i ne troši vrijeme.</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruševine</translation>
    </message>
    <message>
        <source>A ruins space is open until it is drawn on, and remains a ruins space afterwards.</source>
        <translation>Polje ruševina slobodno je dok se na njemu ne crta, a i poslije ostaje polje ruševina.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Prekrij ruševine</translation>
    </message>
    <message>
        <source>After a ruins card the shape of the next explore card must cover open ruins.</source>
        <translation>Nakon karte ruševina oblik sljedeće karte istraživanja mora prekriti slobodne ruševine.</translation>
    </message>
    <message>
        <source>Scoring card</source>
        <translation>Karta za bodovanje</translation>
    </message>
    <message>
        <source>A scoring card tells what its edict rewards; four of the sixteen are in play.</source>
        <translation>Karta za bodovanje kaže što njezin edikt nagrađuje; u igri su četiri od šesnaest.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Godišnje doba</translation>
    </message>
    <message>
        <source>A game has four seasons, and at the end of each one two edicts are scored.</source>
        <translation>Igra ima četiri godišnja doba, a na kraju svakog boduju se dva edikta.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Sjeme</translation>
    </message>
    <message>
        <source>The same seed gives the same edicts and the same order of cards.</source>
        <translation>Isto sjeme daje iste edikte i isti redoslijed karata.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Oblik</translation>
    </message>
    <message>
        <source>A shape may be rotated and mirrored, and all its spaces must be empty on the map.</source>
        <translation>Oblik se smije okretati i zrcaliti, a sva njegova polja moraju na mapi biti prazna.</translation>
    </message>
    <message>
        <source>Single space</source>
        <translation>Jedno polje</translation>
    </message>
    <message>
        <source>If no shape of the card can be drawn, a single space is drawn instead.</source>
        <translation>Ako se nijedan oblik s karte ne može nacrtati, crta se jedno polje.</translation>
    </message>
    <message>
        <source>Reputation star</source>
        <translation>Zvijezda ugleda</translation>
    </message>
    <message>
        <source>Reputation stars are what counts: the most stars after winter win.</source>
        <translation>Zvijezde ugleda su ono što se broji: nakon zime pobjeđuje tko ih ima najviše.</translation>
    </message>
    <message>
        <source>Terrain type</source>
        <translation>Vrsta terena</translation>
    </message>
    <message>
        <source>The terrain types are forest, village, farm, water, monster and mountain.</source>
        <translation>Vrste terena su šuma, naselje, oranica, voda, čudovište i planina.</translation>
    </message>
    <message>
        <source>Time value</source>
        <translation>Vrijeme karte</translation>
    </message>
    <message>
        <source>The time values of the cards revealed in a season bring its end nearer.</source>
        <translation>Vremena karata otkrivenih u godišnjem dobu primiču njegov kraj.</translation>
    </message>
    <message>
        <source>Time threshold</source>
        <translation>Granica vremena</translation>
    </message>
    <message>
        <source>A season ends with the turn in which the time values of its cards reach the threshold.</source>
        <translation>Godišnje doba završava potezom u kojem vremena njegovih karata dosegnu granicu.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>In every turn a card is revealed, all players draw, and the time is checked.</source>
        <translation>U svakom se potezu otkriva karta, svi igrači crtaju i provjerava se vrijeme.</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Pustoš</translation>
    </message>
    <message>
        <source>Wasteland is filled from the start and is no terrain type.</source>
        <translation>Pustoš je popunjena od početka i nije vrsta terena.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Vrijeme</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Tereni</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Oblici</translation>
    </message>
    <message>
        <source>The map goes to</source>
        <translation>Mapa ide</translation>
    </message>
    <message>
        <source>Corner in solo play</source>
        <translation>Kut u samostalnoj igri</translation>
    </message>
    <message>
        <source>Scored edicts</source>
        <translation>Bodovani edikti</translation>
    </message>
    <message>
        <source>Rating at least</source>
        <translation>Najmanja ocjena</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titula</translation>
    </message>
    <message>
        <source>Solo number</source>
        <translation>Broj za samostalnu igru</translation>
    </message>
    <message>
        <source>Only with the promo ambushes</source>
        <translation>Samo s promotivnim zasjedama</translation>
    </message>
    <message>
        <source>clockwise, to the left</source>
        <translation>u smjeru kazaljke na satu, ulijevo</translation>
    </message>
    <message>
        <source>counterclockwise, to the right</source>
        <translation>suprotno od kazaljke na satu, udesno</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>gore lijevo</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>gore desno</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>dolje lijevo</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>dolje desno</translation>
    </message>
    <message>
        <source>Trees as far as the eye can see.</source>
        <translation>Drveće dokle pogled seže.</translation>
    </message>
    <message>
        <source>Houses of the first settlers.</source>
        <translation>Kuće prvih doseljenika.</translation>
    </message>
    <message>
        <source>Fields and meadows, at their best beside water.</source>
        <translation>Njive i livade, najljepše uz vodu.</translation>
    </message>
    <message>
        <source>Rivers, lakes and marshes.</source>
        <translation>Rijeke, jezera i močvare.</translation>
    </message>
    <message>
        <source>Drawn by a neighbour; threatens the empty spaces beside it.</source>
        <translation>Crta ga susjed; ugrožava prazna polja uz sebe.</translation>
    </message>
    <message>
        <source>Printed on the map; gives a coin when it is surrounded.</source>
        <translation>Otisnuta na mapi; daje novčić kad se okruži.</translation>
    </message>
    <message>
        <source>Empty until drawn on; no terrain type.</source>
        <translation>Prazne dok se na njima ne crta; nisu vrsta terena.</translation>
    </message>
    <message>
        <source>Filled from the start, on side B only; no terrain type.</source>
        <translation>Popunjena od početka, samo na strani B; nije vrsta terena.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>A map has eleven rows and eleven columns of square &lt;b&gt;spaces&lt;/b&gt;. The rows bear the letters A to K, the columns the numbers 1 to 11: the space in the top left corner is A1, the one in the bottom right corner K11.</source>
        <translation>Mapa ima jedanaest redaka i jedanaest stupaca kvadratnih &lt;b&gt;polja&lt;/b&gt;. Svaki redak ima svoje slovo, od A do K, a svaki stupac svoj broj, od 1 do 11: polje u gornjem lijevom kutu je A1, a ono u donjem desnom K11.</translation>
    </message>
    <message>
        <source>A space is either &lt;b&gt;empty&lt;/b&gt; or &lt;b&gt;filled&lt;/b&gt;. Filled are all spaces that have been drawn on, and from the start every mountain and every wasteland. All others are empty and can be drawn on.</source>
        <translation>Polje je &lt;b&gt;prazno&lt;/b&gt; ili &lt;b&gt;popunjeno&lt;/b&gt;. Popunjena su sva polja na kojima je crtano, a od početka svaka planina i svaka pustoš. Sva su ostala prazna i na njima se smije crtati.</translation>
    </message>
    <message>
        <source>There are six &lt;b&gt;terrain types&lt;/b&gt;. Four of them are the land itself, the fifth is the monster. The sixth, the mountain, is printed on the map and never drawn.</source>
        <translation>Postoji šest &lt;b&gt;vrsta terena&lt;/b&gt;. Četiri od njih čine samu zemlju, a peta je čudovište. Šesta, planina, otisnuta je na mapi i nikad se ne crta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mountains&lt;/b&gt; are filled spaces; nothing can be drawn over them. Each mountain bears a coin for the cartographer who closes it in on all four sides.</source>
        <translation>&lt;b&gt;Planine&lt;/b&gt; su popunjena polja; preko njih se ništa ne smije crtati. Na svakoj je planini novčić za kartografa koji je okruži sa svih četiriju strana.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ruins&lt;/b&gt; are empty spaces with old walls on them. Any shape may cover them, and a ruins card even demands it. A ruins space that has been drawn on shows that terrain and counts as filled; it still remains a ruins space.</source>
        <translation>&lt;b&gt;Ruševine&lt;/b&gt; su prazna polja sa starim zidinama. Svaki ih oblik smije prekriti, a karta ruševina to i zahtijeva. Polje ruševina na kojem je crtano pokazuje taj teren i broji se kao popunjeno; ipak ostaje polje ruševina.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wasteland&lt;/b&gt; is found on side B only. It is filled, so nothing can be drawn there, but it has no terrain type. It is not the edge of the map either.</source>
        <translation>&lt;b&gt;Pustoš&lt;/b&gt; postoji samo na strani B. Popunjena je, pa se ondje ništa ne može crtati, ali nije vrsta terena. Nije ni rub mape.</translation>
    </message>
    <message>
        <source>Two spaces are &lt;b&gt;adjacent&lt;/b&gt; if they share a side. Spaces that touch only at a corner are never adjacent.</source>
        <translation>Dva su polja &lt;b&gt;susjedna&lt;/b&gt; ako imaju zajedničku stranicu. Polja koja se dodiruju samo kutom nikad nisu susjedna.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to this mountain; those at its corners are not.</source>
        <translation>S ovom planinom graniče četiri polja; ona na njezinim kutovima ne graniče.</translation>
    </message>
    <message>
        <source>Adjacent spaces of one terrain form a &lt;b&gt;cluster&lt;/b&gt;. It reaches as far as that terrain goes on from side to side, whichever cards it was drawn with. A single space is a cluster too.</source>
        <translation>Susjedna polja jednog terena čine &lt;b&gt;skupinu&lt;/b&gt;. Ona seže dokle se taj teren nastavlja od stranice do stranice, bez obzira na to kojim je kartama nacrtan. I jedno jedino polje je skupina.</translation>
    </message>
    <message>
        <source>Three forest clusters, of five, two and one spaces: at a corner a cluster does not go on.</source>
        <translation>Tri skupine šume, od pet, dva i jednog polja: kroz kut se skupina ne nastavlja.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;edge of the map&lt;/b&gt; is the outer line round all spaces. A space lies on the edge if one of its sides is part of that line.</source>
        <translation>&lt;b&gt;Rub mape&lt;/b&gt; je vanjska crta oko svih polja. Polje je na rubu ako je jedna od njegovih stranica dio te crte.</translation>
    </message>
    <message>
        <source>Every map has a &lt;b&gt;coin track&lt;/b&gt; with room for 14 coins, and a table for the stars of the four seasons.</source>
        <translation>Svaka mapa ima &lt;b&gt;traku novčića&lt;/b&gt; s mjestom za 14 novčića i tablicu za zvijezde četiriju godišnjih doba.</translation>
    </message>
    <message>
        <source>Drawing a shape</source>
        <translation>Crtanje oblika</translation>
    </message>
    <message>
        <source>A card of time 1 shows one terrain and &lt;b&gt;two shapes&lt;/b&gt;. The smaller shape has a coin beside it: who draws that one takes the coin at once.</source>
        <translation>Karta s vremenom 1 pokazuje jedan teren i &lt;b&gt;dva oblika&lt;/b&gt;. Uz manji je oblik novčić: tko nacrta njega, odmah uzima novčić.</translation>
    </message>
    <message>
        <source>A card of time 2 shows one shape and &lt;b&gt;two terrains&lt;/b&gt;. The whole shape is filled with one of the two; they are never mixed.</source>
        <translation>Karta s vremenom 2 pokazuje jedan oblik i &lt;b&gt;dva terena&lt;/b&gt;. Cijeli se oblik ispunjava jednim od njih; nikad se ne miješaju.</translation>
    </message>
    <message>
        <source>Each player chooses freely and need not do what the others do. Of two shapes that both fit, either may be taken.</source>
        <translation>Svaki igrač bira slobodno i ne mora činiti isto što i ostali. Od dva oblika koja stanu smije se uzeti bilo koji.</translation>
    </message>
    <message>
        <source>The shape may be &lt;b&gt;rotated&lt;/b&gt; and &lt;b&gt;mirrored&lt;/b&gt; as you like. Its size and its form stay as they are.</source>
        <translation>Oblik se smije &lt;b&gt;okretati&lt;/b&gt; i &lt;b&gt;zrcaliti&lt;/b&gt; po volji. Veličina i izgled ostaju kakvi jesu.</translation>
    </message>
    <message>
        <source>One shape in all its eight positions.</source>
        <translation>Jedan oblik u svih osam položaja.</translation>
    </message>
    <message>
        <source>It may be drawn anywhere on the map, if these rules are kept:</source>
        <translation>Smije se nacrtati bilo gdje na mapi, uz ova pravila:</translation>
    </message>
    <message>
        <source>All its spaces lie on the map; nothing hangs over the edge.</source>
        <translation>Sva su njegova polja na mapi; ništa ne viri preko ruba.</translation>
    </message>
    <message>
        <source>All its spaces are empty. It covers no mountain, no wasteland, and nothing that has been drawn before.</source>
        <translation>Sva su njegova polja prazna. Ne prekriva planinu, pustoš ni išta prije nacrtano.</translation>
    </message>
    <message>
        <source>If a ruins card lies before it, it covers at least one open ruins space.</source>
        <translation>Ako je prije njega karta ruševina, prekriva barem jedno slobodno polje ruševina.</translation>
    </message>
    <message>
        <source>It need not touch anything. A new forest may begin far from the old one, and terrains may lie side by side in any way.</source>
        <translation>Ne mora ništa dodirivati. Nova šuma smije početi daleko od stare, a tereni smiju ležati jedan uz drugi kako god.</translation>
    </message>
    <message>
        <source>The village on the left may be drawn. The one on the right may not, for it covers a mountain.</source>
        <translation>Naselje slijeva smije se nacrtati. Ono zdesna ne smije, jer prekriva planinu.</translation>
    </message>
    <message>
        <source>Some shapes have gaps. Only the spaces of the shape are drawn; what lies in a gap stays as it is and may be filled already.</source>
        <translation>Neki oblici imaju praznine. Crtaju se samo polja oblika; što je u praznini, ostaje kako jest i smije već biti popunjeno.</translation>
    </message>
    <message>
        <source>The two spaces of the small shape on the card {forgotten_forest} touch only at a corner. They are one shape, but two clusters, as long as nothing joins them.</source>
        <translation>Dva polja manjeg oblika na karti {forgotten_forest} dodiruju se samo kutom. To je jedan oblik, ali dvije skupine, dok ih nešto ne spoji.</translation>
    </message>
    <message>
        <source>On the screen, small dots mark every place where the shape fits as it is rotated now. The panel beside the map tells before you confirm what a drawing would be worth at the end of the season.</source>
        <translation>Na zaslonu male točke označuju svako mjesto gdje oblik stane ovako okrenut. Prije potvrde ploča uz mapu pokazuje koliko bi crtež vrijedio na kraju godišnjeg doba.</translation>
    </message>
    <message>
        <source>When nothing fits: the single space</source>
        <translation>Kad ništa ne stane: jedno polje</translation>
    </message>
    <message>
        <source>Late in the game a shape may fit nowhere on a map. If &lt;b&gt;none&lt;/b&gt; of the shapes of the card can be drawn by the rules, in whatever position and place, the player draws a &lt;b&gt;single space&lt;/b&gt; instead: a square of 1x1 on any empty space.</source>
        <translation>Pri kraju igre oblik možda više nigdje ne stane na mapu. Ako se &lt;b&gt;nijedan&lt;/b&gt; oblik s karte ne može po pravilima nacrtati, ni u kojem položaju i ni na kojem mjestu, igrač umjesto toga crta &lt;b&gt;jedno polje&lt;/b&gt;: kvadrat 1x1 na bilo kojem praznom polju.</translation>
    </message>
    <message>
        <source>The single space is no way out. As long as one of two shapes still fits anywhere, a shape must be drawn; when none does, the single space must be.</source>
        <translation>Jedno se polje ne bira po volji. Dok god jedan od dva oblika negdje stane, mora se crtati oblik; kad ne stane nijedan, mora se crtati jedno polje.</translation>
    </message>
    <message>
        <source>It may be filled with &lt;b&gt;any&lt;/b&gt; terrain: forest, village, farm, water, even monster, whatever the card shows. Only a mountain can never be drawn.</source>
        <translation>Smije biti &lt;b&gt;bilo koji&lt;/b&gt; teren: šuma, naselje, oranica, voda, pa i čudovište, bez obzira na to što karta pokazuje. Jedino se planina nikad ne može nacrtati.</translation>
    </message>
    <message>
        <source>The first edition of the rules can also be read otherwise: only a terrain of the card, except under a ruins card, where any terrain is allowed. Later editions say any. Whoever prefers the narrow reading turns on the option for the strict single space.</source>
        <translation>Prvo izdanje pravila može se tumačiti i drukčije: samo teren s karte, osim kod karte ruševina, kad je dopušten bilo koji. Kasnija izdanja kažu: bilo koji. Tko više voli uže tumačenje, uključuje strogo pravilo jednog polja.</translation>
    </message>
    <message>
        <source>The single space never brings the coin that stands beside a shape. If it closes in a mountain, it brings the coin of that mountain as any other drawing does.</source>
        <translation>Jedno polje nikad ne donosi novčić koji stoji uz oblik. Ako okruži planinu, donosi njezin novčić kao i svaki drugi crtež.</translation>
    </message>
    <message>
        <source>An ambush knows it too: if the monsters&apos; shape fits nowhere on the neighbour&apos;s map, a single monster is drawn on any empty space there.</source>
        <translation>To vrijedi i u zasjedi: ako oblik čudovišta nigdje ne stane na susjedovu mapu, ondje se crta jedno čudovište na bilo kojem praznom polju.</translation>
    </message>
    <message>
        <source>If a map has no empty space left at all, nothing is drawn on it in that turn.</source>
        <translation>Ako na mapi više nema nijednog praznog polja, u tom se potezu na njoj ništa ne crta.</translation>
    </message>
    <message>
        <source>The shape of the card {orchard} fits nowhere on this map. A single space of any terrain is drawn, on one of the marked spaces.</source>
        <translation>Oblik karte {orchard} nigdje ne stane na ovu mapu. Crta se jedno polje bilo kojeg terena, na jednom od označenih polja.</translation>
    </message>
    <message>
        <source>Options of this program</source>
        <translation>Mogućnosti ovog programa</translation>
    </message>
    <message>
        <source>Without any option the game follows the rules of 2019 as most people read them. The page for a new game offers some changes; they hold for all players and for the whole game.</source>
        <translation>Bez ijedne mogućnosti igra slijedi pravila iz 2019. kako ih većina tumači. Na stranici nove igre nude se neke promjene; vrijede za sve igrače i za cijelu igru.</translation>
    </message>
    <message>
        <source>With the promo ambushes the ambush deck is made of four cards drawn unseen from all eight. So every game has four ambushes, but nobody knows which.</source>
        <translation>S promotivnim zasjedama špil zasjeda čine četiri karte naslijepo izvučene od svih osam. Tako svaka igra ima četiri zasjede, a nitko ne zna koje.</translation>
    </message>
    <message>
        <source>Without monsters there are no ambush cards: a calm game, good for the first one. This is not an official rule. The card {rift_lands} may still be drawn as a monster.</source>
        <translation>Bez čudovišta nema karata zasjede: mirna igra, dobra za početak. To nije službeno pravilo. Karta {rift_lands} i tada se smije nacrtati kao čudovište.</translation>
    </message>
    <message>
        <source>The strict single space bears a terrain of the card that did not fit. Under a ruins card it may have any terrain even so.</source>
        <translation>Po strogom pravilu jedno polje dobiva teren s karte čiji oblik nije stao. I tada kod karte ruševina smije biti bilo koji teren.</translation>
    </message>
    <message>
        <source>The side of the map is chosen on the same page. Side A is the better one to begin with.</source>
        <translation>Na istoj se stranici bira i strana mape. Za početak je bolja strana A.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;seed&lt;/b&gt; is a short word of digits and letters. It decides the edicts and the order of all cards, so the same seed gives the same game. Left empty, it is chosen at random.</source>
        <translation>&lt;b&gt;Sjeme&lt;/b&gt; je kratka riječ od znamenki i slova. Ono određuje edikte i redoslijed svih karata, pa isto sjeme daje istu igru. Ako se ostavi prazno, bira se nasumce.</translation>
    </message>
    <message>
        <source>Playing together at one computer</source>
        <translation>Zajedno za jednim računalom</translation>
    </message>
    <message>
        <source>Round a table all players draw at once. At one computer they draw one after the other, each in secret; the result is the same, since nobody sees the drawing of the others before making one.</source>
        <translation>Oko stola svi igrači crtaju odjednom. Za jednim računalom crtaju jedan za drugim, svatko tajno; ishod je isti, jer nitko ne vidi tuđe crteže prije nego što nacrta svoj.</translation>
    </message>
    <message>
        <source>The card is revealed, and everybody may look at it.</source>
        <translation>Otkriva se karta i svi je smiju gledati.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;curtain&lt;/b&gt; falls: a sealed envelope with the name of the player who is to draw. It hides all maps. The others look away or leave the chair.</source>
        <translation>Pada &lt;b&gt;zastor&lt;/b&gt;: zapečaćena omotnica s imenom igrača koji je na redu. Ona skriva sve mape. Ostali gledaju u stranu ili ustaju.</translation>
    </message>
    <message>
        <source>That player holds the button with the name for half a second or presses Enter. The envelope opens, and the map appears.</source>
        <translation>Taj igrač drži gumb sa svojim imenom pola sekunde ili pritisne Enter. Omotnica se otvara i pojavljuje se mapa.</translation>
    </message>
    <message>
        <source>The shape is chosen, rotated and drawn. After it has been confirmed, the curtain falls for the next player.</source>
        <translation>Oblik se bira, okreće i crta. Nakon potvrde zastor pada za sljedećeg igrača.</translation>
    </message>
    <message>
        <source>A drawing that was confirmed too soon can be corrected from the curtain, as long as the next player has not opened the envelope.</source>
        <translation>Prerano potvrđen crtež može se ispraviti sa zastora, dok sljedeći igrač ne otvori omotnicu.</translation>
    </message>
    <message>
        <source>The order of drawing does not matter. With many players anyone who is still to draw can be called from the curtain.</source>
        <translation>Redoslijed crtanja nije važan. Kad je igrača mnogo, sa zastora se može pozvati svatko tko još nije nacrtao.</translation>
    </message>
    <message>
        <source>In an ambush the envelope holds the map of a neighbour, and a coloured band names its owner. When all have drawn, a page shows who has drawn monsters on which map.</source>
        <translation>U zasjedi je u omotnici susjedova mapa, a obojena traka kaže čija je. Kad svi nacrtaju, stranica pokazuje tko je crtao čudovišta na kojoj mapi.</translation>
    </message>
    <message>
        <source>How secret the maps are is for the players to agree on. The Game menu has a page for it, and what is chosen there can be changed at any time:</source>
        <translation>Koliko su mape tajne, dogovaraju igrači. Za to u izborniku Igra postoji stranica, a ono što se ondje odabere može se promijeniti u svakom trenutku:</translation>
    </message>
    <message>
        <source>The computer can play seats as well, as an &lt;b&gt;apprentice&lt;/b&gt;, a &lt;b&gt;journeyman&lt;/b&gt; or a &lt;b&gt;master&lt;/b&gt;. It sees no more than a person in the same seat would, and has drawn as soon as everybody has seen the cards. Whoever plays with computer players alone needs no curtain.</source>
        <translation>I računalo može zauzeti mjesta za stolom, kao &lt;b&gt;šegrt&lt;/b&gt;, &lt;b&gt;kalfa&lt;/b&gt; ili &lt;b&gt;majstor&lt;/b&gt;. Ne vidi više nego što bi na tom mjestu vidjela osoba, a nacrta čim svi pogledaju karte. Tko igra samo s računalom, ne treba zastor.</translation>
    </message>
    <message>
        <source>The game is saved after every step. The program can be closed at any moment and goes on at the same place when it is opened again.</source>
        <translation>Igra se sprema nakon svakog koraka. Program se može zatvoriti u svakom trenutku, a kad se opet otvori, nastavlja na istom mjestu.</translation>
    </message>
    <message>
        <source>Hard cases</source>
        <translation>Teški slučajevi</translation>
    </message>
    <message>
        <source>Here are the questions that come up at every table, each with its answer. The program decides them all in the same way.</source>
        <translation>Ovo su pitanja koja iskrsnu za svakim stolom, svako s odgovorom. Program ih sve rješava jednako.</translation>
    </message>
    <message>
        <source>Ruins, then an ambush</source>
        <translation>Ruševine, pa zasjeda</translation>
    </message>
    <message>
        <source>{temple_ruins} is revealed, so the next card follows at once: {goblin_attack}. The maps are passed, and the goblins may be drawn anywhere. In the next turn comes {orchard}, and its shape must cover ruins. If {outpost_ruins} had come before it as well, one ruins space would still be enough.</source>
        <translation>Otkrivene su {temple_ruins}, pa odmah slijedi sljedeća karta: {goblin_attack}. Mape se dodaju dalje, a goblini se smiju nacrtati bilo gdje. U sljedećem potezu dolazi {orchard}, a taj oblik mora prekriti ruševine. Da su prije nje došle i {outpost_ruins}, i dalje bi bilo dovoljno jedno polje ruševina.</translation>
    </message>
    <message>
        <source>Ruins that no shape can reach</source>
        <translation>Ruševine koje nijedan oblik ne doseže</translation>
    </message>
    <message>
        <source>One ruins space is open, at C10, but {marshlands} cannot cover it in any position. There is plenty of room elsewhere; still only a single space may be drawn. It may have any terrain and lie anywhere; it need not lie on the ruins.</source>
        <translation>Slobodne su jedne ruševine, na C10, ali {marshlands} ih ne mogu prekriti ni u kojem položaju. Drugdje ima dovoljno mjesta; ipak se smije nacrtati samo jedno polje. Smije biti bilo kojeg terena i bilo gdje; ne mora ležati na ruševinama.</translation>
    </message>
    <message>
        <source>The ruins at C10 are too closely shut in for a shape of five spaces.</source>
        <translation>Ruševine na C10 preusko su zatvorene za oblik od pet polja.</translation>
    </message>
    <message>
        <source>One shape fits, the other does not</source>
        <translation>Jedan oblik stane, drugi ne</translation>
    </message>
    <message>
        <source>Of the two shapes on the card {great_river} only the larger one fits, and it would spoil everything. It must be drawn all the same. A single space is allowed only when neither shape fits.</source>
        <translation>Od dva oblika na karti {great_river} stane samo veći, a on bi sve pokvario. Ipak se mora nacrtati. Jedno polje dopušteno je tek kad ne stane nijedan.</translation>
    </message>
    <message>
        <source>Two mountains at once</source>
        <translation>Dvije planine odjednom</translation>
    </message>
    <message>
        <source>A shape may surround two mountains at once. It brings both coins, and a coin beside the shape would come on top.</source>
        <translation>Oblik može odjednom okružiti dvije planine. Donosi oba novčića, a novčić uz oblik došao bi povrh toga.</translation>
    </message>
    <message>
        <source>{fishing_village} on side B: four water spaces from H7 to H10 surround both mountains and bring 2 coins.</source>
        <translation>{fishing_village} na strani B: četiri polja vode od H7 do H10 okružuju obje planine i donose 2 novčića.</translation>
    </message>
    <message>
        <source>A mountain surrounded by a neighbour</source>
        <translation>Planina koju je okružio susjed</translation>
    </message>
    <message>
        <source>A neighbour draws monsters on your map, and one of them fills the last space beside a mountain. The coin is yours, for it is marked on your map.</source>
        <translation>Susjed crta čudovišta na tvojoj mapi i jedno popunjava posljednje polje uz planinu. Novčić je tvoj, jer se bilježi na tvojoj mapi.</translation>
    </message>
    <message>
        <source>The same terrain drawn twice</source>
        <translation>Isti teren nacrtan dvaput</translation>
    </message>
    <message>
        <source>A village is drawn beside a village of an earlier turn. Both are one cluster from now on. That may please one edict and ruin another, such as {shieldgate}.</source>
        <translation>Naselje se crta uz naselje iz ranijeg poteza. Od sada su to jedna skupina. To jednom ediktu može pogodovati, a drugomu, kao što su {shieldgate}, naštetiti.</translation>
    </message>
    <message>
        <source>Ruins, then Rift Lands</source>
        <translation>Ruševine, pa Zemlje rasjeda</translation>
    </message>
    <message>
        <source>The single square of the card {rift_lands} must lie on open ruins. It may have any of its five terrains. If no ruins are open on the map, it goes on any empty space.</source>
        <translation>Jedini kvadrat karte {rift_lands} mora ležati na slobodnim ruševinama. Smije biti bilo koji od njezinih pet terena. Ako na mapi nema slobodnih ruševina, ide na bilo koje prazno polje.</translation>
    </message>
    <message>
        <source>A card that goes beyond the threshold</source>
        <translation>Karta koja prelazi granicu</translation>
    </message>
    <message>
        <source>In fall the time stands at 6 of 7, and a card of time 2 is revealed. It is drawn as usual, the season ends at 8 of 7, and winter begins at nought.</source>
        <translation>U jesen je vrijeme 6 od 7, a otkriva se karta s vremenom 2. Crta se kao i uvijek, godišnje doba završava na 8 od 7, a zima počinje od nule.</translation>
    </message>
    <message>
        <source>Two ambushes in one season</source>
        <translation>Dvije zasjede u jednom godišnjem dobu</translation>
    </message>
    <message>
        <source>No ambush came in spring, so its card is still in the deck when that of summer joins it. Both may come in one season, even one right after the other.</source>
        <translation>U proljeće nije došla nijedna zasjeda, pa je proljetna karta još u špilu kad joj se pridruži ljetna. Obje mogu doći u istom godišnjem dobu, pa i jedna odmah za drugom.</translation>
    </message>
    <message>
        <source>Small print on scoring cards</source>
        <translation>Sitna slova na kartama za bodovanje</translation>
    </message>
    <message>
        <source>For every card mountains, wasteland and monsters are filled spaces, and open ruins are empty ones.</source>
        <translation>Za svaku su kartu planine, pustoš i čudovišta popunjena polja, a slobodne ruševine prazna.</translation>
    </message>
    <message>
        <source>Wasteland is neither a terrain type nor the edge of the map.</source>
        <translation>Pustoš nije ni vrsta terena ni rub mape.</translation>
    </message>
    <message>
        <source>No space counts twice for one card, unless the card says so, as {greenbough} does for rows and columns.</source>
        <translation>Nijedno polje ne broji se dvaput za jednu kartu, osim ako karta tako kaže, kao {greenbough} za retke i stupce.</translation>
    </message>
    <message>
        <source>Still in doubt? Try it out. A drawing that is not allowed is refused with the reason and the spaces to blame.</source>
        <translation>Još u dvojbi? Pokušaj. Nedopušten crtež odbija se uz razlog i polja koja su kriva.</translation>
    </message>
    <message>
        <source>Scoring cards: forest</source>
        <translation>Karte za bodovanje: šuma</translation>
    </message>
    <message>
        <source>One of these four cards is in every game. All examples of this chapter look at the same map, so it can be seen how differently the queen may judge it.</source>
        <translation>Jedna od ove četiri karte u svakoj je igri. Svi se primjeri ovog poglavlja odnose na istu mapu, pa se vidi koliko različito kraljica može suditi.</translation>
    </message>
    <message>
        <source>A scoring card always counts the whole map of each player. What was scored in an earlier season is scored again.</source>
        <translation>Karta za bodovanje uvijek broji cijelu mapu svakog igrača. Što je bodovano u ranijem godišnjem dobu, boduje se ponovno.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side A.</source>
        <translation>Mapa ovog poglavlja, na strani A.</translation>
    </message>
    <message>
        <source>A forest in the corner lies on two edges and yet is one space: 1 star.</source>
        <translation>Šuma u kutu leži na dva ruba, a ipak je jedno polje: 1 zvijezda.</translation>
    </message>
    <message>
        <source>Five forest spaces stand on the edge in the upper corners, two more in the lower left. All the forest inside the country counts for nothing: 7 stars.</source>
        <translation>Pet polja šume stoji na rubu u gornjim kutovima, još dva dolje lijevo. Sva šuma u unutrašnjosti ne vrijedi ništa: 7 zvijezda.</translation>
    </message>
    <message>
        <source>One forest space in a row is enough, ten are no better. This card likes forests that are scattered.</source>
        <translation>Jedno polje šume u retku dovoljno je, deset nije bolje. Ova karta voli raspršene šume.</translation>
    </message>
    <message>
        <source>There is forest in 6 rows and in 8 columns, together 14 stars. Row D has none, nor has column 3.</source>
        <translation>Šume ima u 6 redaka i 8 stupaca, zajedno 14 zvijezda. Nema je ni u retku D ni u stupcu 3.</translation>
    </message>
    <message>
        <source>Anything that fills a space closes a side, forest as well as mountain or monster. Open ruins do not.</source>
        <translation>Stranu zatvara sve što popunjava polje, šuma jednako kao planina ili čudovište. Slobodne ruševine ne zatvaraju.</translation>
    </message>
    <message>
        <source>A1, B1, B5 and B6 are closed on all four sides: 4 stars. A2 is not, for nothing has been drawn on A3 yet.</source>
        <translation>Polja A1, B1, B5 i B6 zatvorena su sa svih četiriju strana: 4 zvijezde. A2 nije, jer na A3 još ništa nije nacrtano.</translation>
    </message>
    <message>
        <source>The two mountains must touch the same cluster. If it touches three mountains, all three count: 9 stars.</source>
        <translation>Dvije planine moraju dodirivati istu skupinu. Ako ona dodiruje tri planine, broje se sve tri: 9 zvijezda.</translation>
    </message>
    <message>
        <source>A forest leads from the mountain at B4 to the one at C9, and both are worth 3: together 6 stars. The forest beside F6 has found no second mountain yet.</source>
        <translation>Šuma vodi od planine na B4 do one na C9 i svaka vrijedi 3: zajedno 6 zvijezda. Šuma uz F6 još nije našla drugu planinu.</translation>
    </message>
    <message>
        <source>Scoring cards: farm and water</source>
        <translation>Karte za bodovanje: oranica i voda</translation>
    </message>
    <message>
        <source>These four cards are about farms and water, beside each other or apart, near mountains or near ruins.</source>
        <translation>Ove četiri karte govore o oranicama i vodi: jedno uz drugo ili odvojeno, uz planine ili uz ruševine.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side B.</source>
        <translation>Mapa ovog poglavlja, na strani B.</translation>
    </message>
    <message>
        <source>Every space counts at most once. A long line of water beside a long line of farms is the best there is.</source>
        <translation>Svako se polje broji najviše jednom. Najbolji je dug niz vode uz dug niz oranica.</translation>
    </message>
    <message>
        <source>Farm and water meet only in the upper right: the water at C8 and D8 and the farms at C9 and D9 bring 4 stars. The farm at D10 touches no water.</source>
        <translation>Oranica i voda dodiruju se samo gore desno: voda na C8 i D8 i oranice na C9 i D9 donose 4 zvijezde. Oranica na D10 ne dodiruje vodu.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to a mountain, so one mountain is worth 8 stars at most, with water all round.</source>
        <translation>S planinom graniče četiri polja, pa jedna planina vrijedi najviše 8 zvijezda, s vodom sa svih strana.</translation>
    </message>
    <message>
        <source>Water lies beside a mountain at B8 and is worth 2. Farms do so at C3, C9, I9 and K3 and are worth 1 each. That makes 6 stars.</source>
        <translation>Na B8 voda je uz planinu i vrijedi 2. Na C3, C9, I9 i K3 uz planine su oranice i vrijede po 1. To je 6 zvijezda.</translation>
    </message>
    <message>
        <source>Ruins that have been drawn on still are a ruins space, so water beside them counts. Water on ruins is not beside them.</source>
        <translation>Ruševine na kojima je crtano i dalje su polje ruševina, pa se voda uz njih broji. Voda na ruševinama nije uz njih.</translation>
    </message>
    <message>
        <source>The farms at C3 and H9 stand on ruins and are worth 3 each. Water beside ruins is found at B8 and G3. Together 8 stars.</source>
        <translation>Oranice na C3 i H9 stoje na ruševinama i vrijede po 3. Vode uz ruševine ima na B8 i G3. Zajedno 8 zvijezda.</translation>
    </message>
    <message>
        <source>The size does not matter: many small clusters are better than a large one. Wasteland is not the edge of the map and does no harm.</source>
        <translation>Veličina nije važna: mnogo malih skupina bolje je od jedne velike. Pustoš nije rub mape i ne škodi.</translation>
    </message>
    <message>
        <source>The farms round D2, those round I8 and the water at G3 keep apart from the edge and from each other: 9 stars. The clusters in the last row touch the edge, and those in the upper right touch each other.</source>
        <translation>Oranice oko D2, one oko I8 i voda na G3 drže se podalje od ruba i jedne od drugih: 9 zvijezda. Skupine u posljednjem retku dodiruju rub, a one gore desno dodiruju se međusobno.</translation>
    </message>
    <message>
        <source>Scoring cards: village</source>
        <translation>Karte za bodovanje: naselje</translation>
    </message>
    <message>
        <source>All four cards of this group are about village clusters. What counts is how many there are, how large they are, and what they touch.</source>
        <translation>Sve četiri karte ove vrste govore o skupinama naselja. Važno je koliko ih ima, koliko su velike i što dodiruju.</translation>
    </message>
    <message>
        <source>A cluster of five is worth nothing, one of twelve no more than one of six. Better two of six than one of twelve.</source>
        <translation>Skupina od pet ne vrijedi ništa, a ona od dvanaest ne više od one od šest. Bolje dvije po šest nego jedna od dvanaest.</translation>
    </message>
    <message>
        <source>The villages in the west have six spaces, those in the middle seven. Both are large enough: 16 stars.</source>
        <translation>Naselja na zapadu imaju šest polja, ona u sredini sedam. Obje su skupine dovoljno velike: 16 zvijezda.</translation>
    </message>
    <message>
        <source>First leave out all clusters that touch a mountain, then take the largest of the rest. If several are equally large, one of them counts.</source>
        <translation>Najprije izostavi sve skupine koje dodiruju planinu, zatim uzmi najveću od ostalih. Ako je više jednako velikih, broji se jedna.</translation>
    </message>
    <message>
        <source>The seven spaces in the middle touch the mountain at F6 and drop out. The six in the west remain: 6 stars.</source>
        <translation>Sedam polja u sredini dodiruje planinu na F6 i otpada. Ostaje šest na zapadu: 6 zvijezda.</translation>
    </message>
    <message>
        <source>Five types can lie beside a village: forest, farm, water, monster and mountain. Ruins, wasteland and empty spaces are none.</source>
        <translation>Uz naselje može biti pet vrsta: šuma, oranica, voda, čudovište i planina. Ruševine, pustoš i prazna polja nisu vrsta terena.</translation>
    </message>
    <message>
        <source>The villages in the middle touch forest, water and a mountain. Those at I9 touch farm, water and monsters. Each cluster is worth 3, together 6 stars.</source>
        <translation>Naselja u sredini dodiruju šumu, vodu i planinu. Ona kod I9 dodiruju oranicu, vodu i čudovišta. Svaka skupina vrijedi 3, zajedno 6 zvijezda.</translation>
    </message>
    <message>
        <source>Two clusters of the same size are best, for then the second is as large as the first. A single cluster has no second: no stars.</source>
        <translation>Najbolje su dvije jednako velike skupine, jer je tada druga velika kao i prva. Jedna jedina skupina nema drugu: nijedna zvijezda.</translation>
    </message>
    <message>
        <source>The largest cluster has seven spaces, the second largest six, and each of those six is worth 2: 12 stars.</source>
        <translation>Najveća skupina ima sedam polja, druga po veličini šest, a svako od tih šest vrijedi 2: 12 zvijezda.</translation>
    </message>
    <message>
        <source>Scoring cards: the whole map</source>
        <translation>Karte za bodovanje: cijela mapa</translation>
    </message>
    <message>
        <source>These four cards do not ask what has been drawn, only which spaces are filled and which are empty. Even monsters are welcome here.</source>
        <translation>Ove četiri karte ne pitaju što je nacrtano, nego samo koja su polja popunjena, a koja prazna. Ovdje su i čudovišta dobrodošla.</translation>
    </message>
    <message>
        <source>Eleven filled spaces in a line are needed, no less. Mountains and wasteland have done a part of the work already.</source>
        <translation>Treba jedanaest popunjenih polja u nizu, ništa manje. Dio posla već su obavile planine i pustoš.</translation>
    </message>
    <message>
        <source>Row F is full, and so is column 6, where the wasteland has helped: 12 stars.</source>
        <translation>Redak F je pun, a pun je i stupac 6, gdje je pomogla pustoš: 12 zvijezda.</translation>
    </message>
    <message>
        <source>Only one square counts, a largest one. A single filled space already is a square, so no map is worth less than 3 stars here.</source>
        <translation>Broji se samo jedan kvadrat, najveći. I jedno popunjeno polje već je kvadrat, pa nijedna mapa ovdje ne vrijedi manje od 3 zvijezde.</translation>
    </message>
    <message>
        <source>The largest filled square has four spaces on each side, from C4 to F7. Four times 3 makes 12 stars.</source>
        <translation>Stranica najvećeg popunjenog kvadrata, od C4 do F7, duga je četiri polja. Četiri puta 3 daje 12 zvijezda.</translation>
    </message>
    <message>
        <source>There are eleven such diagonals, and each one is worth the same. The shortest is the corner K1 alone, the longest goes from A1 to K11.</source>
        <translation>Takvih je dijagonala jedanaest i svaka vrijedi jednako. Najkraća je sam kut K1, najdulja ide od A1 do K11.</translation>
    </message>
    <message>
        <source>Three diagonals are full: the corner K1, the one from J1 to K2, and the one from G1 to K5. Together 9 stars.</source>
        <translation>Pune su tri dijagonale: kut K1, ona od J1 do K2 i ona od G1 do K5. Zajedno 9 zvijezda.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side spoil each other. Open ruins are empty and can be a cauldron too.</source>
        <translation>Dva prazna polja jedno uz drugo smetaju jedno drugome. Slobodne ruševine su prazne i mogu biti kotao.</translation>
    </message>
    <message>
        <source>H3 and J5 are empty and closed on all four sides: 2 stars.</source>
        <translation>Polja H3 i J5 prazna su i zatvorena sa svih četiriju strana: 2 zvijezde.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>Kraj godišnjeg doba</translation>
    </message>
    <message>
        <source>A season ends as soon as the time values of its cards reach its &lt;b&gt;time threshold&lt;/b&gt;: 8 in spring, 8 in summer, 7 in fall and 6 in winter. The turn in which that happens is played to its end first.</source>
        <translation>Godišnje doba završava čim vremena njegovih karata dosegnu &lt;b&gt;granicu vremena&lt;/b&gt;: 8 u proljeće, 8 ljeti, 7 u jesen i 6 zimi. Potez u kojem se to dogodi najprije se odigra do kraja.</translation>
    </message>
    <message>
        <source>Time beyond the threshold is lost; the next season begins at nought.</source>
        <translation>Vrijeme preko granice propada; sljedeće godišnje doba počinje od nule.</translation>
    </message>
    <message>
        <source>Now every map is scored. The season brings the sum of four parts:</source>
        <translation>Sada se boduje svaka mapa. Godišnje doba donosi zbroj četiriju dijelova:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two edicts&lt;/b&gt;: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Each one counts the whole map as it is now, with all that earlier seasons have left there.</source>
        <translation>&lt;b&gt;Dva edikta&lt;/b&gt;: A i B u proljeće, B i C ljeti, C i D u jesen, D i A zimi. Svaki broji cijelu mapu kakva je sada, sa svime što je ostalo iz ranijih godišnjih doba.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coins&lt;/b&gt;: plus 1 star for every coin on the coin track.</source>
        <translation>&lt;b&gt;Novčići&lt;/b&gt;: plus 1 zvijezda za svaki novčić na traci novčića.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Monsters&lt;/b&gt;: minus 1 star for every empty space adjacent to a monster.</source>
        <translation>&lt;b&gt;Čudovišta&lt;/b&gt;: minus 1 zvijezda za svako prazno polje koje graniči s čudovištem.</translation>
    </message>
    <message>
        <source>So every edict is scored in two seasons, A in the first and in the last one. What pleases edict A pays in spring, and once more in winter when the map is full.</source>
        <translation>Tako se svaki edikt boduje u dva godišnja doba, a A u prvom i u posljednjem. Što godi ediktu A, isplati se u proljeće i još jednom zimi, kad je mapa puna.</translation>
    </message>
    <message>
        <source>Monsters may cost more than the rest of a season brings. Such a season counts below nought.</source>
        <translation>Čudovišta mogu odnijeti više nego što ostatak godišnjeg doba donosi. Takvo godišnje doba donosi manje od nule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; In spring {sentinel_wood} is edict A and {canal_lake} is edict B. The map in the picture has 2 coins. Edict A brings 7 stars, edict B 2 and the coins 2; the monsters cost 7. The season is worth 4 stars.</source>
        <translation>&lt;b&gt;Primjer.&lt;/b&gt; U proljeće je {sentinel_wood} edikt A, a {canal_lake} edikt B. Mapa na slici ima 2 novčića. Edikt A donosi 7 zvijezda, edikt B 2, a novčići 2; čudovišta odnose 7. Godišnje doba vrijedi 4 zvijezde.</translation>
    </message>
    <message>
        <source>The two edicts earn the stars; the numbers with a minus are lost to monsters.</source>
        <translation>Dva edikta donose zvijezde; brojevi s minusom ono su što odnose čudovišta.</translation>
    </message>
    <message>
        <source>Then, unless it was winter, the next season begins:</source>
        <translation>Zatim, ako nije bila zima, počinje sljedeće godišnje doba:</translation>
    </message>
    <message>
        <source>All explore cards and ruins cards that have been revealed go back into the explore deck.</source>
        <translation>Sve otkrivene karte istraživanja i karte ruševina vraćaju se u špil istraživanja.</translation>
    </message>
    <message>
        <source>One more card of the ambush deck joins them, unseen by everyone.</source>
        <translation>Pridružuje im se još jedna karta špila zasjeda, koju nitko ne vidi.</translation>
    </message>
    <message>
        <source>The explore deck is shuffled, and the first card is revealed.</source>
        <translation>Špil istraživanja se promiješa i otkriva se prva karta.</translation>
    </message>
    <message>
        <source>Maps and coins stay as they are. Only the time starts anew.</source>
        <translation>Mape i novčići ostaju kakvi jesu. Samo vrijeme kreće ispočetka.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Kraj igre</translation>
    </message>
    <message>
        <source>The game ends when winter has been scored. The stars of the four seasons are added; the highest total wins.</source>
        <translation>Igra završava nakon bodovanja zime. Zvijezde četiriju godišnjih doba zbrajaju se; pobjeđuje najveći zbroj.</translation>
    </message>
    <message>
        <source>If totals are equal, the stars lost to monsters in all four seasons decide: fewer lost stars are better.</source>
        <translation>Ako su zbrojevi jednaki, odlučuju zvijezde izgubljene zbog čudovišta u sva četiri godišnja doba: manje izgubljenih je bolje.</translation>
    </message>
    <message>
        <source>If these are equal too, the place is shared. Whoever shares it may still argue about whose map is prettier.</source>
        <translation>Ako su i one jednake, mjesto se dijeli. Tko ga dijeli, smije se još prepirati čija je mapa ljepša.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; Ana, Boris and Vera have 91 stars each. Monsters have cost Ana 6 stars, Boris 9 and Vera 6. Ana and Vera share first place, and Boris comes third.</source>
        <translation>&lt;b&gt;Primjer.&lt;/b&gt; Ana, Boris i Vera imaju po 91 zvijezdu. Čudovišta su Ani odnijela 6 zvijezda, Borisu 9, a Veri 6. Ana i Vera dijele prvo mjesto, a Boris je treći.</translation>
    </message>
    <message>
        <source>The same game, played again with the same seed, deals the same cards in the same order. So others can try whether they do better.</source>
        <translation>Ista igra, ponovno odigrana s istim sjemenom, dijeli iste karte istim redom. Tako i drugi mogu pokušati proći bolje.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Samostalna igra</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules, with two differences: monsters find their place by themselves, and in the end a title is awarded.</source>
        <translation>Tko igra sam, igra po istim pravilima, uz dvije razlike: čudovišta sama nalaze svoje mjesto, a na kraju se dodjeljuje titula.</translation>
    </message>
    <message>
        <source>Every ambush card shows a &lt;b&gt;corner&lt;/b&gt; of the map and an arrow. The monsters attack your own map from there:</source>
        <translation>Svaka karta zasjede pokazuje &lt;b&gt;kut&lt;/b&gt; mape i strelicu. Odande čudovišta napadaju tvoju mapu:</translation>
    </message>
    <message>
        <source>The shape starts in that corner, as it is printed. It is neither rotated nor mirrored.</source>
        <translation>Oblik kreće iz tog kuta, kakav je otisnut. Ne okreće se i ne zrcali.</translation>
    </message>
    <message>
        <source>If it does not fit there, it moves along the edge of the map in the direction of the arrow, space by space and all the way round if need be. It stops at the first place where it covers no filled space.</source>
        <translation>Ako ondje ne stane, pomiče se uz rub mape u smjeru strelice, polje po polje, ako treba i cijelim krugom. Zaustavlja se na prvom mjestu gdje ne prekriva nijedno popunjeno polje.</translation>
    </message>
    <message>
        <source>If it fits nowhere along the edge, it starts again in the same corner one space further in, and so on towards the middle.</source>
        <translation>Ako nigdje uz rub ne stane, kreće ponovno iz istog kuta jedno polje dublje, i tako dalje prema sredini.</translation>
    </message>
    <message>
        <source>If it fits nowhere at all, the ambush has failed: the card is laid aside and nothing is drawn. No single monster takes its place.</source>
        <translation>Ako ne stane baš nigdje, zasjeda nije uspjela: karta se odlaže i ništa se ne crta. Umjesto oblika ne crta se ni jedno polje čudovišta.</translation>
    </message>
    <message>
        <source>Goblins come from the bottom right and move up. The first places are taken, so they settle on the marked spaces.</source>
        <translation>Goblini dolaze odozdo zdesna i penju se. Prva su mjesta zauzeta, pa se smještaju na označena polja.</translation>
    </message>
    <message>
        <source>Open ruins are empty spaces and do not stop the monsters. If they surround a mountain, its coin is yours.</source>
        <translation>Slobodne su ruševine prazna polja i ne zaustavljaju čudovišta. Ako okruže planinu, njezin je novčić tvoj.</translation>
    </message>
    <message>
        <source>After winter comes the &lt;b&gt;rating&lt;/b&gt;: take your total and subtract the solo numbers of the four scoring cards in play. Hard cards have small numbers, so that every mixture is fair.</source>
        <translation>Nakon zime dolazi &lt;b&gt;ocjena&lt;/b&gt;: od ukupnog zbroja oduzmi brojeve za samostalnu igru s četiriju karata za bodovanje u igri. Teške karte imaju male brojeve, pa je svaka kombinacija poštena.</translation>
    </message>
    <message>
        <source>The rating decides the title. It is the highest one whose number is reached; below the last number the last title remains.</source>
        <translation>O ocjeni ovisi titula. To je najviša čiji je broj dosegnut; ispod posljednjeg broja ostaje posljednja titula.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; The cards in play are {greenbough} with 22, {mages_valley} with 22, {wildholds} with 16 and {borderlands} with 24: together 84. With a total of 97 stars the rating is 13.</source>
        <translation>&lt;b&gt;Primjer.&lt;/b&gt; U igri su {greenbough} s 22, {mages_valley} s 22, {wildholds} sa 16 i {borderlands} s 24: zajedno 84. S ukupno 97 zvijezda ocjena je 13.</translation>
    </message>
    <message>
        <source>Two cards of the explore deck show neither shape nor terrain: {temple_ruins} and {outpost_ruins}. When one of them is revealed, the &lt;b&gt;next card follows at once&lt;/b&gt;, in the same explore phase.</source>
        <translation>Dvije karte špila istraživanja ne pokazuju ni oblik ni teren: {temple_ruins} i {outpost_ruins}. Kad se otkrije jedna od njih, &lt;b&gt;odmah slijedi sljedeća karta&lt;/b&gt;, u istoj fazi istraživanja.</translation>
    </message>
    <message>
        <source>The shape of that next card must be drawn so that it covers at least &lt;b&gt;one open ruins space&lt;/b&gt;. Everything else about the card is as always.</source>
        <translation>Oblik te sljedeće karte mora se nacrtati tako da prekrije barem &lt;b&gt;jedno slobodno polje ruševina&lt;/b&gt;. Sve ostalo na karti je kao i uvijek.</translation>
    </message>
    <message>
        <source>After a ruins card: the water covers the ruins at C10, as it must.</source>
        <translation>Nakon karte ruševina: voda prekriva ruševine na C10, kako i mora.</translation>
    </message>
    <message>
        <source>If the second ruins card comes right after the first, one more card is revealed. The duty does not grow: one ruins space is enough.</source>
        <translation>Ako odmah za prvom dođe i druga karta ruševina, otkriva se još jedna karta. Obveza ne raste: dovoljno je jedno polje ruševina.</translation>
    </message>
    <message>
        <source>An ambush card takes no notice of ruins: the monsters may be drawn anywhere. The duty waits and then holds for the next explore card.</source>
        <translation>Karta zasjede ne obazire se na ruševine: čudovišta se smiju nacrtati bilo gdje. Obveza čeka i vrijedi za sljedeću kartu istraživanja.</translation>
    </message>
    <message>
        <source>If no shape of the card can cover an open ruins space, or no ruins are open on the map, a &lt;b&gt;single space&lt;/b&gt; is drawn instead, even if the shape would fit elsewhere. It may have any terrain and lie on any empty space, ruins or not.</source>
        <translation>Ako nijedan oblik s karte ne može prekriti slobodno polje ruševina ili na mapi nema slobodnih ruševina, umjesto toga crta se &lt;b&gt;jedno polje&lt;/b&gt;, čak i kad bi oblik drugdje stao. Smije biti bilo kojeg terena i na bilo kojem praznom polju, na ruševinama ili ne.</translation>
    </message>
    <message>
        <source>Every map is judged for itself. One player may have to cover ruins while another is down to a single space.</source>
        <translation>Svaka se mapa prosuđuje zasebno. Jedan igrač možda mora prekriti ruševine, dok je drugi spao na jedno polje.</translation>
    </message>
    <message>
        <source>Ruins cards take no time, and they are shuffled back into the deck like the explore cards at the end of the season.</source>
        <translation>Karte ruševina ne troše vrijeme, a na kraju godišnjeg doba miješaju se natrag u špil kao i karte istraživanja.</translation>
    </message>
    <message>
        <source>Ambush: the monsters</source>
        <translation>Zasjeda: čudovišta</translation>
    </message>
    <message>
        <source>When an &lt;b&gt;ambush card&lt;/b&gt; is revealed, the maps change hands. Each player passes the map to a neighbour and draws the monsters on the map received. Then every map goes back to its owner.</source>
        <translation>Kad se otkrije &lt;b&gt;karta zasjede&lt;/b&gt;, mape prelaze iz ruke u ruku. Svaki igrač dodaje mapu susjedu i crta čudovišta na dobivenoj mapi. Zatim se svaka mapa vraća svom vlasniku.</translation>
    </message>
    <message>
        <source>The arrow on the card tells the direction. &lt;b&gt;Clockwise&lt;/b&gt;: the map goes to the neighbour on the left. &lt;b&gt;Counterclockwise&lt;/b&gt;: it goes to the neighbour on the right.</source>
        <translation>Smjer pokazuje strelica na karti. &lt;b&gt;U smjeru kazaljke na satu&lt;/b&gt;: mapa ide susjedu slijeva. &lt;b&gt;Suprotno od kazaljke na satu&lt;/b&gt;: ide susjedu zdesna.</translation>
    </message>
    <message>
        <source>Two players simply swap their maps, whichever way the arrow points.</source>
        <translation>Dva igrača jednostavno zamijene mape, kamo god strelica pokazivala.</translation>
    </message>
    <message>
        <source>The monsters&apos; shape is filled with monsters. It may be rotated and mirrored and drawn anywhere on the neighbour&apos;s map where it fits, ruins included. That the place hurts is the whole point.</source>
        <translation>Oblik čudovišta ispunjava se čudovištima. Smije se okretati, zrcaliti i nacrtati bilo gdje na susjedovoj mapi gdje stane, pa i na ruševinama. Mjesto treba boljeti, u tome i jest stvar.</translation>
    </message>
    <message>
        <source>Monsters fill their spaces like any other terrain. They may even be of use: they close gaps and rows and can surround a mountain.</source>
        <translation>Čudovišta popunjavaju svoja polja kao i svaki drugi teren. Mogu čak i koristiti: zatvaraju praznine i retke i mogu okružiti planinu.</translation>
    </message>
    <message>
        <source>At the end of &lt;b&gt;every&lt;/b&gt; season each empty space adjacent to a monster costs 1 star. A space beside two monsters costs 1 star, not 2.</source>
        <translation>Na kraju &lt;b&gt;svakog&lt;/b&gt; godišnjeg doba svako prazno polje koje graniči s čudovištem odnosi 1 zvijezdu. Polje uz dva čudovišta odnosi 1 zvijezdu, a ne 2.</translation>
    </message>
    <message>
        <source>Seven empty spaces are adjacent to these kobolds: they cost 7 stars, season after season, until somebody fills them.</source>
        <translation>Uz ove kobolde sedam je praznih polja: odnose 7 zvijezda, iz godišnjeg doba u godišnje doba, dok ih netko ne popuni.</translation>
    </message>
    <message>
        <source>An open ruins space is empty, so it costs a star too. Mountains and wasteland are filled and cost nothing.</source>
        <translation>Slobodno polje ruševina je prazno, pa i ono odnosi zvijezdu. Planine i pustoš su popunjene i ne odnose ništa.</translation>
    </message>
    <message>
        <source>The cure is to draw. Monsters with no empty space beside them do no harm any more.</source>
        <translation>Lijek je crtanje. Čudovišta bez praznog polja uza sebe više ne štete.</translation>
    </message>
    <message>
        <source>If a neighbour&apos;s monster closes in a mountain, the coin goes to the owner of the map.</source>
        <translation>Ako susjedovo čudovište okruži planinu, novčić dobiva vlasnik mape.</translation>
    </message>
    <message>
        <source>An ambush card takes no time. Once it has been played, it leaves the game. An ambush that was not revealed stays in the explore deck and may come next season, so that several may lurk there at once.</source>
        <translation>Karta zasjede ne troši vrijeme. Kad je odigrana, izlazi iz igre. Zasjeda koja nije otkrivena ostaje u špilu istraživanja i može doći u sljedećem godišnjem dobu, pa ih ondje može vrebati i više odjednom.</translation>
    </message>
    <message>
        <source>The card {rift_lands} offers a single square of 1x1 and any of five terrains: forest, village, farm, water or monster. It takes no time.</source>
        <translation>Karta {rift_lands} nudi jedan kvadrat 1x1 i bilo koji od pet terena: šumu, naselje, oranicu, vodu ili čudovište. Ne troši vrijeme.</translation>
    </message>
    <message>
        <source>It fills a gap, joins two clusters or closes in a mountain: the small gift of the deck. Why would anybody draw a monster? Perhaps nobody ever should, but it is allowed, and it costs stars as always.</source>
        <translation>Popunjava prazninu, spaja dvije skupine ili okružuje planinu: mali dar špila. Zašto bi itko nacrtao čudovište? Možda to nikad i ne treba činiti, ali je dopušteno, a zvijezde odnosi kao i uvijek.</translation>
    </message>
    <message>
        <source>After a ruins card this square too must cover an open ruins space. If none is open, it goes on any empty space.</source>
        <translation>Nakon karte ruševina i ovaj kvadrat mora prekriti slobodno polje ruševina. Ako takvih nema, ide na bilo koje prazno polje.</translation>
    </message>
    <message>
        <source>Five terrains, one space, no time.</source>
        <translation>Pet terena, jedno polje, bez vremena.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Novčići</translation>
    </message>
    <message>
        <source>Every coin on the coin track is worth &lt;b&gt;1 star at the end of each season&lt;/b&gt;. Coins are never spent or taken away, so one that is taken in spring pays four times.</source>
        <translation>Svaki novčić na traci novčića vrijedi &lt;b&gt;1 zvijezdu na kraju svakog godišnjeg doba&lt;/b&gt;. Novčići se nikad ne troše i ne oduzimaju, pa se onaj uzet u proljeće isplati četiri puta.</translation>
    </message>
    <message>
        <source>There are two ways to take a coin:</source>
        <translation>Novčić se uzima na dva načina:</translation>
    </message>
    <message>
        <source>Draw a shape that has a coin beside it on the card. The larger shape of the same card brings none.</source>
        <translation>Nacrtaj oblik uz koji na karti stoji novčić. Veći oblik iste karte ne donosi novčić.</translation>
    </message>
    <message>
        <source>Close in a mountain: when all four spaces adjacent to it are filled, its coin is taken at once.</source>
        <translation>Okruži planinu: kad su popunjena sva četiri polja uz nju, odmah se uzima njezin novčić.</translation>
    </message>
    <message>
        <source>All four sides of the mountain are filled; its coin has been taken.</source>
        <translation>Sve četiri strane planine su popunjene; njezin je novčić uzet.</translation>
    </message>
    <message>
        <source>It does not matter with what they are filled or by whom: wasteland counts, and so do monsters. The coin always goes to the owner of the map.</source>
        <translation>Nije važno čime su popunjena ni tko ih je popunio: broji se i pustoš, a i čudovišta. Novčić uvijek dobiva vlasnik mape.</translation>
    </message>
    <message>
        <source>One drawing may bring several coins: the coin of its shape and one for each mountain it closes in.</source>
        <translation>Jedan crtež može donijeti više novčića: novčić uz oblik i po jedan za svaku planinu koju okruži.</translation>
    </message>
    <message>
        <source>The coin track holds 14 coins. Whoever has filled it takes no more.</source>
        <translation>Na traci novčića ima mjesta za 14 novčića. Tko je popuni, ne uzima više.</translation>
    </message>
</context>
<context>
    <name>SaveMark</name>
    <message>
        <source>Not on the disk</source>
        <translation>Nije na disku</translation>
    </message>
    <message>
        <source>The last steps are not on the disk. Click to try again.</source>
        <translation>Posljednji koraci nisu na disku. Klikni za novi pokušaj.</translation>
    </message>
    <message>
        <source>This game is not kept for the next start. Click to read why.</source>
        <translation>Ova se igra ne čuva za sljedeće pokretanje. Klikni da pročitaš zašto.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Čudovišta</translation>
    </message>
    <message>
        <source>Lost to monsters, counted in the seasons already</source>
        <translation>Izgubljeno zbog čudovišta, već uračunato u godišnja doba</translation>
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
    <name>ScrolledBody</name>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
    <message>
        <source>There is more than fits in here. The wheel, a finger and the arrow keys move it.</source>
        <translation>Ovdje ima više nego što stane. Pomiču ga kotačić, prst i strelice.</translation>
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
        <source>total {stars}</source>
        <translation>ukupno {stars}</translation>
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
        <source>Total</source>
        <translation>Ukupno</translation>
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
        <translation>Ovdje se nema što brojati.</translation>
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
    <message>
        <source>Goes back to the count before</source>
        <translation>Natrag na prethodno brojanje</translation>
    </message>
    <message>
        <source>Shows every sum of the season without counting</source>
        <translation>Pokazuje sve zbrojeve godišnjeg doba bez brojanja</translation>
    </message>
    <message>
        <source>Counts on: the next part, then the next map</source>
        <translation>Broji dalje: sljedeći dio, pa sljedeća mapa</translation>
    </message>
</context>
<context>
    <name>SeatKind</name>
    <message>
        <source>A person</source>
        <translation>Osoba</translation>
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
        <source>Makes room for one more player, up to 100</source>
        <translation>Mjesto za još jednog igrača, do 100</translation>
    </message>
    <message>
        <source>Add a computer: it plays one more seat</source>
        <translation>Dodaj računalo: igra na još jednom mjestu</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Zalijepi imena</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Dodaj računalo</translation>
    </message>
    <message>
        <source>Takes the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Preuzmi igrače iz međuspremnika: jedno ime po retku, titula iza tabulatora</translation>
    </message>
    <message>
        <source>Takes the players of the last game: {players}</source>
        <translation>Preuzmi igrače iz prošle igre: {players}</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Kao prošli put</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Nedostaje ime.</translation>
    </message>
    <message>
        <source>The name is taken.</source>
        <translation>Zauzeto ime.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Predugo ime.</translation>
    </message>
    <message>
        <source>The name cannot be shown.</source>
        <translation>Nečitljivo ime.</translation>
    </message>
    <message>
        <source>The title is too long.</source>
        <translation>Preduga titula.</translation>
    </message>
    <message>
        <source>The title cannot be shown.</source>
        <translation>Nečitljiva titula.</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>U međuspremniku nema imena.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer {number}</source>
        <translation>Računalo {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Igrač {number}</translation>
    </message>
    <message>
        <source>A person plays.</source>
        <translation>Igra osoba.</translation>
    </message>
    <message>
        <source>The computer plays: {level}.</source>
        <translation>Igra računalo: {level}.</translation>
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
        <translation>Broj igrača je {count}; najviše ih može igrati {most}.</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Igraču {number} treba ime.</translation>
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
        <translation>Ime {name} je zauzeto; upiši drugo.</translation>
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
        <translation>Sjeme ima najviše osam znamenki 0–9 i slova A–F.</translation>
    </message>
</context>
<context>
    <name>ShapeShelf</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n položaj</numerusform>
            <numerusform>%n položaja</numerusform>
            <numerusform>%n položaja</numerusform>
        </translation>
    </message>
    <message>
        <source>Position {number}: {rows}.</source>
        <translation>Položaj {number}: {rows}.</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>a single space</source>
        <translation>jedno polje</translation>
    </message>
    <message>
        <source>{rows}; {row}</source>
        <translation>{rows}; {row}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>redak {row}, stupac {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>redak {row}, stupci {columns}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>od {first} do {last}</translation>
    </message>
    <message>
        <source>A single space.</source>
        <translation>Jedno polje.</translation>
    </message>
    <message>
        <source>{terrain} in hand: {rows}.</source>
        <translation>{terrain} u ruci: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} in hand, with a coin: {rows}.</source>
        <translation>{terrain} u ruci, s novčićem: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}.</source>
        <translation>{terrain}: {spaces}.</translation>
    </message>
    <message>
        <source>Terrain: {terrain}.</source>
        <translation>Teren: {terrain}.</translation>
    </message>
    <message>
        <source>One of these terrains: {terrains}.</source>
        <translation>Jedan od ovih terena: {terrains}.</translation>
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
        <translation>Dijeljenje igre</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Izazov</translation>
    </message>
    <message>
        <source>Whoever enters it plays on the same map, with the same cards and edicts. It holds no names and can be read aloud.</source>
        <translation>Tko ga unese, igra na istoj mapi, s istim kartama i ediktima. Ne sadrži imena i može se pročitati naglas.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Cijela igra</translation>
    </message>
    <message>
        <source>Whoever enters it can look at this game step by step. It holds the names and the maps of all players.</source>
        <translation>Tko ga unese, može ovu igru gledati korak po korak. Sadrži imena i mape svih igrača.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Zatvara ovaj prozor</translation>
    </message>
</context>
<context>
    <name>SharedCode</name>
    <message>
        <source>Copy</source>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>Puts the code on the clipboard</source>
        <translation>Stavlja kod u međuspremnik</translation>
    </message>
    <message>
        <source>Copied: {count} signs.</source>
        <translation>Kopirano znakova: {count}.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Mapa: {owner}</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {content}.</source>
        <translation>Redak {row}, stupac {column}: {content}.</translation>
    </message>
    <message>
        <source>{space} · {content}</source>
        <translation>{space} · {content}</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Pustoš</translation>
    </message>
    <message>
        <source>Open ruins</source>
        <translation>Slobodne ruševine</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Prazno</translation>
    </message>
    <message numerus="yes">
        <source>Its cluster has %n space(s).</source>
        <translation>
            <numerusform>Njegova skupina ima %n polje.</numerusform>
            <numerusform>Njegova skupina ima %n polja.</numerusform>
            <numerusform>Njegova skupina ima %n polja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruins lie below.</source>
        <translation>Ispod su ruševine.</translation>
    </message>
    <message>
        <source>It is surrounded; its coin is taken.</source>
        <translation>Okružena je; njezin je novčić uzet.</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) open; its coin waits.</source>
        <translation>
            <numerusform>Otvorena je još %n strana; novčić čeka.</numerusform>
            <numerusform>Otvorene su još %n strane; novčić čeka.</numerusform>
            <numerusform>Otvoreno je još %n strana; novčić čeka.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty beside monsters, it costs a star.</source>
        <translation>Prazno uz čudovišta, odnosi zvijezdu.</translation>
    </message>
    <message>
        <source>Counted by: {edicts}.</source>
        <translation>Broji se za: {edicts}.</translation>
    </message>
    <message>
        <source>Map of {owner}.</source>
        <translation>Mapa: {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n polje</numerusform>
            <numerusform>%n polja</numerusform>
            <numerusform>%n polja</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty: {spaces}.</source>
        <translation>Prazno: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins: {spaces}.</source>
        <translation>Slobodne ruševine: {spaces}.</translation>
    </message>
    <message>
        <source>Mountains with a coin: {spaces}.</source>
        <translation>Planine s novčićem: {spaces}.</translation>
    </message>
    <message>
        <source>Coins: {coins} of {slots}.</source>
        <translation>Novčići: {coins} od {slots}.</translation>
    </message>
    <message>
        <source>{terrain}: {spaces} in {clusters}.</source>
        <translation>{terrain}: {spaces}, {clusters}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s)</source>
        <translation>
            <numerusform>%n skupina</numerusform>
            <numerusform>%n skupine</numerusform>
            <numerusform>%n skupina</numerusform>
        </translation>
    </message>
    <message>
        <source>{runs}, {run}</source>
        <translation>{runs}, {run}</translation>
    </message>
    <message>
        <source>Row {row}: {content}.</source>
        <translation>Redak {row}: {content}.</translation>
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
        <translation>Tipke</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tipka</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Koristi ovu tipku</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Koristi i nju</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Radnja</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Vrati zadano</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Vrati sve</translation>
    </message>
    <message>
        <source>Gives the chosen line this key instead of its own</source>
        <translation>Odabrani redak dobiva ovu tipku umjesto svoje</translation>
    </message>
    <message>
        <source>Gives the chosen line this key beside its own</source>
        <translation>Odabrani redak dobiva ovu tipku uz svoju</translation>
    </message>
    <message>
        <source>Gives the chosen line its first keys back</source>
        <translation>Odabrani redak opet dobiva svoje prve tipke</translation>
    </message>
    <message>
        <source>Gives every line its first keys back</source>
        <translation>Svaki redak opet dobiva svoje prve tipke</translation>
    </message>
    <message>
        <source>The same key is used for: {others}.</source>
        <translation>Ista se tipka koristi za: {others}.</translation>
    </message>
    <message>
        <source>Press a new key in the field below, then choose how to use it.</source>
        <translation>Pritisni novu tipku u polju ispod, pa odaberi kako je koristiti.</translation>
    </message>
    <message>
        <source>This key is used already for: {others}.</source>
        <translation>Ta se tipka već koristi za: {others}.</translation>
    </message>
    <message>
        <source>This key leads through the window or chooses shapes and terrains.</source>
        <translation>Ta tipka služi za kretanje po prozoru ili za odabir oblika i terena.</translation>
    </message>
    <message>
        <source>Take a key with Ctrl or Alt, or a function key: this one writes text.</source>
        <translation>Odaberi tipku s Ctrl ili Alt ili funkcijsku tipku: ova piše tekst.</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>No sound</source>
        <translation>Nema zvuka</translation>
    </message>
    <message>
        <source>Nothing on this computer could play a sound, so sounds are off.</source>
        <translation>Ništa na ovom računalu ne može reproducirati zvuk, pa su zvukovi isključeni.</translation>
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
        <translation>Svatko: {total}. Odlučuje manje zvijezda izgubljenih zbog čudovišta: {losses}.</translation>
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
        <source>Seed {seed}</source>
        <translation>Sjeme {seed}</translation>
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
        <source>Your map</source>
        <translation>Tvoja mapa</translation>
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
        <source>Puts the seed on the clipboard</source>
        <translation>Stavlja sjeme u međuspremnik</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podijeli</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Podijeli igru ili izazov</translation>
    </message>
    <message>
        <source>Save or print</source>
        <translation>Spremi ili ispiši</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Spremi ili ispiši mape</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Pogledaj ponovno</translation>
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
    <message>
        <source>Shows the game again, step by step</source>
        <translation>Pokazuje igru još jednom, korak po korak</translation>
    </message>
    <message>
        <source>The same players and rules, and the same cards</source>
        <translation>Isti igrači i pravila te iste karte</translation>
    </message>
    <message>
        <source>The same players and rules with other cards</source>
        <translation>Isti igrači i pravila s drugim kartama</translation>
    </message>
    <message>
        <source>Goes to the first page: other players, map or rules</source>
        <translation>Na prvu stranicu: drugi igrači, druga mapa ili pravila</translation>
    </message>
    <message>
        <source>Copied: seed {seed}</source>
        <translation>Kopirano: sjeme {seed}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Forget all statistics? Saved games stay, but the statistics cannot be recovered.</source>
        <translation>Izbrisati svu statistiku? Spremljene igre ostaju, ali statistika se više ne može vratiti.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Izbriši je</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Zadrži je</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Part of the statistics could not be read; the rest is shown.</source>
        <translation>Dio statistike nije se mogao pročitati; pokazuje se ostatak.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) on this computer</source>
        <translation>
            <numerusform>%n završena igra na ovom računalu</numerusform>
            <numerusform>%n završene igre na ovom računalu</numerusform>
            <numerusform>%n završenih igara na ovom računalu</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Još nijedna igra nije završena.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Igre</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Pobjede</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Prosjek</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najbolje</translation>
    </message>
    <message>
        <source>Games of two and more players are counted here by name.</source>
        <translation>Igre s dva ili više igrača broje se ovdje po imenu.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Zvijezde</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocjena</translation>
    </message>
    <message>
        <source>The best rating on each set of edicts is kept here.</source>
        <translation>Ovdje se čuva najbolja ocjena za svaki skup edikata.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikti</translation>
    </message>
    <message>
        <source>{chart} · {player}</source>
        <translation>{chart} · {player}</translation>
    </message>
    <message>
        <source>The best results on charts of the day and week are kept here.</source>
        <translation>Ovdje se čuvaju najbolji rezultati na mapama dana i tjedna.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Day {date}</source>
        <translation>Dan {date}</translation>
    </message>
    <message>
        <source>Week from {date}</source>
        <translation>Tjedan od {date}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>What finished games add up to on this computer.</source>
        <translation>Što zajedno daju igre završene na ovom računalu.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Samostalno</translation>
    </message>
    <message>
        <source>best rating for each set of edicts</source>
        <translation>najbolja ocjena za svaki skup edikata</translation>
    </message>
    <message>
        <source>Charts of the day and week</source>
        <translation>Mape dana i tjedna</translation>
    </message>
    <message>
        <source>Forget the statistics…</source>
        <translation>Izbriši statistiku…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Forgets what is counted here; saved games stay</source>
        <translation>Briše ono što je ovdje prebrojeno; spremljene igre ostaju</translation>
    </message>
    <message>
        <source>Goes back to the game or the first page</source>
        <translation>Natrag u igru ili na prvu stranicu</translation>
    </message>
</context>
<context>
    <name>TableAdvice</name>
    <message>
        <source>There are no hints while the table plays without live scores.</source>
        <translation>Dok se za stolom igra bez bodova uživo, nema savjeta.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change} for {owner}.</source>
        <translation>Savjet {number} od {count}: u ovom godišnjem dobu {change} (mapa: {owner}).</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change}.</source>
        <translation>Savjet {number} od {count}: u ovom godišnjem dobu {change}.</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>Nacrtalo: {done} od {players}</translation>
    </message>
    <message>
        <source>Lists the players, to choose who draws now</source>
        <translation>Popis igrača, za izbor tko sada crta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>U špilu je još %n karta</numerusform>
            <numerusform>U špilu su još %n karte</numerusform>
            <numerusform>U špilu je još %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>Među njima je %n zasjeda</numerusform>
            <numerusform>Među njima su %n zasjede</numerusform>
            <numerusform>Među njima je %n zasjeda</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Još crtaju: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time threshold {threshold}</source>
        <translation>{season}: edikti {first} i {second}, granica vremena {threshold}</translation>
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
    <name>TableOptionsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Za stolom</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This table has agreed to play without live scores.</source>
        <translation>Za ovim je stolom dogovorena igra bez bodova uživo.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edikti</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>List godišnjih doba</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>Mapa: {player}</translation>
    </message>
</context>
<context>
    <name>TellingController</name>
    <message>
        <source>The next map is for {player}; the others look away.</source>
        <translation>Sljedeća je mapa za: {player}; ostali ne gledaju.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>Sve su mape opet kod svojih vlasnika.</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game is over. The greatest reputation: {winners}.</source>
        <translation>Igra je gotova. Najveći ugled: {winners}.</translation>
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
        <translation>{value} se ne može odabrati; na izbor su {choices}</translation>
    </message>
    <message>
        <source>Unknown arguments: {arguments}</source>
        <translation>Nema argumenata kao što su {arguments}</translation>
    </message>
    <message>
        <source>a value must follow it</source>
        <translation>iza toga mora nešto slijediti</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: pogreška: {fault}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>uporaba:</translation>
    </message>
    <message>
        <source>{option} is cut too short; there are {matches}</source>
        <translation>{option} je prekratko; postoje {matches}</translation>
    </message>
    <message>
        <source>no value may follow it, such as {value}</source>
        <translation>iza toga ne smije slijediti vrijednost kao što je {value}</translation>
    </message>
    <message>
        <source>file</source>
        <translation>datoteka</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opcije</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>prikaži ovu pomoć i završi</translation>
    </message>
    <message>
        <source>Cartographers: draw maps, score seasons, for one to a hundred players.</source>
        <translation>Kartografi: crtanje mapa i bodovanje godišnjih doba za jednog do sto igrača.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATOTEKA</translation>
    </message>
    <message>
        <source>a saved game to go on with</source>
        <translation>spremljena igra koja se nastavlja</translation>
    </message>
    <message>
        <source>show the version of the program and end</source>
        <translation>prikaži verziju programa i završi</translation>
    </message>
    <message>
        <source>begin a game of these at once</source>
        <translation>odmah započni igru s tim igračima</translation>
    </message>
    <message>
        <source>side of the map</source>
        <translation>strana mape</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SJEME</translation>
    </message>
    <message>
        <source>up to eight digits 0-9 and letters A-F</source>
        <translation>do osam znamenki 0-9 i slova A-F</translation>
    </message>
    <message>
        <source>NAME[,NAME...]</source>
        <translation>IME[,IME...]</translation>
    </message>
    <message>
        <source>LEVEL[,LEVEL...]</source>
        <translation>RAZINA[,RAZINA...]</translation>
    </message>
    <message>
        <source>computer players, each of one level: {levels}</source>
        <translation>računalni igrači, svaki jedne razine: {levels}</translation>
    </message>
    <message>
        <source>OPTION[,OPTION...]</source>
        <translation>OPCIJA[,OPCIJA...]</translation>
    </message>
    <message>
        <source>rules to play by: {options}</source>
        <translation>pravila po kojima se igra: {options}</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>KOD</translation>
    </message>
    <message>
        <source>language, such as hr, uk or es</source>
        <translation>jezik, na primjer hr, uk ili es</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>boje</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DIREKTORIJ</translation>
    </message>
    <message>
        <source>where settings and games are kept</source>
        <translation>gdje se čuvaju postavke i igre</translation>
    </message>
    <message>
        <source>keep settings and games beside the program</source>
        <translation>čuvaj postavke i igre uz program</translation>
    </message>
    <message>
        <source>write the game here at the end</source>
        <translation>na kraju zapiši igru ovamo</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>IME</translation>
    </message>
    <message>
        <source>Qt platform: xcb, wayland, offscreen</source>
        <translation>platforma Qt-a: xcb, wayland, offscreen</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {options}</source>
        <translation>Nema mogućnosti {option}; postoje {options}</translation>
    </message>
    <message>
        <source>A level is missing between the commas; there are {levels}</source>
        <translation>Između zareza nedostaje razina; postoje {levels}</translation>
    </message>
    <message>
        <source>There is no computer player {level}; there are {levels}</source>
        <translation>Nema računalnog igrača {level}; postoje {levels}</translation>
    </message>
    <message>
        <source>The language {language} cannot be spoken; there are {languages}</source>
        <translation>Jezik {language} nije dostupan; dostupni su {languages}</translation>
    </message>
    <message>
        <source>Cartographers is already running; the game in this second window is not kept for the next start.</source>
        <translation>Kartografi su već pokrenuti; igra u ovom drugom prozoru ne čuva se za sljedeće pokretanje.</translation>
    </message>
    <message>
        <source>Cartographers is already running and has been given the file to open.</source>
        <translation>Kartografi su već pokrenuti i dobili su datoteku da je otvore.</translation>
    </message>
    <message>
        <source>Cartographers is already running; its window comes to the front.</source>
        <translation>Kartografi su već pokrenuti; njihov prozor dolazi naprijed.</translation>
    </message>
    <message>
        <source>--seed and --options belong to a game begun with --players</source>
        <translation>--seed i --options pripadaju igri započetoj s --players</translation>
    </message>
    <message>
        <source>There is no platform {platform}; there are {platforms}</source>
        <translation>Nema platforme {platform}; postoje {platforms}</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Programu Kartografi treba zaslon, a nema ga: nije postavljeno ni DISPLAY ni WAYLAND_DISPLAY.</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and {display} does not answer.</source>
        <translation>Programu Kartografi treba zaslon, a {display} ne odgovara.</translation>
    </message>
    <message>
        <source>The game could not be recorded: {reason}</source>
        <translation>Igra se nije mogla zapisati: {reason}</translation>
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
        <source>drawing</source>
        <translation>crta</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>na redu</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauziraj</translation>
    </message>
    <message>
        <source>Holds the game at the next card, or lets it go on</source>
        <translation>Zaustavlja igru kod sljedeće karte ili je pušta dalje</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na kraj</translation>
    </message>
    <message>
        <source>Plays on without a stop until the end</source>
        <translation>Igra dalje bez stanke sve do kraja</translation>
    </message>
</context>
<context>
    <name>WelcomeCorner</name>
    <message>
        <source>New to the game?</source>
        <translation>Prvi put u igri?</translation>
    </message>
    <message>
        <source>Go on with lesson {number}</source>
        <translation>Nastavi s lekcijom {number}</translation>
    </message>
    <message>
        <source>Learn by drawing</source>
        <translation>Uči crtajući</translation>
    </message>
    <message>
        <source>Short lessons on a real map; leave them and come back as you like.</source>
        <translation>Kratke lekcije na pravoj mapi; odlazi i vraćaj se po volji.</translation>
    </message>
    <message>
        <source>Do not offer the lessons here</source>
        <translation>Ne nudi više lekcije ovdje</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>Najveći ugled u kraljevstvu</translation>
    </message>
    <message>
        <source>The queen awards the title</source>
        <translation>Kraljica dodjeljuje titulu</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}: {title}</translation>
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
    <name>bots</name>
    <message>
        <source>Apprentice</source>
        <translation>Šegrt</translation>
    </message>
    <message>
        <source>Draws what looks good at first sight.</source>
        <translation>Crta ono što na prvi pogled izgleda dobro.</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Kalfa</translation>
    </message>
    <message>
        <source>Takes the most stars of the season.</source>
        <translation>Traži najviše zvijezda u ovom godišnjem dobu.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Majstor</translation>
    </message>
    <message>
        <source>Thinks of all the seasons to come.</source>
        <translation>Misli na sva godišnja doba koja dolaze.</translation>
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
        <translation>Pet planina i šestore ruševine u otvorenoj zemlji.</translation>
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
        <translation>Svako polje vode uz polje ruševina vrijedi 1 zvijezdu, a svako polje oranice nacrtano na ruševinama 3 zvijezde.</translation>
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
        <translation>Svako polje šume na rubu mape vrijedi 1 zvijezdu. Kutno polje broji se samo jednom.</translation>
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
        <translation>Svaka dijagonala koja se od lijevog ruba spušta do donjeg ruba mape i nema praznih polja vrijedi 3 zvijezde.</translation>
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
        <source>Of the village clusters that touch no mountain, the largest is worth 1 star for each of its spaces.</source>
        <translation>Uzima se najveća skupina polja naselja među onima koje ne dodiruju planinu. Svako njezino polje vrijedi 1 zvijezdu.</translation>
    </message>
    <message>
        <source>Each space of the second largest village cluster is worth 2 stars. If several are the largest, one of them is the second.</source>
        <translation>Svako polje druge po veličini skupine polja naselja vrijedi 2 zvijezde. Ako je najvećih više, jedna se broji kao druga.</translation>
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
        <translation>Legenda kartografije</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Majstorska ruka za mape</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Iskusno topografsko oko</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Zemljomjersko šegrtovanje</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Amaterska procjena</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Nespretna pomoć</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Priglupo črčkalo</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Tintopija u oblacima</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Mira</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>Oskar</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Nacrtaj oblik</translation>
    </message>
    <message>
        <source>Each turn a card is revealed, and everyone draws its shape on their own map. It may cover empty spaces only: no mountain, and nothing that is drawn already.</source>
        <translation>U svakom se potezu otkriva karta i svi crtaju njezin oblik na vlastitu mapu. Smije prekriti samo prazna polja: ni planinu ni išta već nacrtano.</translation>
    </message>
    <message>
        <source>Point at an empty place and click to lay the shape down. Click it again to confirm. The arrow keys and {lay} do the same.</source>
        <translation>Pokaži na prazno mjesto i klikni da položiš oblik. Klikni ponovno na njega da potvrdiš. Isto rade strelice i {lay}.</translation>
    </message>
    <message>
        <source>Well drawn. What is on the map stays there for the whole game.</source>
        <translation>Dobro nacrtano. Što je na mapi, ostaje ondje cijelu igru.</translation>
    </message>
    <message>
        <source>Rotate it</source>
        <translation>Okreni ga</translation>
    </message>
    <message>
        <source>A shape may be rotated. Click the right button, roll the wheel or press {rotate}: each time it turns by a quarter.</source>
        <translation>Oblik se smije okretati. Klikni desnom tipkom, okreni kotačić ili pritisni {rotate}: svaki se put okrene za četvrtinu kruga.</translation>
    </message>
    <message>
        <source>Draw the shape on the four outlined spaces.</source>
        <translation>Nacrtaj oblik na četiri obrubljena polja.</translation>
    </message>
    <message>
        <source>It fits exactly. On the next map, water flows there.</source>
        <translation>Točno stane. Na sljedećoj mapi ondje teče voda.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Rotate the shape and try again.</source>
        <translation>Pravila dopuštaju to mjesto, ali ova lekcija traži obrubljena polja. Okreni oblik i pokušaj ponovno.</translation>
    </message>
    <message>
        <source>Mirror it</source>
        <translation>Zrcali ga</translation>
    </message>
    <message>
        <source>A shape may be mirrored as well, as if its card were held to a looking-glass. Click the middle button or press {mirror}.</source>
        <translation>Oblik se smije i zrcaliti, kao da kartu gledaš u zrcalu. Klikni srednjom tipkom ili pritisni {mirror}.</translation>
    </message>
    <message>
        <source>Draw the shape on the outlined spaces. Rotating alone will not do.</source>
        <translation>Nacrtaj oblik na obrubljena polja. Samo okretanje neće pomoći.</translation>
    </message>
    <message>
        <source>Rotated and mirrored, a shape fits in many places.</source>
        <translation>Okrenut i zrcaljen, oblik stane na mnoga mjesta.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Mirror the shape and try again.</source>
        <translation>Pravila dopuštaju to mjesto, ali ova lekcija traži obrubljena polja. Zrcali oblik i pokušaj ponovno.</translation>
    </message>
    <message>
        <source>Choose a terrain</source>
        <translation>Odaberi teren</translation>
    </message>
    <message>
        <source>Many cards offer two terrains, and you choose one of them. Spaces of one terrain that touch side by side form a cluster; corners do not count.</source>
        <translation>Mnoge karte nude dva terena, a ti biraš jedan. Polja istog terena koja se dodiruju stranicom čine skupinu; kutovi se ne broje.</translation>
    </message>
    <message>
        <source>Choose water on the card, and draw the shape so that it joins the river.</source>
        <translation>Odaberi vodu na karti i nacrtaj oblik tako da se spoji s rijekom.</translation>
    </message>
    <message>
        <source>Now all of it is one cluster. Some cards reward large ones.</source>
        <translation>Sada je sve to jedna skupina. Neke karte nagrađuju velike.</translation>
    </message>
    <message>
        <source>The river has not grown. Choose water, and let the shape touch the river side by side.</source>
        <translation>Rijeka nije narasla. Odaberi vodu i neka oblik stranicom dodirne rijeku.</translation>
    </message>
    <message>
        <source>Take a coin</source>
        <translation>Uzmi novčić</translation>
    </message>
    <message>
        <source>Some cards offer two shapes. The smaller one brings a coin, and every coin is worth 1 star at the end of each season.</source>
        <translation>Neke karte nude dva oblika. Manji donosi novčić, a svaki novčić vrijedi 1 zvijezdu na kraju svakog godišnjeg doba.</translation>
    </message>
    <message>
        <source>Choose the shape with the coin and draw it anywhere.</source>
        <translation>Odaberi oblik s novčićem i nacrtaj ga bilo gdje.</translation>
    </message>
    <message>
        <source>The coin is yours. The earlier one comes, the more often it counts.</source>
        <translation>Novčić je tvoj. Što prije dođe, to se češće broji.</translation>
    </message>
    <message>
        <source>The larger shape brings no coin. Choose the smaller one.</source>
        <translation>Veći oblik ne donosi novčić. Odaberi manji.</translation>
    </message>
    <message>
        <source>Surround a mountain</source>
        <translation>Okruži planinu</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled, no matter with what.</source>
        <translation>Planina daje svoj novčić čim su popunjena sva četiri polja uz nju, bez obzira čime.</translation>
    </message>
    <message>
        <source>Fill the outlined space, the last one beside the mountain.</source>
        <translation>Popuni obrubljeno polje, posljednje uz planinu.</translation>
    </message>
    <message>
        <source>The mountain is surrounded, and its coin is yours.</source>
        <translation>Planina je okružena, a njezin je novčić tvoj.</translation>
    </message>
    <message>
        <source>One space beside the mountain is still empty: the outlined one.</source>
        <translation>Jedno polje uz planinu još je prazno: ono obrubljeno.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Prekrij ruševine</translation>
    </message>
    <message>
        <source>Ruins were revealed before this card. The shape must therefore cover at least one ruins space that is still open.</source>
        <translation>Prije ove karte otkrivene su ruševine. Zato oblik mora prekriti barem jedno polje ruševina koje je još slobodno.</translation>
    </message>
    <message>
        <source>Draw the shape over one of the ruins on the map.</source>
        <translation>Nacrtaj oblik preko jednih ruševina na mapi.</translation>
    </message>
    <message>
        <source>The ruins are covered. A place without ruins would have been refused this time.</source>
        <translation>Ruševine su prekrivene. Mjesto bez ruševina ovaj bi put bilo odbijeno.</translation>
    </message>
    <message>
        <source>Send monsters</source>
        <translation>Pošalji čudovišta</translation>
    </message>
    <message>
        <source>In an ambush the maps are passed on, and you draw monsters on the map of a neighbour. Every empty space beside a monster costs its owner 1 star each season.</source>
        <translation>U zasjedi se mape dodaju dalje i crtaš čudovišta na susjedovoj mapi. Svako prazno polje uz čudovište odnosi vlasniku mape 1 zvijezdu u svakom godišnjem dobu.</translation>
    </message>
    <message>
        <source>Draw the monsters where they cost your neighbour at least {stars}.</source>
        <translation>Nacrtaj čudovišta ondje gdje susjedu odnose najmanje {stars}.</translation>
    </message>
    <message>
        <source>That hurts. Your own map has been visited as well.</source>
        <translation>To boli. I tvoja je mapa imala posjet.</translation>
    </message>
    <message>
        <source>The monsters cost less than {stars} there. Look for a place with more empty spaces round it.</source>
        <translation>Ondje čudovišta odnose manje od {stars}. Potraži mjesto s više praznih polja uokolo.</translation>
    </message>
    <message>
        <source>Close monsters in</source>
        <translation>Zatvori čudovišta</translation>
    </message>
    <message>
        <source>Your map is back, with monsters in the corner. The outlined empty spaces beside them cost you stars at the end of every season, until they are filled.</source>
        <translation>Tvoja se mapa vratila, s čudovištima u kutu. Obrubljena prazna polja uz njih odnose zvijezde na kraju svakog godišnjeg doba, dok se ne popune.</translation>
    </message>
    <message>
        <source>Draw the shape so that no empty space is left beside the monsters.</source>
        <translation>Nacrtaj oblik tako da uz čudovišta ne ostane nijedno prazno polje.</translation>
    </message>
    <message>
        <source>These monsters cost nothing any more.</source>
        <translation>Ova čudovišta više ništa ne odnose.</translation>
    </message>
    <message>
        <source>Some empty spaces beside the monsters are left. One shape covers them all.</source>
        <translation>Ostalo je još praznih polja uz čudovišta. Jedan ih oblik prekriva sva.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Kad ništa ne stane</translation>
    </message>
    <message>
        <source>This map is nearly full: the shape of the card fits nowhere, however it is turned. Then a single space is drawn instead, in a terrain of your choice.</source>
        <translation>Ova je mapa gotovo puna: oblik s karte nigdje ne stane, kako god ga okreneš. Tada se umjesto njega crta jedno polje, terenom po tvom izboru.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw a single space.</source>
        <translation>Odaberi teren i nacrtaj jedno polje.</translation>
    </message>
    <message>
        <source>Even a single space can close monsters in or surround a mountain.</source>
        <translation>I jedno jedino polje može zatvoriti čudovišta ili okružiti planinu.</translation>
    </message>
    <message>
        <source>Read an edict</source>
        <translation>Pročitaj edikt</translation>
    </message>
    <message>
        <source>Edicts say what earns stars. Edict A asks for forest on the edge of the map, and its card shows what the map is worth now and with the shape in your hand.</source>
        <translation>Edikti govore što donosi zvijezde. Edikt A traži šumu na rubu mape, a njegova karta pokazuje koliko mapa vrijedi sada i koliko s oblikom u ruci.</translation>
    </message>
    <message>
        <source>Draw forest so that Edict A is worth at least {stars}.</source>
        <translation>Nacrtaj šumu tako da edikt A vrijedi najmanje {stars}.</translation>
    </message>
    <message>
        <source>Every space of it lies on the edge. Corners are good places for forest.</source>
        <translation>Svako je njezino polje na rubu. Kutovi su dobra mjesta za šumu.</translation>
    </message>
    <message>
        <source>Edict A is worth less than {stars}. Choose forest, and look for a place where every space of the shape lies on the edge.</source>
        <translation>Edikt A vrijedi manje od {stars}. Odaberi šumu i potraži mjesto gdje je svako polje oblika na rubu.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>Kraj godišnjeg doba</translation>
    </message>
    <message>
        <source>At the end of a season four things are counted: two edicts, 1 star for each coin, and 1 star lost for each empty space beside monsters.</source>
        <translation>Na kraju godišnjeg doba broje se četiri stvari: dva edikta, 1 zvijezda za svaki novčić i 1 izgubljena zvijezda za svako prazno polje uz čudovišta.</translation>
    </message>
    <message>
        <source>This is the last card of spring. Draw it so that the season brings at least {stars}.</source>
        <translation>Ovo je posljednja karta proljeća. Nacrtaj je tako da godišnje doba donese najmanje {stars}.</translation>
    </message>
    <message>
        <source>A fine spring. Three more seasons follow, each with two of the four edicts, and the most stars win.</source>
        <translation>Lijepo proljeće. Slijede još tri godišnja doba, svako s dva od četiri edikta, a pobjeđuje tko ima najviše zvijezda.</translation>
    </message>
    <message>
        <source>The season brings less than {stars}. Look at the monsters, and at Edict B: it counts farm and water where they touch.</source>
        <translation>Godišnje doba donosi manje od {stars}. Pogledaj čudovišta i edikt B: on broji oranicu i vodu ondje gdje se dodiruju.</translation>
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
        <translation>Četiri karte zasjede izvlače se naslijepo od svih osam.</translation>
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
        <translation>Strogo pravilo jednog polja</translation>
    </message>
    <message>
        <source>When no shape fits, the single space bears a terrain of the card.</source>
        <translation>Kad nijedan oblik ne stane, jedno polje dobiva teren s karte.</translation>
    </message>
    <message>
        <source>Full curtain</source>
        <translation>Puni zastor</translation>
    </message>
    <message>
        <source>Name above the map</source>
        <translation>Ime iznad mape</translation>
    </message>
    <message>
        <source>No curtain</source>
        <translation>Bez zastora</translation>
    </message>
    <message>
        <source>Between one player and the next</source>
        <translation>Između igrača i sljedećega</translation>
    </message>
    <message>
        <source>What hides the maps from the others.</source>
        <translation>Što skriva mape od ostalih.</translation>
    </message>
    <message>
        <source>Open maps</source>
        <translation>Otvorene mape</translation>
    </message>
    <message>
        <source>Anyone may look at all maps at any time.</source>
        <translation>Svatko smije u svako doba gledati sve mape.</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>Bodovi uživo</translation>
    </message>
    <message>
        <source>The table counts what a map is worth and what a shape would change.</source>
        <translation>Za stolom se računa koliko mapa vrijedi i što bi oblik promijenio.</translation>
    </message>
    <message>
        <source>Hide the unseen cards</source>
        <translation>Sakrij još neviđene karte</translation>
    </message>
    <message>
        <source>A house rule: everyone remembers by heart which cards are left.</source>
        <translation>Kućno pravilo: preostale karte svatko pamti sam.</translation>
    </message>
    <message>
        <source>Curtain on leaving</source>
        <translation>Zastor pri odlasku</translation>
    </message>
    <message>
        <source>The curtain falls when another window comes to the front.</source>
        <translation>Zastor pada kad drugi prozor dođe u prvi plan.</translation>
    </message>
    <message>
        <source>Minutes until the curtain</source>
        <translation>Minute do zastora</translation>
    </message>
    <message>
        <source>The curtain falls when nobody has drawn for so long; 0 for never.</source>
        <translation>Zastor pada kad toliko dugo nitko ne crta; 0 znači nikad.</translation>
    </message>
</context>
</TS>
