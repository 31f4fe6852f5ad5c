<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cartographers</source>
        <translation>About Cartographers</translation>
    </message>
    <message>
        <source>Cartographers</source>
        <translation>Cartographers</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A desktop version of the map-drawing board game of 2019, for one to a hundred players at one computer. Rules are told in its own words; every picture is painted by the program itself.</source>
        <translation>A desktop version of the map-drawing board game of 2019, for one to a hundred players at one computer. Rules are told in its own words; every picture is painted by the program itself.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>BotsController</name>
    <message>
        <source>The computer players draw: {number} of {count}</source>
        <translation>The computer players draw: {number} of {count}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>The next shape must cover open ruins.</source>
        <translation>The next shape must cover open ruins.</translation>
    </message>
    <message>
        <source>The walk begins in the corner marked.</source>
        <translation>The walk begins in the corner marked.</translation>
    </message>
    <message>
        <source>Edicts {first} and {second} score at its end.</source>
        <translation>Edicts {first} and {second} score at its end.</translation>
    </message>
    <message>
        <source>Time {time}</source>
        <translation>Time {time}</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
</context>
<context>
    <name>CardGallery</name>
    <message>
        <source>Explore and ruins cards</source>
        <translation>Explore and ruins cards</translation>
    </message>
    <message>
        <source>Ambush cards</source>
        <translation>Ambush cards</translation>
    </message>
    <message>
        <source>Season cards</source>
        <translation>Season cards</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Scoring cards</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>No card has these words.</translation>
    </message>
</context>
<context>
    <name>CardHeading</name>
    <message>
        <source>Time {time}</source>
        <translation>Time {time}</translation>
    </message>
</context>
<context>
    <name>CardKind</name>
    <message>
        <source>Explore card</source>
        <translation>Explore card</translation>
    </message>
    <message>
        <source>Ruins card</source>
        <translation>Ruins card</translation>
    </message>
    <message>
        <source>Ambush card of the promo pack</source>
        <translation>Ambush card of the promo pack</translation>
    </message>
    <message>
        <source>Ambush card</source>
        <translation>Ambush card</translation>
    </message>
    <message>
        <source>Season card</source>
        <translation>Season card</translation>
    </message>
    <message>
        <source>Scoring card: forest</source>
        <translation>Scoring card: forest</translation>
    </message>
    <message>
        <source>Scoring card: farm and water</source>
        <translation>Scoring card: farm and water</translation>
    </message>
    <message>
        <source>Scoring card: village</source>
        <translation>Scoring card: village</translation>
    </message>
    <message>
        <source>Scoring card: the whole map</source>
        <translation>Scoring card: the whole map</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>Time: {time}</source>
        <translation>Time: {time}</translation>
    </message>
    <message>
        <source>Draw one of the two shapes. The smaller one brings a coin, the larger one fills more.</source>
        <translation>Draw one of the two shapes. The smaller one brings a coin, the larger one fills more.</translation>
    </message>
    <message>
        <source>Draw a single space in any terrain, if you like even as a monster.</source>
        <translation>Draw a single space in any terrain, if you like even as a monster.</translation>
    </message>
    <message>
        <source>Draw the shape in one of the two terrains, all of it alike.</source>
        <translation>Draw the shape in one of the two terrains, all of it alike.</translation>
    </message>
    <message>
        <source>It may be rotated and mirrored, and need not touch anything drawn before. If no shape of the card fits anywhere, a single space is drawn instead.</source>
        <translation>It may be rotated and mirrored, and need not touch anything drawn before. If no shape of the card fits anywhere, a single space is drawn instead.</translation>
    </message>
    <message>
        <source>Nothing is drawn for this card. The next card is revealed at once, and its shape must cover at least one open ruins space.</source>
        <translation>Nothing is drawn for this card. The next card is revealed at once, and its shape must cover at least one open ruins space.</translation>
    </message>
    <message>
        <source>If no shape of that card can do so, a single space is drawn anywhere instead, in any terrain.</source>
        <translation>If no shape of that card can do so, a single space is drawn anywhere instead, in any terrain.</translation>
    </message>
    <message>
        <source>Two ruins cards in a row: one covered ruins space is enough.</source>
        <translation>Two ruins cards in a row: one covered ruins space is enough.</translation>
    </message>
    <message>
        <source>An ambush in between: the monsters are free to go anywhere, and the ruins wait for the next explore card.</source>
        <translation>An ambush in between: the monsters are free to go anywhere, and the ruins wait for the next explore card.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on already.</source>
        <translation>Ruins that are drawn on already.</translation>
    </message>
    <message>
        <source>Each player draws this shape as monsters on the map of a neighbour, rotated and mirrored at will. Then the maps go back, and the card returns to the box.</source>
        <translation>Each player draws this shape as monsters on the map of a neighbour, rotated and mirrored at will. Then the maps go back, and the card returns to the box.</translation>
    </message>
    <message>
        <source>At the end of every season the owner of a map loses 1 star for each empty space beside a monster.</source>
        <translation>At the end of every season the owner of a map loses 1 star for each empty space beside a monster.</translation>
    </message>
    <message>
        <source>Each threatened space once, even between several monsters.</source>
        <translation>Each threatened space once, even between several monsters.</translation>
    </message>
    <message>
        <source>Open ruins beside a monster: they are empty.</source>
        <translation>Open ruins beside a monster: they are empty.</translation>
    </message>
    <message>
        <source>Empty spaces that touch a monster at a corner only.</source>
        <translation>Empty spaces that touch a monster at a corner only.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top left corner.</source>
        <translation>Played alone, the walk begins in the top left corner.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top right corner.</source>
        <translation>Played alone, the walk begins in the top right corner.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom right corner.</source>
        <translation>Played alone, the walk begins in the bottom right corner.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom left corner.</source>
        <translation>Played alone, the walk begins in the bottom left corner.</translation>
    </message>
    <message>
        <source>The shape as printed goes clockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>The shape as printed goes clockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</translation>
    </message>
    <message>
        <source>The shape as printed goes counterclockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>The shape as printed goes counterclockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</translation>
    </message>
    <message>
        <source>The season ends as soon as the time values of its revealed cards add up to {time} or more.</source>
        <translation>The season ends as soon as the time values of its revealed cards add up to {time} or more.</translation>
    </message>
    <message>
        <source>Time beyond the threshold: the next season begins at nought.</source>
        <translation>Time beyond the threshold: the next season begins at nought.</translation>
    </message>
    <message>
        <source>Then edicts {first} and {second} are scored, 1 star for each coin is added, and 1 star is lost for each empty space beside a monster.</source>
        <translation>Then edicts {first} and {second} are scored, 1 star for each coin is added, and 1 star is lost for each empty space beside a monster.</translation>
    </message>
    <message>
        <source>Coins: they are kept and count again every season.</source>
        <translation>Coins: they are kept and count again every season.</translation>
    </message>
    <message>
        <source>Ruins and ambush cards: they take no time.</source>
        <translation>Ruins and ambush cards: they take no time.</translation>
    </message>
    <message>
        <source>Played alone, {number} is subtracted at the end of the game.</source>
        <translation>Played alone, {number} is subtracted at the end of the game.</translation>
    </message>
    <message>
        <source>{stars} each: {spaces}</source>
        <translation>{stars} each: {spaces}</translation>
    </message>
    <message>
        <source>{stars}: {spaces}</source>
        <translation>{stars}: {spaces}</translation>
    </message>
    <message>
        <source>In all: {stars}</source>
        <translation>In all: {stars}</translation>
    </message>
    <message>
        <source>1 star for each of these rows: {rows}</source>
        <translation>1 star for each of these rows: {rows}</translation>
    </message>
    <message>
        <source>1 star for each of these columns: {columns}</source>
        <translation>1 star for each of these columns: {columns}</translation>
    </message>
    <message>
        <source>Played alone, the monsters land here: {spaces}.</source>
        <translation>Played alone, the monsters land here: {spaces}.</translation>
    </message>
    <message>
        <source>They cost this at the end of every season: {stars}.</source>
        <translation>They cost this at the end of every season: {stars}.</translation>
    </message>
    <message>
        <source>One of them, as {terrain}: {spaces}.</source>
        <translation>One of them, as {terrain}: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins, one of which must be covered: {spaces}.</source>
        <translation>Open ruins, one of which must be covered: {spaces}.</translation>
    </message>
    <message>
        <source>Drawn on already: {spaces}.</source>
        <translation>Drawn on already: {spaces}.</translation>
    </message>
    <message>
        <source>Every forest space in the outermost row or column.</source>
        <translation>Every forest space in the outermost row or column.</translation>
    </message>
    <message>
        <source>A corner space: on two edges, yet counted once.</source>
        <translation>A corner space: on two edges, yet counted once.</translation>
    </message>
    <message>
        <source>Forest one space away from the edge.</source>
        <translation>Forest one space away from the edge.</translation>
    </message>
    <message>
        <source>Forest beside wasteland: only the map has an edge.</source>
        <translation>Forest beside wasteland: only the map has an edge.</translation>
    </message>
    <message>
        <source>A row or column with a single forest space.</source>
        <translation>A row or column with a single forest space.</translation>
    </message>
    <message>
        <source>One space both for its row and for its column.</source>
        <translation>One space both for its row and for its column.</translation>
    </message>
    <message>
        <source>More forest in a row or column that counts already.</source>
        <translation>More forest in a row or column that counts already.</translation>
    </message>
    <message>
        <source>Whether the forest spaces touch each other.</source>
        <translation>Whether the forest spaces touch each other.</translation>
    </message>
    <message>
        <source>Everything filled closes a side: any terrain, monsters, mountains, wasteland.</source>
        <translation>Everything filled closes a side: any terrain, monsters, mountains, wasteland.</translation>
    </message>
    <message>
        <source>Other forest closes a side as well.</source>
        <translation>Other forest closes a side as well.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty and close nothing.</source>
        <translation>Open ruins: they are empty and close nothing.</translation>
    </message>
    <message>
        <source>The diagonal neighbours of a space.</source>
        <translation>The diagonal neighbours of a space.</translation>
    </message>
    <message>
        <source>Three mountains joined by one cluster: 3 stars for each of them.</source>
        <translation>Three mountains joined by one cluster: 3 stars for each of them.</translation>
    </message>
    <message>
        <source>A mountain joined by two clusters: once, like any other.</source>
        <translation>A mountain joined by two clusters: once, like any other.</translation>
    </message>
    <message>
        <source>A mountain whose forest reaches no other mountain.</source>
        <translation>A mountain whose forest reaches no other mountain.</translation>
    </message>
    <message>
        <source>Forest spaces that touch at a corner only: they are two clusters.</source>
        <translation>Forest spaces that touch at a corner only: they are two clusters.</translation>
    </message>
    <message>
        <source>Both spaces, where water and farm touch.</source>
        <translation>Both spaces, where water and farm touch.</translation>
    </message>
    <message>
        <source>Each space once, even between several of the others.</source>
        <translation>Each space once, even between several of the others.</translation>
    </message>
    <message>
        <source>Water beside water and farm beside farm.</source>
        <translation>Water beside water and farm beside farm.</translation>
    </message>
    <message>
        <source>Spaces that touch at a corner only.</source>
        <translation>Spaces that touch at a corner only.</translation>
    </message>
    <message>
        <source>The four spaces beside a mountain, no further ones.</source>
        <translation>The four spaces beside a mountain, no further ones.</translation>
    </message>
    <message>
        <source>Mountains whose coin is taken, as well.</source>
        <translation>Mountains whose coin is taken, as well.</translation>
    </message>
    <message>
        <source>Forest, village and monsters beside a mountain.</source>
        <translation>Forest, village and monsters beside a mountain.</translation>
    </message>
    <message>
        <source>Spaces that touch a mountain at a corner only.</source>
        <translation>Spaces that touch a mountain at a corner only.</translation>
    </message>
    <message>
        <source>Water beside ruins, whether they are open or drawn on already.</source>
        <translation>Water beside ruins, whether they are open or drawn on already.</translation>
    </message>
    <message>
        <source>A farm drawn on ruins, wherever they lie.</source>
        <translation>A farm drawn on ruins, wherever they lie.</translation>
    </message>
    <message>
        <source>Water on ruins: it is not beside itself.</source>
        <translation>Water on ruins: it is not beside itself.</translation>
    </message>
    <message>
        <source>A farm beside ruins.</source>
        <translation>A farm beside ruins.</translation>
    </message>
    <message>
        <source>A cluster of a single space.</source>
        <translation>A cluster of a single space.</translation>
    </message>
    <message>
        <source>A cluster beside mountains, wasteland or village.</source>
        <translation>A cluster beside mountains, wasteland or village.</translation>
    </message>
    <message>
        <source>A farm cluster and a water cluster that touch.</source>
        <translation>A farm cluster and a water cluster that touch.</translation>
    </message>
    <message>
        <source>A cluster with one space on the edge of the map.</source>
        <translation>A cluster with one space on the edge of the map.</translation>
    </message>
    <message>
        <source>Several clusters that are large enough, each of them.</source>
        <translation>Several clusters that are large enough, each of them.</translation>
    </message>
    <message>
        <source>A cluster of six spaces and one of twenty alike.</source>
        <translation>A cluster of six spaces and one of twenty alike.</translation>
    </message>
    <message>
        <source>A cluster of five spaces.</source>
        <translation>A cluster of five spaces.</translation>
    </message>
    <message>
        <source>Village spaces that touch at a corner only: they are not joined.</source>
        <translation>Village spaces that touch at a corner only: they are not joined.</translation>
    </message>
    <message>
        <source>The largest of the clusters that are left without those at mountains.</source>
        <translation>The largest of the clusters that are left without those at mountains.</translation>
    </message>
    <message>
        <source>Of several equally large clusters only one.</source>
        <translation>Of several equally large clusters only one.</translation>
    </message>
    <message>
        <source>A cluster beside a mountain, however large it is.</source>
        <translation>A cluster beside a mountain, however large it is.</translation>
    </message>
    <message>
        <source>Smaller clusters.</source>
        <translation>Smaller clusters.</translation>
    </message>
    <message>
        <source>Forest, farm, water, monsters and mountains.</source>
        <translation>Forest, farm, water, monsters and mountains.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on, as the terrain drawn there.</source>
        <translation>Ruins that are drawn on, as the terrain drawn there.</translation>
    </message>
    <message>
        <source>Wasteland, empty spaces and open ruins: no terrain.</source>
        <translation>Wasteland, empty spaces and open ruins: no terrain.</translation>
    </message>
    <message>
        <source>The same terrain a second time.</source>
        <translation>The same terrain a second time.</translation>
    </message>
    <message>
        <source>The second largest cluster, with all its spaces.</source>
        <translation>The second largest cluster, with all its spaces.</translation>
    </message>
    <message>
        <source>One of two clusters that are equally large.</source>
        <translation>One of two clusters that are equally large.</translation>
    </message>
    <message>
        <source>The largest cluster.</source>
        <translation>The largest cluster.</translation>
    </message>
    <message>
        <source>A map with one village cluster: it has no second.</source>
        <translation>A map with one village cluster: it has no second.</translation>
    </message>
    <message>
        <source>Mountains, wasteland and monsters: they are filled.</source>
        <translation>Mountains, wasteland and monsters: they are filled.</translation>
    </message>
    <message>
        <source>A space both for its row and for its column.</source>
        <translation>A space both for its row and for its column.</translation>
    </message>
    <message>
        <source>A row or column with one empty space.</source>
        <translation>A row or column with one empty space.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty.</source>
        <translation>Open ruins: they are empty.</translation>
    </message>
    <message>
        <source>Anything filled, mountains and wasteland too.</source>
        <translation>Anything filled, mountains and wasteland too.</translation>
    </message>
    <message>
        <source>A single filled space: it is a square with a side of 1.</source>
        <translation>A single filled space: it is a square with a side of 1.</translation>
    </message>
    <message>
        <source>A second square, even one of the same size.</source>
        <translation>A second square, even one of the same size.</translation>
    </message>
    <message>
        <source>The longer side of a rectangle.</source>
        <translation>The longer side of a rectangle.</translation>
    </message>
    <message>
        <source>Any filled space: terrain, mountain or wasteland.</source>
        <translation>Any filled space: terrain, mountain or wasteland.</translation>
    </message>
    <message>
        <source>The space in the bottom left corner: it touches both edges by itself.</source>
        <translation>The space in the bottom left corner: it touches both edges by itself.</translation>
    </message>
    <message>
        <source>A diagonal with one empty space.</source>
        <translation>A diagonal with one empty space.</translation>
    </message>
    <message>
        <source>A diagonal that begins at the top edge or runs up.</source>
        <translation>A diagonal that begins at the top edge or runs up.</translation>
    </message>
    <message>
        <source>An empty space in a corner or on the edge as well.</source>
        <translation>An empty space in a corner or on the edge as well.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side: neither is closed.</source>
        <translation>Two empty spaces side by side: neither is closed.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>In all its positions</source>
        <translation>In all its positions</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Example</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>What counts</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>What does not count</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Good to know</translation>
    </message>
    <message numerus="yes">
        <source>On this map it can be drawn in %n place(s).</source>
        <translation>
            <numerusform>On this map it can be drawn in %n place.</numerusform>
            <numerusform>On this map it can be drawn in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardReference</name>
    <message>
        <source>Card reference</source>
        <translation>Card reference</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explore</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Ambush</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Seasons</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Name or words of the rule</source>
        <translation>Name or words of the rule</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Search the cards</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message>
        <source>Goes back to the list of cards</source>
        <translation>Goes back to the list of cards</translation>
    </message>
    <message>
        <source>Kinds of cards</source>
        <translation>Kinds of cards</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Previous card</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Next card</translation>
    </message>
</context>
<context>
    <name>Cartouche</name>
    <message>
        <source>Seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>Chart of the day</source>
        <translation>Chart of the day</translation>
    </message>
    <message>
        <source>Chart of the week</source>
        <translation>Chart of the week</translation>
    </message>
    <message>
        <source>Chart of the day, {date}: the same map and cards for everybody</source>
        <translation>Chart of the day, {date}: the same map and cards for everybody</translation>
    </message>
    <message>
        <source>Chart of the week from {date} on: the same map and cards for everybody</source>
        <translation>Chart of the week from {date} on: the same map and cards for everybody</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Closes this window</translation>
    </message>
</context>
<context>
    <name>CoinsPanel</name>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <translation>{now}, then {then}</translation>
    </message>
    <message>
        <source>{coins}, then {then}</source>
        <translation>{coins}, then {then}</translation>
    </message>
</context>
<context>
    <name>CommandMenuBar</name>
    <message>
        <source>Recent games</source>
        <translation>Recent games</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Open a saved game…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Save a copy as…</translation>
    </message>
    <message>
        <source>Give up the game…</source>
        <translation>Give up the game…</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>At the table…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Rotate right</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Rotate left</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Next place where it fits</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Previous place where it fits</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Take the shape back in hand</source>
        <translation>Take the shape back in hand</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Confirm the drawing</translation>
    </message>
    <message>
        <source>Correct the last drawing</source>
        <translation>Correct the last drawing</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Describe the space</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Describe the map in short</translation>
    </message>
    <message>
        <source>Map as text…</source>
        <translation>Map as text…</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Hide the map</translation>
    </message>
    <message>
        <source>Cards in the deck…</source>
        <translation>Cards in the deck…</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>All maps</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Colours of the system</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Mark places where the shape fits</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Write on each place what it would bring</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Show what a drawing would change</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Enlarge the map</source>
        <translation>Enlarge the map</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Make the map smaller</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Show the whole map</translation>
    </message>
    <message>
        <source>The wheel rotates the shape</source>
        <translation>The wheel rotates the shape</translation>
    </message>
    <message>
        <source>The wheel enlarges the map</source>
        <translation>The wheel enlarges the map</translation>
    </message>
    <message>
        <source>The wheel does nothing</source>
        <translation>The wheel does nothing</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Larger text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Smaller text</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Look at the game again</source>
        <translation>Look at the game again</translation>
    </message>
    <message>
        <source>Look at a saved game again…</source>
        <translation>Look at a saved game again…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Share the game…</source>
        <translation>Share the game…</translation>
    </message>
    <message>
        <source>Enter a code…</source>
        <translation>Enter a code…</translation>
    </message>
    <message>
        <source>Save or print the maps…</source>
        <translation>Save or print the maps…</translation>
    </message>
    <message>
        <source>Print empty sheets…</source>
        <translation>Print empty sheets…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Card reference…</source>
        <translation>Card reference…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Keys…</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>What is this?</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>Report a fault…</translation>
    </message>
    <message>
        <source>About Cartographers…</source>
        <translation>About Cartographers…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Drawing</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronicle</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} and %n more</numerusform>
            <numerusform>{list} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedEvents</name>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n space at {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n spaces at {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}, on the map of {owner}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n space at {space}, on the map of {owner}.</numerusform>
            <numerusform>{player}: {terrain}, %n spaces at {space}, on the map of {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{owner}: %n coin(s) gained.</source>
        <translation>
            <numerusform>{owner}: %n coin gained.</numerusform>
            <numerusform>{owner}: %n coins gained.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedShapes</name>
    <message numerus="yes">
        <source>Shape of %n space(s): {rows}.</source>
        <translation>
            <numerusform>Shape of %n space: {rows}.</numerusform>
            <numerusform>Shape of %n spaces: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin: {rows}.</source>
        <translation>
            <numerusform>Shape of %n space, with a coin: {rows}.</numerusform>
            <numerusform>Shape of %n spaces, with a coin: {rows}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>hold for half a second, or press Enter · the others look away</translation>
    </message>
    <message>
        <source>Hold the button for a moment.</source>
        <translation>Hold the button for a moment.</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Correct my drawing</translation>
    </message>
    <message>
        <source>Hold it: it shows the map of the player before</source>
        <translation>Hold it: it shows the map of the player before</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Somebody else</translation>
    </message>
    <message>
        <source>Lists everyone who has still to draw</source>
        <translation>Lists everyone who has still to draw</translation>
    </message>
    <message>
        <source>Shows the map: hold it, or press Enter</source>
        <translation>Shows the map: hold it, or press Enter</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>I am {player}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>this map is for</translation>
    </message>
    <message>
        <source>{count} · the last map this turn</source>
        <translation>{count} · the last map this turn</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · after you: {player}</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Cards in the deck</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>%n card left in the deck</numerusform>
            <numerusform>%n cards left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>%n ambush among them</numerusform>
            <numerusform>%n ambushes among them</numerusform>
        </translation>
    </message>
    <message>
        <source>No ambush among them</source>
        <translation>No ambush among them</translation>
    </message>
    <message>
        <source>This table remembers by heart which cards are left.</source>
        <translation>This table remembers by heart which cards are left.</translation>
    </message>
    <message>
        <source>At the end of {season} all cards are shuffled again.</source>
        <translation>At the end of {season} all cards are shuffled again.</translation>
    </message>
    <message>
        <source>Not revealed yet this season</source>
        <translation>Not revealed yet this season</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Revealed this season</translation>
    </message>
</context>
<context>
    <name>DraftReport</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Map of {owner}</translation>
    </message>
    <message>
        <source>Map of {owner} · Not here</source>
        <translation>Map of {owner} · Not here</translation>
    </message>
    <message>
        <source>Map of {owner} · Laid down</source>
        <translation>Map of {owner} · Laid down</translation>
    </message>
    <message>
        <source>Confirm it, or move it.</source>
        <translation>Confirm it, or move it.</translation>
    </message>
    <message>
        <source>Map of {owner} · Legal</source>
        <translation>Map of {owner} · Legal</translation>
    </message>
    <message>
        <source>Click to lay it down, or press Enter.</source>
        <translation>Click to lay it down, or press Enter.</translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation>Legal.</translation>
    </message>
    <message>
        <source>Laid down.</source>
        <translation>Laid down.</translation>
    </message>
    <message>
        <source>Not here.</source>
        <translation>Not here.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}: {parts}.</source>
        <translation>This season {change} for {owner}: {parts}.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}.</source>
        <translation>This season {change} for {owner}.</translation>
    </message>
    <message>
        <source>This season {change}: {parts}.</source>
        <translation>This season {change}: {parts}.</translation>
    </message>
    <message>
        <source>This season {change}.</source>
        <translation>This season {change}.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>{part} {change}</source>
        <translation>{part} {change}</translation>
    </message>
    <message>
        <source>This shape fits nowhere: choose another one.</source>
        <translation>This shape fits nowhere: choose another one.</translation>
    </message>
    <message>
        <source>As it is turned now, it fits nowhere: rotate or mirror it.</source>
        <translation>As it is turned now, it fits nowhere: rotate or mirror it.</translation>
    </message>
    <message>
        <source>Point at the map, or press an arrow key.</source>
        <translation>Point at the map, or press an arrow key.</translation>
    </message>
    <message>
        <source>It covers the ruins at {spaces}.</source>
        <translation>It covers the ruins at {spaces}.</translation>
    </message>
    <message>
        <source>It surrounds mountains: {spaces} (+{coins}).</source>
        <translation>It surrounds mountains: {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>The shape brings {coins}.</translation>
    </message>
    <message>
        <source>The shape stays where it lies. {reason}</source>
        <translation>The shape stays where it lies. {reason}</translation>
    </message>
    <message>
        <source>{space}: {terrain}.</source>
        <translation>{space}: {terrain}.</translation>
    </message>
    <message>
        <source>{space}: wasteland.</source>
        <translation>{space}: wasteland.</translation>
    </message>
    <message>
        <source>{space}: open ruins.</source>
        <translation>{space}: open ruins.</translation>
    </message>
    <message>
        <source>{space}: empty.</source>
        <translation>{space}: empty.</translation>
    </message>
</context>
<context>
    <name>DrawingController</name>
    <message>
        <source>{setting}: on</source>
        <translation>{setting}: on</translation>
    </message>
    <message>
        <source>{setting}: off</source>
        <translation>{setting}: off</translation>
    </message>
</context>
<context>
    <name>Edicts</name>
    <message>
        <source>Edict {letter}</source>
        <translation>Edict {letter}</translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>Edicts</source>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>scores now</source>
        <translation>scores now</translation>
    </message>
    <message>
        <source>{stars}, then {then} ({change})</source>
        <translation>{stars}, then {then} ({change})</translation>
    </message>
</context>
<context>
    <name>EnterCodeDialog</name>
    <message>
        <source>Enter a code</source>
        <translation>Enter a code</translation>
    </message>
    <message>
        <source>Paste or type the code of a game or of a challenge that somebody has sent.</source>
        <translation>Paste or type the code of a game or of a challenge that somebody has sent.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Takes the code from the clipboard</source>
        <translation>Takes the code from the clipboard</translation>
    </message>
    <message>
        <source>Closes this window and changes nothing</source>
        <translation>Closes this window and changes nothing</translation>
    </message>
    <message>
        <source>Shows what the code holds</source>
        <translation>Shows what the code holds</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Look at the game</translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Take the challenge</translation>
    </message>
    <message>
        <source>Part of the code is missing or was changed.</source>
        <translation>Part of the code is missing or was changed.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>This code was made by a newer version of the program.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the game in this code.</source>
        <translation>The rules of this version do not allow the game in this code.</translation>
    </message>
    <message>
        <source>This is no code of Cartographers.</source>
        <translation>This is no code of Cartographers.</translation>
    </message>
    <message>
        <source>Challenge: {side}, {players}, seed {seed}</source>
        <translation>Challenge: {side}, {players}, seed {seed}</translation>
    </message>
    <message>
        <source>Game: {players}, {side}</source>
        <translation>Game: {players}, {side}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} draws on the map of {owner}.</source>
        <translation>{player} draws on the map of {owner}.</translation>
    </message>
    <message>
        <source>The monsters come to your own map.</source>
        <translation>The monsters come to your own map.</translation>
    </message>
    <message>
        <source>The two maps are swapped.</source>
        <translation>The two maps are swapped.</translation>
    </message>
    <message>
        <source>Each map goes to the next player, clockwise.</source>
        <translation>Each map goes to the next player, clockwise.</translation>
    </message>
    <message>
        <source>Each map goes to the previous player, counterclockwise.</source>
        <translation>Each map goes to the previous player, counterclockwise.</translation>
    </message>
    <message>
        <source>The shape of the next explore card must cover ruins.</source>
        <translation>The shape of the next explore card must cover ruins.</translation>
    </message>
    <message>
        <source>The shape must cover ruins.</source>
        <translation>The shape must cover ruins.</translation>
    </message>
    <message>
        <source>{season} begins.</source>
        <translation>{season} begins.</translation>
    </message>
    <message>
        <source>{season} is scored.</source>
        <translation>{season} is scored.</translation>
    </message>
    <message>
        <source>The last season is over.</source>
        <translation>The last season is over.</translation>
    </message>
    <message>
        <source>Card revealed: {card}. Time so far: {time}.</source>
        <translation>Card revealed: {card}. Time so far: {time}.</translation>
    </message>
    <message>
        <source>Ruins revealed: {card}. The next shape must cover ruins.</source>
        <translation>Ruins revealed: {card}. The next shape must cover ruins.</translation>
    </message>
    <message>
        <source>Ambush revealed: {card}.</source>
        <translation>Ambush revealed: {card}.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>All maps are back with their owners.</translation>
    </message>
    <message>
        <source>{card}: the monsters find no place on the map.</source>
        <translation>{card}: the monsters find no place on the map.</translation>
    </message>
    <message>
        <source>{player}: the map is full, so nothing is drawn.</source>
        <translation>{player}: the map is full, so nothing is drawn.</translation>
    </message>
    <message>
        <source>{player}: the map of {owner} is full; nothing is drawn.</source>
        <translation>{player}: the map of {owner} is full; nothing is drawn.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Save pages</source>
        <translation>Save pages</translation>
    </message>
    <message>
        <source>Pages ({pattern})</source>
        <translation>Pages ({pattern})</translation>
    </message>
    <message>
        <source>There are files of these names already. Replace them?</source>
        <translation>There are files of these names already. Replace them?</translation>
    </message>
    <message>
        <source>The pages are being painted.</source>
        <translation>The pages are being painted.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Saved as {file}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Replace them</translation>
    </message>
    <message>
        <source>Keep the old files</source>
        <translation>Keep the old files</translation>
    </message>
    <message>
        <source>There is no printer. The pages can be saved as a document instead.</source>
        <translation>There is no printer. The pages can be saved as a document instead.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>The printer did not take the pages.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save or print</source>
        <translation>Save or print</translation>
    </message>
    <message>
        <source>Whose map</source>
        <translation>Whose map</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Asks for a place and writes the file there</source>
        <translation>Asks for a place and writes the file there</translation>
    </message>
    <message>
        <source>Asks for a printer and prints the pages</source>
        <translation>Asks for a printer and prints the pages</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Closes this window</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <source>Maps with all scores</source>
        <translation>Maps with all scores</translation>
    </message>
    <message>
        <source>Maps alone</source>
        <translation>Maps alone</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Season sheet</translation>
    </message>
    <message>
        <source>Empty sheets</source>
        <translation>Empty sheets</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>All players</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Both sides</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Picture (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Drawing (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Document (PDF)</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>The page before</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>The page after</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Which side</source>
        <translation>Which side</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Width in pixels</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), with a number in each name.</source>
        <translation>
            <numerusform>%n file, with a number in each name.</numerusform>
            <numerusform>%n files, with a number in each name.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} of {count}</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Copy the details</source>
        <translation>Copy the details</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Open the folder</translation>
    </message>
</context>
<context>
    <name>FaultsController</name>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>If you report it, please add the details; they hold no names.</translation>
    </message>
    <message>
        <source>A copy of the game was saved as {file}. If you report the mistake, please add the details; they hold no names.</source>
        <translation>A copy of the game was saved as {file}. If you report the mistake, please add the details; they hold no names.</translation>
    </message>
    <message>
        <source>The program made a mistake. The game goes on.</source>
        <translation>The program made a mistake. The game goes on.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>The program ended by a mistake the last time. The game was kept.</source>
        <translation>The program ended by a mistake the last time. The game was kept.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Save the report</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Reports (*.zip)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the program&apos;s log and the game without any names. Nothing was sent: please send it yourself.</source>
        <translation>The report was saved as {file}. It holds the program&apos;s log and the game without any names. Nothing was sent: please send it yourself.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Open the folder</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>Open a saved game</source>
        <translation>Open a saved game</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Saved as {file}</translation>
    </message>
    <message>
        <source>Saved as {file}, with the maps of all players</source>
        <translation>Saved as {file}, with the maps of all players</translation>
    </message>
    <message>
        <source>Save the game, with the maps of all players</source>
        <translation>Save the game, with the maps of all players</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Clear this list</translation>
    </message>
    <message>
        <source>Unfinished game, {moment}</source>
        <translation>Unfinished game, {moment}</translation>
    </message>
    <message>
        <source>Finished game, {moment}</source>
        <translation>Finished game, {moment}</translation>
    </message>
    <message>
        <source>Saved games of Cartographers (*.cartographers)</source>
        <translation>Saved games of Cartographers (*.cartographers)</translation>
    </message>
</context>
<context>
    <name>KeepingController</name>
    <message>
        <source>The game is on the disk again.</source>
        <translation>The game is on the disk again.</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>LessonCoach</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Leave the lessons</translation>
    </message>
    <message>
        <source>Goes to the lesson before</source>
        <translation>Goes to the lesson before</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lesson {number} of {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Goes to the next lesson without this one</source>
        <translation>Goes to the next lesson without this one</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Next lesson</translation>
    </message>
    <message>
        <source>The lesson is done: goes on</source>
        <translation>The lesson is done: goes on</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Takes the drawing back</source>
        <translation>Takes the drawing back</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>You know how to play</source>
        <translation>You know how to play</translation>
    </message>
    <message>
        <source>The rest is found on the way. The Help menu has the rulebook and a page for every card.</source>
        <translation>The rest is found on the way. The Help menu has the rulebook and a page for every card.</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>All lessons are done.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Goes to the first page, for a real game</source>
        <translation>Goes to the first page, for a real game</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Begin again</translation>
    </message>
    <message>
        <source>Goes to the first lesson</source>
        <translation>Goes to the first lesson</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>This key is for a real game.</source>
        <translation>This key is for a real game.</translation>
    </message>
    <message>
        <source>The lessons give no hints: they say what to do.</source>
        <translation>The lessons give no hints: they say what to do.</translation>
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
        <translation>{list} and {item}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Cartographers</source>
        <translation>Cartographers</translation>
    </message>
</context>
<context>
    <name>MapBrowserPage</name>
    <message>
        <source>The map before</source>
        <translation>The map before</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>The map after</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Season sheet</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>All maps</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Goes back to where you were</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>The map of {player}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Point at a number to see where its stars come from.</source>
        <translation>Point at a number to see where its stars come from.</translation>
    </message>
    <message>
        <source>The map at the end of the season: {season}</source>
        <translation>The map at the end of the season: {season}</translation>
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
        <translation>Coins</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>The map. Lead the shape with the pointer, a finger or the arrow keys. A click, a tap or Enter lays it down, and confirming draws it for good.</source>
        <translation>The map. Lead the shape with the pointer, a finger or the arrow keys. A click, a tap or Enter lays it down, and confirming draws it for good.</translation>
    </message>
</context>
<context>
    <name>MapKeys</name>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Move left</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Move right</translation>
    </message>
    <message>
        <source>Up to the next place where the shape fits</source>
        <translation>Up to the next place where the shape fits</translation>
    </message>
    <message>
        <source>Down to the next place where the shape fits</source>
        <translation>Down to the next place where the shape fits</translation>
    </message>
    <message>
        <source>Left to the next place where the shape fits</source>
        <translation>Left to the next place where the shape fits</translation>
    </message>
    <message>
        <source>Right to the next place where the shape fits</source>
        <translation>Right to the next place where the shape fits</translation>
    </message>
    <message>
        <source>To the top edge</source>
        <translation>To the top edge</translation>
    </message>
    <message>
        <source>To the bottom edge</source>
        <translation>To the bottom edge</translation>
    </message>
    <message>
        <source>To the left edge</source>
        <translation>To the left edge</translation>
    </message>
    <message>
        <source>To the right edge</source>
        <translation>To the right edge</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Rotate right</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Rotate left</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Lay down; again: confirm</source>
        <translation>Lay down; again: confirm</translation>
    </message>
    <message>
        <source>Take back in hand</source>
        <translation>Take back in hand</translation>
    </message>
    <message>
        <source>Next place where the shape fits</source>
        <translation>Next place where the shape fits</translation>
    </message>
    <message>
        <source>Previous place where the shape fits</source>
        <translation>Previous place where the shape fits</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Mark places where the shape fits</translation>
    </message>
    <message>
        <source>Hint: the best place, then the next best</source>
        <translation>Hint: the best place, then the next best</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Write on each place what it would bring</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Show what a drawing would change</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Cards in the deck</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Describe the space</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Describe the map in short</translation>
    </message>
    <message>
        <source>Show the card of the space</source>
        <translation>Show the card of the space</translation>
    </message>
    <message>
        <source>Enlarge the map</source>
        <translation>Enlarge the map</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Make the map smaller</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Show the whole map</translation>
    </message>
</context>
<context>
    <name>MapTextDialog</name>
    <message>
        <source>Map as text</source>
        <translation>Map as text</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>Maps</name>
    <message>
        <source>Side {letter}</source>
        <translation>Side {letter}</translation>
    </message>
</context>
<context>
    <name>MapsBackPage</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Goes on with the next card</source>
        <translation>Goes on with the next card</translation>
    </message>
    <message>
        <source>Who drew</source>
        <translation>Who drew</translation>
    </message>
    <message>
        <source>On whose map</source>
        <translation>On whose map</translation>
    </message>
    <message>
        <source>Who drew monsters, and on whose map.</source>
        <translation>Who drew monsters, and on whose map.</translation>
    </message>
    <message>
        <source>No map had an empty space left.</source>
        <translation>No map had an empty space left.</translation>
    </message>
    <message>
        <source>The maps return</source>
        <translation>The maps return</translation>
    </message>
    <message>
        <source>Every map is back with its owner.</source>
        <translation>Every map is back with its owner.</translation>
    </message>
</context>
<context>
    <name>MenuCorner</name>
    <message>
        <source>Language: {name}</source>
        <translation>Language: {name}</translation>
    </message>
    <message>
        <source>Switch to day colours</source>
        <translation>Switch to day colours</translation>
    </message>
    <message>
        <source>Switch to night colours</source>
        <translation>Switch to night colours</translation>
    </message>
    <message>
        <source>Switch sounds off</source>
        <translation>Switch sounds off</translation>
    </message>
    <message>
        <source>Switch sounds on</source>
        <translation>Switch sounds on</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Hide the details</source>
        <translation>Hide the details</translation>
    </message>
    <message>
        <source>Show the details</source>
        <translation>Show the details</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Gather your guild of cartographers and choose the map.</source>
        <translation>Gather your guild of cartographers and choose the map.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Goes back to the game in progress</source>
        <translation>Goes back to the game in progress</translation>
    </message>
    <message>
        <source>Show what is wrong</source>
        <translation>Show what is wrong</translation>
    </message>
    <message>
        <source>Goes to the first thing that keeps the game from starting</source>
        <translation>Goes to the first thing that keeps the game from starting</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>Begins with these players, this map and these rules</source>
        <translation>Begins with these players, this map and these rules</translation>
    </message>
    <message numerus="yes">
        <source>And %n more to fix.</source>
        <translation>
            <numerusform>And %n more to fix.</numerusform>
            <numerusform>And %n more to fix.</numerusform>
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
        <translation>Saved game</translation>
    </message>
    <message>
        <source>The game goes on, but its last steps are not on the disk.</source>
        <translation>The game goes on, but its last steps are not on the disk.</translation>
    </message>
    <message>
        <source>The game was not saved. Choose another place for it.</source>
        <translation>The game was not saved. Choose another place for it.</translation>
    </message>
    <message>
        <source>The game that was in progress before could not be kept.</source>
        <translation>The game that was in progress before could not be kept.</translation>
    </message>
    <message>
        <source>The report was not saved. Choose another place for it.</source>
        <translation>The report was not saved. Choose another place for it.</translation>
    </message>
    <message>
        <source>The pages were not saved. Choose another place for them.</source>
        <translation>The pages were not saved. Choose another place for them.</translation>
    </message>
    <message>
        <source>This game is missing from the statistics.</source>
        <translation>This game is missing from the statistics.</translation>
    </message>
    <message>
        <source>The statistics could not be removed.</source>
        <translation>The statistics could not be removed.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Saving</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>There is no room left on the disk.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>The folder is not there.</translation>
    </message>
    <message>
        <source>The system does not take this name for a file.</source>
        <translation>The system does not take this name for a file.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should.</source>
        <translation>The disk does not answer as it should.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>There is not enough memory for it.</translation>
    </message>
    <message>
        <source>There is a file {file} already. Replace it?</source>
        <translation>There is a file {file} already. Replace it?</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>The file {file} cannot be read.</translation>
    </message>
    <message>
        <source>Files could not be read, nor set aside: {files}.</source>
        <translation>Files could not be read, nor set aside: {files}.</translation>
    </message>
    <message>
        <source>A file could not be read, nor set aside: {file}.</source>
        <translation>A file could not be read, nor set aside: {file}.</translation>
    </message>
    <message>
        <source>Steps of the game in progress were saved by a newer version of the program. They were set aside as {files}.</source>
        <translation>Steps of the game in progress were saved by a newer version of the program. They were set aside as {files}.</translation>
    </message>
    <message>
        <source>The game in progress was saved by a newer version of the program. It was set aside as {file}.</source>
        <translation>The game in progress was saved by a newer version of the program. It was set aside as {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}.</source>
        <translation>Damaged files were set aside as {files}.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}.</source>
        <translation>A damaged file was set aside as {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}. The step before them is used.</source>
        <translation>Damaged files were set aside as {files}. The step before them is used.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>A damaged file was set aside as {file}. The step before it is used.</translation>
    </message>
    <message>
        <source>Cartographers is already running. This second game is not kept for the next start, so save it yourself.</source>
        <translation>Cartographers is already running. This second game is not kept for the next start, so save it yourself.</translation>
    </message>
    <message>
        <source>No folder of your own was found on this computer, so nothing is kept for the next start. Save the game yourself.</source>
        <translation>No folder of your own was found on this computer, so nothing is kept for the next start. Save the game yourself.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}, so nothing will be there at the next start. Save the game yourself.</source>
        <translation>Nothing can be kept in {folder}, so nothing will be there at the next start. Save the game yourself.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>Go on with the game of {players}?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress stays under the recent games.</source>
        <translation>Begin a new game? The one in progress stays under the recent games.</translation>
    </message>
    <message>
        <source>Give up this game? You cannot continue it later.</source>
        <translation>Give up this game? You cannot continue it later.</translation>
    </message>
    <message>
        <source>This game is not on the disk and would be lost. Quit all the same?</source>
        <translation>This game is not on the disk and would be lost. Quit all the same?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>You are not allowed to write into this folder.</source>
        <translation>You are not allowed to write into this folder.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Replace it</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Keep the old file</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>There is no file {file}.</translation>
    </message>
    <message>
        <source>The game {file} was saved by a newer version of the program.</source>
        <translation>The game {file} was saved by a newer version of the program.</translation>
    </message>
    <message>
        <source>The file {file} is too large to be a saved game.</source>
        <translation>The file {file} is too large to be a saved game.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged.</source>
        <translation>The saved game {file} is damaged.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged from decision {step} on.</source>
        <translation>The saved game {file} is damaged from decision {step} on.</translation>
    </message>
    <message>
        <source>The file {file} is no saved game of Cartographers.</source>
        <translation>The file {file} is no saved game of Cartographers.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>New game instead</source>
        <translation>New game instead</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Begin a new game</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Keep playing</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Give up the game</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Quit without saving</translation>
    </message>
    <message>
        <source>This language cannot be loaded now: {language}</source>
        <translation>This language cannot be loaded now: {language}</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew.</source>
        <translation>The settings could not be read and begin anew.</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew. The old file is kept as {file}.</source>
        <translation>The settings could not be read and begin anew. The old file is kept as {file}.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>The settings could not be saved.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Time {spent} of {threshold}</source>
        <translation>Time {spent} of {threshold}</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>No shape of this card fits on the map: draw a single space instead.</source>
        <translation>No shape of this card fits on the map: draw a single space instead.</translation>
    </message>
    <message>
        <source>No shape of this card can cover open ruins: draw a single space anywhere instead.</source>
        <translation>No shape of this card can cover open ruins: draw a single space anywhere instead.</translation>
    </message>
    <message>
        <source>No ruins are open on the map: draw a single space anywhere instead.</source>
        <translation>No ruins are open on the map: draw a single space anywhere instead.</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>Rotate left</source>
        <translation>Rotate left</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Rotate right</translation>
    </message>
    <message>
        <source>cover ruins</source>
        <translation>cover ruins</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin</source>
        <translation>
            <numerusform>Shape of %n space, with a coin</numerusform>
            <numerusform>Shape of %n spaces, with a coin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s)</source>
        <translation>
            <numerusform>Shape of %n space</numerusform>
            <numerusform>Shape of %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>This shape fits nowhere on the map now.</source>
        <translation>This shape fits nowhere on the map now.</translation>
    </message>
    <message>
        <source>This shape cannot cover open ruins anywhere.</source>
        <translation>This shape cannot cover open ruins anywhere.</translation>
    </message>
    <message>
        <source>ruins: next card</source>
        <translation>ruins: next card</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Season sheet</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} of {count}</translation>
    </message>
</context>
<context>
    <name>PartPanel</name>
    <message>
        <source>of {stars}</source>
        <translation>of {stars}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>Each filled coin is worth 1 star, in every season anew.</source>
        <translation>Each filled coin is worth 1 star, in every season anew.</translation>
    </message>
    <message>
        <source>Each empty space adjacent to a monster costs 1 star.</source>
        <translation>Each empty space adjacent to a monster costs 1 star.</translation>
    </message>
</context>
<context>
    <name>PlacementBar</name>
    <message>
        <source>Correct the last drawing</source>
        <translation>Correct the last drawing</translation>
    </message>
    <message>
        <source>Shows the map of the player before again, until this player has drawn</source>
        <translation>Shows the map of the player before again, until this player has drawn</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Rotate left</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Rotate</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Hide the map</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, counter-clockwise</source>
        <translation>Turns the shape by a quarter, counter-clockwise</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, clockwise</source>
        <translation>Turns the shape by a quarter, clockwise</translation>
    </message>
    <message>
        <source>Swaps left and right of the shape</source>
        <translation>Swaps left and right of the shape</translation>
    </message>
    <message>
        <source>Takes the last step of this turn back</source>
        <translation>Takes the last step of this turn back</translation>
    </message>
    <message>
        <source>Takes up the laid shape, or the one in hand off the map</source>
        <translation>Takes up the laid shape, or the one in hand off the map</translation>
    </message>
    <message>
        <source>Draws the laid shape for good</source>
        <translation>Draws the laid shape for good</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>waiting</source>
        <translation>waiting</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>Practice from {season}, card {number}: neither saved nor counted.</source>
        <translation>Practice from {season}, card {number}: neither saved nor counted.</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>End the practice</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you confirm</source>
        <translation>If you confirm</translation>
    </message>
    <message>
        <source>If you confirm, for {owner}</source>
        <translation>If you confirm, for {owner}</translation>
    </message>
    <message>
        <source>This season</source>
        <translation>This season</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>{part}: {now}</source>
        <translation>{part}: {now}</translation>
    </message>
    <message>
        <source>{part}: {now}, then {then} ({change})</source>
        <translation>{part}: {now}, then {then} ({change})</translation>
    </message>
</context>
<context>
    <name>PublicCards</name>
    <message>
        <source>On the table for everyone</source>
        <translation>On the table for everyone</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Scores at the end of this season</translation>
    </message>
</context>
<context>
    <name>PublicTable</name>
    <message>
        <source>Revealed this season</source>
        <translation>Revealed this season</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Scores at the end of this season</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 File</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Look in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Files of &amp;type:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Show </translation>
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
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
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
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Nobody sits at this seat.</source>
        <translation>Nobody sits at this seat.</translation>
    </message>
    <message>
        <source>This player has nothing to draw now.</source>
        <translation>This player has nothing to draw now.</translation>
    </message>
    <message>
        <source>The shape reaches outside the map.</source>
        <translation>The shape reaches outside the map.</translation>
    </message>
    <message>
        <source>{spaces} are mountains.</source>
        <translation>{spaces} are mountains.</translation>
    </message>
    <message>
        <source>{spaces} are wasteland.</source>
        <translation>{spaces} are wasteland.</translation>
    </message>
    <message>
        <source>{spaces} are already drawn on.</source>
        <translation>{spaces} are already drawn on.</translation>
    </message>
    <message>
        <source>The card does not offer this shape.</source>
        <translation>The card does not offer this shape.</translation>
    </message>
    <message>
        <source>A shape of the card still fits elsewhere on the map.</source>
        <translation>A shape of the card still fits elsewhere on the map.</translation>
    </message>
    <message>
        <source>Only a single space may be drawn now.</source>
        <translation>Only a single space may be drawn now.</translation>
    </message>
    <message>
        <source>The card does not offer this terrain.</source>
        <translation>The card does not offer this terrain.</translation>
    </message>
    <message>
        <source>The shape must cover open ruins.</source>
        <translation>The shape must cover open ruins.</translation>
    </message>
    <message>
        <source>{space} is a mountain.</source>
        <translation>{space} is a mountain.</translation>
    </message>
    <message>
        <source>{space} is wasteland.</source>
        <translation>{space} is wasteland.</translation>
    </message>
    <message>
        <source>{space} is already drawn on.</source>
        <translation>{space} is already drawn on.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Step {step} of {last}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>× {speed}</source>
        <translation>× {speed}</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Speed {speed}</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>One step on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Follow whoever draws</source>
        <translation>Follow whoever draws</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Course of the game</translation>
    </message>
    <message>
        <source>Up and Down: by card
[ and ]: by season
Page Up and Page Down: another player</source>
        <translation>Up and Down: by card
[ and ]: by season
Page Up and Page Down: another player</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>A game that still runs is shown up to the last season that was scored.</source>
        <translation>A game that still runs is shown up to the last season that was scored.</translation>
    </message>
    <message>
        <source>Look at the game again</source>
        <translation>Look at the game again</translation>
    </message>
    <message>
        <source>There is nothing to look at again yet.</source>
        <translation>There is nothing to look at again yet.</translation>
    </message>
    <message>
        <source>Look at a saved game again</source>
        <translation>Look at a saved game again</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Saved games ({pattern})</translation>
    </message>
</context>
<context>
    <name>ReplayHead</name>
    <message>
        <source>{season} · card {number}</source>
        <translation>{season} · card {number}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game still runs: it is shown as far as all have seen it.</source>
        <translation>The game still runs: it is shown as far as all have seen it.</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Seed {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stars</translation>
    </message>
    <message>
        <source>with what the season would bring now</source>
        <translation>with what the season would bring now</translation>
    </message>
    <message>
        <source>How they grew</source>
        <translation>How they grew</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Share the game or the challenge</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Save or print the maps</translation>
    </message>
    <message>
        <source>Practise from here</source>
        <translation>Practise from here</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Plays on from this step; the game stays as it is</source>
        <translation>Plays on from this step; the game stays as it is</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Goes back to where you were</translation>
    </message>
</context>
<context>
    <name>RevealPage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Goes on once everyone has seen the cards</source>
        <translation>Goes on once everyone has seen the cards</translation>
    </message>
    <message>
        <source>{season} begins</source>
        <translation>{season} begins</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>Ambush!</translation>
    </message>
    <message>
        <source>Everyone draws monsters on the map of a neighbour.</source>
        <translation>Everyone draws monsters on the map of a neighbour.</translation>
    </message>
    <message>
        <source>The computer players draw this card.</source>
        <translation>The computer players draw this card.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, and the shape must cover ruins.</source>
        <translation>Everyone draws this card in secret, and the shape must cover ruins.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, one after the other.</source>
        <translation>Everyone draws this card in secret, one after the other.</translation>
    </message>
</context>
<context>
    <name>RevealedPanel</name>
    <message>
        <source>Revealed</source>
        <translation>Revealed</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es)</source>
        <translation>
            <numerusform>%n ambush</numerusform>
            <numerusform>%n ambushes</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>{cards} left, {ambushes}</source>
        <translation>{cards} left, {ambushes}</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Revealed this season</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>%n card left in the deck.</numerusform>
            <numerusform>%n cards left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them.</source>
        <translation>
            <numerusform>%n ambush among them.</numerusform>
            <numerusform>%n ambushes among them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not revealed yet this season: {cards}.</source>
        <translation>Not revealed yet this season: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>open maps</source>
        <translation>open maps</translation>
    </message>
    <message>
        <source>closed maps</source>
        <translation>closed maps</translation>
    </message>
    <message>
        <source>live scores</source>
        <translation>live scores</translation>
    </message>
    <message>
        <source>no live scores</source>
        <translation>no live scores</translation>
    </message>
    <message>
        <source>{curtain} · {maps} · {scores}</source>
        <translation>{curtain} · {maps} · {scores}</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>At the table…</translation>
    </message>
    <message>
        <source>Who sees what, and when: curtain, maps and scores</source>
        <translation>Who sees what, and when: curtain, maps and scores</translation>
    </message>
</context>
<context>
    <name>RulebookDialog</name>
    <message>
        <source>Rules of Cartographers</source>
        <translation>Rules of Cartographers</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} of {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Not found</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Previous place</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Next place</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Drawing on the screen</source>
        <translation>Drawing on the screen</translation>
    </message>
    <message>
        <source>Beside the map stands the revealed card with its shapes and terrains. Click what you want, or press a number for it. The shape then follows the pointer over the map.</source>
        <translation>Beside the map stands the revealed card with its shapes and terrains. Click what you want, or press a number for it. The shape then follows the pointer over the map.</translation>
    </message>
    <message>
        <source>Rotate the shape with the mouse wheel or the right mouse button, or with the keys &lt;b&gt;E&lt;/b&gt; and &lt;b&gt;Q&lt;/b&gt;. Mirror it with the middle mouse button or with &lt;b&gt;F&lt;/b&gt;.</source>
        <translation>Rotate the shape with the mouse wheel or the right mouse button, or with the keys &lt;b&gt;E&lt;/b&gt; and &lt;b&gt;Q&lt;/b&gt;. Mirror it with the middle mouse button or with &lt;b&gt;F&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click to lay it down, or press &lt;b&gt;Enter&lt;/b&gt;. It can be taken up again with &lt;b&gt;Esc&lt;/b&gt; as often as you like.</source>
        <translation>Click to lay it down, or press &lt;b&gt;Enter&lt;/b&gt;. It can be taken up again with &lt;b&gt;Esc&lt;/b&gt; as often as you like.</translation>
    </message>
    <message>
        <source>Confirm the drawing with the button below the map, or with &lt;b&gt;Enter&lt;/b&gt; once more. Now it stays for good.</source>
        <translation>Confirm the drawing with the button below the map, or with &lt;b&gt;Enter&lt;/b&gt; once more. Now it stays for good.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; leads to the next place where the shape fits, &lt;b&gt;L&lt;/b&gt; shows or hides the dots that mark such places.</source>
        <translation>&lt;b&gt;N&lt;/b&gt; leads to the next place where the shape fits, &lt;b&gt;L&lt;/b&gt; shows or hides the dots that mark such places.</translation>
    </message>
    <message>
        <source>A shape that may not lie where it is turns red and hatched, and a sentence says why.</source>
        <translation>A shape that may not lie where it is turns red and hatched, and a sentence says why.</translation>
    </message>
    <message>
        <source>The whole game can be played with the keyboard: the arrow keys move the shape. All keys stand in the Help menu, and so does this book.</source>
        <translation>The whole game can be played with the keyboard: the arrow keys move the shape. All keys stand in the Help menu, and so does this book.</translation>
    </message>
    <message>
        <source>Every terrain has a sign and a pattern of its own, so no colour need be told from another. The View menu offers night colours, high contrast and larger text.</source>
        <translation>Every terrain has a sign and a pattern of its own, so no colour need be told from another. The View menu offers night colours, high contrast and larger text.</translation>
    </message>
    <message>
        <source>Advice for a first game</source>
        <translation>Advice for a first game</translation>
    </message>
    <message>
        <source>Read the four edicts first. Edict A is scored in spring and in winter, edict B in spring and in summer: what is scored soon comes first, but what is scored last needs room.</source>
        <translation>Read the four edicts first. Edict A is scored in spring and in winter, edict B in spring and in summer: what is scored soon comes first, but what is scored last needs room.</translation>
    </message>
    <message>
        <source>Take coins early. A coin of the first turn brings 4 stars, a coin of winter only one.</source>
        <translation>Take coins early. A coin of the first turn brings 4 stars, a coin of winter only one.</translation>
    </message>
    <message>
        <source>Draw along a mountain when it costs nothing. Three filled sides wait patiently for the fourth.</source>
        <translation>Draw along a mountain when it costs nothing. Three filled sides wait patiently for the fourth.</translation>
    </message>
    <message>
        <source>Leave no narrow gaps that only a single space could fill, unless an edict rewards them.</source>
        <translation>Leave no narrow gaps that only a single space could fill, unless an edict rewards them.</translation>
    </message>
    <message>
        <source>Keep room round some ruins. Whoever has covered them all too soon is left with a single space when a ruins card comes.</source>
        <translation>Keep room round some ruins. Whoever has covered them all too soon is left with a single space when a ruins card comes.</translation>
    </message>
    <message>
        <source>Shut monsters in soon: they cost stars in every season. As the one who draws them, look for wide open land, far from everything the neighbour wants to fill.</source>
        <translation>Shut monsters in soon: they cost stars in every season. As the one who draws them, look for wide open land, far from everything the neighbour wants to fill.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Words of the game</translation>
    </message>
    <message>
        <source>The same explanations appear at the table when the pointer rests on a thing or the keyboard reaches it.</source>
        <translation>The same explanations appear at the table when the pointer rests on a thing or the keyboard reaches it.</translation>
    </message>
    <message>
        <source>What the game is</source>
        <translation>What the game is</translation>
    </message>
    <message>
        <source>The queen of Nalos has claimed the wild lands in the north, and nobody knows what lies there. So she sends out her cartographers. Each player is one of them and has a year to draw a map: forests and villages, farms and waters.</source>
        <translation>The queen of Nalos has claimed the wild lands in the north, and nobody knows what lies there. So she sends out her cartographers. Each player is one of them and has a year to draw a map: forests and villages, farms and waters.</translation>
    </message>
    <message>
        <source>A card is revealed, and all players draw what it shows, each on a map of their own: one of its shapes, filled with one of its terrains. Everyone gets the same card, yet after a few turns no two maps are alike.</source>
        <translation>A card is revealed, and all players draw what it shows, each on a map of their own: one of its shapes, filled with one of its terrains. Everyone gets the same card, yet after a few turns no two maps are alike.</translation>
    </message>
    <message>
        <source>Four &lt;b&gt;edicts&lt;/b&gt; tell what pleases the queen this time: forests along the edge of the map, perhaps, or a great city far from all mountains. They are different in every game and open to all from the first turn on.</source>
        <translation>Four &lt;b&gt;edicts&lt;/b&gt; tell what pleases the queen this time: forests along the edge of the map, perhaps, or a great city far from all mountains. They are different in every game and open to all from the first turn on.</translation>
    </message>
    <message>
        <source>The year has four seasons. At the end of each one two of the edicts are scored, and every map earns &lt;b&gt;reputation stars&lt;/b&gt;. Each edict is scored twice in the whole game.</source>
        <translation>The year has four seasons. At the end of each one two of the edicts are scored, and every map earns &lt;b&gt;reputation stars&lt;/b&gt;. Each edict is scored twice in the whole game.</translation>
    </message>
    <message>
        <source>The north is not empty, though. Now and then the Dragul attack, and then each player draws monsters on the map of a neighbour, as far in the way as possible.</source>
        <translation>The north is not empty, though. Now and then the Dragul attack, and then each player draws monsters on the map of a neighbour, as far in the way as possible.</translation>
    </message>
    <message>
        <source>A map in summer: forests in the north, kobolds in the east, and much open land.</source>
        <translation>A map in summer: forests in the north, kobolds in the east, and much open land.</translation>
    </message>
    <message>
        <source>The program shuffles, reveals the cards, hands the maps round and counts every star. It lets nothing be drawn that the rules forbid, and says why. So it is quite safe to begin at once and to look things up here when they happen.</source>
        <translation>The program shuffles, reveals the cards, hands the maps round and counts every star. It lets nothing be drawn that the rules forbid, and says why. So it is quite safe to begin at once and to look things up here when they happen.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>From 1 to 100 players can take part. The rules are the same for any number from two on. Somebody who plays alone plays for a title, with a few rules that stand in a chapter of their own.</source>
        <translation>From 1 to 100 players can take part. The rules are the same for any number from two on. Somebody who plays alone plays for a title, with a few rules that stand in a chapter of their own.</translation>
    </message>
    <message>
        <source>After winter the game is over. Whoever has the most reputation stars wins.</source>
        <translation>After winter the game is over. Whoever has the most reputation stars wins.</translation>
    </message>
    <message>
        <source>Rather play than read? The lessons in the Help menu teach the game step by step on a real map. They can be left and taken up again at any time.</source>
        <translation>Rather play than read? The lessons in the Help menu teach the game step by step on a real map. They can be left and taken up again at any time.</translation>
    </message>
    <message>
        <source>The program lays everything out. Only the players and the side of the map have to be chosen; options are there for those who like them. This is what lies on the table when the first card is revealed:</source>
        <translation>The program lays everything out. Only the players and the side of the map have to be chosen; options are there for those who like them. This is what lies on the table when the first card is revealed:</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;map sheet&lt;/b&gt;. All use the same side: side A, the wilderness, is open country; side B, the wastelands, has a desert in the middle and is harder.</source>
        <translation>Each player has a &lt;b&gt;map sheet&lt;/b&gt;. All use the same side: side A, the wilderness, is open country; side B, the wastelands, has a desert in the middle and is harder.</translation>
    </message>
    <message>
        <source>Each map bears the name of its cartographer and, for the pleasure of it, a title. The program adds a coat of arms.</source>
        <translation>Each map bears the name of its cartographer and, for the pleasure of it, a title. The program adds a coat of arms.</translation>
    </message>
    <message>
        <source>The 16 &lt;b&gt;scoring cards&lt;/b&gt; come in four groups of four: forest, village, farm and water, and the whole map. One card of each group is drawn at random, the others stay out of the game.</source>
        <translation>The 16 &lt;b&gt;scoring cards&lt;/b&gt; come in four groups of four: forest, village, farm and water, and the whole map. One card of each group is drawn at random, the others stay out of the game.</translation>
    </message>
    <message>
        <source>These four cards are shuffled and laid under the edicts &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; and &lt;b&gt;D&lt;/b&gt;. So no group belongs to a letter: the forest may be edict A in one game and edict D in the next.</source>
        <translation>These four cards are shuffled and laid under the edicts &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; and &lt;b&gt;D&lt;/b&gt;. So no group belongs to a letter: the forest may be edict A in one game and edict D in the next.</translation>
    </message>
    <message>
        <source>The four &lt;b&gt;season cards&lt;/b&gt; lie in order: spring, summer, fall, winter. Each one says how long the season is and which two edicts are scored at its end.</source>
        <translation>The four &lt;b&gt;season cards&lt;/b&gt; lie in order: spring, summer, fall, winter. Each one says how long the season is and which two edicts are scored at its end.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;explore deck&lt;/b&gt; holds eleven explore cards, two ruins cards and one ambush card, shuffled together: 14 cards face down.</source>
        <translation>The &lt;b&gt;explore deck&lt;/b&gt; holds eleven explore cards, two ruins cards and one ambush card, shuffled together: 14 cards face down.</translation>
    </message>
    <message>
        <source>That ambush card was drawn unseen from the four of the &lt;b&gt;ambush deck&lt;/b&gt;. The others wait there: one more joins the explore deck at the start of each later season.</source>
        <translation>That ambush card was drawn unseen from the four of the &lt;b&gt;ambush deck&lt;/b&gt;. The others wait there: one more joins the explore deck at the start of each later season.</translation>
    </message>
    <message>
        <source>The order of the players is their order round a table, clockwise. It matters for one thing only: which neighbour draws monsters on which map.</source>
        <translation>The order of the players is their order round a table, clockwise. It matters for one thing only: which neighbour draws monsters on which map.</translation>
    </message>
    <message>
        <source>Side A, the wilderness: five mountains, each with a coin, and six ruins.</source>
        <translation>Side A, the wilderness: five mountains, each with a coin, and six ruins.</translation>
    </message>
    <message>
        <source>Side B, the wastelands: seven spaces in the middle are wasteland from the start.</source>
        <translation>Side B, the wastelands: seven spaces in the middle are wasteland from the start.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A turn</translation>
    </message>
    <message>
        <source>A season is played in turns, and every turn has the same three phases: &lt;b&gt;explore&lt;/b&gt;, &lt;b&gt;draw&lt;/b&gt; and &lt;b&gt;check&lt;/b&gt;.</source>
        <translation>A season is played in turns, and every turn has the same three phases: &lt;b&gt;explore&lt;/b&gt;, &lt;b&gt;draw&lt;/b&gt; and &lt;b&gt;check&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Explore phase.&lt;/b&gt; The top card of the explore deck is revealed and laid beside the cards of this season, so that all their time values can be seen.</source>
        <translation>&lt;b&gt;Explore phase.&lt;/b&gt; The top card of the explore deck is revealed and laid beside the cards of this season, so that all their time values can be seen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw phase.&lt;/b&gt; Each player chooses one of the shapes and one of the terrains on the card, and draws that shape, filled with that terrain, on the map.</source>
        <translation>&lt;b&gt;Draw phase.&lt;/b&gt; Each player chooses one of the shapes and one of the terrains on the card, and draws that shape, filled with that terrain, on the map.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Check phase.&lt;/b&gt; The time values of all cards revealed this season are added. If the sum has reached the time threshold of the season, the season ends; otherwise the next turn begins.</source>
        <translation>&lt;b&gt;Check phase.&lt;/b&gt; The time values of all cards revealed this season are added. If the sum has reached the time threshold of the season, the season ends; otherwise the next turn begins.</translation>
    </message>
    <message>
        <source>An explore card: its time value in the corner, the terrains to choose from, and the shape.</source>
        <translation>An explore card: its time value in the corner, the terrains to choose from, and the shape.</translation>
    </message>
    <message>
        <source>All players draw at the same time and for themselves. The next card is revealed once everyone is done, so nobody needs to hurry.</source>
        <translation>All players draw at the same time and for themselves. The next card is revealed once everyone is done, so nobody needs to hurry.</translation>
    </message>
    <message>
        <source>Every player draws exactly one shape for each card. Drawing is a duty: nobody may pass, even if the shape is in the way.</source>
        <translation>Every player draws exactly one shape for each card. Drawing is a duty: nobody may pass, even if the shape is in the way.</translation>
    </message>
    <message>
        <source>What has been drawn stays for the rest of the game. Nothing is ever rubbed out, moved or drawn over.</source>
        <translation>What has been drawn stays for the rest of the game. Nothing is ever rubbed out, moved or drawn over.</translation>
    </message>
    <message>
        <source>Cards with one terrain take &lt;b&gt;time 1&lt;/b&gt;, cards with two terrains take &lt;b&gt;time 2&lt;/b&gt;. Ruins cards, ambush cards and the card {rift_lands} take no time at all.</source>
        <translation>Cards with one terrain take &lt;b&gt;time 1&lt;/b&gt;, cards with two terrains take &lt;b&gt;time 2&lt;/b&gt;. Ruins cards, ambush cards and the card {rift_lands} take no time at all.</translation>
    </message>
    <message>
        <source>A season sees only a part of the deck. Which cards are still in it is no secret; which one comes next is.</source>
        <translation>A season sees only a part of the deck. Which cards are still in it is no secret; which one comes next is.</translation>
    </message>
    <message>
        <source>In this program a drawing can be moved, rotated and undone until it is confirmed. Only then has the turn been played.</source>
        <translation>In this program a drawing can be moved, rotated and undone until it is confirmed. Only then has the turn been played.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Adjacent</translation>
    </message>
    <message>
        <source>Adjacent spaces share a side; a corner is not enough.</source>
        <translation>Adjacent spaces share a side; a corner is not enough.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Ambush</translation>
    </message>
    <message>
        <source>When an ambush is revealed, everyone draws monsters on a neighbour&apos;s map.</source>
        <translation>When an ambush is revealed, everyone draws monsters on a neighbour&apos;s map.</translation>
    </message>
    <message>
        <source>Ambush deck</source>
        <translation>Ambush deck</translation>
    </message>
    <message>
        <source>One card of this deck joins the explore deck unseen in every season.</source>
        <translation>One card of this deck joins the explore deck unseen in every season.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>A cluster is a group of adjacent spaces of one terrain.</source>
        <translation>A cluster is a group of adjacent spaces of one terrain.</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Every coin is worth 1 star at the end of each season.</source>
        <translation>Every coin is worth 1 star at the end of each season.</translation>
    </message>
    <message>
        <source>Coin track</source>
        <translation>Coin track</translation>
    </message>
    <message>
        <source>The coin track of a map has room for 14 coins.</source>
        <translation>The coin track of a map has room for 14 coins.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Curtain</translation>
    </message>
    <message>
        <source>The curtain hides all maps until the player it names opens the envelope.</source>
        <translation>The curtain hides all maps until the player it names opens the envelope.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Edge of the map</translation>
    </message>
    <message>
        <source>The edge is the outer line of the map; wasteland and mountains are not part of it.</source>
        <translation>The edge is the outer line of the map; wasteland and mountains are not part of it.</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edict</translation>
    </message>
    <message>
        <source>Each of the four edicts A to D has a scoring card and is scored in two seasons.</source>
        <translation>Each of the four edicts A to D has a scoring card and is scored in two seasons.</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Empty space</translation>
    </message>
    <message>
        <source>A space is empty as long as nothing fills it; open ruins are empty too.</source>
        <translation>A space is empty as long as nothing fills it; open ruins are empty too.</translation>
    </message>
    <message>
        <source>Explore card</source>
        <translation>Explore card</translation>
    </message>
    <message>
        <source>An explore card shows the shapes and the terrains to choose from this turn.</source>
        <translation>An explore card shows the shapes and the terrains to choose from this turn.</translation>
    </message>
    <message>
        <source>Explore deck</source>
        <translation>Explore deck</translation>
    </message>
    <message>
        <source>The cards of every turn come from this deck; it is shuffled for each season.</source>
        <translation>The cards of every turn come from this deck; it is shuffled for each season.</translation>
    </message>
    <message>
        <source>Filled space</source>
        <translation>Filled space</translation>
    </message>
    <message>
        <source>Mountains, wasteland and every space that has been drawn on are filled.</source>
        <translation>Mountains, wasteland and every space that has been drawn on are filled.</translation>
    </message>
    <message>
        <source>Map sheet</source>
        <translation>Map sheet</translation>
    </message>
    <message>
        <source>A map sheet has eleven rows, A to K, and eleven columns, 1 to 11.</source>
        <translation>A map sheet has eleven rows, A to K, and eleven columns, 1 to 11.</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>A monster fills its space and threatens every empty space adjacent to it.</source>
        <translation>A monster fills its space and threatens every empty space adjacent to it.</translation>
    </message>
    <message>
        <source>Monster penalty</source>
        <translation>Monster penalty</translation>
    </message>
    <message>
        <source>At the end of each season every empty space adjacent to a monster costs 1 star.</source>
        <translation>At the end of each season every empty space adjacent to a monster costs 1 star.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled.</source>
        <translation>A mountain gives its coin as soon as all four spaces beside it are filled.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>In solo play the total less the four solo numbers is the rating; it decides the title.</source>
        <translation>In solo play the total less the four solo numbers is the rating; it decides the title.</translation>
    </message>
    <message>
        <source>Rift lands</source>
        <translation>Rift lands</translation>
    </message>
    <message>
        <source>This card offers a single space of any terrain and takes no time.</source>
        <translation>This card offers a single space of any terrain and takes no time.</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruins</translation>
    </message>
    <message>
        <source>A ruins space is open until it is drawn on, and remains a ruins space afterwards.</source>
        <translation>A ruins space is open until it is drawn on, and remains a ruins space afterwards.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Cover ruins</translation>
    </message>
    <message>
        <source>After a ruins card the shape of the next explore card must cover open ruins.</source>
        <translation>After a ruins card the shape of the next explore card must cover open ruins.</translation>
    </message>
    <message>
        <source>Scoring card</source>
        <translation>Scoring card</translation>
    </message>
    <message>
        <source>A scoring card tells what its edict rewards; four of the sixteen are in play.</source>
        <translation>A scoring card tells what its edict rewards; four of the sixteen are in play.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>A game has four seasons, and at the end of each one two edicts are scored.</source>
        <translation>A game has four seasons, and at the end of each one two edicts are scored.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same edicts and the same order of cards.</source>
        <translation>The same seed gives the same edicts and the same order of cards.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Shape</translation>
    </message>
    <message>
        <source>A shape may be rotated and mirrored, and all its spaces must be empty on the map.</source>
        <translation>A shape may be rotated and mirrored, and all its spaces must be empty on the map.</translation>
    </message>
    <message>
        <source>Single space</source>
        <translation>Single space</translation>
    </message>
    <message>
        <source>If no shape of the card can be drawn, a single space is drawn instead.</source>
        <translation>If no shape of the card can be drawn, a single space is drawn instead.</translation>
    </message>
    <message>
        <source>Reputation star</source>
        <translation>Reputation star</translation>
    </message>
    <message>
        <source>Reputation stars are what counts: the most stars after winter win.</source>
        <translation>Reputation stars are what counts: the most stars after winter win.</translation>
    </message>
    <message>
        <source>Terrain type</source>
        <translation>Terrain type</translation>
    </message>
    <message>
        <source>The terrain types are forest, village, farm, water, monster and mountain.</source>
        <translation>The terrain types are forest, village, farm, water, monster and mountain.</translation>
    </message>
    <message>
        <source>Time value</source>
        <translation>Time value</translation>
    </message>
    <message>
        <source>The time values of the cards revealed in a season bring its end nearer.</source>
        <translation>The time values of the cards revealed in a season bring its end nearer.</translation>
    </message>
    <message>
        <source>Time threshold</source>
        <translation>Time threshold</translation>
    </message>
    <message>
        <source>A season ends with the turn in which the time values of its cards reach the threshold.</source>
        <translation>A season ends with the turn in which the time values of its cards reach the threshold.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>In every turn a card is revealed, all players draw, and the time is checked.</source>
        <translation>In every turn a card is revealed, all players draw, and the time is checked.</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Wasteland</translation>
    </message>
    <message>
        <source>Wasteland is filled from the start and is no terrain type.</source>
        <translation>Wasteland is filled from the start and is no terrain type.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Shapes</translation>
    </message>
    <message>
        <source>The map goes to</source>
        <translation>The map goes to</translation>
    </message>
    <message>
        <source>Corner in solo play</source>
        <translation>Corner in solo play</translation>
    </message>
    <message>
        <source>Scored edicts</source>
        <translation>Scored edicts</translation>
    </message>
    <message>
        <source>Rating at least</source>
        <translation>Rating at least</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Solo number</source>
        <translation>Solo number</translation>
    </message>
    <message>
        <source>Only with the promo ambushes</source>
        <translation>Only with the promo ambushes</translation>
    </message>
    <message>
        <source>clockwise, to the left</source>
        <translation>clockwise, to the left</translation>
    </message>
    <message>
        <source>counterclockwise, to the right</source>
        <translation>counterclockwise, to the right</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>top left</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>top right</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>bottom left</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>bottom right</translation>
    </message>
    <message>
        <source>Trees as far as the eye can see.</source>
        <translation>Trees as far as the eye can see.</translation>
    </message>
    <message>
        <source>Houses of the first settlers.</source>
        <translation>Houses of the first settlers.</translation>
    </message>
    <message>
        <source>Fields and meadows, at their best beside water.</source>
        <translation>Fields and meadows, at their best beside water.</translation>
    </message>
    <message>
        <source>Rivers, lakes and marshes.</source>
        <translation>Rivers, lakes and marshes.</translation>
    </message>
    <message>
        <source>Drawn by a neighbour; threatens the empty spaces beside it.</source>
        <translation>Drawn by a neighbour; threatens the empty spaces beside it.</translation>
    </message>
    <message>
        <source>Printed on the map; gives a coin when it is surrounded.</source>
        <translation>Printed on the map; gives a coin when it is surrounded.</translation>
    </message>
    <message>
        <source>Empty until drawn on; no terrain type.</source>
        <translation>Empty until drawn on; no terrain type.</translation>
    </message>
    <message>
        <source>Filled from the start, on side B only; no terrain type.</source>
        <translation>Filled from the start, on side B only; no terrain type.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>The map</translation>
    </message>
    <message>
        <source>A map has eleven rows and eleven columns of square &lt;b&gt;spaces&lt;/b&gt;. The rows bear the letters A to K, the columns the numbers 1 to 11: the space in the top left corner is A1, the one in the bottom right corner K11.</source>
        <translation>A map has eleven rows and eleven columns of square &lt;b&gt;spaces&lt;/b&gt;. The rows bear the letters A to K, the columns the numbers 1 to 11: the space in the top left corner is A1, the one in the bottom right corner K11.</translation>
    </message>
    <message>
        <source>A space is either &lt;b&gt;empty&lt;/b&gt; or &lt;b&gt;filled&lt;/b&gt;. Filled are all spaces that have been drawn on, and from the start every mountain and every wasteland. All others are empty and can be drawn on.</source>
        <translation>A space is either &lt;b&gt;empty&lt;/b&gt; or &lt;b&gt;filled&lt;/b&gt;. Filled are all spaces that have been drawn on, and from the start every mountain and every wasteland. All others are empty and can be drawn on.</translation>
    </message>
    <message>
        <source>There are six &lt;b&gt;terrain types&lt;/b&gt;. Four of them are the land itself, the fifth is the monster. The sixth, the mountain, is printed on the map and never drawn.</source>
        <translation>There are six &lt;b&gt;terrain types&lt;/b&gt;. Four of them are the land itself, the fifth is the monster. The sixth, the mountain, is printed on the map and never drawn.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mountains&lt;/b&gt; are filled spaces; nothing can be drawn over them. Each mountain bears a coin for the cartographer who closes it in on all four sides.</source>
        <translation>&lt;b&gt;Mountains&lt;/b&gt; are filled spaces; nothing can be drawn over them. Each mountain bears a coin for the cartographer who closes it in on all four sides.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ruins&lt;/b&gt; are empty spaces with old walls on them. Any shape may cover them, and a ruins card even demands it. A ruins space that has been drawn on shows that terrain and counts as filled; it still remains a ruins space.</source>
        <translation>&lt;b&gt;Ruins&lt;/b&gt; are empty spaces with old walls on them. Any shape may cover them, and a ruins card even demands it. A ruins space that has been drawn on shows that terrain and counts as filled; it still remains a ruins space.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wasteland&lt;/b&gt; is found on side B only. It is filled, so nothing can be drawn there, but it has no terrain type. It is not the edge of the map either.</source>
        <translation>&lt;b&gt;Wasteland&lt;/b&gt; is found on side B only. It is filled, so nothing can be drawn there, but it has no terrain type. It is not the edge of the map either.</translation>
    </message>
    <message>
        <source>Two spaces are &lt;b&gt;adjacent&lt;/b&gt; if they share a side. Spaces that touch only at a corner are never adjacent.</source>
        <translation>Two spaces are &lt;b&gt;adjacent&lt;/b&gt; if they share a side. Spaces that touch only at a corner are never adjacent.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to this mountain; those at its corners are not.</source>
        <translation>Four spaces are adjacent to this mountain; those at its corners are not.</translation>
    </message>
    <message>
        <source>Adjacent spaces of one terrain form a &lt;b&gt;cluster&lt;/b&gt;. It reaches as far as that terrain goes on from side to side, whichever cards it was drawn with. A single space is a cluster too.</source>
        <translation>Adjacent spaces of one terrain form a &lt;b&gt;cluster&lt;/b&gt;. It reaches as far as that terrain goes on from side to side, whichever cards it was drawn with. A single space is a cluster too.</translation>
    </message>
    <message>
        <source>Three forest clusters, of five, two and one spaces: at a corner a cluster does not go on.</source>
        <translation>Three forest clusters, of five, two and one spaces: at a corner a cluster does not go on.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;edge of the map&lt;/b&gt; is the outer line round all spaces. A space lies on the edge if one of its sides is part of that line.</source>
        <translation>The &lt;b&gt;edge of the map&lt;/b&gt; is the outer line round all spaces. A space lies on the edge if one of its sides is part of that line.</translation>
    </message>
    <message>
        <source>Every map has a &lt;b&gt;coin track&lt;/b&gt; with room for 14 coins, and a table for the stars of the four seasons.</source>
        <translation>Every map has a &lt;b&gt;coin track&lt;/b&gt; with room for 14 coins, and a table for the stars of the four seasons.</translation>
    </message>
    <message>
        <source>Drawing a shape</source>
        <translation>Drawing a shape</translation>
    </message>
    <message>
        <source>A card of time 1 shows one terrain and &lt;b&gt;two shapes&lt;/b&gt;. The smaller shape has a coin beside it: who draws that one takes the coin at once.</source>
        <translation>A card of time 1 shows one terrain and &lt;b&gt;two shapes&lt;/b&gt;. The smaller shape has a coin beside it: who draws that one takes the coin at once.</translation>
    </message>
    <message>
        <source>A card of time 2 shows one shape and &lt;b&gt;two terrains&lt;/b&gt;. The whole shape is filled with one of the two; they are never mixed.</source>
        <translation>A card of time 2 shows one shape and &lt;b&gt;two terrains&lt;/b&gt;. The whole shape is filled with one of the two; they are never mixed.</translation>
    </message>
    <message>
        <source>Each player chooses freely and need not do what the others do. Of two shapes that both fit, either may be taken.</source>
        <translation>Each player chooses freely and need not do what the others do. Of two shapes that both fit, either may be taken.</translation>
    </message>
    <message>
        <source>The shape may be &lt;b&gt;rotated&lt;/b&gt; and &lt;b&gt;mirrored&lt;/b&gt; as you like. Its size and its form stay as they are.</source>
        <translation>The shape may be &lt;b&gt;rotated&lt;/b&gt; and &lt;b&gt;mirrored&lt;/b&gt; as you like. Its size and its form stay as they are.</translation>
    </message>
    <message>
        <source>One shape in all its eight positions.</source>
        <translation>One shape in all its eight positions.</translation>
    </message>
    <message>
        <source>It may be drawn anywhere on the map, if these rules are kept:</source>
        <translation>It may be drawn anywhere on the map, if these rules are kept:</translation>
    </message>
    <message>
        <source>All its spaces lie on the map; nothing hangs over the edge.</source>
        <translation>All its spaces lie on the map; nothing hangs over the edge.</translation>
    </message>
    <message>
        <source>All its spaces are empty. It covers no mountain, no wasteland, and nothing that has been drawn before.</source>
        <translation>All its spaces are empty. It covers no mountain, no wasteland, and nothing that has been drawn before.</translation>
    </message>
    <message>
        <source>If a ruins card lies before it, it covers at least one open ruins space.</source>
        <translation>If a ruins card lies before it, it covers at least one open ruins space.</translation>
    </message>
    <message>
        <source>It need not touch anything. A new forest may begin far from the old one, and terrains may lie side by side in any way.</source>
        <translation>It need not touch anything. A new forest may begin far from the old one, and terrains may lie side by side in any way.</translation>
    </message>
    <message>
        <source>The village on the left may be drawn. The one on the right may not, for it covers a mountain.</source>
        <translation>The village on the left may be drawn. The one on the right may not, for it covers a mountain.</translation>
    </message>
    <message>
        <source>Some shapes have gaps. Only the spaces of the shape are drawn; what lies in a gap stays as it is and may be filled already.</source>
        <translation>Some shapes have gaps. Only the spaces of the shape are drawn; what lies in a gap stays as it is and may be filled already.</translation>
    </message>
    <message>
        <source>The two spaces of the small shape on the card {forgotten_forest} touch only at a corner. They are one shape, but two clusters, as long as nothing joins them.</source>
        <translation>The two spaces of the small shape on the card {forgotten_forest} touch only at a corner. They are one shape, but two clusters, as long as nothing joins them.</translation>
    </message>
    <message>
        <source>On the screen, small dots mark every place where the shape fits as it is rotated now. The panel beside the map tells before you confirm what a drawing would be worth at the end of the season.</source>
        <translation>On the screen, small dots mark every place where the shape fits as it is rotated now. The panel beside the map tells before you confirm what a drawing would be worth at the end of the season.</translation>
    </message>
    <message>
        <source>When nothing fits: the single space</source>
        <translation>When nothing fits: the single space</translation>
    </message>
    <message>
        <source>Late in the game a shape may fit nowhere on a map. If &lt;b&gt;none&lt;/b&gt; of the shapes of the card can be drawn by the rules, in whatever position and place, the player draws a &lt;b&gt;single space&lt;/b&gt; instead: a square of 1x1 on any empty space.</source>
        <translation>Late in the game a shape may fit nowhere on a map. If &lt;b&gt;none&lt;/b&gt; of the shapes of the card can be drawn by the rules, in whatever position and place, the player draws a &lt;b&gt;single space&lt;/b&gt; instead: a square of 1x1 on any empty space.</translation>
    </message>
    <message>
        <source>The single space is no way out. As long as one of two shapes still fits anywhere, a shape must be drawn; when none does, the single space must be.</source>
        <translation>The single space is no way out. As long as one of two shapes still fits anywhere, a shape must be drawn; when none does, the single space must be.</translation>
    </message>
    <message>
        <source>It may be filled with &lt;b&gt;any&lt;/b&gt; terrain: forest, village, farm, water, even monster, whatever the card shows. Only a mountain can never be drawn.</source>
        <translation>It may be filled with &lt;b&gt;any&lt;/b&gt; terrain: forest, village, farm, water, even monster, whatever the card shows. Only a mountain can never be drawn.</translation>
    </message>
    <message>
        <source>The first edition of the rules can also be read otherwise: only a terrain of the card, except under a ruins card, where any terrain is allowed. Later editions say any. Whoever prefers the narrow reading turns on the option for the strict single space.</source>
        <translation>The first edition of the rules can also be read otherwise: only a terrain of the card, except under a ruins card, where any terrain is allowed. Later editions say any. Whoever prefers the narrow reading turns on the option for the strict single space.</translation>
    </message>
    <message>
        <source>The single space never brings the coin that stands beside a shape. If it closes in a mountain, it brings the coin of that mountain as any other drawing does.</source>
        <translation>The single space never brings the coin that stands beside a shape. If it closes in a mountain, it brings the coin of that mountain as any other drawing does.</translation>
    </message>
    <message>
        <source>An ambush knows it too: if the monsters&apos; shape fits nowhere on the neighbour&apos;s map, a single monster is drawn on any empty space there.</source>
        <translation>An ambush knows it too: if the monsters&apos; shape fits nowhere on the neighbour&apos;s map, a single monster is drawn on any empty space there.</translation>
    </message>
    <message>
        <source>If a map has no empty space left at all, nothing is drawn on it in that turn.</source>
        <translation>If a map has no empty space left at all, nothing is drawn on it in that turn.</translation>
    </message>
    <message>
        <source>The shape of the card {orchard} fits nowhere on this map. A single space of any terrain is drawn, on one of the marked spaces.</source>
        <translation>The shape of the card {orchard} fits nowhere on this map. A single space of any terrain is drawn, on one of the marked spaces.</translation>
    </message>
    <message>
        <source>Options of this program</source>
        <translation>Options of this program</translation>
    </message>
    <message>
        <source>Without any option the game follows the rules of 2019 as most people read them. The page for a new game offers some changes; they hold for all players and for the whole game.</source>
        <translation>Without any option the game follows the rules of 2019 as most people read them. The page for a new game offers some changes; they hold for all players and for the whole game.</translation>
    </message>
    <message>
        <source>With the promo ambushes the ambush deck is made of four cards drawn unseen from all eight. So every game has four ambushes, but nobody knows which.</source>
        <translation>With the promo ambushes the ambush deck is made of four cards drawn unseen from all eight. So every game has four ambushes, but nobody knows which.</translation>
    </message>
    <message>
        <source>Without monsters there are no ambush cards: a calm game, good for the first one. This is not an official rule. The card {rift_lands} may still be drawn as a monster.</source>
        <translation>Without monsters there are no ambush cards: a calm game, good for the first one. This is not an official rule. The card {rift_lands} may still be drawn as a monster.</translation>
    </message>
    <message>
        <source>The strict single space bears a terrain of the card that did not fit. Under a ruins card it may have any terrain even so.</source>
        <translation>The strict single space bears a terrain of the card that did not fit. Under a ruins card it may have any terrain even so.</translation>
    </message>
    <message>
        <source>The side of the map is chosen on the same page. Side A is the better one to begin with.</source>
        <translation>The side of the map is chosen on the same page. Side A is the better one to begin with.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;seed&lt;/b&gt; is a short word of digits and letters. It decides the edicts and the order of all cards, so the same seed gives the same game. Left empty, it is chosen at random.</source>
        <translation>The &lt;b&gt;seed&lt;/b&gt; is a short word of digits and letters. It decides the edicts and the order of all cards, so the same seed gives the same game. Left empty, it is chosen at random.</translation>
    </message>
    <message>
        <source>Playing together at one computer</source>
        <translation>Playing together at one computer</translation>
    </message>
    <message>
        <source>Round a table all players draw at once. At one computer they draw one after the other, each in secret; the result is the same, since nobody sees the drawing of the others before making one.</source>
        <translation>Round a table all players draw at once. At one computer they draw one after the other, each in secret; the result is the same, since nobody sees the drawing of the others before making one.</translation>
    </message>
    <message>
        <source>The card is revealed, and everybody may look at it.</source>
        <translation>The card is revealed, and everybody may look at it.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;curtain&lt;/b&gt; falls: a sealed envelope with the name of the player who is to draw. It hides all maps. The others look away or leave the chair.</source>
        <translation>A &lt;b&gt;curtain&lt;/b&gt; falls: a sealed envelope with the name of the player who is to draw. It hides all maps. The others look away or leave the chair.</translation>
    </message>
    <message>
        <source>That player holds the button with the name for half a second or presses Enter. The envelope opens, and the map appears.</source>
        <translation>That player holds the button with the name for half a second or presses Enter. The envelope opens, and the map appears.</translation>
    </message>
    <message>
        <source>The shape is chosen, rotated and drawn. After it has been confirmed, the curtain falls for the next player.</source>
        <translation>The shape is chosen, rotated and drawn. After it has been confirmed, the curtain falls for the next player.</translation>
    </message>
    <message>
        <source>A drawing that was confirmed too soon can be corrected from the curtain, as long as the next player has not opened the envelope.</source>
        <translation>A drawing that was confirmed too soon can be corrected from the curtain, as long as the next player has not opened the envelope.</translation>
    </message>
    <message>
        <source>The order of drawing does not matter. With many players anyone who is still to draw can be called from the curtain.</source>
        <translation>The order of drawing does not matter. With many players anyone who is still to draw can be called from the curtain.</translation>
    </message>
    <message>
        <source>In an ambush the envelope holds the map of a neighbour, and a coloured band names its owner. When all have drawn, a page shows who has drawn monsters on which map.</source>
        <translation>In an ambush the envelope holds the map of a neighbour, and a coloured band names its owner. When all have drawn, a page shows who has drawn monsters on which map.</translation>
    </message>
    <message>
        <source>How secret the maps are is for the players to agree on. The Game menu has a page for it, and what is chosen there can be changed at any time:</source>
        <translation>How secret the maps are is for the players to agree on. The Game menu has a page for it, and what is chosen there can be changed at any time:</translation>
    </message>
    <message>
        <source>The computer can play seats as well, as an &lt;b&gt;apprentice&lt;/b&gt;, a &lt;b&gt;journeyman&lt;/b&gt; or a &lt;b&gt;master&lt;/b&gt;. It sees no more than a person in the same seat would, and has drawn as soon as everybody has seen the cards. Whoever plays with computer players alone needs no curtain.</source>
        <translation>The computer can play seats as well, as an &lt;b&gt;apprentice&lt;/b&gt;, a &lt;b&gt;journeyman&lt;/b&gt; or a &lt;b&gt;master&lt;/b&gt;. It sees no more than a person in the same seat would, and has drawn as soon as everybody has seen the cards. Whoever plays with computer players alone needs no curtain.</translation>
    </message>
    <message>
        <source>The game is saved after every step. The program can be closed at any moment and goes on at the same place when it is opened again.</source>
        <translation>The game is saved after every step. The program can be closed at any moment and goes on at the same place when it is opened again.</translation>
    </message>
    <message>
        <source>Hard cases</source>
        <translation>Hard cases</translation>
    </message>
    <message>
        <source>Here are the questions that come up at every table, each with its answer. The program decides them all in the same way.</source>
        <translation>Here are the questions that come up at every table, each with its answer. The program decides them all in the same way.</translation>
    </message>
    <message>
        <source>Ruins, then an ambush</source>
        <translation>Ruins, then an ambush</translation>
    </message>
    <message>
        <source>{temple_ruins} is revealed, so the next card follows at once: {goblin_attack}. The maps are passed, and the goblins may be drawn anywhere. In the next turn comes {orchard}, and its shape must cover ruins. If {outpost_ruins} had come before it as well, one ruins space would still be enough.</source>
        <translation>{temple_ruins} is revealed, so the next card follows at once: {goblin_attack}. The maps are passed, and the goblins may be drawn anywhere. In the next turn comes {orchard}, and its shape must cover ruins. If {outpost_ruins} had come before it as well, one ruins space would still be enough.</translation>
    </message>
    <message>
        <source>Ruins that no shape can reach</source>
        <translation>Ruins that no shape can reach</translation>
    </message>
    <message>
        <source>One ruins space is open, at C10, but {marshlands} cannot cover it in any position. There is plenty of room elsewhere; still only a single space may be drawn. It may have any terrain and lie anywhere; it need not lie on the ruins.</source>
        <translation>One ruins space is open, at C10, but {marshlands} cannot cover it in any position. There is plenty of room elsewhere; still only a single space may be drawn. It may have any terrain and lie anywhere; it need not lie on the ruins.</translation>
    </message>
    <message>
        <source>The ruins at C10 are too closely shut in for a shape of five spaces.</source>
        <translation>The ruins at C10 are too closely shut in for a shape of five spaces.</translation>
    </message>
    <message>
        <source>One shape fits, the other does not</source>
        <translation>One shape fits, the other does not</translation>
    </message>
    <message>
        <source>Of the two shapes on the card {great_river} only the larger one fits, and it would spoil everything. It must be drawn all the same. A single space is allowed only when neither shape fits.</source>
        <translation>Of the two shapes on the card {great_river} only the larger one fits, and it would spoil everything. It must be drawn all the same. A single space is allowed only when neither shape fits.</translation>
    </message>
    <message>
        <source>Two mountains at once</source>
        <translation>Two mountains at once</translation>
    </message>
    <message>
        <source>A shape may surround two mountains at once. It brings both coins, and a coin beside the shape would come on top.</source>
        <translation>A shape may surround two mountains at once. It brings both coins, and a coin beside the shape would come on top.</translation>
    </message>
    <message>
        <source>{fishing_village} on side B: four water spaces from H7 to H10 surround both mountains and bring 2 coins.</source>
        <translation>{fishing_village} on side B: four water spaces from H7 to H10 surround both mountains and bring 2 coins.</translation>
    </message>
    <message>
        <source>A mountain surrounded by a neighbour</source>
        <translation>A mountain surrounded by a neighbour</translation>
    </message>
    <message>
        <source>A neighbour draws monsters on your map, and one of them fills the last space beside a mountain. The coin is yours, for it is marked on your map.</source>
        <translation>A neighbour draws monsters on your map, and one of them fills the last space beside a mountain. The coin is yours, for it is marked on your map.</translation>
    </message>
    <message>
        <source>The same terrain drawn twice</source>
        <translation>The same terrain drawn twice</translation>
    </message>
    <message>
        <source>A village is drawn beside a village of an earlier turn. Both are one cluster from now on. That may please one edict and ruin another, such as {shieldgate}.</source>
        <translation>A village is drawn beside a village of an earlier turn. Both are one cluster from now on. That may please one edict and ruin another, such as {shieldgate}.</translation>
    </message>
    <message>
        <source>Ruins, then Rift Lands</source>
        <translation>Ruins, then Rift Lands</translation>
    </message>
    <message>
        <source>The single square of the card {rift_lands} must lie on open ruins. It may have any of its five terrains. If no ruins are open on the map, it goes on any empty space.</source>
        <translation>The single square of the card {rift_lands} must lie on open ruins. It may have any of its five terrains. If no ruins are open on the map, it goes on any empty space.</translation>
    </message>
    <message>
        <source>A card that goes beyond the threshold</source>
        <translation>A card that goes beyond the threshold</translation>
    </message>
    <message>
        <source>In fall the time stands at 6 of 7, and a card of time 2 is revealed. It is drawn as usual, the season ends at 8 of 7, and winter begins at nought.</source>
        <translation>In fall the time stands at 6 of 7, and a card of time 2 is revealed. It is drawn as usual, the season ends at 8 of 7, and winter begins at nought.</translation>
    </message>
    <message>
        <source>Two ambushes in one season</source>
        <translation>Two ambushes in one season</translation>
    </message>
    <message>
        <source>No ambush came in spring, so its card is still in the deck when that of summer joins it. Both may come in one season, even one right after the other.</source>
        <translation>No ambush came in spring, so its card is still in the deck when that of summer joins it. Both may come in one season, even one right after the other.</translation>
    </message>
    <message>
        <source>Small print on scoring cards</source>
        <translation>Small print on scoring cards</translation>
    </message>
    <message>
        <source>For every card mountains, wasteland and monsters are filled spaces, and open ruins are empty ones.</source>
        <translation>For every card mountains, wasteland and monsters are filled spaces, and open ruins are empty ones.</translation>
    </message>
    <message>
        <source>Wasteland is neither a terrain type nor the edge of the map.</source>
        <translation>Wasteland is neither a terrain type nor the edge of the map.</translation>
    </message>
    <message>
        <source>No space counts twice for one card, unless the card says so, as {greenbough} does for rows and columns.</source>
        <translation>No space counts twice for one card, unless the card says so, as {greenbough} does for rows and columns.</translation>
    </message>
    <message>
        <source>Still in doubt? Try it out. A drawing that is not allowed is refused with the reason and the spaces to blame.</source>
        <translation>Still in doubt? Try it out. A drawing that is not allowed is refused with the reason and the spaces to blame.</translation>
    </message>
    <message>
        <source>Scoring cards: forest</source>
        <translation>Scoring cards: forest</translation>
    </message>
    <message>
        <source>One of these four cards is in every game. All examples of this chapter look at the same map, so it can be seen how differently the queen may judge it.</source>
        <translation>One of these four cards is in every game. All examples of this chapter look at the same map, so it can be seen how differently the queen may judge it.</translation>
    </message>
    <message>
        <source>A scoring card always counts the whole map of each player. What was scored in an earlier season is scored again.</source>
        <translation>A scoring card always counts the whole map of each player. What was scored in an earlier season is scored again.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side A.</source>
        <translation>The map of this chapter, on side A.</translation>
    </message>
    <message>
        <source>A forest in the corner lies on two edges and yet is one space: 1 star.</source>
        <translation>A forest in the corner lies on two edges and yet is one space: 1 star.</translation>
    </message>
    <message>
        <source>Five forest spaces stand on the edge in the upper corners, two more in the lower left. All the forest inside the country counts for nothing: 7 stars.</source>
        <translation>Five forest spaces stand on the edge in the upper corners, two more in the lower left. All the forest inside the country counts for nothing: 7 stars.</translation>
    </message>
    <message>
        <source>One forest space in a row is enough, ten are no better. This card likes forests that are scattered.</source>
        <translation>One forest space in a row is enough, ten are no better. This card likes forests that are scattered.</translation>
    </message>
    <message>
        <source>There is forest in 6 rows and in 8 columns, together 14 stars. Row D has none, nor has column 3.</source>
        <translation>There is forest in 6 rows and in 8 columns, together 14 stars. Row D has none, nor has column 3.</translation>
    </message>
    <message>
        <source>Anything that fills a space closes a side, forest as well as mountain or monster. Open ruins do not.</source>
        <translation>Anything that fills a space closes a side, forest as well as mountain or monster. Open ruins do not.</translation>
    </message>
    <message>
        <source>A1, B1, B5 and B6 are closed on all four sides: 4 stars. A2 is not, for nothing has been drawn on A3 yet.</source>
        <translation>A1, B1, B5 and B6 are closed on all four sides: 4 stars. A2 is not, for nothing has been drawn on A3 yet.</translation>
    </message>
    <message>
        <source>The two mountains must touch the same cluster. If it touches three mountains, all three count: 9 stars.</source>
        <translation>The two mountains must touch the same cluster. If it touches three mountains, all three count: 9 stars.</translation>
    </message>
    <message>
        <source>A forest leads from the mountain at B4 to the one at C9, and both are worth 3: together 6 stars. The forest beside F6 has found no second mountain yet.</source>
        <translation>A forest leads from the mountain at B4 to the one at C9, and both are worth 3: together 6 stars. The forest beside F6 has found no second mountain yet.</translation>
    </message>
    <message>
        <source>Scoring cards: farm and water</source>
        <translation>Scoring cards: farm and water</translation>
    </message>
    <message>
        <source>These four cards are about farms and water, beside each other or apart, near mountains or near ruins.</source>
        <translation>These four cards are about farms and water, beside each other or apart, near mountains or near ruins.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side B.</source>
        <translation>The map of this chapter, on side B.</translation>
    </message>
    <message>
        <source>Every space counts at most once. A long line of water beside a long line of farms is the best there is.</source>
        <translation>Every space counts at most once. A long line of water beside a long line of farms is the best there is.</translation>
    </message>
    <message>
        <source>Farm and water meet only in the upper right: the water at C8 and D8 and the farms at C9 and D9 bring 4 stars. The farm at D10 touches no water.</source>
        <translation>Farm and water meet only in the upper right: the water at C8 and D8 and the farms at C9 and D9 bring 4 stars. The farm at D10 touches no water.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to a mountain, so one mountain is worth 8 stars at most, with water all round.</source>
        <translation>Four spaces are adjacent to a mountain, so one mountain is worth 8 stars at most, with water all round.</translation>
    </message>
    <message>
        <source>Water lies beside a mountain at B8 and is worth 2. Farms do so at C3, C9, I9 and K3 and are worth 1 each. That makes 6 stars.</source>
        <translation>Water lies beside a mountain at B8 and is worth 2. Farms do so at C3, C9, I9 and K3 and are worth 1 each. That makes 6 stars.</translation>
    </message>
    <message>
        <source>Ruins that have been drawn on still are a ruins space, so water beside them counts. Water on ruins is not beside them.</source>
        <translation>Ruins that have been drawn on still are a ruins space, so water beside them counts. Water on ruins is not beside them.</translation>
    </message>
    <message>
        <source>The farms at C3 and H9 stand on ruins and are worth 3 each. Water beside ruins is found at B8 and G3. Together 8 stars.</source>
        <translation>The farms at C3 and H9 stand on ruins and are worth 3 each. Water beside ruins is found at B8 and G3. Together 8 stars.</translation>
    </message>
    <message>
        <source>The size does not matter: many small clusters are better than a large one. Wasteland is not the edge of the map and does no harm.</source>
        <translation>The size does not matter: many small clusters are better than a large one. Wasteland is not the edge of the map and does no harm.</translation>
    </message>
    <message>
        <source>The farms round D2, those round I8 and the water at G3 keep apart from the edge and from each other: 9 stars. The clusters in the last row touch the edge, and those in the upper right touch each other.</source>
        <translation>The farms round D2, those round I8 and the water at G3 keep apart from the edge and from each other: 9 stars. The clusters in the last row touch the edge, and those in the upper right touch each other.</translation>
    </message>
    <message>
        <source>Scoring cards: village</source>
        <translation>Scoring cards: village</translation>
    </message>
    <message>
        <source>All four cards of this group are about village clusters. What counts is how many there are, how large they are, and what they touch.</source>
        <translation>All four cards of this group are about village clusters. What counts is how many there are, how large they are, and what they touch.</translation>
    </message>
    <message>
        <source>A cluster of five is worth nothing, one of twelve no more than one of six. Better two of six than one of twelve.</source>
        <translation>A cluster of five is worth nothing, one of twelve no more than one of six. Better two of six than one of twelve.</translation>
    </message>
    <message>
        <source>The villages in the west have six spaces, those in the middle seven. Both are large enough: 16 stars.</source>
        <translation>The villages in the west have six spaces, those in the middle seven. Both are large enough: 16 stars.</translation>
    </message>
    <message>
        <source>First leave out all clusters that touch a mountain, then take the largest of the rest. If several are equally large, one of them counts.</source>
        <translation>First leave out all clusters that touch a mountain, then take the largest of the rest. If several are equally large, one of them counts.</translation>
    </message>
    <message>
        <source>The seven spaces in the middle touch the mountain at F6 and drop out. The six in the west remain: 6 stars.</source>
        <translation>The seven spaces in the middle touch the mountain at F6 and drop out. The six in the west remain: 6 stars.</translation>
    </message>
    <message>
        <source>Five types can lie beside a village: forest, farm, water, monster and mountain. Ruins, wasteland and empty spaces are none.</source>
        <translation>Five types can lie beside a village: forest, farm, water, monster and mountain. Ruins, wasteland and empty spaces are none.</translation>
    </message>
    <message>
        <source>The villages in the middle touch forest, water and a mountain. Those at I9 touch farm, water and monsters. Each cluster is worth 3, together 6 stars.</source>
        <translation>The villages in the middle touch forest, water and a mountain. Those at I9 touch farm, water and monsters. Each cluster is worth 3, together 6 stars.</translation>
    </message>
    <message>
        <source>Two clusters of the same size are best, for then the second is as large as the first. A single cluster has no second: no stars.</source>
        <translation>Two clusters of the same size are best, for then the second is as large as the first. A single cluster has no second: no stars.</translation>
    </message>
    <message>
        <source>The largest cluster has seven spaces, the second largest six, and each of those six is worth 2: 12 stars.</source>
        <translation>The largest cluster has seven spaces, the second largest six, and each of those six is worth 2: 12 stars.</translation>
    </message>
    <message>
        <source>Scoring cards: the whole map</source>
        <translation>Scoring cards: the whole map</translation>
    </message>
    <message>
        <source>These four cards do not ask what has been drawn, only which spaces are filled and which are empty. Even monsters are welcome here.</source>
        <translation>These four cards do not ask what has been drawn, only which spaces are filled and which are empty. Even monsters are welcome here.</translation>
    </message>
    <message>
        <source>Eleven filled spaces in a line are needed, no less. Mountains and wasteland have done a part of the work already.</source>
        <translation>Eleven filled spaces in a line are needed, no less. Mountains and wasteland have done a part of the work already.</translation>
    </message>
    <message>
        <source>Row F is full, and so is column 6, where the wasteland has helped: 12 stars.</source>
        <translation>Row F is full, and so is column 6, where the wasteland has helped: 12 stars.</translation>
    </message>
    <message>
        <source>Only one square counts, a largest one. A single filled space already is a square, so no map is worth less than 3 stars here.</source>
        <translation>Only one square counts, a largest one. A single filled space already is a square, so no map is worth less than 3 stars here.</translation>
    </message>
    <message>
        <source>The largest filled square has four spaces on each side, from C4 to F7. Four times 3 makes 12 stars.</source>
        <translation>The largest filled square has four spaces on each side, from C4 to F7. Four times 3 makes 12 stars.</translation>
    </message>
    <message>
        <source>There are eleven such diagonals, and each one is worth the same. The shortest is the corner K1 alone, the longest goes from A1 to K11.</source>
        <translation>There are eleven such diagonals, and each one is worth the same. The shortest is the corner K1 alone, the longest goes from A1 to K11.</translation>
    </message>
    <message>
        <source>Three diagonals are full: the corner K1, the one from J1 to K2, and the one from G1 to K5. Together 9 stars.</source>
        <translation>Three diagonals are full: the corner K1, the one from J1 to K2, and the one from G1 to K5. Together 9 stars.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side spoil each other. Open ruins are empty and can be a cauldron too.</source>
        <translation>Two empty spaces side by side spoil each other. Open ruins are empty and can be a cauldron too.</translation>
    </message>
    <message>
        <source>H3 and J5 are empty and closed on all four sides: 2 stars.</source>
        <translation>H3 and J5 are empty and closed on all four sides: 2 stars.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>The end of a season</translation>
    </message>
    <message>
        <source>A season ends as soon as the time values of its cards reach its &lt;b&gt;time threshold&lt;/b&gt;: 8 in spring, 8 in summer, 7 in fall and 6 in winter. The turn in which that happens is played to its end first.</source>
        <translation>A season ends as soon as the time values of its cards reach its &lt;b&gt;time threshold&lt;/b&gt;: 8 in spring, 8 in summer, 7 in fall and 6 in winter. The turn in which that happens is played to its end first.</translation>
    </message>
    <message>
        <source>Time beyond the threshold is lost; the next season begins at nought.</source>
        <translation>Time beyond the threshold is lost; the next season begins at nought.</translation>
    </message>
    <message>
        <source>Now every map is scored. The season brings the sum of four parts:</source>
        <translation>Now every map is scored. The season brings the sum of four parts:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two edicts&lt;/b&gt;: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Each one counts the whole map as it is now, with all that earlier seasons have left there.</source>
        <translation>&lt;b&gt;Two edicts&lt;/b&gt;: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Each one counts the whole map as it is now, with all that earlier seasons have left there.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coins&lt;/b&gt;: plus 1 star for every coin on the coin track.</source>
        <translation>&lt;b&gt;Coins&lt;/b&gt;: plus 1 star for every coin on the coin track.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Monsters&lt;/b&gt;: minus 1 star for every empty space adjacent to a monster.</source>
        <translation>&lt;b&gt;Monsters&lt;/b&gt;: minus 1 star for every empty space adjacent to a monster.</translation>
    </message>
    <message>
        <source>So every edict is scored in two seasons, A in the first and in the last one. What pleases edict A pays in spring, and once more in winter when the map is full.</source>
        <translation>So every edict is scored in two seasons, A in the first and in the last one. What pleases edict A pays in spring, and once more in winter when the map is full.</translation>
    </message>
    <message>
        <source>Monsters may cost more than the rest of a season brings. Such a season counts below nought.</source>
        <translation>Monsters may cost more than the rest of a season brings. Such a season counts below nought.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; In spring {sentinel_wood} is edict A and {canal_lake} is edict B. The map in the picture has 2 coins. Edict A brings 7 stars, edict B 2 and the coins 2; the monsters cost 7. The season is worth 4 stars.</source>
        <translation>&lt;b&gt;An example.&lt;/b&gt; In spring {sentinel_wood} is edict A and {canal_lake} is edict B. The map in the picture has 2 coins. Edict A brings 7 stars, edict B 2 and the coins 2; the monsters cost 7. The season is worth 4 stars.</translation>
    </message>
    <message>
        <source>The two edicts earn the stars; the numbers with a minus are lost to monsters.</source>
        <translation>The two edicts earn the stars; the numbers with a minus are lost to monsters.</translation>
    </message>
    <message>
        <source>Then, unless it was winter, the next season begins:</source>
        <translation>Then, unless it was winter, the next season begins:</translation>
    </message>
    <message>
        <source>All explore cards and ruins cards that have been revealed go back into the explore deck.</source>
        <translation>All explore cards and ruins cards that have been revealed go back into the explore deck.</translation>
    </message>
    <message>
        <source>One more card of the ambush deck joins them, unseen by everyone.</source>
        <translation>One more card of the ambush deck joins them, unseen by everyone.</translation>
    </message>
    <message>
        <source>The explore deck is shuffled, and the first card is revealed.</source>
        <translation>The explore deck is shuffled, and the first card is revealed.</translation>
    </message>
    <message>
        <source>Maps and coins stay as they are. Only the time starts anew.</source>
        <translation>Maps and coins stay as they are. Only the time starts anew.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>The game ends when winter has been scored. The stars of the four seasons are added; the highest total wins.</source>
        <translation>The game ends when winter has been scored. The stars of the four seasons are added; the highest total wins.</translation>
    </message>
    <message>
        <source>If totals are equal, the stars lost to monsters in all four seasons decide: fewer lost stars are better.</source>
        <translation>If totals are equal, the stars lost to monsters in all four seasons decide: fewer lost stars are better.</translation>
    </message>
    <message>
        <source>If these are equal too, the place is shared. Whoever shares it may still argue about whose map is prettier.</source>
        <translation>If these are equal too, the place is shared. Whoever shares it may still argue about whose map is prettier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; Ana, Boris and Vera have 91 stars each. Monsters have cost Ana 6 stars, Boris 9 and Vera 6. Ana and Vera share first place, and Boris comes third.</source>
        <translation>&lt;b&gt;An example.&lt;/b&gt; Ana, Boris and Vera have 91 stars each. Monsters have cost Ana 6 stars, Boris 9 and Vera 6. Ana and Vera share first place, and Boris comes third.</translation>
    </message>
    <message>
        <source>The same game, played again with the same seed, deals the same cards in the same order. So others can try whether they do better.</source>
        <translation>The same game, played again with the same seed, deals the same cards in the same order. So others can try whether they do better.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Playing alone</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules, with two differences: monsters find their place by themselves, and in the end a title is awarded.</source>
        <translation>One player alone plays by the same rules, with two differences: monsters find their place by themselves, and in the end a title is awarded.</translation>
    </message>
    <message>
        <source>Every ambush card shows a &lt;b&gt;corner&lt;/b&gt; of the map and an arrow. The monsters attack your own map from there:</source>
        <translation>Every ambush card shows a &lt;b&gt;corner&lt;/b&gt; of the map and an arrow. The monsters attack your own map from there:</translation>
    </message>
    <message>
        <source>The shape starts in that corner, as it is printed. It is neither rotated nor mirrored.</source>
        <translation>The shape starts in that corner, as it is printed. It is neither rotated nor mirrored.</translation>
    </message>
    <message>
        <source>If it does not fit there, it moves along the edge of the map in the direction of the arrow, space by space and all the way round if need be. It stops at the first place where it covers no filled space.</source>
        <translation>If it does not fit there, it moves along the edge of the map in the direction of the arrow, space by space and all the way round if need be. It stops at the first place where it covers no filled space.</translation>
    </message>
    <message>
        <source>If it fits nowhere along the edge, it starts again in the same corner one space further in, and so on towards the middle.</source>
        <translation>If it fits nowhere along the edge, it starts again in the same corner one space further in, and so on towards the middle.</translation>
    </message>
    <message>
        <source>If it fits nowhere at all, the ambush has failed: the card is laid aside and nothing is drawn. No single monster takes its place.</source>
        <translation>If it fits nowhere at all, the ambush has failed: the card is laid aside and nothing is drawn. No single monster takes its place.</translation>
    </message>
    <message>
        <source>Goblins come from the bottom right and move up. The first places are taken, so they settle on the marked spaces.</source>
        <translation>Goblins come from the bottom right and move up. The first places are taken, so they settle on the marked spaces.</translation>
    </message>
    <message>
        <source>Open ruins are empty spaces and do not stop the monsters. If they surround a mountain, its coin is yours.</source>
        <translation>Open ruins are empty spaces and do not stop the monsters. If they surround a mountain, its coin is yours.</translation>
    </message>
    <message>
        <source>After winter comes the &lt;b&gt;rating&lt;/b&gt;: take your total and subtract the solo numbers of the four scoring cards in play. Hard cards have small numbers, so that every mixture is fair.</source>
        <translation>After winter comes the &lt;b&gt;rating&lt;/b&gt;: take your total and subtract the solo numbers of the four scoring cards in play. Hard cards have small numbers, so that every mixture is fair.</translation>
    </message>
    <message>
        <source>The rating decides the title. It is the highest one whose number is reached; below the last number the last title remains.</source>
        <translation>The rating decides the title. It is the highest one whose number is reached; below the last number the last title remains.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; The cards in play are {greenbough} with 22, {mages_valley} with 22, {wildholds} with 16 and {borderlands} with 24: together 84. With a total of 97 stars the rating is 13.</source>
        <translation>&lt;b&gt;An example.&lt;/b&gt; The cards in play are {greenbough} with 22, {mages_valley} with 22, {wildholds} with 16 and {borderlands} with 24: together 84. With a total of 97 stars the rating is 13.</translation>
    </message>
    <message>
        <source>Two cards of the explore deck show neither shape nor terrain: {temple_ruins} and {outpost_ruins}. When one of them is revealed, the &lt;b&gt;next card follows at once&lt;/b&gt;, in the same explore phase.</source>
        <translation>Two cards of the explore deck show neither shape nor terrain: {temple_ruins} and {outpost_ruins}. When one of them is revealed, the &lt;b&gt;next card follows at once&lt;/b&gt;, in the same explore phase.</translation>
    </message>
    <message>
        <source>The shape of that next card must be drawn so that it covers at least &lt;b&gt;one open ruins space&lt;/b&gt;. Everything else about the card is as always.</source>
        <translation>The shape of that next card must be drawn so that it covers at least &lt;b&gt;one open ruins space&lt;/b&gt;. Everything else about the card is as always.</translation>
    </message>
    <message>
        <source>After a ruins card: the water covers the ruins at C10, as it must.</source>
        <translation>After a ruins card: the water covers the ruins at C10, as it must.</translation>
    </message>
    <message>
        <source>If the second ruins card comes right after the first, one more card is revealed. The duty does not grow: one ruins space is enough.</source>
        <translation>If the second ruins card comes right after the first, one more card is revealed. The duty does not grow: one ruins space is enough.</translation>
    </message>
    <message>
        <source>An ambush card takes no notice of ruins: the monsters may be drawn anywhere. The duty waits and then holds for the next explore card.</source>
        <translation>An ambush card takes no notice of ruins: the monsters may be drawn anywhere. The duty waits and then holds for the next explore card.</translation>
    </message>
    <message>
        <source>If no shape of the card can cover an open ruins space, or no ruins are open on the map, a &lt;b&gt;single space&lt;/b&gt; is drawn instead, even if the shape would fit elsewhere. It may have any terrain and lie on any empty space, ruins or not.</source>
        <translation>If no shape of the card can cover an open ruins space, or no ruins are open on the map, a &lt;b&gt;single space&lt;/b&gt; is drawn instead, even if the shape would fit elsewhere. It may have any terrain and lie on any empty space, ruins or not.</translation>
    </message>
    <message>
        <source>Every map is judged for itself. One player may have to cover ruins while another is down to a single space.</source>
        <translation>Every map is judged for itself. One player may have to cover ruins while another is down to a single space.</translation>
    </message>
    <message>
        <source>Ruins cards take no time, and they are shuffled back into the deck like the explore cards at the end of the season.</source>
        <translation>Ruins cards take no time, and they are shuffled back into the deck like the explore cards at the end of the season.</translation>
    </message>
    <message>
        <source>Ambush: the monsters</source>
        <translation>Ambush: the monsters</translation>
    </message>
    <message>
        <source>When an &lt;b&gt;ambush card&lt;/b&gt; is revealed, the maps change hands. Each player passes the map to a neighbour and draws the monsters on the map received. Then every map goes back to its owner.</source>
        <translation>When an &lt;b&gt;ambush card&lt;/b&gt; is revealed, the maps change hands. Each player passes the map to a neighbour and draws the monsters on the map received. Then every map goes back to its owner.</translation>
    </message>
    <message>
        <source>The arrow on the card tells the direction. &lt;b&gt;Clockwise&lt;/b&gt;: the map goes to the neighbour on the left. &lt;b&gt;Counterclockwise&lt;/b&gt;: it goes to the neighbour on the right.</source>
        <translation>The arrow on the card tells the direction. &lt;b&gt;Clockwise&lt;/b&gt;: the map goes to the neighbour on the left. &lt;b&gt;Counterclockwise&lt;/b&gt;: it goes to the neighbour on the right.</translation>
    </message>
    <message>
        <source>Two players simply swap their maps, whichever way the arrow points.</source>
        <translation>Two players simply swap their maps, whichever way the arrow points.</translation>
    </message>
    <message>
        <source>The monsters&apos; shape is filled with monsters. It may be rotated and mirrored and drawn anywhere on the neighbour&apos;s map where it fits, ruins included. That the place hurts is the whole point.</source>
        <translation>The monsters&apos; shape is filled with monsters. It may be rotated and mirrored and drawn anywhere on the neighbour&apos;s map where it fits, ruins included. That the place hurts is the whole point.</translation>
    </message>
    <message>
        <source>Monsters fill their spaces like any other terrain. They may even be of use: they close gaps and rows and can surround a mountain.</source>
        <translation>Monsters fill their spaces like any other terrain. They may even be of use: they close gaps and rows and can surround a mountain.</translation>
    </message>
    <message>
        <source>At the end of &lt;b&gt;every&lt;/b&gt; season each empty space adjacent to a monster costs 1 star. A space beside two monsters costs 1 star, not 2.</source>
        <translation>At the end of &lt;b&gt;every&lt;/b&gt; season each empty space adjacent to a monster costs 1 star. A space beside two monsters costs 1 star, not 2.</translation>
    </message>
    <message>
        <source>Seven empty spaces are adjacent to these kobolds: they cost 7 stars, season after season, until somebody fills them.</source>
        <translation>Seven empty spaces are adjacent to these kobolds: they cost 7 stars, season after season, until somebody fills them.</translation>
    </message>
    <message>
        <source>An open ruins space is empty, so it costs a star too. Mountains and wasteland are filled and cost nothing.</source>
        <translation>An open ruins space is empty, so it costs a star too. Mountains and wasteland are filled and cost nothing.</translation>
    </message>
    <message>
        <source>The cure is to draw. Monsters with no empty space beside them do no harm any more.</source>
        <translation>The cure is to draw. Monsters with no empty space beside them do no harm any more.</translation>
    </message>
    <message>
        <source>If a neighbour&apos;s monster closes in a mountain, the coin goes to the owner of the map.</source>
        <translation>If a neighbour&apos;s monster closes in a mountain, the coin goes to the owner of the map.</translation>
    </message>
    <message>
        <source>An ambush card takes no time. Once it has been played, it leaves the game. An ambush that was not revealed stays in the explore deck and may come next season, so that several may lurk there at once.</source>
        <translation>An ambush card takes no time. Once it has been played, it leaves the game. An ambush that was not revealed stays in the explore deck and may come next season, so that several may lurk there at once.</translation>
    </message>
    <message>
        <source>The card {rift_lands} offers a single square of 1x1 and any of five terrains: forest, village, farm, water or monster. It takes no time.</source>
        <translation>The card {rift_lands} offers a single square of 1x1 and any of five terrains: forest, village, farm, water or monster. It takes no time.</translation>
    </message>
    <message>
        <source>It fills a gap, joins two clusters or closes in a mountain: the small gift of the deck. Why would anybody draw a monster? Perhaps nobody ever should, but it is allowed, and it costs stars as always.</source>
        <translation>It fills a gap, joins two clusters or closes in a mountain: the small gift of the deck. Why would anybody draw a monster? Perhaps nobody ever should, but it is allowed, and it costs stars as always.</translation>
    </message>
    <message>
        <source>After a ruins card this square too must cover an open ruins space. If none is open, it goes on any empty space.</source>
        <translation>After a ruins card this square too must cover an open ruins space. If none is open, it goes on any empty space.</translation>
    </message>
    <message>
        <source>Five terrains, one space, no time.</source>
        <translation>Five terrains, one space, no time.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Every coin on the coin track is worth &lt;b&gt;1 star at the end of each season&lt;/b&gt;. Coins are never spent or taken away, so one that is taken in spring pays four times.</source>
        <translation>Every coin on the coin track is worth &lt;b&gt;1 star at the end of each season&lt;/b&gt;. Coins are never spent or taken away, so one that is taken in spring pays four times.</translation>
    </message>
    <message>
        <source>There are two ways to take a coin:</source>
        <translation>There are two ways to take a coin:</translation>
    </message>
    <message>
        <source>Draw a shape that has a coin beside it on the card. The larger shape of the same card brings none.</source>
        <translation>Draw a shape that has a coin beside it on the card. The larger shape of the same card brings none.</translation>
    </message>
    <message>
        <source>Close in a mountain: when all four spaces adjacent to it are filled, its coin is taken at once.</source>
        <translation>Close in a mountain: when all four spaces adjacent to it are filled, its coin is taken at once.</translation>
    </message>
    <message>
        <source>All four sides of the mountain are filled; its coin has been taken.</source>
        <translation>All four sides of the mountain are filled; its coin has been taken.</translation>
    </message>
    <message>
        <source>It does not matter with what they are filled or by whom: wasteland counts, and so do monsters. The coin always goes to the owner of the map.</source>
        <translation>It does not matter with what they are filled or by whom: wasteland counts, and so do monsters. The coin always goes to the owner of the map.</translation>
    </message>
    <message>
        <source>One drawing may bring several coins: the coin of its shape and one for each mountain it closes in.</source>
        <translation>One drawing may bring several coins: the coin of its shape and one for each mountain it closes in.</translation>
    </message>
    <message>
        <source>The coin track holds 14 coins. Whoever has filled it takes no more.</source>
        <translation>The coin track holds 14 coins. Whoever has filled it takes no more.</translation>
    </message>
</context>
<context>
    <name>SaveMark</name>
    <message>
        <source>Not on the disk</source>
        <translation>Not on the disk</translation>
    </message>
    <message>
        <source>The last steps are not on the disk. Click to try again.</source>
        <translation>The last steps are not on the disk. Click to try again.</translation>
    </message>
    <message>
        <source>This game is not kept for the next start. Click to read why.</source>
        <translation>This game is not kept for the next start. Click to read why.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>Lost to monsters, counted in the seasons already</source>
        <translation>Lost to monsters, counted in the seasons already</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
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
        <translation>Contents</translation>
    </message>
    <message>
        <source>There is more than fits in here. The wheel, a finger and the arrow keys move it.</source>
        <translation>There is more than fits in here. The wheel, a finger and the arrow keys move it.</translation>
    </message>
</context>
<context>
    <name>SeasonHead</name>
    <message>
        <source>{season}: the scores</source>
        <translation>{season}: the scores</translation>
    </message>
    <message>
        <source>Map {number} of {count}</source>
        <translation>Map {number} of {count}</translation>
    </message>
    <message>
        <source>The map before</source>
        <translation>The map before</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>The map after</translation>
    </message>
</context>
<context>
    <name>SeasonPanel</name>
    <message>
        <source>Season sheet</source>
        <translation>Season sheet</translation>
    </message>
    <message>
        <source>total {stars}</source>
        <translation>total {stars}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2nd</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeasonSheetPage</name>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>{player}: {stars} for this season.</source>
        <translation>{player}: {stars} for this season.</translation>
    </message>
    <message>
        <source>Nothing to count here.</source>
        <translation>Nothing to count here.</translation>
    </message>
    <message>
        <source>Filled coins: {gain}.</source>
        <translation>Filled coins: {gain}.</translation>
    </message>
    <message>
        <source>{spaces}: {gain}, {total} in all.</source>
        <translation>{spaces}: {gain}, {total} in all.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>All at once</translation>
    </message>
    <message>
        <source>Goes back to the count before</source>
        <translation>Goes back to the count before</translation>
    </message>
    <message>
        <source>Shows every sum of the season without counting</source>
        <translation>Shows every sum of the season without counting</translation>
    </message>
    <message>
        <source>Counts on: the next part, then the next map</source>
        <translation>Counts on: the next part, then the next map</translation>
    </message>
</context>
<context>
    <name>SeatKind</name>
    <message>
        <source>A person</source>
        <translation>A person</translation>
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
        <translation>Players</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Number of players, 1 to 100</source>
        <translation>Number of players, 1 to 100</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Search for a name</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Makes room for one more player, up to 100</source>
        <translation>Makes room for one more player, up to 100</translation>
    </message>
    <message>
        <source>Add a computer: it plays one more seat</source>
        <translation>Add a computer: it plays one more seat</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Paste names</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Add a computer</translation>
    </message>
    <message>
        <source>Takes the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Takes the players from the clipboard: one name a line, a title after a tab</translation>
    </message>
    <message>
        <source>Takes the players of the last game: {players}</source>
        <translation>Takes the players of the last game: {players}</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>As last time</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>A name is missing.</translation>
    </message>
    <message>
        <source>The name is taken.</source>
        <translation>The name is taken.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>The name is too long.</translation>
    </message>
    <message>
        <source>The name cannot be shown.</source>
        <translation>The name cannot be shown.</translation>
    </message>
    <message>
        <source>The title is too long.</source>
        <translation>The title is too long.</translation>
    </message>
    <message>
        <source>The title cannot be shown.</source>
        <translation>The title cannot be shown.</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>The clipboard holds no names.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>A person plays.</source>
        <translation>A person plays.</translation>
    </message>
    <message>
        <source>The computer plays: {level}.</source>
        <translation>The computer plays: {level}.</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Name of {player}</translation>
    </message>
    <message>
        <source>Title of {player}</source>
        <translation>Title of {player}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>title, if any</source>
        <translation>title, if any</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>One seat up</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>One seat down</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Remove this player</translation>
    </message>
    <message>
        <source>Move {player}</source>
        <translation>Move {player}</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Alt with an arrow key</source>
        <translation>Drag to another seat, or press Alt with an arrow key</translation>
    </message>
</context>
<context>
    <name>SeatingOrder</name>
    <message>
        <source>Order at the table</source>
        <translation>Order at the table</translation>
    </message>
    <message>
        <source>It decides which neighbour draws on your map in an ambush.</source>
        <translation>It decides which neighbour draws on your map in an ambush.</translation>
    </message>
</context>
<context>
    <name>SeedEntry</name>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>The same seed gives the same cards; empty for a random one</source>
        <translation>The same seed gives the same cards; empty for a random one</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Another random seed</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copy the seed</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>At least one player is needed.</source>
        <translation>At least one player is needed.</translation>
    </message>
    <message>
        <source>There are {count} players; at most {most} can play.</source>
        <translation>There are {count} players; at most {most} can play.</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Player {number} needs a name.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {longest_name} fit.</source>
        <translation>The name has {length} characters; at most {longest_name} fit.</translation>
    </message>
    <message>
        <source>The name of player {number} has a character that cannot be shown.</source>
        <translation>The name of player {number} has a character that cannot be shown.</translation>
    </message>
    <message>
        <source>The name {name} is taken; each player needs another.</source>
        <translation>The name {name} is taken; each player needs another.</translation>
    </message>
    <message>
        <source>The title of player {number} is too long; at most {longest_title} characters fit.</source>
        <translation>The title of player {number} is too long; at most {longest_title} characters fit.</translation>
    </message>
    <message>
        <source>The title of player {number} has a character that cannot be shown.</source>
        <translation>The title of player {number} has a character that cannot be shown.</translation>
    </message>
    <message>
        <source>A seed has up to eight digits 0-9 and letters A-F.</source>
        <translation>A seed has up to eight digits 0-9 and letters A-F.</translation>
    </message>
</context>
<context>
    <name>ShapeShelf</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>Position {number}: {rows}.</source>
        <translation>Position {number}: {rows}.</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>a single space</source>
        <translation>a single space</translation>
    </message>
    <message>
        <source>{rows}; {row}</source>
        <translation>{rows}; {row}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>row {row}, column {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>row {row}, columns {columns}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} to {last}</translation>
    </message>
    <message>
        <source>A single space.</source>
        <translation>A single space.</translation>
    </message>
    <message>
        <source>{terrain} in hand: {rows}.</source>
        <translation>{terrain} in hand: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} in hand, with a coin: {rows}.</source>
        <translation>{terrain} in hand, with a coin: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}.</source>
        <translation>{terrain} on {spaces}.</translation>
    </message>
    <message>
        <source>Terrain: {terrain}.</source>
        <translation>Terrain: {terrain}.</translation>
    </message>
    <message>
        <source>One of these terrains: {terrains}.</source>
        <translation>One of these terrains: {terrains}.</translation>
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
        <translation>Share the game</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Whoever enters it plays on the same map, with the same cards and edicts. It holds no names and can be read aloud.</source>
        <translation>Whoever enters it plays on the same map, with the same cards and edicts. It holds no names and can be read aloud.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>The whole game</translation>
    </message>
    <message>
        <source>Whoever enters it can look at this game step by step. It holds the names and the maps of all players.</source>
        <translation>Whoever enters it can look at this game step by step. It holds the names and the maps of all players.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Closes this window</translation>
    </message>
</context>
<context>
    <name>SharedCode</name>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Puts the code on the clipboard</source>
        <translation>Puts the code on the clipboard</translation>
    </message>
    <message>
        <source>Copied: {count} signs.</source>
        <translation>Copied: {count} signs.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Map of {owner}</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {content}.</source>
        <translation>Row {row}, column {column}: {content}.</translation>
    </message>
    <message>
        <source>{space} · {content}</source>
        <translation>{space} · {content}</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Wasteland</translation>
    </message>
    <message>
        <source>Open ruins</source>
        <translation>Open ruins</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message numerus="yes">
        <source>Its cluster has %n space(s).</source>
        <translation>
            <numerusform>Its cluster has %n space.</numerusform>
            <numerusform>Its cluster has %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruins lie below.</source>
        <translation>Ruins lie below.</translation>
    </message>
    <message>
        <source>It is surrounded; its coin is taken.</source>
        <translation>It is surrounded; its coin is taken.</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) open; its coin waits.</source>
        <translation>
            <numerusform>%n side open; its coin waits.</numerusform>
            <numerusform>%n sides open; its coin waits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty beside monsters, it costs a star.</source>
        <translation>Empty beside monsters, it costs a star.</translation>
    </message>
    <message>
        <source>Counted by: {edicts}.</source>
        <translation>Counted by: {edicts}.</translation>
    </message>
    <message>
        <source>Map of {owner}.</source>
        <translation>Map of {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty: {spaces}.</source>
        <translation>Empty: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins: {spaces}.</source>
        <translation>Open ruins: {spaces}.</translation>
    </message>
    <message>
        <source>Mountains with a coin: {spaces}.</source>
        <translation>Mountains with a coin: {spaces}.</translation>
    </message>
    <message>
        <source>Coins: {coins} of {slots}.</source>
        <translation>Coins: {coins} of {slots}.</translation>
    </message>
    <message>
        <source>{terrain}: {spaces} in {clusters}.</source>
        <translation>{terrain}: {spaces} in {clusters}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s)</source>
        <translation>
            <numerusform>%n cluster</numerusform>
            <numerusform>%n clusters</numerusform>
        </translation>
    </message>
    <message>
        <source>{runs}, {run}</source>
        <translation>{runs}, {run}</translation>
    </message>
    <message>
        <source>Row {row}: {content}.</source>
        <translation>Row {row}: {content}.</translation>
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
        <translation>Keys</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>New key</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Use this key</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Use it too</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Reset all</translation>
    </message>
    <message>
        <source>Gives the chosen line this key instead of its own</source>
        <translation>Gives the chosen line this key instead of its own</translation>
    </message>
    <message>
        <source>Gives the chosen line this key beside its own</source>
        <translation>Gives the chosen line this key beside its own</translation>
    </message>
    <message>
        <source>Gives the chosen line its first keys back</source>
        <translation>Gives the chosen line its first keys back</translation>
    </message>
    <message>
        <source>Gives every line its first keys back</source>
        <translation>Gives every line its first keys back</translation>
    </message>
    <message>
        <source>The same key is used for: {others}.</source>
        <translation>The same key is used for: {others}.</translation>
    </message>
    <message>
        <source>Press a new key in the field below, then choose how to use it.</source>
        <translation>Press a new key in the field below, then choose how to use it.</translation>
    </message>
    <message>
        <source>This key is used already for: {others}.</source>
        <translation>This key is used already for: {others}.</translation>
    </message>
    <message>
        <source>This key leads through the window or chooses shapes and terrains.</source>
        <translation>This key leads through the window or chooses shapes and terrains.</translation>
    </message>
    <message>
        <source>Take a key with Ctrl or Alt, or a function key: this one writes text.</source>
        <translation>Take a key with Ctrl or Alt, or a function key: this one writes text.</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>No sound</source>
        <translation>No sound</translation>
    </message>
    <message>
        <source>Nothing on this computer could play a sound, so sounds are off.</source>
        <translation>Nothing on this computer could play a sound, so sounds are off.</translation>
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
        <translation>{total} each. Whoever lost fewest stars to monsters wins: {losses}.</translation>
    </message>
    <message>
        <source>{players} share the victory: equal stars, and equal losses to monsters.</source>
        <translation>{players} share the victory: equal stars, and equal losses to monsters.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Seed {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victory</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>All maps</translation>
    </message>
    <message>
        <source>Your map</source>
        <translation>Your map</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Final standings</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copy the seed</translation>
    </message>
    <message>
        <source>Puts the seed on the clipboard</source>
        <translation>Puts the seed on the clipboard</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Share the game or the challenge</translation>
    </message>
    <message>
        <source>Save or print</source>
        <translation>Save or print</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Save or print the maps</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>Rematch, same seed</source>
        <translation>Rematch, same seed</translation>
    </message>
    <message>
        <source>Rematch, new seed</source>
        <translation>Rematch, new seed</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Shows the game again, step by step</source>
        <translation>Shows the game again, step by step</translation>
    </message>
    <message>
        <source>The same players and rules, and the same cards</source>
        <translation>The same players and rules, and the same cards</translation>
    </message>
    <message>
        <source>The same players and rules with other cards</source>
        <translation>The same players and rules with other cards</translation>
    </message>
    <message>
        <source>Goes to the first page: other players, map or rules</source>
        <translation>Goes to the first page: other players, map or rules</translation>
    </message>
    <message>
        <source>Copied: seed {seed}</source>
        <translation>Copied: seed {seed}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Forget all statistics? Saved games stay, but the statistics cannot be recovered.</source>
        <translation>Forget all statistics? Saved games stay, but the statistics cannot be recovered.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Forget them</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Part of the statistics could not be read; the rest is shown.</source>
        <translation>Part of the statistics could not be read; the rest is shown.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) on this computer</source>
        <translation>
            <numerusform>%n finished game on this computer</numerusform>
            <numerusform>%n finished games on this computer</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>No game has been finished yet.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Games of two and more players are counted here by name.</source>
        <translation>Games of two and more players are counted here by name.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stars</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>The best rating on each set of edicts is kept here.</source>
        <translation>The best rating on each set of edicts is kept here.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>{chart} · {player}</source>
        <translation>{chart} · {player}</translation>
    </message>
    <message>
        <source>The best results on charts of the day and week are kept here.</source>
        <translation>The best results on charts of the day and week are kept here.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Day {date}</source>
        <translation>Day {date}</translation>
    </message>
    <message>
        <source>Week from {date}</source>
        <translation>Week from {date}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>What finished games add up to on this computer.</source>
        <translation>What finished games add up to on this computer.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Alone</translation>
    </message>
    <message>
        <source>best rating for each set of edicts</source>
        <translation>best rating for each set of edicts</translation>
    </message>
    <message>
        <source>Charts of the day and week</source>
        <translation>Charts of the day and week</translation>
    </message>
    <message>
        <source>Forget the statistics…</source>
        <translation>Forget the statistics…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forgets what is counted here; saved games stay</source>
        <translation>Forgets what is counted here; saved games stay</translation>
    </message>
    <message>
        <source>Goes back to the game or the first page</source>
        <translation>Goes back to the game or the first page</translation>
    </message>
</context>
<context>
    <name>TableAdvice</name>
    <message>
        <source>There are no hints while the table plays without live scores.</source>
        <translation>There are no hints while the table plays without live scores.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change} for {owner}.</source>
        <translation>Hint {number} of {count}: this season {change} for {owner}.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change}.</source>
        <translation>Hint {number} of {count}: this season {change}.</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>{done} of {players} have drawn</translation>
    </message>
    <message>
        <source>Lists the players, to choose who draws now</source>
        <translation>Lists the players, to choose who draws now</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>%n card left in the deck</numerusform>
            <numerusform>%n cards left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>%n ambush among them</numerusform>
            <numerusform>%n ambushes among them</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Still to draw: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time threshold {threshold}</source>
        <translation>{season}: edicts {first} and {second}, time threshold {threshold}</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>drawing</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>up next</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This table has agreed to play without live scores.</source>
        <translation>This table has agreed to play without live scores.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Season sheet</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>The map of {player}</translation>
    </message>
</context>
<context>
    <name>TellingController</name>
    <message>
        <source>The next map is for {player}; the others look away.</source>
        <translation>The next map is for {player}; the others look away.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>All maps are back with their owners.</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game is over. The greatest reputation: {winners}.</source>
        <translation>The game is over. The greatest reputation: {winners}.</translation>
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
        <translation>{value} cannot be chosen; there are {choices}</translation>
    </message>
    <message>
        <source>Unknown arguments: {arguments}</source>
        <translation>Unknown arguments: {arguments}</translation>
    </message>
    <message>
        <source>a value must follow it</source>
        <translation>a value must follow it</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: error: {fault}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>usage:</translation>
    </message>
    <message>
        <source>{option} is cut too short; there are {matches}</source>
        <translation>{option} is cut too short; there are {matches}</translation>
    </message>
    <message>
        <source>no value may follow it, such as {value}</source>
        <translation>no value may follow it, such as {value}</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>show this help and end</translation>
    </message>
    <message>
        <source>Cartographers: draw maps, score seasons, for one to a hundred players.</source>
        <translation>Cartographers: draw maps, score seasons, for one to a hundred players.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>a saved game to go on with</source>
        <translation>a saved game to go on with</translation>
    </message>
    <message>
        <source>show the version of the program and end</source>
        <translation>show the version of the program and end</translation>
    </message>
    <message>
        <source>begin a game of these at once</source>
        <translation>begin a game of these at once</translation>
    </message>
    <message>
        <source>side of the map</source>
        <translation>side of the map</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEED</translation>
    </message>
    <message>
        <source>up to eight digits 0-9 and letters A-F</source>
        <translation>up to eight digits 0-9 and letters A-F</translation>
    </message>
    <message>
        <source>NAME[,NAME...]</source>
        <translation>NAME[,NAME...]</translation>
    </message>
    <message>
        <source>LEVEL[,LEVEL...]</source>
        <translation>LEVEL[,LEVEL...]</translation>
    </message>
    <message>
        <source>computer players, each of one level: {levels}</source>
        <translation>computer players, each of one level: {levels}</translation>
    </message>
    <message>
        <source>OPTION[,OPTION...]</source>
        <translation>OPTION[,OPTION...]</translation>
    </message>
    <message>
        <source>rules to play by: {options}</source>
        <translation>rules to play by: {options}</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>language, such as hr, uk or es</source>
        <translation>language, such as hr, uk or es</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colours</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>where settings and games are kept</source>
        <translation>where settings and games are kept</translation>
    </message>
    <message>
        <source>keep settings and games beside the program</source>
        <translation>keep settings and games beside the program</translation>
    </message>
    <message>
        <source>write the game here at the end</source>
        <translation>write the game here at the end</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Qt platform: xcb, wayland, offscreen</source>
        <translation>Qt platform: xcb, wayland, offscreen</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {options}</source>
        <translation>There is no option {option}; there are {options}</translation>
    </message>
    <message>
        <source>A level is missing between the commas; there are {levels}</source>
        <translation>A level is missing between the commas; there are {levels}</translation>
    </message>
    <message>
        <source>There is no computer player {level}; there are {levels}</source>
        <translation>There is no computer player {level}; there are {levels}</translation>
    </message>
    <message>
        <source>The language {language} cannot be spoken; there are {languages}</source>
        <translation>The language {language} cannot be spoken; there are {languages}</translation>
    </message>
    <message>
        <source>Cartographers is already running; the game in this second window is not kept for the next start.</source>
        <translation>Cartographers is already running; the game in this second window is not kept for the next start.</translation>
    </message>
    <message>
        <source>Cartographers is already running and has been given the file to open.</source>
        <translation>Cartographers is already running and has been given the file to open.</translation>
    </message>
    <message>
        <source>Cartographers is already running; its window comes to the front.</source>
        <translation>Cartographers is already running; its window comes to the front.</translation>
    </message>
    <message>
        <source>--seed and --options belong to a game begun with --players</source>
        <translation>--seed and --options belong to a game begun with --players</translation>
    </message>
    <message>
        <source>There is no platform {platform}; there are {platforms}</source>
        <translation>There is no platform {platform}; there are {platforms}</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and {display} does not answer.</source>
        <translation>Cartographers needs a screen, and {display} does not answer.</translation>
    </message>
    <message>
        <source>The game could not be recorded: {reason}</source>
        <translation>The game could not be recorded: {reason}</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Farm</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
</context>
<context>
    <name>WaitingGrid</name>
    <message>
        <source>Who draws now?</source>
        <translation>Who draws now?</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Search for a name</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>drawing</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>up next</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Holds the game at the next card, or lets it go on</source>
        <translation>Holds the game at the next card, or lets it go on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Plays on without a stop until the end</source>
        <translation>Plays on without a stop until the end</translation>
    </message>
</context>
<context>
    <name>WelcomeCorner</name>
    <message>
        <source>New to the game?</source>
        <translation>New to the game?</translation>
    </message>
    <message>
        <source>Go on with lesson {number}</source>
        <translation>Go on with lesson {number}</translation>
    </message>
    <message>
        <source>Learn by drawing</source>
        <translation>Learn by drawing</translation>
    </message>
    <message>
        <source>Short lessons on a real map; leave them and come back as you like.</source>
        <translation>Short lessons on a real map; leave them and come back as you like.</translation>
    </message>
    <message>
        <source>Do not offer the lessons here</source>
        <translation>Do not offer the lessons here</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>The greatest reputation in the kingdom</translation>
    </message>
    <message>
        <source>The queen awards the title</source>
        <translation>The queen awards the title</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
    <message>
        <source>{total} − {numbers} = {rating}, the rating that decides the title.</source>
        <translation>{total} − {numbers} = {rating}, the rating that decides the title.</translation>
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
        <translation>Apprentice</translation>
    </message>
    <message>
        <source>Draws what looks good at first sight.</source>
        <translation>Draws what looks good at first sight.</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Journeyman</translation>
    </message>
    <message>
        <source>Takes the most stars of the season.</source>
        <translation>Takes the most stars of the season.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Thinks of all the seasons to come.</source>
        <translation>Thinks of all the seasons to come.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Goblin Attack</source>
        <translation>Goblin Attack</translation>
    </message>
    <message>
        <source>Bugbear Assault</source>
        <translation>Bugbear Assault</translation>
    </message>
    <message>
        <source>Kobold Onslaught</source>
        <translation>Kobold Onslaught</translation>
    </message>
    <message>
        <source>Gnoll Raid</source>
        <translation>Gnoll Raid</translation>
    </message>
    <message>
        <source>Flayer Incursion</source>
        <translation>Flayer Incursion</translation>
    </message>
    <message>
        <source>Insectoid Invasion</source>
        <translation>Insectoid Invasion</translation>
    </message>
    <message>
        <source>Ratman Strike</source>
        <translation>Ratman Strike</translation>
    </message>
    <message>
        <source>Ogre Charge</source>
        <translation>Ogre Charge</translation>
    </message>
    <message>
        <source>Great River</source>
        <translation>Great River</translation>
    </message>
    <message>
        <source>Farmland</source>
        <translation>Farmland</translation>
    </message>
    <message>
        <source>Hamlet</source>
        <translation>Hamlet</translation>
    </message>
    <message>
        <source>Forgotten Forest</source>
        <translation>Forgotten Forest</translation>
    </message>
    <message>
        <source>Hinterland Stream</source>
        <translation>Hinterland Stream</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Homestead</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Orchard</translation>
    </message>
    <message>
        <source>Treetop Village</source>
        <translation>Treetop Village</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Marshlands</translation>
    </message>
    <message>
        <source>Fishing Village</source>
        <translation>Fishing Village</translation>
    </message>
    <message>
        <source>Rift Lands</source>
        <translation>Rift Lands</translation>
    </message>
    <message>
        <source>Temple Ruins</source>
        <translation>Temple Ruins</translation>
    </message>
    <message>
        <source>Outpost Ruins</source>
        <translation>Outpost Ruins</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Wilderness</translation>
    </message>
    <message>
        <source>Five mountains and six ruins in open country.</source>
        <translation>Five mountains and six ruins in open country.</translation>
    </message>
    <message>
        <source>Wastelands</source>
        <translation>Wastelands</translation>
    </message>
    <message>
        <source>A wasteland in the middle narrows the map.</source>
        <translation>A wasteland in the middle narrows the map.</translation>
    </message>
    <message>
        <source>Canal Lake</source>
        <translation>Canal Lake</translation>
    </message>
    <message>
        <source>Each water space adjacent to a farm, and each farm space adjacent to water, is worth 1 star, however many such neighbours it has.</source>
        <translation>Each water space adjacent to a farm, and each farm space adjacent to water, is worth 1 star, however many such neighbours it has.</translation>
    </message>
    <message>
        <source>Mages Valley</source>
        <translation>Mages Valley</translation>
    </message>
    <message>
        <source>Each water space adjacent to a mountain is worth 2 stars, and each farm space adjacent to a mountain 1 star.</source>
        <translation>Each water space adjacent to a mountain is worth 2 stars, and each farm space adjacent to a mountain 1 star.</translation>
    </message>
    <message>
        <source>The Golden Granary</source>
        <translation>The Golden Granary</translation>
    </message>
    <message>
        <source>Each water space adjacent to a ruins space is worth 1 star, and each farm space drawn on ruins 3 stars.</source>
        <translation>Each water space adjacent to a ruins space is worth 1 star, and each farm space drawn on ruins 3 stars.</translation>
    </message>
    <message>
        <source>Shoreside Expanse</source>
        <translation>Shoreside Expanse</translation>
    </message>
    <message>
        <source>Each farm cluster that touches neither water nor the edge of the map is worth 3 stars. So is each water cluster that touches neither a farm nor the edge of the map.</source>
        <translation>Each farm cluster that touches neither water nor the edge of the map is worth 3 stars. So is each water cluster that touches neither a farm nor the edge of the map.</translation>
    </message>
    <message>
        <source>Sentinel Wood</source>
        <translation>Sentinel Wood</translation>
    </message>
    <message>
        <source>Each forest space on the edge of the map is worth 1 star. A corner space counts once.</source>
        <translation>Each forest space on the edge of the map is worth 1 star. A corner space counts once.</translation>
    </message>
    <message>
        <source>Greenbough</source>
        <translation>Greenbough</translation>
    </message>
    <message>
        <source>Each row and each column with at least one forest space is worth 1 star. The same space may count for its row and for its column.</source>
        <translation>Each row and each column with at least one forest space is worth 1 star. The same space may count for its row and for its column.</translation>
    </message>
    <message>
        <source>Treetower</source>
        <translation>Treetower</translation>
    </message>
    <message>
        <source>Each forest space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Each forest space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</translation>
    </message>
    <message>
        <source>Stoneside Forest</source>
        <translation>Stoneside Forest</translation>
    </message>
    <message>
        <source>Each mountain joined to another mountain by one forest cluster is worth 3 stars. A mountain counts once.</source>
        <translation>Each mountain joined to another mountain by one forest cluster is worth 3 stars. A mountain counts once.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Borderlands</translation>
    </message>
    <message>
        <source>Each row and each column without an empty space is worth 6 stars.</source>
        <translation>Each row and each column without an empty space is worth 6 stars.</translation>
    </message>
    <message>
        <source>Lost Barony</source>
        <translation>Lost Barony</translation>
    </message>
    <message>
        <source>Find the largest square of filled spaces. Each space along one of its sides is worth 3 stars.</source>
        <translation>Find the largest square of filled spaces. Each space along one of its sides is worth 3 stars.</translation>
    </message>
    <message>
        <source>The Broken Road</source>
        <translation>The Broken Road</translation>
    </message>
    <message>
        <source>Each diagonal that runs down from the left edge to the bottom edge of the map without an empty space is worth 3 stars.</source>
        <translation>Each diagonal that runs down from the left edge to the bottom edge of the map without an empty space is worth 3 stars.</translation>
    </message>
    <message>
        <source>The Cauldrons</source>
        <translation>The Cauldrons</translation>
    </message>
    <message>
        <source>Each empty space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Each empty space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</translation>
    </message>
    <message>
        <source>Wildholds</source>
        <translation>Wildholds</translation>
    </message>
    <message>
        <source>Each village cluster of at least six spaces is worth 8 stars.</source>
        <translation>Each village cluster of at least six spaces is worth 8 stars.</translation>
    </message>
    <message>
        <source>Great City</source>
        <translation>Great City</translation>
    </message>
    <message>
        <source>Of the village clusters that touch no mountain, the largest is worth 1 star for each of its spaces.</source>
        <translation>Of the village clusters that touch no mountain, the largest is worth 1 star for each of its spaces.</translation>
    </message>
    <message>
        <source>Each space of the second largest village cluster is worth 2 stars. If several are the largest, one of them is the second.</source>
        <translation>Each space of the second largest village cluster is worth 2 stars. If several are the largest, one of them is the second.</translation>
    </message>
    <message>
        <source>Greengold Plains</source>
        <translation>Greengold Plains</translation>
    </message>
    <message>
        <source>Each village cluster that touches at least three other terrain types is worth 3 stars. Mountains and monsters are terrain types.</source>
        <translation>Each village cluster that touches at least three other terrain types is worth 3 stars. Mountains and monsters are terrain types.</translation>
    </message>
    <message>
        <source>Shieldgate</source>
        <translation>Shieldgate</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Spring</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Summer</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Legendary Cartographer</source>
        <translation>Legendary Cartographer</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Master Mapsmith</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Journeyman Topographer</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Apprentice Surveyor</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Amateur Assessor</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Inept Assistant</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Dimwitted Doodler</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Oblivious Inkdrinker</translation>
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
        <translation>Draw a shape</translation>
    </message>
    <message>
        <source>Each turn a card is revealed, and everyone draws its shape on their own map. It may cover empty spaces only: no mountain, and nothing that is drawn already.</source>
        <translation>Each turn a card is revealed, and everyone draws its shape on their own map. It may cover empty spaces only: no mountain, and nothing that is drawn already.</translation>
    </message>
    <message>
        <source>Point at an empty place and click to lay the shape down. Click it again to confirm. The arrow keys and {lay} do the same.</source>
        <translation>Point at an empty place and click to lay the shape down. Click it again to confirm. The arrow keys and {lay} do the same.</translation>
    </message>
    <message>
        <source>Well drawn. What is on the map stays there for the whole game.</source>
        <translation>Well drawn. What is on the map stays there for the whole game.</translation>
    </message>
    <message>
        <source>Rotate it</source>
        <translation>Rotate it</translation>
    </message>
    <message>
        <source>A shape may be rotated. Click the right button, roll the wheel or press {rotate}: each time it turns by a quarter.</source>
        <translation>A shape may be rotated. Click the right button, roll the wheel or press {rotate}: each time it turns by a quarter.</translation>
    </message>
    <message>
        <source>Draw the shape on the four outlined spaces.</source>
        <translation>Draw the shape on the four outlined spaces.</translation>
    </message>
    <message>
        <source>It fits exactly. On the next map, water flows there.</source>
        <translation>It fits exactly. On the next map, water flows there.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Rotate the shape and try again.</source>
        <translation>The rules allow that place, but this lesson asks for the outlined spaces. Rotate the shape and try again.</translation>
    </message>
    <message>
        <source>Mirror it</source>
        <translation>Mirror it</translation>
    </message>
    <message>
        <source>A shape may be mirrored as well, as if its card were held to a looking-glass. Click the middle button or press {mirror}.</source>
        <translation>A shape may be mirrored as well, as if its card were held to a looking-glass. Click the middle button or press {mirror}.</translation>
    </message>
    <message>
        <source>Draw the shape on the outlined spaces. Rotating alone will not do.</source>
        <translation>Draw the shape on the outlined spaces. Rotating alone will not do.</translation>
    </message>
    <message>
        <source>Rotated and mirrored, a shape fits in many places.</source>
        <translation>Rotated and mirrored, a shape fits in many places.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Mirror the shape and try again.</source>
        <translation>The rules allow that place, but this lesson asks for the outlined spaces. Mirror the shape and try again.</translation>
    </message>
    <message>
        <source>Choose a terrain</source>
        <translation>Choose a terrain</translation>
    </message>
    <message>
        <source>Many cards offer two terrains, and you choose one of them. Spaces of one terrain that touch side by side form a cluster; corners do not count.</source>
        <translation>Many cards offer two terrains, and you choose one of them. Spaces of one terrain that touch side by side form a cluster; corners do not count.</translation>
    </message>
    <message>
        <source>Choose water on the card, and draw the shape so that it joins the river.</source>
        <translation>Choose water on the card, and draw the shape so that it joins the river.</translation>
    </message>
    <message>
        <source>Now all of it is one cluster. Some cards reward large ones.</source>
        <translation>Now all of it is one cluster. Some cards reward large ones.</translation>
    </message>
    <message>
        <source>The river has not grown. Choose water, and let the shape touch the river side by side.</source>
        <translation>The river has not grown. Choose water, and let the shape touch the river side by side.</translation>
    </message>
    <message>
        <source>Take a coin</source>
        <translation>Take a coin</translation>
    </message>
    <message>
        <source>Some cards offer two shapes. The smaller one brings a coin, and every coin is worth 1 star at the end of each season.</source>
        <translation>Some cards offer two shapes. The smaller one brings a coin, and every coin is worth 1 star at the end of each season.</translation>
    </message>
    <message>
        <source>Choose the shape with the coin and draw it anywhere.</source>
        <translation>Choose the shape with the coin and draw it anywhere.</translation>
    </message>
    <message>
        <source>The coin is yours. The earlier one comes, the more often it counts.</source>
        <translation>The coin is yours. The earlier one comes, the more often it counts.</translation>
    </message>
    <message>
        <source>The larger shape brings no coin. Choose the smaller one.</source>
        <translation>The larger shape brings no coin. Choose the smaller one.</translation>
    </message>
    <message>
        <source>Surround a mountain</source>
        <translation>Surround a mountain</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled, no matter with what.</source>
        <translation>A mountain gives its coin as soon as all four spaces beside it are filled, no matter with what.</translation>
    </message>
    <message>
        <source>Fill the outlined space, the last one beside the mountain.</source>
        <translation>Fill the outlined space, the last one beside the mountain.</translation>
    </message>
    <message>
        <source>The mountain is surrounded, and its coin is yours.</source>
        <translation>The mountain is surrounded, and its coin is yours.</translation>
    </message>
    <message>
        <source>One space beside the mountain is still empty: the outlined one.</source>
        <translation>One space beside the mountain is still empty: the outlined one.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Cover ruins</translation>
    </message>
    <message>
        <source>Ruins were revealed before this card. The shape must therefore cover at least one ruins space that is still open.</source>
        <translation>Ruins were revealed before this card. The shape must therefore cover at least one ruins space that is still open.</translation>
    </message>
    <message>
        <source>Draw the shape over one of the ruins on the map.</source>
        <translation>Draw the shape over one of the ruins on the map.</translation>
    </message>
    <message>
        <source>The ruins are covered. A place without ruins would have been refused this time.</source>
        <translation>The ruins are covered. A place without ruins would have been refused this time.</translation>
    </message>
    <message>
        <source>Send monsters</source>
        <translation>Send monsters</translation>
    </message>
    <message>
        <source>In an ambush the maps are passed on, and you draw monsters on the map of a neighbour. Every empty space beside a monster costs its owner 1 star each season.</source>
        <translation>In an ambush the maps are passed on, and you draw monsters on the map of a neighbour. Every empty space beside a monster costs its owner 1 star each season.</translation>
    </message>
    <message>
        <source>Draw the monsters where they cost your neighbour at least {stars}.</source>
        <translation>Draw the monsters where they cost your neighbour at least {stars}.</translation>
    </message>
    <message>
        <source>That hurts. Your own map has been visited as well.</source>
        <translation>That hurts. Your own map has been visited as well.</translation>
    </message>
    <message>
        <source>The monsters cost less than {stars} there. Look for a place with more empty spaces round it.</source>
        <translation>The monsters cost less than {stars} there. Look for a place with more empty spaces round it.</translation>
    </message>
    <message>
        <source>Close monsters in</source>
        <translation>Close monsters in</translation>
    </message>
    <message>
        <source>Your map is back, with monsters in the corner. The outlined empty spaces beside them cost you stars at the end of every season, until they are filled.</source>
        <translation>Your map is back, with monsters in the corner. The outlined empty spaces beside them cost you stars at the end of every season, until they are filled.</translation>
    </message>
    <message>
        <source>Draw the shape so that no empty space is left beside the monsters.</source>
        <translation>Draw the shape so that no empty space is left beside the monsters.</translation>
    </message>
    <message>
        <source>These monsters cost nothing any more.</source>
        <translation>These monsters cost nothing any more.</translation>
    </message>
    <message>
        <source>Some empty spaces beside the monsters are left. One shape covers them all.</source>
        <translation>Some empty spaces beside the monsters are left. One shape covers them all.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>When nothing fits</translation>
    </message>
    <message>
        <source>This map is nearly full: the shape of the card fits nowhere, however it is turned. Then a single space is drawn instead, in a terrain of your choice.</source>
        <translation>This map is nearly full: the shape of the card fits nowhere, however it is turned. Then a single space is drawn instead, in a terrain of your choice.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw a single space.</source>
        <translation>Choose a terrain and draw a single space.</translation>
    </message>
    <message>
        <source>Even a single space can close monsters in or surround a mountain.</source>
        <translation>Even a single space can close monsters in or surround a mountain.</translation>
    </message>
    <message>
        <source>Read an edict</source>
        <translation>Read an edict</translation>
    </message>
    <message>
        <source>Edicts say what earns stars. Edict A asks for forest on the edge of the map, and its card shows what the map is worth now and with the shape in your hand.</source>
        <translation>Edicts say what earns stars. Edict A asks for forest on the edge of the map, and its card shows what the map is worth now and with the shape in your hand.</translation>
    </message>
    <message>
        <source>Draw forest so that Edict A is worth at least {stars}.</source>
        <translation>Draw forest so that Edict A is worth at least {stars}.</translation>
    </message>
    <message>
        <source>Every space of it lies on the edge. Corners are good places for forest.</source>
        <translation>Every space of it lies on the edge. Corners are good places for forest.</translation>
    </message>
    <message>
        <source>Edict A is worth less than {stars}. Choose forest, and look for a place where every space of the shape lies on the edge.</source>
        <translation>Edict A is worth less than {stars}. Choose forest, and look for a place where every space of the shape lies on the edge.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>The end of a season</translation>
    </message>
    <message>
        <source>At the end of a season four things are counted: two edicts, 1 star for each coin, and 1 star lost for each empty space beside monsters.</source>
        <translation>At the end of a season four things are counted: two edicts, 1 star for each coin, and 1 star lost for each empty space beside monsters.</translation>
    </message>
    <message>
        <source>This is the last card of spring. Draw it so that the season brings at least {stars}.</source>
        <translation>This is the last card of spring. Draw it so that the season brings at least {stars}.</translation>
    </message>
    <message>
        <source>A fine spring. Three more seasons follow, each with two of the four edicts, and the most stars win.</source>
        <translation>A fine spring. Three more seasons follow, each with two of the four edicts, and the most stars win.</translation>
    </message>
    <message>
        <source>The season brings less than {stars}. Look at the monsters, and at Edict B: it counts farm and water where they touch.</source>
        <translation>The season brings less than {stars}. Look at the monsters, and at Edict B: it counts farm and water where they touch.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Promo ambushes</source>
        <translation>Promo ambushes</translation>
    </message>
    <message>
        <source>Four ambush cards are drawn unseen from all eight.</source>
        <translation>Four ambush cards are drawn unseen from all eight.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <translation>No monsters</translation>
    </message>
    <message>
        <source>A gentle variant without ambush cards; not an official rule.</source>
        <translation>A gentle variant without ambush cards; not an official rule.</translation>
    </message>
    <message>
        <source>Strict single space</source>
        <translation>Strict single space</translation>
    </message>
    <message>
        <source>When no shape fits, the single space bears a terrain of the card.</source>
        <translation>When no shape fits, the single space bears a terrain of the card.</translation>
    </message>
    <message>
        <source>Full curtain</source>
        <translation>Full curtain</translation>
    </message>
    <message>
        <source>Name above the map</source>
        <translation>Name above the map</translation>
    </message>
    <message>
        <source>No curtain</source>
        <translation>No curtain</translation>
    </message>
    <message>
        <source>Between one player and the next</source>
        <translation>Between one player and the next</translation>
    </message>
    <message>
        <source>What hides the maps from the others.</source>
        <translation>What hides the maps from the others.</translation>
    </message>
    <message>
        <source>Open maps</source>
        <translation>Open maps</translation>
    </message>
    <message>
        <source>Anyone may look at all maps at any time.</source>
        <translation>Anyone may look at all maps at any time.</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>Live scores</translation>
    </message>
    <message>
        <source>The table counts what a map is worth and what a shape would change.</source>
        <translation>The table counts what a map is worth and what a shape would change.</translation>
    </message>
    <message>
        <source>Hide the unseen cards</source>
        <translation>Hide the unseen cards</translation>
    </message>
    <message>
        <source>A house rule: everyone remembers by heart which cards are left.</source>
        <translation>A house rule: everyone remembers by heart which cards are left.</translation>
    </message>
    <message>
        <source>Curtain on leaving</source>
        <translation>Curtain on leaving</translation>
    </message>
    <message>
        <source>The curtain falls when another window comes to the front.</source>
        <translation>The curtain falls when another window comes to the front.</translation>
    </message>
    <message>
        <source>Minutes until the curtain</source>
        <translation>Minutes until the curtain</translation>
    </message>
    <message>
        <source>The curtain falls when nobody has drawn for so long; 0 for never.</source>
        <translation>The curtain falls when nobody has drawn for so long; 0 for never.</translation>
    </message>
</context>
</TS>
