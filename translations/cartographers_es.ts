<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cartographers</source>
        <translation>Acerca de Cartógrafos</translation>
    </message>
    <message>
        <source>Cartographers</source>
        <translation>Cartógrafos</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>A desktop version of the map-drawing board game of 2019, for one to a hundred players at one computer. Rules are told in its own words; every picture is painted by the program itself.</source>
        <translation>Una versión de escritorio del juego de mesa de 2019 en el que se dibujan mapas, de uno a cien jugadores en un mismo ordenador. El texto de las reglas es original y el propio programa pinta todas las imágenes.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>El programa es software libre con licencia MIT. Usa Qt {qt} y PySide6 con la licencia LGPL versión 3, pydantic y platformdirs con la licencia MIT, y la tipografía Source Serif Pro con la licencia SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>BotsController</name>
    <message>
        <source>The computer players draw: {number} of {count}</source>
        <translation>Los jugadores del ordenador dibujan: {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>The next shape must cover open ruins.</source>
        <translation>La próxima forma debe cubrir ruinas libres.</translation>
    </message>
    <message>
        <source>The walk begins in the corner marked.</source>
        <translation>El recorrido empieza en la esquina marcada.</translation>
    </message>
    <message>
        <source>Edicts {first} and {second} score at its end.</source>
        <translation>Al final puntúan los decretos {first} y {second}.</translation>
    </message>
    <message>
        <source>Time {time}</source>
        <translation>Duración {time}</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solitario</translation>
    </message>
</context>
<context>
    <name>CardGallery</name>
    <message>
        <source>Explore and ruins cards</source>
        <translation>Cartas de exploración y de ruinas</translation>
    </message>
    <message>
        <source>Ambush cards</source>
        <translation>Cartas de emboscada</translation>
    </message>
    <message>
        <source>Season cards</source>
        <translation>Cartas de estación</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Cartas de puntuación</translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Ninguna carta contiene esas palabras.</translation>
    </message>
</context>
<context>
    <name>CardHeading</name>
    <message>
        <source>Time {time}</source>
        <translation>Duración {time}</translation>
    </message>
</context>
<context>
    <name>CardKind</name>
    <message>
        <source>Explore card</source>
        <translation>Carta de exploración</translation>
    </message>
    <message>
        <source>Ruins card</source>
        <translation>Carta de ruinas</translation>
    </message>
    <message>
        <source>Ambush card of the promo pack</source>
        <translation>Carta de emboscada del paquete promocional</translation>
    </message>
    <message>
        <source>Ambush card</source>
        <translation>Carta de emboscada</translation>
    </message>
    <message>
        <source>Season card</source>
        <translation>Carta de estación</translation>
    </message>
    <message>
        <source>Scoring card: forest</source>
        <translation>Carta de puntuación: bosque</translation>
    </message>
    <message>
        <source>Scoring card: farm and water</source>
        <translation>Carta de puntuación: cultivo y agua</translation>
    </message>
    <message>
        <source>Scoring card: village</source>
        <translation>Carta de puntuación: aldea</translation>
    </message>
    <message>
        <source>Scoring card: the whole map</source>
        <translation>Carta de puntuación: todo el mapa</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>Time: {time}</source>
        <translation>Duración: {time}</translation>
    </message>
    <message>
        <source>Draw one of the two shapes. The smaller one brings a coin, the larger one fills more.</source>
        <translation>Dibuja una de las dos formas. La pequeña aporta una moneda; la grande ocupa más casillas.</translation>
    </message>
    <message>
        <source>Draw a single space in any terrain, if you like even as a monster.</source>
        <translation>Dibuja una sola casilla de cualquier terreno, incluso un monstruo si quieres.</translation>
    </message>
    <message>
        <source>Draw the shape in one of the two terrains, all of it alike.</source>
        <translation>Dibuja toda la forma con uno solo de los dos terrenos.</translation>
    </message>
    <message>
        <source>It may be rotated and mirrored, and need not touch anything drawn before. If no shape of the card fits anywhere, a single space is drawn instead.</source>
        <translation>Se puede girar y voltear, y no hace falta que toque nada de lo ya dibujado. Si ninguna forma de la carta cabe en ningún sitio, se dibuja en su lugar una sola casilla.</translation>
    </message>
    <message>
        <source>Nothing is drawn for this card. The next card is revealed at once, and its shape must cover at least one open ruins space.</source>
        <translation>Con esta carta no se dibuja nada. La siguiente se revela de inmediato, y su forma debe cubrir al menos una casilla de ruinas libre.</translation>
    </message>
    <message>
        <source>If no shape of that card can do so, a single space is drawn anywhere instead, in any terrain.</source>
        <translation>Si ninguna forma de esa carta puede hacerlo, se dibuja en su lugar una sola casilla donde se quiera, de cualquier terreno.</translation>
    </message>
    <message>
        <source>Two ruins cards in a row: one covered ruins space is enough.</source>
        <translation>Dos cartas de ruinas seguidas: basta con cubrir una casilla de ruinas.</translation>
    </message>
    <message>
        <source>An ambush in between: the monsters are free to go anywhere, and the ruins wait for the next explore card.</source>
        <translation>Una emboscada en medio: los monstruos se pueden dibujar en cualquier sitio, y las ruinas esperan a la próxima carta de exploración.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on already.</source>
        <translation>Las ruinas sobre las que ya se ha dibujado.</translation>
    </message>
    <message>
        <source>Each player draws this shape as monsters on the map of a neighbour, rotated and mirrored at will. Then the maps go back, and the card returns to the box.</source>
        <translation>Cada jugador dibuja esta forma con monstruos en el mapa de un vecino, girada y volteada a voluntad. Después se devuelven los mapas y la carta vuelve a la caja.</translation>
    </message>
    <message>
        <source>At the end of every season the owner of a map loses 1 star for each empty space beside a monster.</source>
        <translation>Al final de cada estación, el dueño del mapa pierde 1 estrella por cada casilla vacía junto a un monstruo.</translation>
    </message>
    <message>
        <source>Each threatened space once, even between several monsters.</source>
        <translation>Cada casilla amenazada una sola vez, aunque esté entre varios monstruos.</translation>
    </message>
    <message>
        <source>Open ruins beside a monster: they are empty.</source>
        <translation>Las ruinas libres junto a un monstruo: están vacías.</translation>
    </message>
    <message>
        <source>Empty spaces that touch a monster at a corner only.</source>
        <translation>Las casillas vacías que tocan a un monstruo solo por una esquina.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top left corner.</source>
        <translation>En solitario, el recorrido empieza en la esquina superior izquierda.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the top right corner.</source>
        <translation>En solitario, el recorrido empieza en la esquina superior derecha.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom right corner.</source>
        <translation>En solitario, el recorrido empieza en la esquina inferior derecha.</translation>
    </message>
    <message>
        <source>Played alone, the walk begins in the bottom left corner.</source>
        <translation>En solitario, el recorrido empieza en la esquina inferior izquierda.</translation>
    </message>
    <message>
        <source>The shape as printed goes clockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>La forma, tal como está impresa, recorre el borde en sentido horario hasta el primer lugar donde cabe. Si no hay ninguno, lo intenta de nuevo una casilla más adentro.</translation>
    </message>
    <message>
        <source>The shape as printed goes counterclockwise along the edge to the first place where it fits. If there is none, it tries again one space further in.</source>
        <translation>La forma, tal como está impresa, recorre el borde en sentido antihorario hasta el primer lugar donde cabe. Si no hay ninguno, lo intenta de nuevo una casilla más adentro.</translation>
    </message>
    <message>
        <source>The season ends as soon as the time values of its revealed cards add up to {time} or more.</source>
        <translation>La estación termina en cuanto la duración de las cartas reveladas suma {time} o más.</translation>
    </message>
    <message>
        <source>Time beyond the threshold: the next season begins at nought.</source>
        <translation>La duración sobrante: la siguiente estación empieza de cero.</translation>
    </message>
    <message>
        <source>Then edicts {first} and {second} are scored, 1 star for each coin is added, and 1 star is lost for each empty space beside a monster.</source>
        <translation>Entonces puntúan los decretos {first} y {second}, se suma 1 estrella por cada moneda y se pierde 1 estrella por cada casilla vacía junto a un monstruo.</translation>
    </message>
    <message>
        <source>Coins: they are kept and count again every season.</source>
        <translation>Las monedas: se conservan y cuentan de nuevo en cada estación.</translation>
    </message>
    <message>
        <source>Ruins and ambush cards: they take no time.</source>
        <translation>Las cartas de ruinas y de emboscada: no tienen duración.</translation>
    </message>
    <message>
        <source>Played alone, {number} is subtracted at the end of the game.</source>
        <translation>En solitario, al final de la partida se resta {number}.</translation>
    </message>
    <message>
        <source>{stars} each: {spaces}</source>
        <translation>{stars} por cada una: {spaces}</translation>
    </message>
    <message>
        <source>{stars}: {spaces}</source>
        <translation>{stars}: {spaces}</translation>
    </message>
    <message>
        <source>In all: {stars}</source>
        <translation>En total: {stars}</translation>
    </message>
    <message>
        <source>1 star for each of these rows: {rows}</source>
        <translation>1 estrella por cada una de estas filas: {rows}</translation>
    </message>
    <message>
        <source>1 star for each of these columns: {columns}</source>
        <translation>1 estrella por cada una de estas columnas: {columns}</translation>
    </message>
    <message>
        <source>Played alone, the monsters land here: {spaces}.</source>
        <translation>En solitario, los monstruos acaban aquí: {spaces}.</translation>
    </message>
    <message>
        <source>They cost this at the end of every season: {stars}.</source>
        <translation>Al final de cada estación cuestan {stars}.</translation>
    </message>
    <message>
        <source>One of them, as {terrain}: {spaces}.</source>
        <translation>Uno de ellos, como {terrain}: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins, one of which must be covered: {spaces}.</source>
        <translation>Ruinas libres (hay que cubrir una): {spaces}.</translation>
    </message>
    <message>
        <source>Drawn on already: {spaces}.</source>
        <translation>Ya cubiertas: {spaces}.</translation>
    </message>
    <message>
        <source>Every forest space in the outermost row or column.</source>
        <translation>Cada casilla de bosque en una fila o columna exterior.</translation>
    </message>
    <message>
        <source>A corner space: on two edges, yet counted once.</source>
        <translation>Una casilla de esquina: está en dos bordes, pero cuenta una sola vez.</translation>
    </message>
    <message>
        <source>Forest one space away from the edge.</source>
        <translation>El bosque a una casilla del borde.</translation>
    </message>
    <message>
        <source>Forest beside wasteland: only the map has an edge.</source>
        <translation>El bosque junto a tierra baldía: solo el mapa tiene borde.</translation>
    </message>
    <message>
        <source>A row or column with a single forest space.</source>
        <translation>Una fila o columna con una sola casilla de bosque.</translation>
    </message>
    <message>
        <source>One space both for its row and for its column.</source>
        <translation>Una misma casilla para su fila y para su columna.</translation>
    </message>
    <message>
        <source>More forest in a row or column that counts already.</source>
        <translation>Más bosque en una fila o columna que ya cuenta.</translation>
    </message>
    <message>
        <source>Whether the forest spaces touch each other.</source>
        <translation>Que las casillas de bosque se toquen o no entre sí.</translation>
    </message>
    <message>
        <source>Everything filled closes a side: any terrain, monsters, mountains, wasteland.</source>
        <translation>Todo lo ocupado cierra un lado: cualquier terreno, monstruos, montañas, tierra baldía.</translation>
    </message>
    <message>
        <source>Other forest closes a side as well.</source>
        <translation>Otro bosque también cierra un lado.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty and close nothing.</source>
        <translation>Las ruinas libres: están vacías y no cierran nada.</translation>
    </message>
    <message>
        <source>The diagonal neighbours of a space.</source>
        <translation>Las casillas vecinas en diagonal.</translation>
    </message>
    <message>
        <source>Three mountains joined by one cluster: 3 stars for each of them.</source>
        <translation>Tres montañas unidas por un grupo: 3 estrellas por cada una.</translation>
    </message>
    <message>
        <source>A mountain joined by two clusters: once, like any other.</source>
        <translation>Una montaña unida por dos grupos: una vez, como cualquier otra.</translation>
    </message>
    <message>
        <source>A mountain whose forest reaches no other mountain.</source>
        <translation>Una montaña cuyo bosque no llega a otra montaña.</translation>
    </message>
    <message>
        <source>Forest spaces that touch at a corner only: they are two clusters.</source>
        <translation>Las casillas de bosque que se tocan solo por una esquina: son dos grupos.</translation>
    </message>
    <message>
        <source>Both spaces, where water and farm touch.</source>
        <translation>Las dos casillas, allí donde se tocan agua y cultivo.</translation>
    </message>
    <message>
        <source>Each space once, even between several of the others.</source>
        <translation>Cada casilla una vez, aunque esté entre varias de las otras.</translation>
    </message>
    <message>
        <source>Water beside water and farm beside farm.</source>
        <translation>Agua junto a agua y cultivo junto a cultivo.</translation>
    </message>
    <message>
        <source>Spaces that touch at a corner only.</source>
        <translation>Las casillas que se tocan solo por una esquina.</translation>
    </message>
    <message>
        <source>The four spaces beside a mountain, no further ones.</source>
        <translation>Las cuatro casillas junto a una montaña y ninguna más.</translation>
    </message>
    <message>
        <source>Mountains whose coin is taken, as well.</source>
        <translation>También las montañas cuya moneda ya se ha tomado.</translation>
    </message>
    <message>
        <source>Forest, village and monsters beside a mountain.</source>
        <translation>El bosque, la aldea y los monstruos junto a una montaña.</translation>
    </message>
    <message>
        <source>Spaces that touch a mountain at a corner only.</source>
        <translation>Las casillas que tocan una montaña solo por una esquina.</translation>
    </message>
    <message>
        <source>Water beside ruins, whether they are open or drawn on already.</source>
        <translation>El agua junto a ruinas, estén libres o ya cubiertas.</translation>
    </message>
    <message>
        <source>A farm drawn on ruins, wherever they lie.</source>
        <translation>Un cultivo dibujado sobre ruinas, estén donde estén.</translation>
    </message>
    <message>
        <source>Water on ruins: it is not beside itself.</source>
        <translation>El agua sobre ruinas: no está junto a sí misma.</translation>
    </message>
    <message>
        <source>A farm beside ruins.</source>
        <translation>Un cultivo junto a ruinas.</translation>
    </message>
    <message>
        <source>A cluster of a single space.</source>
        <translation>Un grupo de una sola casilla.</translation>
    </message>
    <message>
        <source>A cluster beside mountains, wasteland or village.</source>
        <translation>Un grupo junto a montañas, tierra baldía o aldea.</translation>
    </message>
    <message>
        <source>A farm cluster and a water cluster that touch.</source>
        <translation>Un grupo de cultivo y uno de agua que se tocan.</translation>
    </message>
    <message>
        <source>A cluster with one space on the edge of the map.</source>
        <translation>Un grupo con una casilla en el borde del mapa.</translation>
    </message>
    <message>
        <source>Several clusters that are large enough, each of them.</source>
        <translation>Varios grupos lo bastante grandes, cada uno de ellos.</translation>
    </message>
    <message>
        <source>A cluster of six spaces and one of twenty alike.</source>
        <translation>Un grupo de seis casillas, igual que uno de veinte.</translation>
    </message>
    <message>
        <source>A cluster of five spaces.</source>
        <translation>Un grupo de cinco casillas.</translation>
    </message>
    <message>
        <source>Village spaces that touch at a corner only: they are not joined.</source>
        <translation>Las casillas de aldea que se tocan solo por una esquina: no están unidas.</translation>
    </message>
    <message>
        <source>The largest of the clusters that are left without those at mountains.</source>
        <translation>El mayor de los grupos que quedan al descartar los que tocan montañas.</translation>
    </message>
    <message>
        <source>Of several equally large clusters only one.</source>
        <translation>De varios grupos igual de grandes, solo uno.</translation>
    </message>
    <message>
        <source>A cluster beside a mountain, however large it is.</source>
        <translation>Un grupo junto a una montaña, por grande que sea.</translation>
    </message>
    <message>
        <source>Smaller clusters.</source>
        <translation>Los grupos más pequeños.</translation>
    </message>
    <message>
        <source>Forest, farm, water, monsters and mountains.</source>
        <translation>Bosque, cultivo, agua, monstruos y montañas.</translation>
    </message>
    <message>
        <source>Ruins that are drawn on, as the terrain drawn there.</source>
        <translation>Las ruinas ya cubiertas, como el terreno dibujado en ellas.</translation>
    </message>
    <message>
        <source>Wasteland, empty spaces and open ruins: no terrain.</source>
        <translation>La tierra baldía, las casillas vacías y las ruinas libres: no son tipos de terreno.</translation>
    </message>
    <message>
        <source>The same terrain a second time.</source>
        <translation>El mismo terreno por segunda vez.</translation>
    </message>
    <message>
        <source>The second largest cluster, with all its spaces.</source>
        <translation>El segundo grupo más grande, con todas sus casillas.</translation>
    </message>
    <message>
        <source>One of two clusters that are equally large.</source>
        <translation>Uno de dos grupos igual de grandes.</translation>
    </message>
    <message>
        <source>The largest cluster.</source>
        <translation>El mayor grupo.</translation>
    </message>
    <message>
        <source>A map with one village cluster: it has no second.</source>
        <translation>Un mapa con un solo grupo de aldea: no hay segundo.</translation>
    </message>
    <message>
        <source>Mountains, wasteland and monsters: they are filled.</source>
        <translation>Las montañas, la tierra baldía y los monstruos: son casillas ocupadas.</translation>
    </message>
    <message>
        <source>A space both for its row and for its column.</source>
        <translation>Una casilla para su fila y también para su columna.</translation>
    </message>
    <message>
        <source>A row or column with one empty space.</source>
        <translation>Una fila o columna con una casilla vacía.</translation>
    </message>
    <message>
        <source>Open ruins: they are empty.</source>
        <translation>Las ruinas libres: están vacías.</translation>
    </message>
    <message>
        <source>Anything filled, mountains and wasteland too.</source>
        <translation>Todo lo ocupado, también montañas y tierra baldía.</translation>
    </message>
    <message>
        <source>A single filled space: it is a square with a side of 1.</source>
        <translation>Una sola casilla ocupada: es un cuadrado de lado 1.</translation>
    </message>
    <message>
        <source>A second square, even one of the same size.</source>
        <translation>Un segundo cuadrado, aunque sea del mismo tamaño.</translation>
    </message>
    <message>
        <source>The longer side of a rectangle.</source>
        <translation>El lado más largo de un rectángulo.</translation>
    </message>
    <message>
        <source>Any filled space: terrain, mountain or wasteland.</source>
        <translation>Cualquier casilla ocupada: terreno, montaña o tierra baldía.</translation>
    </message>
    <message>
        <source>The space in the bottom left corner: it touches both edges by itself.</source>
        <translation>La casilla de la esquina inferior izquierda: toca por sí sola los dos bordes.</translation>
    </message>
    <message>
        <source>A diagonal with one empty space.</source>
        <translation>Una diagonal con una casilla vacía.</translation>
    </message>
    <message>
        <source>A diagonal that begins at the top edge or runs up.</source>
        <translation>Una diagonal que empieza en el borde superior o que sube.</translation>
    </message>
    <message>
        <source>An empty space in a corner or on the edge as well.</source>
        <translation>También una casilla vacía en una esquina o en el borde.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side: neither is closed.</source>
        <translation>Dos casillas vacías contiguas: ninguna está cerrada.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>In all its positions</source>
        <translation>En todas sus posiciones</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Lo que cuenta</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>Lo que no cuenta</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
    <message numerus="yes">
        <source>On this map it can be drawn in %n place(s).</source>
        <translation>
            <numerusform>En este mapa se puede dibujar en %n lugar.</numerusform>
            <numerusform>En este mapa se puede dibujar en %n lugares.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardReference</name>
    <message>
        <source>Card reference</source>
        <translation>Guía de cartas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Exploración</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Emboscada</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Estaciones</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Name or words of the rule</source>
        <translation>Nombre o texto de la regla</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Buscar cartas</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Goes back to the list of cards</source>
        <translation>Vuelve a la lista de cartas</translation>
    </message>
    <message>
        <source>Kinds of cards</source>
        <translation>Clases de cartas</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Carta anterior</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta siguiente</translation>
    </message>
</context>
<context>
    <name>Cartouche</name>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>Chart of the day</source>
        <translation>Mapa del día</translation>
    </message>
    <message>
        <source>Chart of the week</source>
        <translation>Mapa de la semana</translation>
    </message>
    <message>
        <source>Chart of the day, {date}: the same map and cards for everybody</source>
        <translation>Mapa del día, {date}: el mismo para todos, con las mismas cartas</translation>
    </message>
    <message>
        <source>Chart of the week from {date} on: the same map and cards for everybody</source>
        <translation>Mapa de la semana del {date}: el mismo para todos, con las mismas cartas</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
</context>
<context>
    <name>CoinsPanel</name>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <translation>{now}, luego {then}</translation>
    </message>
    <message>
        <source>{coins}, then {then}</source>
        <translation>{coins}, luego {then}</translation>
    </message>
</context>
<context>
    <name>CommandMenuBar</name>
    <message>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Abrir una partida guardada…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Give up the game…</source>
        <translation>Abandonar la partida…</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>En la mesa…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Siguiente lugar donde cabe la forma</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Lugar anterior donde cabe la forma</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Take the shape back in hand</source>
        <translation>Recoger la forma</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Confirmar el dibujo</translation>
    </message>
    <message>
        <source>Correct the last drawing</source>
        <translation>Corregir el último dibujo</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Describir la casilla</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Describir brevemente el mapa</translation>
    </message>
    <message>
        <source>Map as text…</source>
        <translation>Mapa como texto…</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Ocultar el mapa</translation>
    </message>
    <message>
        <source>Cards in the deck…</source>
        <translation>Cartas del mazo…</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Todos los mapas</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Colores del sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Marcar los lugares donde cabe la forma</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Mostrar en cada lugar lo que aportaría</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Mostrar qué cambiaría un dibujo</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Enlarge the map</source>
        <translation>Ampliar el mapa</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Reducir el mapa</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Mostrar todo el mapa</translation>
    </message>
    <message>
        <source>The wheel rotates the shape</source>
        <translation>La rueda gira la forma</translation>
    </message>
    <message>
        <source>The wheel enlarges the map</source>
        <translation>La rueda amplía el mapa</translation>
    </message>
    <message>
        <source>The wheel does nothing</source>
        <translation>La rueda no hace nada</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Look at the game again</source>
        <translation>Ver la partida otra vez</translation>
    </message>
    <message>
        <source>Look at a saved game again…</source>
        <translation>Ver otra vez una partida guardada…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Share the game…</source>
        <translation>Compartir la partida…</translation>
    </message>
    <message>
        <source>Enter a code…</source>
        <translation>Introducir un código…</translation>
    </message>
    <message>
        <source>Save or print the maps…</source>
        <translation>Guardar o imprimir los mapas…</translation>
    </message>
    <message>
        <source>Print empty sheets…</source>
        <translation>Imprimir hojas en blanco…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Card reference…</source>
        <translation>Guía de cartas…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>¿Qué es esto?</translation>
    </message>
    <message>
        <source>Report a fault…</source>
        <translation>Informar de un error…</translation>
    </message>
    <message>
        <source>About Cartographers…</source>
        <translation>Acerca de Cartógrafos…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} y %n más</numerusform>
            <numerusform>{list} y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedEvents</name>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n casilla en {space}.</numerusform>
            <numerusform>{player}: {terrain}, %n casillas en {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {terrain}, %n space(s) at {space}, on the map of {owner}.</source>
        <translation>
            <numerusform>{player}: {terrain}, %n casilla en {space}, en el mapa de {owner}.</numerusform>
            <numerusform>{player}: {terrain}, %n casillas en {space}, en el mapa de {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{owner}: %n coin(s) gained.</source>
        <translation>
            <numerusform>{owner}: %n moneda ganada.</numerusform>
            <numerusform>{owner}: %n monedas ganadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedShapes</name>
    <message numerus="yes">
        <source>Shape of %n space(s): {rows}.</source>
        <translation>
            <numerusform>Forma de %n casilla: {rows}.</numerusform>
            <numerusform>Forma de %n casillas: {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin: {rows}.</source>
        <translation>
            <numerusform>Forma de %n casilla, con una moneda: {rows}.</numerusform>
            <numerusform>Forma de %n casillas, con una moneda: {rows}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>mantén pulsado medio segundo o pulsa Intro · que nadie más mire</translation>
    </message>
    <message>
        <source>Hold the button for a moment.</source>
        <translation>Mantén pulsado el botón un momento.</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Corregir mi dibujo</translation>
    </message>
    <message>
        <source>Hold it: it shows the map of the player before</source>
        <translation>Mantén pulsado: muestra el mapa del jugador anterior</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Lists everyone who has still to draw</source>
        <translation>Muestra quiénes deben dibujar aún</translation>
    </message>
    <message>
        <source>Shows the map: hold it, or press Enter</source>
        <translation>Muestra el mapa: mantén pulsado o pulsa Intro</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Soy {player}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>este mapa es para</translation>
    </message>
    <message>
        <source>{count} · the last map this turn</source>
        <translation>{count} · último mapa de este turno</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · después: {player}</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Cartas del mazo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>Queda %n carta en el mazo</numerusform>
            <numerusform>Quedan %n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>%n emboscada entre ellas</numerusform>
            <numerusform>%n emboscadas entre ellas</numerusform>
        </translation>
    </message>
    <message>
        <source>No ambush among them</source>
        <translation>Ninguna emboscada entre ellas</translation>
    </message>
    <message>
        <source>This table remembers by heart which cards are left.</source>
        <translation>En esta mesa hay que recordar de memoria qué cartas quedan.</translation>
    </message>
    <message>
        <source>At the end of {season} all cards are shuffled again.</source>
        <translation>Al terminar la estación ({season}), todas las cartas se barajan de nuevo.</translation>
    </message>
    <message>
        <source>Not revealed yet this season</source>
        <translation>Aún sin revelar en esta estación</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Reveladas en esta estación</translation>
    </message>
</context>
<context>
    <name>DraftReport</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Mapa de {owner}</translation>
    </message>
    <message>
        <source>Map of {owner} · Not here</source>
        <translation>Mapa de {owner} · Aquí no</translation>
    </message>
    <message>
        <source>Map of {owner} · Laid down</source>
        <translation>Mapa de {owner} · Colocada</translation>
    </message>
    <message>
        <source>Confirm it, or move it.</source>
        <translation>Confírmala o muévela.</translation>
    </message>
    <message>
        <source>Map of {owner} · Legal</source>
        <translation>Mapa de {owner} · Aquí sí</translation>
    </message>
    <message>
        <source>Click to lay it down, or press Enter.</source>
        <translation>Haz clic para colocarla o pulsa Intro.</translation>
    </message>
    <message>
        <source>Legal.</source>
        <translation>Aquí sí.</translation>
    </message>
    <message>
        <source>Laid down.</source>
        <translation>Colocada.</translation>
    </message>
    <message>
        <source>Not here.</source>
        <translation>Aquí no.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}: {parts}.</source>
        <translation>Esta estación {change} para {owner}: {parts}.</translation>
    </message>
    <message>
        <source>This season {change} for {owner}.</source>
        <translation>Esta estación {change} para {owner}.</translation>
    </message>
    <message>
        <source>This season {change}: {parts}.</source>
        <translation>Esta estación {change}: {parts}.</translation>
    </message>
    <message>
        <source>This season {change}.</source>
        <translation>Esta estación {change}.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
    <message>
        <source>{part} {change}</source>
        <translation>{part} {change}</translation>
    </message>
    <message>
        <source>This shape fits nowhere: choose another one.</source>
        <translation>Esta forma no cabe en ninguna parte: elige otra.</translation>
    </message>
    <message>
        <source>As it is turned now, it fits nowhere: rotate or mirror it.</source>
        <translation>Girada así no cabe en ninguna parte: gírala o voltéala.</translation>
    </message>
    <message>
        <source>Point at the map, or press an arrow key.</source>
        <translation>Señala el mapa o pulsa una flecha.</translation>
    </message>
    <message>
        <source>It covers the ruins at {spaces}.</source>
        <translation>Cubre las ruinas de {spaces}.</translation>
    </message>
    <message>
        <source>It surrounds mountains: {spaces} (+{coins}).</source>
        <translation>Rodea montañas: {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>La forma aporta {coins}.</translation>
    </message>
    <message>
        <source>The shape stays where it lies. {reason}</source>
        <translation>La forma se queda donde está. {reason}</translation>
    </message>
    <message>
        <source>{space}: {terrain}.</source>
        <translation>{space}: {terrain}.</translation>
    </message>
    <message>
        <source>{space}: wasteland.</source>
        <translation>{space}: tierra baldía.</translation>
    </message>
    <message>
        <source>{space}: open ruins.</source>
        <translation>{space}: ruinas libres.</translation>
    </message>
    <message>
        <source>{space}: empty.</source>
        <translation>{space}: vacía.</translation>
    </message>
</context>
<context>
    <name>DrawingController</name>
    <message>
        <source>{setting}: on</source>
        <translation>{setting}: activado</translation>
    </message>
    <message>
        <source>{setting}: off</source>
        <translation>{setting}: desactivado</translation>
    </message>
</context>
<context>
    <name>Edicts</name>
    <message>
        <source>Edict {letter}</source>
        <translation>Decreto {letter}</translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>Edicts</source>
        <translation>Decretos</translation>
    </message>
    <message>
        <source>scores now</source>
        <translation>puntúa ahora</translation>
    </message>
    <message>
        <source>{stars}, then {then} ({change})</source>
        <translation>{stars}, luego {then} ({change})</translation>
    </message>
</context>
<context>
    <name>EnterCodeDialog</name>
    <message>
        <source>Enter a code</source>
        <translation>Introducir un código</translation>
    </message>
    <message>
        <source>Paste or type the code of a game or of a challenge that somebody has sent.</source>
        <translation>Pega o escribe el código de una partida o de un desafío que alguien te haya enviado.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Takes the code from the clipboard</source>
        <translation>Toma el código del portapapeles</translation>
    </message>
    <message>
        <source>Closes this window and changes nothing</source>
        <translation>Cierra esta ventana y no cambia nada</translation>
    </message>
    <message>
        <source>Shows what the code holds</source>
        <translation>Muestra lo que contiene el código</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Aceptar el desafío</translation>
    </message>
    <message>
        <source>Part of the code is missing or was changed.</source>
        <translation>Falta parte del código o se ha modificado.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>Este código se hizo con una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the game in this code.</source>
        <translation>Las reglas de esta versión no permiten la partida de este código.</translation>
    </message>
    <message>
        <source>This is no code of Cartographers.</source>
        <translation>Este no es un código de Cartógrafos.</translation>
    </message>
    <message>
        <source>Challenge: {side}, {players}, seed {seed}</source>
        <translation>Desafío: {side}, {players}, semilla {seed}</translation>
    </message>
    <message>
        <source>Game: {players}, {side}</source>
        <translation>Partida: {players}, {side}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} draws on the map of {owner}.</source>
        <translation>{player} dibuja en el mapa de {owner}.</translation>
    </message>
    <message>
        <source>The monsters come to your own map.</source>
        <translation>Los monstruos llegan a tu propio mapa.</translation>
    </message>
    <message>
        <source>The two maps are swapped.</source>
        <translation>Los dos mapas se intercambian.</translation>
    </message>
    <message>
        <source>Each map goes to the next player, clockwise.</source>
        <translation>Cada mapa pasa al jugador siguiente, en sentido horario.</translation>
    </message>
    <message>
        <source>Each map goes to the previous player, counterclockwise.</source>
        <translation>Cada mapa pasa al jugador anterior, en sentido antihorario.</translation>
    </message>
    <message>
        <source>The shape of the next explore card must cover ruins.</source>
        <translation>La forma de la próxima carta de exploración debe cubrir ruinas.</translation>
    </message>
    <message>
        <source>The shape must cover ruins.</source>
        <translation>La forma debe cubrir ruinas.</translation>
    </message>
    <message>
        <source>{season} begins.</source>
        <translation>Nueva estación: {season}.</translation>
    </message>
    <message>
        <source>{season} is scored.</source>
        <translation>Se puntúa la estación: {season}.</translation>
    </message>
    <message>
        <source>The last season is over.</source>
        <translation>La última estación ha terminado.</translation>
    </message>
    <message>
        <source>Card revealed: {card}. Time so far: {time}.</source>
        <translation>Carta revelada: {card}. Duración acumulada: {time}.</translation>
    </message>
    <message>
        <source>Ruins revealed: {card}. The next shape must cover ruins.</source>
        <translation>Ruinas reveladas: {card}. La próxima forma debe cubrir ruinas.</translation>
    </message>
    <message>
        <source>Ambush revealed: {card}.</source>
        <translation>Emboscada revelada: {card}.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>Todos los mapas han vuelto a sus dueños.</translation>
    </message>
    <message>
        <source>{card}: the monsters find no place on the map.</source>
        <translation>{card}: los monstruos no encuentran sitio en el mapa.</translation>
    </message>
    <message>
        <source>{player}: the map is full, so nothing is drawn.</source>
        <translation>{player}: el mapa está lleno, así que no se dibuja nada.</translation>
    </message>
    <message>
        <source>{player}: the map of {owner} is full; nothing is drawn.</source>
        <translation>{player}: el mapa de {owner} está lleno; no se dibuja nada.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Save pages</source>
        <translation>Guardar páginas</translation>
    </message>
    <message>
        <source>Pages ({pattern})</source>
        <translation>Páginas ({pattern})</translation>
    </message>
    <message>
        <source>There are files of these names already. Replace them?</source>
        <translation>Ya hay archivos con esos nombres. ¿Reemplazarlos?</translation>
    </message>
    <message>
        <source>The pages are being painted.</source>
        <translation>Se están pintando las páginas.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Reemplazarlos</translation>
    </message>
    <message>
        <source>Keep the old files</source>
        <translation>Conservar los antiguos</translation>
    </message>
    <message>
        <source>There is no printer. The pages can be saved as a document instead.</source>
        <translation>No hay ninguna impresora. Las páginas se pueden guardar como documento.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>La impresora no ha aceptado las páginas.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save or print</source>
        <translation>Guardar o imprimir</translation>
    </message>
    <message>
        <source>Whose map</source>
        <translation>Mapa de</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Asks for a place and writes the file there</source>
        <translation>Pregunta dónde y escribe allí el archivo</translation>
    </message>
    <message>
        <source>Asks for a printer and prints the pages</source>
        <translation>Pregunta qué impresora usar e imprime las páginas</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
    <message>
        <source>Maps with all scores</source>
        <translation>Mapas con toda la puntuación</translation>
    </message>
    <message>
        <source>Maps alone</source>
        <translation>Solo los mapas</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Hoja de estaciones</translation>
    </message>
    <message>
        <source>Empty sheets</source>
        <translation>Hojas en blanco</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Ambas caras</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dibujo (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Documento (PDF)</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Which side</source>
        <translation>Qué cara</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Anchura en píxeles</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), with a number in each name.</source>
        <translation>
            <numerusform>%n archivo, con un número en el nombre.</numerusform>
            <numerusform>%n archivos, con un número en cada nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Copy the details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>FaultsController</name>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>Si informas del error, añade los detalles; no contienen nombres.</translation>
    </message>
    <message>
        <source>A copy of the game was saved as {file}. If you report the mistake, please add the details; they hold no names.</source>
        <translation>Se ha guardado una copia de la partida como {file}. Si informas del error, añade los detalles; no contienen nombres.</translation>
    </message>
    <message>
        <source>The program made a mistake. The game goes on.</source>
        <translation>Se ha producido un error en el programa. La partida continúa.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha salido mal</translation>
    </message>
    <message>
        <source>The program ended by a mistake the last time. The game was kept.</source>
        <translation>La última vez el programa se cerró por un error. La partida se ha conservado.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Informes (*.zip)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the program&apos;s log and the game without any names. Nothing was sent: please send it yourself.</source>
        <translation>El informe se ha guardado como {file}. Contiene el registro del programa y la partida, sin ningún nombre. No se ha enviado nada: envíalo tú, por favor.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardada como {file}</translation>
    </message>
    <message>
        <source>Saved as {file}, with the maps of all players</source>
        <translation>Guardada como {file}, con los mapas de todos los jugadores</translation>
    </message>
    <message>
        <source>Save the game, with the maps of all players</source>
        <translation>Guardar la partida, con los mapas de todos los jugadores</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vaciar esta lista</translation>
    </message>
    <message>
        <source>Unfinished game, {moment}</source>
        <translation>Partida sin terminar, {moment}</translation>
    </message>
    <message>
        <source>Finished game, {moment}</source>
        <translation>Partida terminada, {moment}</translation>
    </message>
    <message>
        <source>Saved games of Cartographers (*.cartographers)</source>
        <translation>Partidas guardadas de Cartógrafos (*.cartographers)</translation>
    </message>
</context>
<context>
    <name>KeepingController</name>
    <message>
        <source>The game is on the disk again.</source>
        <translation>La partida está de nuevo en el disco.</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Salir de las lecciones</translation>
    </message>
    <message>
        <source>Goes to the lesson before</source>
        <translation>Va a la lección anterior</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lección {number} de {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Goes to the next lesson without this one</source>
        <translation>Va a la lección siguiente sin hacer esta</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>The lesson is done: goes on</source>
        <translation>Lección completada: continúa</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Takes the drawing back</source>
        <translation>Deshace el dibujo</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>You know how to play</source>
        <translation>Ya sabes jugar</translation>
    </message>
    <message>
        <source>The rest is found on the way. The Help menu has the rulebook and a page for every card.</source>
        <translation>El resto se aprende sobre la marcha. En el menú Ayuda están las reglas y una página para cada carta.</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Has completado todas las lecciones.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Goes to the first page, for a real game</source>
        <translation>Va a la primera página, para una partida de verdad</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Goes to the first lesson</source>
        <translation>Va a la primera lección</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>This key is for a real game.</source>
        <translation>Esta tecla es para una partida de verdad.</translation>
    </message>
    <message>
        <source>The lessons give no hints: they say what to do.</source>
        <translation>En las lecciones no hay pistas: ellas mismas dicen qué hacer.</translation>
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
        <translation>{list} y {item}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Cartographers</source>
        <translation>Cartógrafos</translation>
    </message>
</context>
<context>
    <name>MapBrowserPage</name>
    <message>
        <source>The map before</source>
        <translation>Mapa anterior</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>Mapa siguiente</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Hoja de estaciones</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Todos los mapas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Vuelve adonde estabas</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>El mapa de {player}</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Estación</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Point at a number to see where its stars come from.</source>
        <translation>Señala un número para ver de dónde vienen sus estrellas.</translation>
    </message>
    <message>
        <source>The map at the end of the season: {season}</source>
        <translation>El mapa al final de la estación: {season}</translation>
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
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>The map. Lead the shape with the pointer, a finger or the arrow keys. A click, a tap or Enter lays it down, and confirming draws it for good.</source>
        <translation>El mapa. Mueve la forma con el puntero, un dedo o las flechas. Un clic, un toque o Intro la coloca, y al confirmar queda dibujada definitivamente.</translation>
    </message>
</context>
<context>
    <name>MapKeys</name>
    <message>
        <source>Move up</source>
        <translation>Mover hacia arriba</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover hacia abajo</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Up to the next place where the shape fits</source>
        <translation>Arriba hasta donde quepa la forma</translation>
    </message>
    <message>
        <source>Down to the next place where the shape fits</source>
        <translation>Abajo hasta donde quepa la forma</translation>
    </message>
    <message>
        <source>Left to the next place where the shape fits</source>
        <translation>A la izquierda hasta donde quepa la forma</translation>
    </message>
    <message>
        <source>Right to the next place where the shape fits</source>
        <translation>A la derecha hasta donde quepa la forma</translation>
    </message>
    <message>
        <source>To the top edge</source>
        <translation>Al borde superior</translation>
    </message>
    <message>
        <source>To the bottom edge</source>
        <translation>Al borde inferior</translation>
    </message>
    <message>
        <source>To the left edge</source>
        <translation>Al borde izquierdo</translation>
    </message>
    <message>
        <source>To the right edge</source>
        <translation>Al borde derecho</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Lay down; again: confirm</source>
        <translation>Colocar; otra vez: confirmar</translation>
    </message>
    <message>
        <source>Take back in hand</source>
        <translation>Recoger la forma</translation>
    </message>
    <message>
        <source>Next place where the shape fits</source>
        <translation>Siguiente lugar donde cabe la forma</translation>
    </message>
    <message>
        <source>Previous place where the shape fits</source>
        <translation>Lugar anterior donde cabe la forma</translation>
    </message>
    <message>
        <source>Mark places where the shape fits</source>
        <translation>Marcar los lugares donde cabe la forma</translation>
    </message>
    <message>
        <source>Hint: the best place, then the next best</source>
        <translation>Pista: el mejor lugar, luego el siguiente</translation>
    </message>
    <message>
        <source>Write on each place what it would bring</source>
        <translation>Mostrar en cada lugar lo que aportaría</translation>
    </message>
    <message>
        <source>Show what a drawing would change</source>
        <translation>Mostrar qué cambiaría un dibujo</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Cartas del mazo</translation>
    </message>
    <message>
        <source>Describe the space</source>
        <translation>Describir la casilla</translation>
    </message>
    <message>
        <source>Describe the map in short</source>
        <translation>Describir brevemente el mapa</translation>
    </message>
    <message>
        <source>Show the card of the space</source>
        <translation>Mostrar la ficha de la casilla</translation>
    </message>
    <message>
        <source>Enlarge the map</source>
        <translation>Ampliar el mapa</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Reducir el mapa</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Mostrar todo el mapa</translation>
    </message>
</context>
<context>
    <name>MapTextDialog</name>
    <message>
        <source>Map as text</source>
        <translation>Mapa como texto</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>Maps</name>
    <message>
        <source>Side {letter}</source>
        <translation>Cara {letter}</translation>
    </message>
</context>
<context>
    <name>MapsBackPage</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Goes on with the next card</source>
        <translation>Sigue con la carta siguiente</translation>
    </message>
    <message>
        <source>Who drew</source>
        <translation>Quién ha dibujado</translation>
    </message>
    <message>
        <source>On whose map</source>
        <translation>En el mapa de quién</translation>
    </message>
    <message>
        <source>Who drew monsters, and on whose map.</source>
        <translation>Quién ha dibujado monstruos y en el mapa de quién.</translation>
    </message>
    <message>
        <source>No map had an empty space left.</source>
        <translation>En ningún mapa quedaba una casilla vacía.</translation>
    </message>
    <message>
        <source>The maps return</source>
        <translation>Los mapas vuelven</translation>
    </message>
    <message>
        <source>Every map is back with its owner.</source>
        <translation>Cada mapa ha vuelto a su dueño.</translation>
    </message>
</context>
<context>
    <name>MenuCorner</name>
    <message>
        <source>Language: {name}</source>
        <translation>Idioma: {name}</translation>
    </message>
    <message>
        <source>Switch to day colours</source>
        <translation>Pasar a los colores diurnos</translation>
    </message>
    <message>
        <source>Switch to night colours</source>
        <translation>Pasar a los colores nocturnos</translation>
    </message>
    <message>
        <source>Switch sounds off</source>
        <translation>Desactivar los sonidos</translation>
    </message>
    <message>
        <source>Switch sounds on</source>
        <translation>Activar los sonidos</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Hide the details</source>
        <translation>Ocultar los detalles</translation>
    </message>
    <message>
        <source>Show the details</source>
        <translation>Mostrar los detalles</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Gather your guild of cartographers and choose the map.</source>
        <translation>Reúne a tu gremio de cartógrafos y elige el mapa.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Goes back to the game in progress</source>
        <translation>Vuelve a la partida en curso</translation>
    </message>
    <message>
        <source>Show what is wrong</source>
        <translation>Mostrar qué falla</translation>
    </message>
    <message>
        <source>Goes to the first thing that keeps the game from starting</source>
        <translation>Va a lo primero que impide empezar la partida</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Begins with these players, this map and these rules</source>
        <translation>Empieza con estos jugadores, este mapa y estas reglas</translation>
    </message>
    <message numerus="yes">
        <source>And %n more to fix.</source>
        <translation>
            <numerusform>Y %n más por corregir.</numerusform>
            <numerusform>Y %n más por corregir.</numerusform>
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
        <translation>Partida guardada</translation>
    </message>
    <message>
        <source>The game goes on, but its last steps are not on the disk.</source>
        <translation>La partida continúa, pero sus últimos pasos no se han guardado en el disco.</translation>
    </message>
    <message>
        <source>The game was not saved. Choose another place for it.</source>
        <translation>La partida no se ha guardado. Elige otro lugar para ella.</translation>
    </message>
    <message>
        <source>The game that was in progress before could not be kept.</source>
        <translation>No se ha podido conservar la partida que estaba en curso.</translation>
    </message>
    <message>
        <source>The report was not saved. Choose another place for it.</source>
        <translation>El informe no se ha guardado. Elige otro lugar para él.</translation>
    </message>
    <message>
        <source>The pages were not saved. Choose another place for them.</source>
        <translation>Las páginas no se han guardado. Elige otro lugar para ellas.</translation>
    </message>
    <message>
        <source>This game is missing from the statistics.</source>
        <translation>Esta partida falta en las estadísticas.</translation>
    </message>
    <message>
        <source>The statistics could not be removed.</source>
        <translation>No se han podido borrar las estadísticas.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>No queda espacio en el disco.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>La carpeta no existe.</translation>
    </message>
    <message>
        <source>The system does not take this name for a file.</source>
        <translation>El sistema no acepta este nombre de archivo.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should.</source>
        <translation>El disco no responde como debería.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>There is a file {file} already. Replace it?</source>
        <translation>Ya existe el archivo {file}. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>Files could not be read, nor set aside: {files}.</source>
        <translation>No se han podido leer ni apartar unos archivos: {files}.</translation>
    </message>
    <message>
        <source>A file could not be read, nor set aside: {file}.</source>
        <translation>No se ha podido leer ni apartar un archivo: {file}.</translation>
    </message>
    <message>
        <source>Steps of the game in progress were saved by a newer version of the program. They were set aside as {files}.</source>
        <translation>Unos pasos de la partida en curso se guardaron con una versión más nueva del programa. Se han apartado con los nombres {files}.</translation>
    </message>
    <message>
        <source>The game in progress was saved by a newer version of the program. It was set aside as {file}.</source>
        <translation>La partida en curso se guardó con una versión más nueva del programa. Se ha apartado con el nombre {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}.</source>
        <translation>Unos archivos dañados se han apartado con los nombres {files}.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}.</source>
        <translation>Un archivo dañado se ha apartado con el nombre {file}.</translation>
    </message>
    <message>
        <source>Damaged files were set aside as {files}. The step before them is used.</source>
        <translation>Unos archivos dañados se han apartado con los nombres {files}. Se usa el paso anterior.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>Un archivo dañado se ha apartado con el nombre {file}. Se usa el paso anterior.</translation>
    </message>
    <message>
        <source>Cartographers is already running. This second game is not kept for the next start, so save it yourself.</source>
        <translation>Cartógrafos ya está abierto. Esta segunda partida no se conserva para la próxima vez, así que guárdala tú.</translation>
    </message>
    <message>
        <source>No folder of your own was found on this computer, so nothing is kept for the next start. Save the game yourself.</source>
        <translation>No se ha encontrado en este ordenador una carpeta para tus datos, así que no se conserva nada para la próxima vez. Guarda tú la partida.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}, so nothing will be there at the next start. Save the game yourself.</source>
        <translation>En {folder} no se puede conservar nada, así que no habrá nada la próxima vez. Guarda tú la partida.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>¿Continuar la partida de {players}?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress stays under the recent games.</source>
        <translation>¿Empezar una partida nueva? La que está en curso queda entre las partidas recientes.</translation>
    </message>
    <message>
        <source>Give up this game? You cannot continue it later.</source>
        <translation>¿Abandonar esta partida? No se podrá continuar.</translation>
    </message>
    <message>
        <source>This game is not on the disk and would be lost. Quit all the same?</source>
        <translation>Esta partida no está en el disco y se perdería. ¿Salir de todos modos?</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>You are not allowed to write into this folder.</source>
        <translation>No tienes permiso para escribir en esta carpeta.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Conservar el antiguo</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>No existe el archivo {file}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>No se puede leer el archivo {file}.</translation>
    </message>
    <message>
        <source>The game {file} was saved by a newer version of the program.</source>
        <translation>La partida {file} se guardó con una versión más reciente del programa.</translation>
    </message>
    <message>
        <source>The file {file} is too large to be a saved game.</source>
        <translation>El archivo {file} es demasiado grande para ser una partida guardada.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged.</source>
        <translation>La partida guardada {file} está dañada.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged from decision {step} on.</source>
        <translation>La partida guardada {file} está dañada a partir de la decisión {step}.</translation>
    </message>
    <message>
        <source>The file {file} is no saved game of Cartographers.</source>
        <translation>El archivo {file} no es una partida guardada de Cartógrafos.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuar la partida</translation>
    </message>
    <message>
        <source>New game instead</source>
        <translation>Empezar una nueva</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Empezar una nueva</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>This language cannot be loaded now: {language}</source>
        <translation>Este idioma no se puede cargar ahora: {language}</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew.</source>
        <translation>No se han podido leer los ajustes, así que vuelven a los valores iniciales.</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew. The old file is kept as {file}.</source>
        <translation>No se han podido leer los ajustes, así que vuelven a los valores iniciales. El archivo antiguo se conserva como {file}.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>No se han podido guardar los ajustes.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Time {spent} of {threshold}</source>
        <translation>Duración {spent} de {threshold}</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>No shape of this card fits on the map: draw a single space instead.</source>
        <translation>Ninguna forma de esta carta cabe en el mapa: dibuja en su lugar una sola casilla.</translation>
    </message>
    <message>
        <source>No shape of this card can cover open ruins: draw a single space anywhere instead.</source>
        <translation>Ninguna forma de esta carta puede cubrir ruinas libres: dibuja en su lugar una sola casilla donde quieras.</translation>
    </message>
    <message>
        <source>No ruins are open on the map: draw a single space anywhere instead.</source>
        <translation>No quedan ruinas libres en el mapa: dibuja en su lugar una sola casilla donde quieras.</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>Rotate left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Rotate right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>cover ruins</source>
        <translation>cubrir ruinas</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s), with a coin</source>
        <translation>
            <numerusform>Forma de %n casilla, con una moneda</numerusform>
            <numerusform>Forma de %n casillas, con una moneda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n space(s)</source>
        <translation>
            <numerusform>Forma de %n casilla</numerusform>
            <numerusform>Forma de %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>This shape fits nowhere on the map now.</source>
        <translation>Esta forma no cabe ahora en ninguna parte del mapa.</translation>
    </message>
    <message>
        <source>This shape cannot cover open ruins anywhere.</source>
        <translation>Esta forma no puede cubrir ruinas libres en ninguna parte.</translation>
    </message>
    <message>
        <source>ruins: next card</source>
        <translation>ruinas: próxima carta</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Hoja de estaciones</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
</context>
<context>
    <name>PartPanel</name>
    <message>
        <source>of {stars}</source>
        <translation>de {stars}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
    <message>
        <source>Each filled coin is worth 1 star, in every season anew.</source>
        <translation>Cada moneda marcada vale 1 estrella y vuelve a contar en cada estación.</translation>
    </message>
    <message>
        <source>Each empty space adjacent to a monster costs 1 star.</source>
        <translation>Cada casilla vacía adyacente a un monstruo cuesta 1 estrella.</translation>
    </message>
</context>
<context>
    <name>PlacementBar</name>
    <message>
        <source>Correct the last drawing</source>
        <translation>Corregir el último dibujo</translation>
    </message>
    <message>
        <source>Shows the map of the player before again, until this player has drawn</source>
        <translation>Vuelve a mostrar el mapa del jugador anterior, hasta que este jugador haya dibujado</translation>
    </message>
    <message>
        <source>Rotate left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Ocultar el mapa</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, counter-clockwise</source>
        <translation>Gira la forma un cuarto de vuelta en sentido antihorario</translation>
    </message>
    <message>
        <source>Turns the shape by a quarter, clockwise</source>
        <translation>Gira la forma un cuarto de vuelta en sentido horario</translation>
    </message>
    <message>
        <source>Swaps left and right of the shape</source>
        <translation>Intercambia la izquierda y la derecha de la forma</translation>
    </message>
    <message>
        <source>Takes the last step of this turn back</source>
        <translation>Deshace el último paso de este turno</translation>
    </message>
    <message>
        <source>Takes up the laid shape, or the one in hand off the map</source>
        <translation>Recoge la forma colocada, o aparta del mapa la que tienes en la mano</translation>
    </message>
    <message>
        <source>Draws the laid shape for good</source>
        <translation>Dibuja definitivamente la forma colocada</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>waiting</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>Practice from {season}, card {number}: neither saved nor counted.</source>
        <translation>Práctica desde {season}, carta {number}: ni se guarda ni cuenta.</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>Terminar la práctica</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you confirm</source>
        <translation>Si confirmas</translation>
    </message>
    <message>
        <source>If you confirm, for {owner}</source>
        <translation>Si confirmas, para {owner}</translation>
    </message>
    <message>
        <source>This season</source>
        <translation>Esta estación</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
    <message>
        <source>{part}: {now}</source>
        <translation>{part}: {now}</translation>
    </message>
    <message>
        <source>{part}: {now}, then {then} ({change})</source>
        <translation>{part}: {now}, luego {then} ({change})</translation>
    </message>
</context>
<context>
    <name>PublicCards</name>
    <message>
        <source>On the table for everyone</source>
        <translation>En la mesa para todos</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Puntúa al final de esta estación</translation>
    </message>
</context>
<context>
    <name>PublicTable</name>
    <message>
        <source>Revealed this season</source>
        <translation>Reveladas en esta estación</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Puntúa al final de esta estación</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivos:</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Nobody sits at this seat.</source>
        <translation>Nadie ocupa este asiento.</translation>
    </message>
    <message>
        <source>This player has nothing to draw now.</source>
        <translation>Este jugador no tiene nada que dibujar ahora.</translation>
    </message>
    <message>
        <source>The shape reaches outside the map.</source>
        <translation>La forma se sale del mapa.</translation>
    </message>
    <message>
        <source>{spaces} are mountains.</source>
        <translation>{spaces} son montañas.</translation>
    </message>
    <message>
        <source>{spaces} are wasteland.</source>
        <translation>{spaces} son tierra baldía.</translation>
    </message>
    <message>
        <source>{spaces} are already drawn on.</source>
        <translation>{spaces} ya están ocupadas.</translation>
    </message>
    <message>
        <source>The card does not offer this shape.</source>
        <translation>La carta no ofrece esta forma.</translation>
    </message>
    <message>
        <source>A shape of the card still fits elsewhere on the map.</source>
        <translation>Una forma de la carta aún cabe en otra parte del mapa.</translation>
    </message>
    <message>
        <source>Only a single space may be drawn now.</source>
        <translation>Ahora solo se puede dibujar una casilla.</translation>
    </message>
    <message>
        <source>The card does not offer this terrain.</source>
        <translation>La carta no ofrece este terreno.</translation>
    </message>
    <message>
        <source>The shape must cover open ruins.</source>
        <translation>La forma debe cubrir ruinas libres.</translation>
    </message>
    <message>
        <source>{space} is a mountain.</source>
        <translation>{space} es una montaña.</translation>
    </message>
    <message>
        <source>{space} is wasteland.</source>
        <translation>{space} es tierra baldía.</translation>
    </message>
    <message>
        <source>{space} is already drawn on.</source>
        <translation>{space} ya está ocupada.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Paso {step} de {last}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>× {speed}</source>
        <translation>× {speed}</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Velocidad {speed}</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Follow whoever draws</source>
        <translation>Seguir a quien dibuja</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Desarrollo de la partida</translation>
    </message>
    <message>
        <source>Up and Down: by card
[ and ]: by season
Page Up and Page Down: another player</source>
        <translation>Arriba y Abajo: por cartas
[ y ]: por estaciones
Re Pág y Av Pág: otro jugador</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>A game that still runs is shown up to the last season that was scored.</source>
        <translation>Una partida en curso se muestra hasta la última estación puntuada.</translation>
    </message>
    <message>
        <source>Look at the game again</source>
        <translation>Ver la partida otra vez</translation>
    </message>
    <message>
        <source>There is nothing to look at again yet.</source>
        <translation>Todavía no hay nada que volver a ver.</translation>
    </message>
    <message>
        <source>Look at a saved game again</source>
        <translation>Ver otra vez una partida guardada</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Partidas guardadas ({pattern})</translation>
    </message>
</context>
<context>
    <name>ReplayHead</name>
    <message>
        <source>{season} · card {number}</source>
        <translation>{season} · carta {number}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game still runs: it is shown as far as all have seen it.</source>
        <translation>La partida sigue en curso: se muestra hasta donde todos la han visto.</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Semilla {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>with what the season would bring now</source>
        <translation>con lo que la estación aportaría ahora</translation>
    </message>
    <message>
        <source>How they grew</source>
        <translation>Cómo han crecido</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Compartir la partida o el desafío</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Guardar o imprimir los mapas</translation>
    </message>
    <message>
        <source>Practise from here</source>
        <translation>Practicar desde aquí</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Plays on from this step; the game stays as it is</source>
        <translation>Sigue jugando desde este paso; la partida queda como está</translation>
    </message>
    <message>
        <source>Goes back to where you were</source>
        <translation>Vuelve adonde estabas</translation>
    </message>
</context>
<context>
    <name>RevealPage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Goes on once everyone has seen the cards</source>
        <translation>Sigue cuando todos hayan visto las cartas</translation>
    </message>
    <message>
        <source>{season} begins</source>
        <translation>Nueva estación: {season}</translation>
    </message>
    <message>
        <source>Ambush!</source>
        <translation>¡Emboscada!</translation>
    </message>
    <message>
        <source>Everyone draws monsters on the map of a neighbour.</source>
        <translation>Cada jugador dibuja monstruos en el mapa de un vecino.</translation>
    </message>
    <message>
        <source>The computer players draw this card.</source>
        <translation>Los jugadores del ordenador dibujan esta carta.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, and the shape must cover ruins.</source>
        <translation>Cada jugador dibuja esta carta en secreto, y la forma debe cubrir ruinas.</translation>
    </message>
    <message>
        <source>Everyone draws this card in secret, one after the other.</source>
        <translation>Cada jugador dibuja esta carta en secreto, uno tras otro.</translation>
    </message>
</context>
<context>
    <name>RevealedPanel</name>
    <message>
        <source>Revealed</source>
        <translation>Reveladas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>queda %n carta</numerusform>
            <numerusform>quedan %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es)</source>
        <translation>
            <numerusform>%n emboscada</numerusform>
            <numerusform>%n emboscadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>{cards} left, {ambushes}</source>
        <translation>{cards} por salir, {ambushes}</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Reveladas en esta estación</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>Queda %n carta en el mazo.</numerusform>
            <numerusform>Quedan %n cartas en el mazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them.</source>
        <translation>
            <numerusform>%n emboscada entre ellas.</numerusform>
            <numerusform>%n emboscadas entre ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not revealed yet this season: {cards}.</source>
        <translation>Aún sin revelar en esta estación: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>open maps</source>
        <translation>mapas abiertos</translation>
    </message>
    <message>
        <source>closed maps</source>
        <translation>mapas cerrados</translation>
    </message>
    <message>
        <source>live scores</source>
        <translation>puntuación en vivo</translation>
    </message>
    <message>
        <source>no live scores</source>
        <translation>sin puntuación en vivo</translation>
    </message>
    <message>
        <source>{curtain} · {maps} · {scores}</source>
        <translation>{curtain} · {maps} · {scores}</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>En la mesa…</translation>
    </message>
    <message>
        <source>Who sees what, and when: curtain, maps and scores</source>
        <translation>Quién ve qué y cuándo: telón, mapas y puntuación</translation>
    </message>
</context>
<context>
    <name>RulebookDialog</name>
    <message>
        <source>Rules of Cartographers</source>
        <translation>Reglas de Cartógrafos</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} de {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Drawing on the screen</source>
        <translation>Dibujar en la pantalla</translation>
    </message>
    <message>
        <source>Beside the map stands the revealed card with its shapes and terrains. Click what you want, or press a number for it. The shape then follows the pointer over the map.</source>
        <translation>Junto al mapa está la carta revelada con sus formas y terrenos. Haz clic en lo que quieras o pulsa su número. La forma sigue entonces al puntero por el mapa.</translation>
    </message>
    <message>
        <source>Rotate the shape with the mouse wheel or the right mouse button, or with the keys &lt;b&gt;E&lt;/b&gt; and &lt;b&gt;Q&lt;/b&gt;. Mirror it with the middle mouse button or with &lt;b&gt;F&lt;/b&gt;.</source>
        <translation>Gira la forma con la rueda o el botón derecho del ratón, o con las teclas &lt;b&gt;E&lt;/b&gt; y &lt;b&gt;Q&lt;/b&gt;. Voltéala con el botón central del ratón o con &lt;b&gt;F&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Click to lay it down, or press &lt;b&gt;Enter&lt;/b&gt;. It can be taken up again with &lt;b&gt;Esc&lt;/b&gt; as often as you like.</source>
        <translation>Haz clic para colocarla o pulsa &lt;b&gt;Intro&lt;/b&gt;. Con &lt;b&gt;Esc&lt;/b&gt; puedes recogerla cuantas veces quieras.</translation>
    </message>
    <message>
        <source>Confirm the drawing with the button below the map, or with &lt;b&gt;Enter&lt;/b&gt; once more. Now it stays for good.</source>
        <translation>Confirma el dibujo con el botón bajo el mapa, o con &lt;b&gt;Intro&lt;/b&gt; una vez más. Entonces ya es definitivo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt; leads to the next place where the shape fits, &lt;b&gt;L&lt;/b&gt; shows or hides the dots that mark such places.</source>
        <translation>&lt;b&gt;N&lt;/b&gt; lleva al siguiente lugar donde cabe la forma; &lt;b&gt;L&lt;/b&gt; muestra u oculta los puntos que marcan esos lugares.</translation>
    </message>
    <message>
        <source>A shape that may not lie where it is turns red and hatched, and a sentence says why.</source>
        <translation>Una forma que no puede estar donde está se vuelve roja y rayada, y una frase dice por qué.</translation>
    </message>
    <message>
        <source>The whole game can be played with the keyboard: the arrow keys move the shape. All keys stand in the Help menu, and so does this book.</source>
        <translation>Toda la partida se puede jugar con el teclado: las flechas mueven la forma. Todas las teclas están en el menú Ayuda, igual que este libro.</translation>
    </message>
    <message>
        <source>Every terrain has a sign and a pattern of its own, so no colour need be told from another. The View menu offers night colours, high contrast and larger text.</source>
        <translation>Cada terreno tiene su propio signo y su propia trama, así que no hace falta distinguir los colores. En el menú Ver hay colores nocturnos, contraste alto y texto más grande.</translation>
    </message>
    <message>
        <source>Advice for a first game</source>
        <translation>Consejos para la primera partida</translation>
    </message>
    <message>
        <source>Read the four edicts first. Edict A is scored in spring and in winter, edict B in spring and in summer: what is scored soon comes first, but what is scored last needs room.</source>
        <translation>Lee primero los cuatro decretos. El decreto A puntúa en primavera y en invierno, y el decreto B en primavera y en verano: va primero lo que puntúa pronto, pero lo que puntúa al final necesita espacio.</translation>
    </message>
    <message>
        <source>Take coins early. A coin of the first turn brings 4 stars, a coin of winter only one.</source>
        <translation>Toma monedas pronto. Una moneda del primer turno da 4 estrellas; una de invierno, solo una.</translation>
    </message>
    <message>
        <source>Draw along a mountain when it costs nothing. Three filled sides wait patiently for the fourth.</source>
        <translation>Dibuja junto a una montaña cuando no te cueste nada. Tres lados ocupados esperan con paciencia al cuarto.</translation>
    </message>
    <message>
        <source>Leave no narrow gaps that only a single space could fill, unless an edict rewards them.</source>
        <translation>No dejes huecos estrechos que solo podría llenar una casilla única, salvo que un decreto los premie.</translation>
    </message>
    <message>
        <source>Keep room round some ruins. Whoever has covered them all too soon is left with a single space when a ruins card comes.</source>
        <translation>Guarda espacio alrededor de algunas ruinas. Quien las cubre todas demasiado pronto tiene que conformarse con una casilla única cuando llega una carta de ruinas.</translation>
    </message>
    <message>
        <source>Shut monsters in soon: they cost stars in every season. As the one who draws them, look for wide open land, far from everything the neighbour wants to fill.</source>
        <translation>Encierra pronto a los monstruos: cuestan estrellas en cada estación. Cuando los dibujes tú, busca terreno amplio y abierto, lejos de todo lo que el vecino quiera ocupar.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Palabras del juego</translation>
    </message>
    <message>
        <source>The same explanations appear at the table when the pointer rests on a thing or the keyboard reaches it.</source>
        <translation>Las mismas explicaciones aparecen en la mesa cuando el puntero se detiene en algo o se llega a ello con el teclado.</translation>
    </message>
    <message>
        <source>What the game is</source>
        <translation>En qué consiste el juego</translation>
    </message>
    <message>
        <source>The queen of Nalos has claimed the wild lands in the north, and nobody knows what lies there. So she sends out her cartographers. Each player is one of them and has a year to draw a map: forests and villages, farms and waters.</source>
        <translation>La reina de Nalos reclama las tierras salvajes del norte, y nadie sabe qué hay allí. Por eso envía a sus cartógrafos. Cada jugador es uno de ellos y tiene un año para dibujar un mapa: bosques y aldeas, cultivos y aguas.</translation>
    </message>
    <message>
        <source>A card is revealed, and all players draw what it shows, each on a map of their own: one of its shapes, filled with one of its terrains. Everyone gets the same card, yet after a few turns no two maps are alike.</source>
        <translation>Se revela una carta y todos los jugadores dibujan lo que muestra, cada uno en su propio mapa: una de sus formas, rellena con uno de sus terrenos. Todos reciben la misma carta, y sin embargo al cabo de unos turnos no hay dos mapas iguales.</translation>
    </message>
    <message>
        <source>Four &lt;b&gt;edicts&lt;/b&gt; tell what pleases the queen this time: forests along the edge of the map, perhaps, or a great city far from all mountains. They are different in every game and open to all from the first turn on.</source>
        <translation>Cuatro &lt;b&gt;decretos&lt;/b&gt; dicen qué agrada esta vez a la reina: quizá bosques en el borde del mapa, o una gran ciudad lejos de toda montaña. Son distintos en cada partida y todos los conocen desde el primer turno.</translation>
    </message>
    <message>
        <source>The year has four seasons. At the end of each one two of the edicts are scored, and every map earns &lt;b&gt;reputation stars&lt;/b&gt;. Each edict is scored twice in the whole game.</source>
        <translation>El año tiene cuatro estaciones. Al final de cada una puntúan dos de los decretos, y cada mapa gana &lt;b&gt;estrellas de reputación&lt;/b&gt;. Cada decreto puntúa dos veces en toda la partida.</translation>
    </message>
    <message>
        <source>The north is not empty, though. Now and then the Dragul attack, and then each player draws monsters on the map of a neighbour, as far in the way as possible.</source>
        <translation>Pero el norte no está vacío. De vez en cuando atacan los Dragul, y entonces cada jugador dibuja monstruos en el mapa de un vecino, donde más estorben.</translation>
    </message>
    <message>
        <source>A map in summer: forests in the north, kobolds in the east, and much open land.</source>
        <translation>Un mapa en verano: bosques al norte, kobolds al este y mucha tierra abierta.</translation>
    </message>
    <message>
        <source>The program shuffles, reveals the cards, hands the maps round and counts every star. It lets nothing be drawn that the rules forbid, and says why. So it is quite safe to begin at once and to look things up here when they happen.</source>
        <translation>El programa baraja, revela las cartas, pasa los mapas y cuenta cada estrella. No deja dibujar nada que las reglas prohíban, y dice por qué. Así que puedes empezar enseguida y consultar aquí cada cosa cuando ocurra.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>From 1 to 100 players can take part. The rules are the same for any number from two on. Somebody who plays alone plays for a title, with a few rules that stand in a chapter of their own.</source>
        <translation>Pueden participar de 1 a 100 jugadores. Las reglas son las mismas para cualquier número a partir de dos. Quien juega en solitario juega por un título, con unas pocas reglas que están en un capítulo aparte.</translation>
    </message>
    <message>
        <source>After winter the game is over. Whoever has the most reputation stars wins.</source>
        <translation>Tras el invierno termina la partida. Gana quien tiene más estrellas de reputación.</translation>
    </message>
    <message>
        <source>Rather play than read? The lessons in the Help menu teach the game step by step on a real map. They can be left and taken up again at any time.</source>
        <translation>¿Prefieres jugar a leer? Las lecciones del menú Ayuda enseñan el juego paso a paso sobre un mapa de verdad. Se pueden dejar y retomar en cualquier momento.</translation>
    </message>
    <message>
        <source>The program lays everything out. Only the players and the side of the map have to be chosen; options are there for those who like them. This is what lies on the table when the first card is revealed:</source>
        <translation>El programa lo prepara todo. Solo hay que elegir los jugadores y la cara del mapa; las opciones están para quien las quiera. Esto es lo que hay en la mesa cuando se revela la primera carta:</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;map sheet&lt;/b&gt;. All use the same side: side A, the wilderness, is open country; side B, the wastelands, has a desert in the middle and is harder.</source>
        <translation>Cada jugador tiene una &lt;b&gt;hoja de mapa&lt;/b&gt;. Todos usan la misma cara: la cara A, las tierras salvajes, es campo abierto; la cara B, las tierras baldías, tiene un desierto en el centro y es más difícil.</translation>
    </message>
    <message>
        <source>Each map bears the name of its cartographer and, for the pleasure of it, a title. The program adds a coat of arms.</source>
        <translation>Cada mapa lleva el nombre de su cartógrafo y, por gusto, un título. El programa añade un escudo de armas.</translation>
    </message>
    <message>
        <source>The 16 &lt;b&gt;scoring cards&lt;/b&gt; come in four groups of four: forest, village, farm and water, and the whole map. One card of each group is drawn at random, the others stay out of the game.</source>
        <translation>Las 16 &lt;b&gt;cartas de puntuación&lt;/b&gt; se reparten en cuatro clases de cuatro cartas: bosque, aldea, cultivo y agua, y todo el mapa. De cada clase se toma una carta al azar; las demás quedan fuera de la partida.</translation>
    </message>
    <message>
        <source>These four cards are shuffled and laid under the edicts &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; and &lt;b&gt;D&lt;/b&gt;. So no group belongs to a letter: the forest may be edict A in one game and edict D in the next.</source>
        <translation>Esas cuatro cartas se barajan y se ponen bajo los decretos &lt;b&gt;A&lt;/b&gt;, &lt;b&gt;B&lt;/b&gt;, &lt;b&gt;C&lt;/b&gt; y &lt;b&gt;D&lt;/b&gt;. Así ninguna clase pertenece a una letra: el bosque puede ser el decreto A en una partida y el decreto D en la siguiente.</translation>
    </message>
    <message>
        <source>The four &lt;b&gt;season cards&lt;/b&gt; lie in order: spring, summer, fall, winter. Each one says how long the season is and which two edicts are scored at its end.</source>
        <translation>Las cuatro &lt;b&gt;cartas de estación&lt;/b&gt; están en orden: primavera, verano, otoño, invierno. Cada una dice cuánto dura la estación y qué dos decretos puntúan cuando termina.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;explore deck&lt;/b&gt; holds eleven explore cards, two ruins cards and one ambush card, shuffled together: 14 cards face down.</source>
        <translation>El &lt;b&gt;mazo de exploración&lt;/b&gt; tiene once cartas de exploración, dos cartas de ruinas y una carta de emboscada, barajadas juntas: 14 cartas boca abajo.</translation>
    </message>
    <message>
        <source>That ambush card was drawn unseen from the four of the &lt;b&gt;ambush deck&lt;/b&gt;. The others wait there: one more joins the explore deck at the start of each later season.</source>
        <translation>Esa carta de emboscada se tomó sin verla de las cuatro del &lt;b&gt;mazo de emboscadas&lt;/b&gt;. Las demás esperan allí: una más pasa al mazo de exploración al empezar cada estación siguiente.</translation>
    </message>
    <message>
        <source>The order of the players is their order round a table, clockwise. It matters for one thing only: which neighbour draws monsters on which map.</source>
        <translation>El orden de los jugadores es su orden alrededor de una mesa, en sentido horario. Solo importa para una cosa: qué vecino dibuja monstruos en qué mapa.</translation>
    </message>
    <message>
        <source>Side A, the wilderness: five mountains, each with a coin, and six ruins.</source>
        <translation>Cara A, las tierras salvajes: cinco montañas, cada una con una moneda, y seis ruinas.</translation>
    </message>
    <message>
        <source>Side B, the wastelands: seven spaces in the middle are wasteland from the start.</source>
        <translation>Cara B, las tierras baldías: siete casillas del centro son tierra baldía desde el principio.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>A season is played in turns, and every turn has the same three phases: &lt;b&gt;explore&lt;/b&gt;, &lt;b&gt;draw&lt;/b&gt; and &lt;b&gt;check&lt;/b&gt;.</source>
        <translation>Una estación se juega por turnos, y cada turno tiene las mismas tres fases: &lt;b&gt;exploración&lt;/b&gt;, &lt;b&gt;dibujo&lt;/b&gt; y &lt;b&gt;comprobación&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Explore phase.&lt;/b&gt; The top card of the explore deck is revealed and laid beside the cards of this season, so that all their time values can be seen.</source>
        <translation>&lt;b&gt;Fase de exploración.&lt;/b&gt; La carta superior del mazo de exploración se revela y se pone junto a las cartas de esta estación, de modo que se vean todas sus duraciones.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw phase.&lt;/b&gt; Each player chooses one of the shapes and one of the terrains on the card, and draws that shape, filled with that terrain, on the map.</source>
        <translation>&lt;b&gt;Fase de dibujo.&lt;/b&gt; Cada jugador elige una de las formas y uno de los terrenos de la carta, y dibuja esa forma, rellena con ese terreno, en el mapa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Check phase.&lt;/b&gt; The time values of all cards revealed this season are added. If the sum has reached the time threshold of the season, the season ends; otherwise the next turn begins.</source>
        <translation>&lt;b&gt;Fase de comprobación.&lt;/b&gt; Se suman las duraciones de todas las cartas reveladas en esta estación. Si la suma alcanza la duración de la estación, esta termina; si no, empieza el siguiente turno.</translation>
    </message>
    <message>
        <source>An explore card: its time value in the corner, the terrains to choose from, and the shape.</source>
        <translation>Una carta de exploración: su duración en la esquina, los terrenos entre los que elegir y la forma.</translation>
    </message>
    <message>
        <source>All players draw at the same time and for themselves. The next card is revealed once everyone is done, so nobody needs to hurry.</source>
        <translation>Todos los jugadores dibujan a la vez y por su cuenta. La siguiente carta se revela cuando todos han terminado, así que nadie tiene que darse prisa.</translation>
    </message>
    <message>
        <source>Every player draws exactly one shape for each card. Drawing is a duty: nobody may pass, even if the shape is in the way.</source>
        <translation>Con cada carta, cada jugador dibuja exactamente una forma. Dibujar es obligatorio: nadie puede pasar, aunque la forma estorbe.</translation>
    </message>
    <message>
        <source>What has been drawn stays for the rest of the game. Nothing is ever rubbed out, moved or drawn over.</source>
        <translation>Lo dibujado permanece el resto de la partida. Nada se borra ni se mueve, ni se dibuja nada encima.</translation>
    </message>
    <message>
        <source>Cards with one terrain take &lt;b&gt;time 1&lt;/b&gt;, cards with two terrains take &lt;b&gt;time 2&lt;/b&gt;. Ruins cards, ambush cards and the card {rift_lands} take no time at all.</source>
        <translation>Las cartas con un terreno tienen &lt;b&gt;duración 1&lt;/b&gt;; las cartas con dos terrenos, &lt;b&gt;duración 2&lt;/b&gt;. Las cartas de ruinas, las de emboscada y la carta {rift_lands} no tienen duración.</translation>
    </message>
    <message>
        <source>A season sees only a part of the deck. Which cards are still in it is no secret; which one comes next is.</source>
        <translation>En una estación se ve solo una parte del mazo. Qué cartas siguen en él no es un secreto; cuál es la siguiente, sí.</translation>
    </message>
    <message>
        <source>In this program a drawing can be moved, rotated and undone until it is confirmed. Only then has the turn been played.</source>
        <translation>En este programa, un dibujo se puede mover, girar y deshacer hasta que se confirma. Solo entonces se da por jugado el turno.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Adyacente</translation>
    </message>
    <message>
        <source>Adjacent spaces share a side; a corner is not enough.</source>
        <translation>Las casillas adyacentes comparten un lado; una esquina no basta.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Emboscada</translation>
    </message>
    <message>
        <source>When an ambush is revealed, everyone draws monsters on a neighbour&apos;s map.</source>
        <translation>Cuando se revela una emboscada, cada uno dibuja monstruos en el mapa de un vecino.</translation>
    </message>
    <message>
        <source>Ambush deck</source>
        <translation>Mazo de emboscadas</translation>
    </message>
    <message>
        <source>One card of this deck joins the explore deck unseen in every season.</source>
        <translation>En cada estación, una carta de este mazo pasa al mazo de exploración sin que nadie la vea.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>A cluster is a group of adjacent spaces of one terrain.</source>
        <translation>Un grupo son todas las casillas de un mismo terreno unidas por sus lados.</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Every coin is worth 1 star at the end of each season.</source>
        <translation>Cada moneda vale 1 estrella al final de cada estación.</translation>
    </message>
    <message>
        <source>Coin track</source>
        <translation>Barra de monedas</translation>
    </message>
    <message>
        <source>The coin track of a map has room for 14 coins.</source>
        <translation>La barra de monedas de un mapa tiene sitio para 14 monedas.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Telón</translation>
    </message>
    <message>
        <source>The curtain hides all maps until the player it names opens the envelope.</source>
        <translation>El telón oculta todos los mapas hasta que el jugador cuyo nombre lleva abre el sobre.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Borde del mapa</translation>
    </message>
    <message>
        <source>The edge is the outer line of the map; wasteland and mountains are not part of it.</source>
        <translation>El borde es la línea exterior del mapa; la tierra baldía y las montañas no forman parte de él.</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Decreto</translation>
    </message>
    <message>
        <source>Each of the four edicts A to D has a scoring card and is scored in two seasons.</source>
        <translation>Cada uno de los cuatro decretos, de la A a la D, tiene una carta de puntuación y puntúa en dos estaciones.</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Casilla vacía</translation>
    </message>
    <message>
        <source>A space is empty as long as nothing fills it; open ruins are empty too.</source>
        <translation>Una casilla está vacía mientras nada la ocupa; las ruinas libres también están vacías.</translation>
    </message>
    <message>
        <source>Explore card</source>
        <translation>Carta de exploración</translation>
    </message>
    <message>
        <source>An explore card shows the shapes and the terrains to choose from this turn.</source>
        <translation>Una carta de exploración muestra las formas y los terrenos entre los que se elige en este turno.</translation>
    </message>
    <message>
        <source>Explore deck</source>
        <translation>Mazo de exploración</translation>
    </message>
    <message>
        <source>The cards of every turn come from this deck; it is shuffled for each season.</source>
        <translation>Las cartas de cada turno salen de este mazo; se baraja de nuevo en cada estación.</translation>
    </message>
    <message>
        <source>Filled space</source>
        <translation>Casilla ocupada</translation>
    </message>
    <message>
        <source>Mountains, wasteland and every space that has been drawn on are filled.</source>
        <translation>Están ocupadas las montañas, la tierra baldía y toda casilla en la que se haya dibujado.</translation>
    </message>
    <message>
        <source>Map sheet</source>
        <translation>Hoja de mapa</translation>
    </message>
    <message>
        <source>A map sheet has eleven rows, A to K, and eleven columns, 1 to 11.</source>
        <translation>Una hoja de mapa tiene once filas, de la A a la K, y once columnas, de la 1 a la 11.</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>A monster fills its space and threatens every empty space adjacent to it.</source>
        <translation>Un monstruo ocupa su casilla y amenaza cada casilla vacía adyacente.</translation>
    </message>
    <message>
        <source>Monster penalty</source>
        <translation>Penalización por monstruos</translation>
    </message>
    <message>
        <source>At the end of each season every empty space adjacent to a monster costs 1 star.</source>
        <translation>Al final de cada estación, cada casilla vacía adyacente a un monstruo cuesta 1 estrella.</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled.</source>
        <translation>Una montaña da su moneda en cuanto las cuatro casillas contiguas están ocupadas.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>In solo play the total less the four solo numbers is the rating; it decides the title.</source>
        <translation>En solitario, la valoración es el total menos los cuatro números de solitario; de ella depende el título.</translation>
    </message>
    <message>
        <source>Rift lands</source>
        <translation>Tierras fracturadas</translation>
    </message>
    <message>
        <source>This card offers a single space of any terrain and takes no time.</source>
        <translation>Esta carta ofrece una sola casilla de cualquier terreno y no tiene duración.</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruinas</translation>
    </message>
    <message>
        <source>A ruins space is open until it is drawn on, and remains a ruins space afterwards.</source>
        <translation>Una casilla de ruinas está libre hasta que se dibuja en ella, y después sigue siendo casilla de ruinas.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Cubrir ruinas</translation>
    </message>
    <message>
        <source>After a ruins card the shape of the next explore card must cover open ruins.</source>
        <translation>Tras una carta de ruinas, la forma de la próxima carta de exploración debe cubrir ruinas libres.</translation>
    </message>
    <message>
        <source>Scoring card</source>
        <translation>Carta de puntuación</translation>
    </message>
    <message>
        <source>A scoring card tells what its edict rewards; four of the sixteen are in play.</source>
        <translation>Una carta de puntuación dice qué premia su decreto; hay cuatro de las dieciséis en juego.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Estación</translation>
    </message>
    <message>
        <source>A game has four seasons, and at the end of each one two edicts are scored.</source>
        <translation>Una partida tiene cuatro estaciones, y al final de cada una puntúan dos decretos.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed gives the same edicts and the same order of cards.</source>
        <translation>La misma semilla da los mismos decretos y el mismo orden de cartas.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>A shape may be rotated and mirrored, and all its spaces must be empty on the map.</source>
        <translation>Una forma se puede girar y voltear, y todas sus casillas deben estar vacías en el mapa.</translation>
    </message>
    <message>
        <source>Single space</source>
        <translation>Casilla única</translation>
    </message>
    <message>
        <source>If no shape of the card can be drawn, a single space is drawn instead.</source>
        <translation>Si no se puede dibujar ninguna forma de la carta, se dibuja una sola casilla.</translation>
    </message>
    <message>
        <source>Reputation star</source>
        <translation>Estrella de reputación</translation>
    </message>
    <message>
        <source>Reputation stars are what counts: the most stars after winter win.</source>
        <translation>Las estrellas de reputación son lo que cuenta: tras el invierno gana quien tiene más.</translation>
    </message>
    <message>
        <source>Terrain type</source>
        <translation>Tipo de terreno</translation>
    </message>
    <message>
        <source>The terrain types are forest, village, farm, water, monster and mountain.</source>
        <translation>Los tipos de terreno son bosque, aldea, cultivo, agua, monstruo y montaña.</translation>
    </message>
    <message>
        <source>Time value</source>
        <translation>Duración de la carta</translation>
    </message>
    <message>
        <source>The time values of the cards revealed in a season bring its end nearer.</source>
        <translation>La duración de las cartas reveladas en una estación acerca su final.</translation>
    </message>
    <message>
        <source>Time threshold</source>
        <translation>Duración de la estación</translation>
    </message>
    <message>
        <source>A season ends with the turn in which the time values of its cards reach the threshold.</source>
        <translation>Una estación termina con el turno en que sus cartas alcanzan esa duración.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>In every turn a card is revealed, all players draw, and the time is checked.</source>
        <translation>En cada turno se revela una carta, todos los jugadores dibujan y se comprueba la duración.</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Tierra baldía</translation>
    </message>
    <message>
        <source>Wasteland is filled from the start and is no terrain type.</source>
        <translation>La tierra baldía está ocupada desde el principio y no es un tipo de terreno.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Terrenos</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>The map goes to</source>
        <translation>El mapa pasa</translation>
    </message>
    <message>
        <source>Corner in solo play</source>
        <translation>Esquina en solitario</translation>
    </message>
    <message>
        <source>Scored edicts</source>
        <translation>Decretos que puntúan</translation>
    </message>
    <message>
        <source>Rating at least</source>
        <translation>Valoración mínima</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Solo number</source>
        <translation>Número de solitario</translation>
    </message>
    <message>
        <source>Only with the promo ambushes</source>
        <translation>Solo con las emboscadas promocionales</translation>
    </message>
    <message>
        <source>clockwise, to the left</source>
        <translation>en sentido horario, a la izquierda</translation>
    </message>
    <message>
        <source>counterclockwise, to the right</source>
        <translation>en sentido antihorario, a la derecha</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>Trees as far as the eye can see.</source>
        <translation>Árboles hasta donde alcanza la vista.</translation>
    </message>
    <message>
        <source>Houses of the first settlers.</source>
        <translation>Casas de los primeros colonos.</translation>
    </message>
    <message>
        <source>Fields and meadows, at their best beside water.</source>
        <translation>Sembrados y prados, que lucen más junto al agua.</translation>
    </message>
    <message>
        <source>Rivers, lakes and marshes.</source>
        <translation>Ríos, lagos y pantanos.</translation>
    </message>
    <message>
        <source>Drawn by a neighbour; threatens the empty spaces beside it.</source>
        <translation>Lo dibuja un vecino; amenaza las casillas vacías contiguas.</translation>
    </message>
    <message>
        <source>Printed on the map; gives a coin when it is surrounded.</source>
        <translation>Impresa en el mapa; da una moneda cuando queda rodeada.</translation>
    </message>
    <message>
        <source>Empty until drawn on; no terrain type.</source>
        <translation>Vacías hasta que se dibuja en ellas; no son un tipo de terreno.</translation>
    </message>
    <message>
        <source>Filled from the start, on side B only; no terrain type.</source>
        <translation>Ocupada desde el principio, solo en la cara B; no es un tipo de terreno.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>A map has eleven rows and eleven columns of square &lt;b&gt;spaces&lt;/b&gt;. The rows bear the letters A to K, the columns the numbers 1 to 11: the space in the top left corner is A1, the one in the bottom right corner K11.</source>
        <translation>Un mapa tiene once filas y once columnas de &lt;b&gt;casillas&lt;/b&gt; cuadradas. Las filas llevan las letras de la A a la K y las columnas, los números del 1 al 11: la casilla de la esquina superior izquierda es A1 y la de la esquina inferior derecha, K11.</translation>
    </message>
    <message>
        <source>A space is either &lt;b&gt;empty&lt;/b&gt; or &lt;b&gt;filled&lt;/b&gt;. Filled are all spaces that have been drawn on, and from the start every mountain and every wasteland. All others are empty and can be drawn on.</source>
        <translation>Una casilla está &lt;b&gt;vacía&lt;/b&gt; u &lt;b&gt;ocupada&lt;/b&gt;. Están ocupadas todas las casillas en las que se ha dibujado y, desde el principio, cada montaña y cada casilla baldía. Todas las demás están vacías y se puede dibujar en ellas.</translation>
    </message>
    <message>
        <source>There are six &lt;b&gt;terrain types&lt;/b&gt;. Four of them are the land itself, the fifth is the monster. The sixth, the mountain, is printed on the map and never drawn.</source>
        <translation>Hay seis &lt;b&gt;tipos de terreno&lt;/b&gt;. Cuatro son la tierra misma; el quinto es el monstruo. El sexto, la montaña, está impreso en el mapa y nunca se dibuja.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mountains&lt;/b&gt; are filled spaces; nothing can be drawn over them. Each mountain bears a coin for the cartographer who closes it in on all four sides.</source>
        <translation>Las &lt;b&gt;montañas&lt;/b&gt; son casillas ocupadas; no se puede dibujar nada encima. Cada montaña lleva una moneda para quien la rodee por sus cuatro lados.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ruins&lt;/b&gt; are empty spaces with old walls on them. Any shape may cover them, and a ruins card even demands it. A ruins space that has been drawn on shows that terrain and counts as filled; it still remains a ruins space.</source>
        <translation>Las &lt;b&gt;ruinas&lt;/b&gt; son casillas vacías con viejos muros. Cualquier forma puede cubrirlas, y una carta de ruinas incluso lo exige. Una casilla de ruinas en la que se ha dibujado muestra ese terreno y cuenta como ocupada; aun así sigue siendo una casilla de ruinas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wasteland&lt;/b&gt; is found on side B only. It is filled, so nothing can be drawn there, but it has no terrain type. It is not the edge of the map either.</source>
        <translation>La &lt;b&gt;tierra baldía&lt;/b&gt; existe solo en la cara B. Está ocupada, así que ahí no se puede dibujar, pero no tiene tipo de terreno. Tampoco es el borde del mapa.</translation>
    </message>
    <message>
        <source>Two spaces are &lt;b&gt;adjacent&lt;/b&gt; if they share a side. Spaces that touch only at a corner are never adjacent.</source>
        <translation>Dos casillas son &lt;b&gt;adyacentes&lt;/b&gt; si comparten un lado. Las casillas que se tocan solo por una esquina nunca son adyacentes.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to this mountain; those at its corners are not.</source>
        <translation>Cuatro casillas son adyacentes a esta montaña; las de sus esquinas no.</translation>
    </message>
    <message>
        <source>Adjacent spaces of one terrain form a &lt;b&gt;cluster&lt;/b&gt;. It reaches as far as that terrain goes on from side to side, whichever cards it was drawn with. A single space is a cluster too.</source>
        <translation>Las casillas adyacentes de un mismo terreno forman un &lt;b&gt;grupo&lt;/b&gt;. Llega hasta donde ese terreno continúa de lado a lado, sea cual sea la carta con que se dibujó. Una sola casilla también es un grupo.</translation>
    </message>
    <message>
        <source>Three forest clusters, of five, two and one spaces: at a corner a cluster does not go on.</source>
        <translation>Tres grupos de bosque, de cinco, dos y una casilla: un grupo no continúa por una esquina.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;edge of the map&lt;/b&gt; is the outer line round all spaces. A space lies on the edge if one of its sides is part of that line.</source>
        <translation>El &lt;b&gt;borde del mapa&lt;/b&gt; es la línea exterior que rodea todas las casillas. Una casilla está en el borde si uno de sus lados es parte de esa línea.</translation>
    </message>
    <message>
        <source>Every map has a &lt;b&gt;coin track&lt;/b&gt; with room for 14 coins, and a table for the stars of the four seasons.</source>
        <translation>Cada mapa tiene una &lt;b&gt;barra de monedas&lt;/b&gt; con sitio para 14 monedas y una tabla para las estrellas de las cuatro estaciones.</translation>
    </message>
    <message>
        <source>Drawing a shape</source>
        <translation>Dibujar una forma</translation>
    </message>
    <message>
        <source>A card of time 1 shows one terrain and &lt;b&gt;two shapes&lt;/b&gt;. The smaller shape has a coin beside it: who draws that one takes the coin at once.</source>
        <translation>Una carta de duración 1 muestra un terreno y &lt;b&gt;dos formas&lt;/b&gt;. La pequeña tiene una moneda al lado: quien dibuja esa forma toma la moneda de inmediato.</translation>
    </message>
    <message>
        <source>A card of time 2 shows one shape and &lt;b&gt;two terrains&lt;/b&gt;. The whole shape is filled with one of the two; they are never mixed.</source>
        <translation>Una carta de duración 2 muestra una forma y &lt;b&gt;dos terrenos&lt;/b&gt;. Toda la forma se rellena con uno de los dos; nunca se mezclan.</translation>
    </message>
    <message>
        <source>Each player chooses freely and need not do what the others do. Of two shapes that both fit, either may be taken.</source>
        <translation>Cada jugador elige libremente y no está obligado a hacer lo mismo que los demás. Si caben las dos formas, se puede elegir cualquiera.</translation>
    </message>
    <message>
        <source>The shape may be &lt;b&gt;rotated&lt;/b&gt; and &lt;b&gt;mirrored&lt;/b&gt; as you like. Its size and its form stay as they are.</source>
        <translation>La forma se puede &lt;b&gt;girar&lt;/b&gt; y &lt;b&gt;voltear&lt;/b&gt; a voluntad. Ni su tamaño ni su figura cambian.</translation>
    </message>
    <message>
        <source>One shape in all its eight positions.</source>
        <translation>Una forma en sus ocho posiciones.</translation>
    </message>
    <message>
        <source>It may be drawn anywhere on the map, if these rules are kept:</source>
        <translation>Se puede dibujar en cualquier lugar del mapa si se cumplen estas reglas:</translation>
    </message>
    <message>
        <source>All its spaces lie on the map; nothing hangs over the edge.</source>
        <translation>Todas sus casillas están en el mapa; nada sobresale del borde.</translation>
    </message>
    <message>
        <source>All its spaces are empty. It covers no mountain, no wasteland, and nothing that has been drawn before.</source>
        <translation>Todas sus casillas están vacías. No cubre ninguna montaña, ninguna tierra baldía ni nada dibujado antes.</translation>
    </message>
    <message>
        <source>If a ruins card lies before it, it covers at least one open ruins space.</source>
        <translation>Si antes salió una carta de ruinas, cubre al menos una casilla de ruinas libre.</translation>
    </message>
    <message>
        <source>It need not touch anything. A new forest may begin far from the old one, and terrains may lie side by side in any way.</source>
        <translation>No hace falta que toque nada. Un bosque nuevo puede empezar lejos del antiguo, y los terrenos pueden quedar unos junto a otros de cualquier manera.</translation>
    </message>
    <message>
        <source>The village on the left may be drawn. The one on the right may not, for it covers a mountain.</source>
        <translation>La aldea de la izquierda se puede dibujar. La de la derecha no, porque cubre una montaña.</translation>
    </message>
    <message>
        <source>Some shapes have gaps. Only the spaces of the shape are drawn; what lies in a gap stays as it is and may be filled already.</source>
        <translation>Algunas formas tienen huecos. Solo se dibujan las casillas de la forma; lo que hay en un hueco queda como está y puede estar ya ocupado.</translation>
    </message>
    <message>
        <source>The two spaces of the small shape on the card {forgotten_forest} touch only at a corner. They are one shape, but two clusters, as long as nothing joins them.</source>
        <translation>Las dos casillas de la forma pequeña de la carta {forgotten_forest} se tocan solo por una esquina. Son una forma, pero dos grupos, mientras nada los una.</translation>
    </message>
    <message>
        <source>On the screen, small dots mark every place where the shape fits as it is rotated now. The panel beside the map tells before you confirm what a drawing would be worth at the end of the season.</source>
        <translation>En la pantalla, unos puntos pequeños marcan cada lugar donde la forma cabe tal como está girada. El panel junto al mapa dice, antes de confirmar, cuánto valdría un dibujo al final de la estación.</translation>
    </message>
    <message>
        <source>When nothing fits: the single space</source>
        <translation>Cuando nada cabe: la casilla única</translation>
    </message>
    <message>
        <source>Late in the game a shape may fit nowhere on a map. If &lt;b&gt;none&lt;/b&gt; of the shapes of the card can be drawn by the rules, in whatever position and place, the player draws a &lt;b&gt;single space&lt;/b&gt; instead: a square of 1x1 on any empty space.</source>
        <translation>Hacia el final de la partida, una forma puede no caber en ninguna parte de un mapa. Si &lt;b&gt;ninguna&lt;/b&gt; de las formas de la carta se puede dibujar según las reglas, en ninguna posición ni lugar, el jugador dibuja en su lugar una &lt;b&gt;casilla única&lt;/b&gt;: un cuadrado de 1x1 en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>The single space is no way out. As long as one of two shapes still fits anywhere, a shape must be drawn; when none does, the single space must be.</source>
        <translation>La casilla única no es una escapatoria. Mientras una de dos formas quepa en algún sitio, hay que dibujar una forma; cuando no cabe ninguna, hay que dibujar la casilla única.</translation>
    </message>
    <message>
        <source>It may be filled with &lt;b&gt;any&lt;/b&gt; terrain: forest, village, farm, water, even monster, whatever the card shows. Only a mountain can never be drawn.</source>
        <translation>Puede ser de &lt;b&gt;cualquier&lt;/b&gt; terreno: bosque, aldea, cultivo, agua, incluso monstruo, muestre lo que muestre la carta. Solo la montaña no se puede dibujar nunca.</translation>
    </message>
    <message>
        <source>The first edition of the rules can also be read otherwise: only a terrain of the card, except under a ruins card, where any terrain is allowed. Later editions say any. Whoever prefers the narrow reading turns on the option for the strict single space.</source>
        <translation>La primera edición de las reglas también se puede interpretar de otro modo: solo un terreno de la carta, salvo tras una carta de ruinas, cuando vale cualquiera. Las ediciones posteriores dicen «cualquiera». Quien prefiera la interpretación más estricta puede activar la opción de la casilla única estricta.</translation>
    </message>
    <message>
        <source>The single space never brings the coin that stands beside a shape. If it closes in a mountain, it brings the coin of that mountain as any other drawing does.</source>
        <translation>La casilla única nunca aporta la moneda que está junto a una forma. Si con ella se rodea una montaña, aporta la moneda de esa montaña como cualquier otro dibujo.</translation>
    </message>
    <message>
        <source>An ambush knows it too: if the monsters&apos; shape fits nowhere on the neighbour&apos;s map, a single monster is drawn on any empty space there.</source>
        <translation>También vale en una emboscada: si la forma de los monstruos no cabe en ninguna parte del mapa del vecino, se dibuja allí un solo monstruo en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>If a map has no empty space left at all, nothing is drawn on it in that turn.</source>
        <translation>Si en un mapa ya no queda ninguna casilla vacía, en ese turno no se dibuja nada en él.</translation>
    </message>
    <message>
        <source>The shape of the card {orchard} fits nowhere on this map. A single space of any terrain is drawn, on one of the marked spaces.</source>
        <translation>La forma de la carta {orchard} no cabe en ninguna parte de este mapa. Se dibuja una casilla única de cualquier terreno, en una de las casillas marcadas.</translation>
    </message>
    <message>
        <source>Options of this program</source>
        <translation>Opciones de este programa</translation>
    </message>
    <message>
        <source>Without any option the game follows the rules of 2019 as most people read them. The page for a new game offers some changes; they hold for all players and for the whole game.</source>
        <translation>Sin ninguna opción, la partida sigue las reglas de 2019 tal como las interpreta la mayoría. La página de partida nueva ofrece algunos cambios; valen para todos los jugadores y para toda la partida.</translation>
    </message>
    <message>
        <source>With the promo ambushes the ambush deck is made of four cards drawn unseen from all eight. So every game has four ambushes, but nobody knows which.</source>
        <translation>Con las emboscadas promocionales, el mazo de emboscadas se forma con cuatro de las ocho cartas, tomadas sin verlas. Así cada partida tiene cuatro emboscadas, pero nadie sabe cuáles.</translation>
    </message>
    <message>
        <source>Without monsters there are no ambush cards: a calm game, good for the first one. This is not an official rule. The card {rift_lands} may still be drawn as a monster.</source>
        <translation>Sin monstruos no hay cartas de emboscada: una partida tranquila, buena para la primera vez. No es una regla oficial. La carta {rift_lands} se puede dibujar igualmente como monstruo.</translation>
    </message>
    <message>
        <source>The strict single space bears a terrain of the card that did not fit. Under a ruins card it may have any terrain even so.</source>
        <translation>La casilla única estricta lleva un terreno de la carta cuya forma no cabía. Tras una carta de ruinas puede llevar aun así cualquier terreno.</translation>
    </message>
    <message>
        <source>The side of the map is chosen on the same page. Side A is the better one to begin with.</source>
        <translation>La cara del mapa se elige en la misma página. Para empezar es mejor la cara A.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;seed&lt;/b&gt; is a short word of digits and letters. It decides the edicts and the order of all cards, so the same seed gives the same game. Left empty, it is chosen at random.</source>
        <translation>La &lt;b&gt;semilla&lt;/b&gt; es una palabra corta de cifras y letras. Decide los decretos y el orden de todas las cartas, así que la misma semilla da la misma partida. Si se deja vacía, se elige al azar.</translation>
    </message>
    <message>
        <source>Playing together at one computer</source>
        <translation>Jugar juntos en un mismo ordenador</translation>
    </message>
    <message>
        <source>Round a table all players draw at once. At one computer they draw one after the other, each in secret; the result is the same, since nobody sees the drawing of the others before making one.</source>
        <translation>Alrededor de una mesa todos los jugadores dibujan a la vez. En un mismo ordenador dibujan uno tras otro, cada uno en secreto; el resultado es el mismo, porque nadie ve los dibujos de los demás antes de hacer el suyo.</translation>
    </message>
    <message>
        <source>The card is revealed, and everybody may look at it.</source>
        <translation>Se revela la carta y todos pueden mirarla.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;curtain&lt;/b&gt; falls: a sealed envelope with the name of the player who is to draw. It hides all maps. The others look away or leave the chair.</source>
        <translation>Cae un &lt;b&gt;telón&lt;/b&gt;: un sobre sellado con el nombre del jugador que debe dibujar. Oculta todos los mapas. Los demás miran a otro lado o se levantan de la silla.</translation>
    </message>
    <message>
        <source>That player holds the button with the name for half a second or presses Enter. The envelope opens, and the map appears.</source>
        <translation>Ese jugador mantiene pulsado el botón con su nombre durante medio segundo o pulsa Intro. El sobre se abre y aparece el mapa.</translation>
    </message>
    <message>
        <source>The shape is chosen, rotated and drawn. After it has been confirmed, the curtain falls for the next player.</source>
        <translation>La forma se elige, se gira y se dibuja. Una vez confirmada, el telón cae para el jugador siguiente.</translation>
    </message>
    <message>
        <source>A drawing that was confirmed too soon can be corrected from the curtain, as long as the next player has not opened the envelope.</source>
        <translation>Un dibujo confirmado demasiado pronto se puede corregir desde el telón, mientras el jugador siguiente no haya abierto el sobre.</translation>
    </message>
    <message>
        <source>The order of drawing does not matter. With many players anyone who is still to draw can be called from the curtain.</source>
        <translation>El orden en que se dibuja no importa. Con muchos jugadores, desde el telón se puede llamar a cualquiera que aún deba dibujar.</translation>
    </message>
    <message>
        <source>In an ambush the envelope holds the map of a neighbour, and a coloured band names its owner. When all have drawn, a page shows who has drawn monsters on which map.</source>
        <translation>En una emboscada, el sobre contiene el mapa de un vecino, y una cinta de color nombra a su dueño. Cuando todos han dibujado, una página muestra quién ha dibujado monstruos en qué mapa.</translation>
    </message>
    <message>
        <source>How secret the maps are is for the players to agree on. The Game menu has a page for it, and what is chosen there can be changed at any time:</source>
        <translation>Los jugadores acuerdan hasta qué punto son secretos los mapas. El menú Partida tiene una página para ello, y lo que allí se elige se puede cambiar en cualquier momento:</translation>
    </message>
    <message>
        <source>The computer can play seats as well, as an &lt;b&gt;apprentice&lt;/b&gt;, a &lt;b&gt;journeyman&lt;/b&gt; or a &lt;b&gt;master&lt;/b&gt;. It sees no more than a person in the same seat would, and has drawn as soon as everybody has seen the cards. Whoever plays with computer players alone needs no curtain.</source>
        <translation>El ordenador también puede ocupar puestos, como &lt;b&gt;aprendiz&lt;/b&gt;, &lt;b&gt;oficial&lt;/b&gt; o &lt;b&gt;maestro&lt;/b&gt;. No ve más de lo que vería una persona en el mismo puesto y dibuja en cuanto todos han visto las cartas. Quien juega solo con el ordenador no necesita cortina.</translation>
    </message>
    <message>
        <source>The game is saved after every step. The program can be closed at any moment and goes on at the same place when it is opened again.</source>
        <translation>La partida se guarda después de cada paso. El programa se puede cerrar en cualquier momento y sigue en el mismo punto cuando se vuelve a abrir.</translation>
    </message>
    <message>
        <source>Hard cases</source>
        <translation>Casos difíciles</translation>
    </message>
    <message>
        <source>Here are the questions that come up at every table, each with its answer. The program decides them all in the same way.</source>
        <translation>Estas son las preguntas que surgen en cada mesa, cada una con su respuesta. El programa las decide todas del mismo modo.</translation>
    </message>
    <message>
        <source>Ruins, then an ambush</source>
        <translation>Ruinas y luego una emboscada</translation>
    </message>
    <message>
        <source>{temple_ruins} is revealed, so the next card follows at once: {goblin_attack}. The maps are passed, and the goblins may be drawn anywhere. In the next turn comes {orchard}, and its shape must cover ruins. If {outpost_ruins} had come before it as well, one ruins space would still be enough.</source>
        <translation>Se revela {temple_ruins}, así que la siguiente carta llega de inmediato: {goblin_attack}. Los mapas se pasan y los goblins se pueden dibujar en cualquier sitio. En el turno siguiente llega {orchard}, y su forma debe cubrir ruinas. Si antes también hubiera salido {outpost_ruins}, seguiría bastando una casilla de ruinas.</translation>
    </message>
    <message>
        <source>Ruins that no shape can reach</source>
        <translation>Ruinas que ninguna forma alcanza</translation>
    </message>
    <message>
        <source>One ruins space is open, at C10, but {marshlands} cannot cover it in any position. There is plenty of room elsewhere; still only a single space may be drawn. It may have any terrain and lie anywhere; it need not lie on the ruins.</source>
        <translation>Queda libre una casilla de ruinas, en C10, pero {marshlands} no puede cubrirla en ninguna posición. En otras partes sobra sitio; aun así solo se puede dibujar una casilla única. Puede ser de cualquier terreno y estar en cualquier lugar; no hace falta que esté sobre las ruinas.</translation>
    </message>
    <message>
        <source>The ruins at C10 are too closely shut in for a shape of five spaces.</source>
        <translation>Las ruinas de C10 están demasiado encerradas para una forma de cinco casillas.</translation>
    </message>
    <message>
        <source>One shape fits, the other does not</source>
        <translation>Una forma cabe, la otra no</translation>
    </message>
    <message>
        <source>Of the two shapes on the card {great_river} only the larger one fits, and it would spoil everything. It must be drawn all the same. A single space is allowed only when neither shape fits.</source>
        <translation>De las dos formas de la carta {great_river} solo cabe la grande, y lo estropearía todo. Hay que dibujarla de todos modos. La casilla única solo se permite cuando no cabe ninguna de las dos.</translation>
    </message>
    <message>
        <source>Two mountains at once</source>
        <translation>Dos montañas a la vez</translation>
    </message>
    <message>
        <source>A shape may surround two mountains at once. It brings both coins, and a coin beside the shape would come on top.</source>
        <translation>Una forma puede rodear dos montañas a la vez. Aporta las dos monedas, y una moneda junto a la forma se sumaría a ellas.</translation>
    </message>
    <message>
        <source>{fishing_village} on side B: four water spaces from H7 to H10 surround both mountains and bring 2 coins.</source>
        <translation>{fishing_village} en la cara B: cuatro casillas de agua de H7 a H10 rodean las dos montañas y aportan 2 monedas.</translation>
    </message>
    <message>
        <source>A mountain surrounded by a neighbour</source>
        <translation>Una montaña que rodea un vecino</translation>
    </message>
    <message>
        <source>A neighbour draws monsters on your map, and one of them fills the last space beside a mountain. The coin is yours, for it is marked on your map.</source>
        <translation>Un vecino dibuja monstruos en tu mapa, y uno de ellos ocupa la última casilla junto a una montaña. La moneda es tuya, porque se marca en tu mapa.</translation>
    </message>
    <message>
        <source>The same terrain drawn twice</source>
        <translation>El mismo terreno dos veces</translation>
    </message>
    <message>
        <source>A village is drawn beside a village of an earlier turn. Both are one cluster from now on. That may please one edict and ruin another, such as {shieldgate}.</source>
        <translation>Se dibuja una aldea junto a una aldea de un turno anterior. Desde ahora las dos son un solo grupo. Eso puede agradar a un decreto y perjudicar a otro, como {shieldgate}.</translation>
    </message>
    <message>
        <source>Ruins, then Rift Lands</source>
        <translation>Ruinas y luego Tierras Fracturadas</translation>
    </message>
    <message>
        <source>The single square of the card {rift_lands} must lie on open ruins. It may have any of its five terrains. If no ruins are open on the map, it goes on any empty space.</source>
        <translation>El único cuadrado de la carta {rift_lands} debe estar sobre ruinas libres. Puede ser de cualquiera de sus cinco terrenos. Si no hay ruinas libres en el mapa, va en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>A card that goes beyond the threshold</source>
        <translation>Una carta que supera la duración de la estación</translation>
    </message>
    <message>
        <source>In fall the time stands at 6 of 7, and a card of time 2 is revealed. It is drawn as usual, the season ends at 8 of 7, and winter begins at nought.</source>
        <translation>En otoño, la duración acumulada es 6 de 7 y se revela una carta de duración 2. Se dibuja como siempre, la estación termina en 8 de 7 y el invierno empieza de cero.</translation>
    </message>
    <message>
        <source>Two ambushes in one season</source>
        <translation>Dos emboscadas en una estación</translation>
    </message>
    <message>
        <source>No ambush came in spring, so its card is still in the deck when that of summer joins it. Both may come in one season, even one right after the other.</source>
        <translation>En primavera no llegó ninguna emboscada, así que su carta sigue en el mazo cuando se le une la de verano. Las dos pueden llegar en una misma estación, incluso una justo tras otra.</translation>
    </message>
    <message>
        <source>Small print on scoring cards</source>
        <translation>La letra pequeña de las cartas de puntuación</translation>
    </message>
    <message>
        <source>For every card mountains, wasteland and monsters are filled spaces, and open ruins are empty ones.</source>
        <translation>Para todas las cartas, las montañas, la tierra baldía y los monstruos son casillas ocupadas, y las ruinas libres, vacías.</translation>
    </message>
    <message>
        <source>Wasteland is neither a terrain type nor the edge of the map.</source>
        <translation>La tierra baldía no es ni un tipo de terreno ni el borde del mapa.</translation>
    </message>
    <message>
        <source>No space counts twice for one card, unless the card says so, as {greenbough} does for rows and columns.</source>
        <translation>Ninguna casilla cuenta dos veces para una carta, salvo que la carta lo diga, como {greenbough} con filas y columnas.</translation>
    </message>
    <message>
        <source>Still in doubt? Try it out. A drawing that is not allowed is refused with the reason and the spaces to blame.</source>
        <translation>¿Aún hay dudas? Pruébalo. Un dibujo no permitido se rechaza indicando el motivo y las casillas culpables.</translation>
    </message>
    <message>
        <source>Scoring cards: forest</source>
        <translation>Cartas de puntuación: bosque</translation>
    </message>
    <message>
        <source>One of these four cards is in every game. All examples of this chapter look at the same map, so it can be seen how differently the queen may judge it.</source>
        <translation>Una de estas cuatro cartas está en cada partida. Todos los ejemplos de este capítulo se refieren al mismo mapa, para ver de qué modos tan distintos puede juzgarlo la reina.</translation>
    </message>
    <message>
        <source>A scoring card always counts the whole map of each player. What was scored in an earlier season is scored again.</source>
        <translation>Una carta de puntuación cuenta siempre todo el mapa de cada jugador. Lo que puntuó en una estación anterior puntúa de nuevo.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side A.</source>
        <translation>El mapa de este capítulo, en la cara A.</translation>
    </message>
    <message>
        <source>A forest in the corner lies on two edges and yet is one space: 1 star.</source>
        <translation>Un bosque en la esquina está en dos bordes y sin embargo es una sola casilla: 1 estrella.</translation>
    </message>
    <message>
        <source>Five forest spaces stand on the edge in the upper corners, two more in the lower left. All the forest inside the country counts for nothing: 7 stars.</source>
        <translation>Cinco casillas de bosque están en el borde en las esquinas de arriba y otras dos, abajo a la izquierda. El bosque del interior no cuenta nada: 7 estrellas.</translation>
    </message>
    <message>
        <source>One forest space in a row is enough, ten are no better. This card likes forests that are scattered.</source>
        <translation>Una casilla de bosque en una fila basta; diez no dan más. A esta carta le gustan los bosques dispersos.</translation>
    </message>
    <message>
        <source>There is forest in 6 rows and in 8 columns, together 14 stars. Row D has none, nor has column 3.</source>
        <translation>Hay bosque en 6 filas y en 8 columnas, en total 14 estrellas. La fila D no tiene, y la columna 3 tampoco.</translation>
    </message>
    <message>
        <source>Anything that fills a space closes a side, forest as well as mountain or monster. Open ruins do not.</source>
        <translation>Todo lo que ocupa una casilla cierra un lado, el bosque igual que una montaña o un monstruo. Las ruinas libres no.</translation>
    </message>
    <message>
        <source>A1, B1, B5 and B6 are closed on all four sides: 4 stars. A2 is not, for nothing has been drawn on A3 yet.</source>
        <translation>A1, B1, B5 y B6 están cerradas por los cuatro lados: 4 estrellas. A2 no, porque en A3 aún no se ha dibujado nada.</translation>
    </message>
    <message>
        <source>The two mountains must touch the same cluster. If it touches three mountains, all three count: 9 stars.</source>
        <translation>Las dos montañas deben tocar el mismo grupo. Si el grupo toca tres montañas, cuentan las tres: 9 estrellas.</translation>
    </message>
    <message>
        <source>A forest leads from the mountain at B4 to the one at C9, and both are worth 3: together 6 stars. The forest beside F6 has found no second mountain yet.</source>
        <translation>Un bosque lleva de la montaña de B4 a la de C9, y cada una vale 3: juntas, 6 estrellas. El bosque junto a F6 aún no ha encontrado una segunda montaña.</translation>
    </message>
    <message>
        <source>Scoring cards: farm and water</source>
        <translation>Cartas de puntuación: cultivo y agua</translation>
    </message>
    <message>
        <source>These four cards are about farms and water, beside each other or apart, near mountains or near ruins.</source>
        <translation>Estas cuatro cartas tratan de cultivos y agua, juntos o separados, cerca de montañas o cerca de ruinas.</translation>
    </message>
    <message>
        <source>The map of this chapter, on side B.</source>
        <translation>El mapa de este capítulo, en la cara B.</translation>
    </message>
    <message>
        <source>Every space counts at most once. A long line of water beside a long line of farms is the best there is.</source>
        <translation>Cada casilla cuenta como mucho una vez. Lo mejor es una larga línea de agua junto a una larga línea de cultivos.</translation>
    </message>
    <message>
        <source>Farm and water meet only in the upper right: the water at C8 and D8 and the farms at C9 and D9 bring 4 stars. The farm at D10 touches no water.</source>
        <translation>Cultivo y agua solo se encuentran arriba a la derecha: el agua de C8 y D8 y los cultivos de C9 y D9 dan 4 estrellas. El cultivo de D10 no toca agua.</translation>
    </message>
    <message>
        <source>Four spaces are adjacent to a mountain, so one mountain is worth 8 stars at most, with water all round.</source>
        <translation>Cuatro casillas son adyacentes a una montaña, así que una montaña vale como mucho 8 estrellas, con agua alrededor.</translation>
    </message>
    <message>
        <source>Water lies beside a mountain at B8 and is worth 2. Farms do so at C3, C9, I9 and K3 and are worth 1 each. That makes 6 stars.</source>
        <translation>En B8 hay agua junto a una montaña y vale 2. En C3, C9, I9 y K3 hay cultivos junto a montañas y valen 1 cada uno. Suman 6 estrellas.</translation>
    </message>
    <message>
        <source>Ruins that have been drawn on still are a ruins space, so water beside them counts. Water on ruins is not beside them.</source>
        <translation>Las ruinas ya cubiertas siguen siendo una casilla de ruinas, así que el agua junto a ellas cuenta. El agua sobre ruinas no está junto a ellas.</translation>
    </message>
    <message>
        <source>The farms at C3 and H9 stand on ruins and are worth 3 each. Water beside ruins is found at B8 and G3. Together 8 stars.</source>
        <translation>Los cultivos de C3 y H9 están sobre ruinas y valen 3 cada uno. Hay agua junto a ruinas en B8 y G3. En total, 8 estrellas.</translation>
    </message>
    <message>
        <source>The size does not matter: many small clusters are better than a large one. Wasteland is not the edge of the map and does no harm.</source>
        <translation>El tamaño no importa: muchos grupos pequeños son mejores que uno grande. La tierra baldía no es el borde del mapa y no perjudica.</translation>
    </message>
    <message>
        <source>The farms round D2, those round I8 and the water at G3 keep apart from the edge and from each other: 9 stars. The clusters in the last row touch the edge, and those in the upper right touch each other.</source>
        <translation>Los cultivos en torno a D2, los de alrededor de I8 y el agua de G3 se mantienen lejos del borde y unos de otros: 9 estrellas. Los grupos de la última fila tocan el borde, y los de arriba a la derecha se tocan entre sí.</translation>
    </message>
    <message>
        <source>Scoring cards: village</source>
        <translation>Cartas de puntuación: aldea</translation>
    </message>
    <message>
        <source>All four cards of this group are about village clusters. What counts is how many there are, how large they are, and what they touch.</source>
        <translation>Las cuatro cartas de esta clase tratan de grupos de aldea. Cuenta cuántos hay, qué tamaño tienen y qué tocan.</translation>
    </message>
    <message>
        <source>A cluster of five is worth nothing, one of twelve no more than one of six. Better two of six than one of twelve.</source>
        <translation>Un grupo de cinco no vale nada; uno de doce, no más que uno de seis. Mejor dos de seis que uno de doce.</translation>
    </message>
    <message>
        <source>The villages in the west have six spaces, those in the middle seven. Both are large enough: 16 stars.</source>
        <translation>Las aldeas del oeste tienen seis casillas; las del centro, siete. Ambos grupos son lo bastante grandes: 16 estrellas.</translation>
    </message>
    <message>
        <source>First leave out all clusters that touch a mountain, then take the largest of the rest. If several are equally large, one of them counts.</source>
        <translation>Primero se descartan los grupos que tocan una montaña y luego se toma el mayor del resto. Si varios son igual de grandes, cuenta uno.</translation>
    </message>
    <message>
        <source>The seven spaces in the middle touch the mountain at F6 and drop out. The six in the west remain: 6 stars.</source>
        <translation>Las siete casillas del centro tocan la montaña de F6 y quedan fuera. Quedan las seis del oeste: 6 estrellas.</translation>
    </message>
    <message>
        <source>Five types can lie beside a village: forest, farm, water, monster and mountain. Ruins, wasteland and empty spaces are none.</source>
        <translation>Junto a una aldea puede haber cinco tipos: bosque, cultivo, agua, monstruo y montaña. Las ruinas, la tierra baldía y las casillas vacías no son ninguno.</translation>
    </message>
    <message>
        <source>The villages in the middle touch forest, water and a mountain. Those at I9 touch farm, water and monsters. Each cluster is worth 3, together 6 stars.</source>
        <translation>Las aldeas del centro tocan bosque, agua y una montaña. Las de I9 tocan cultivo, agua y monstruos. Cada grupo vale 3; juntos, 6 estrellas.</translation>
    </message>
    <message>
        <source>Two clusters of the same size are best, for then the second is as large as the first. A single cluster has no second: no stars.</source>
        <translation>Lo mejor son dos grupos del mismo tamaño, pues entonces el segundo es tan grande como el primero. Un solo grupo no tiene segundo: ninguna estrella.</translation>
    </message>
    <message>
        <source>The largest cluster has seven spaces, the second largest six, and each of those six is worth 2: 12 stars.</source>
        <translation>El mayor grupo tiene siete casillas y el segundo, seis, y cada una de esas seis vale 2: 12 estrellas.</translation>
    </message>
    <message>
        <source>Scoring cards: the whole map</source>
        <translation>Cartas de puntuación: todo el mapa</translation>
    </message>
    <message>
        <source>These four cards do not ask what has been drawn, only which spaces are filled and which are empty. Even monsters are welcome here.</source>
        <translation>Estas cuatro cartas no preguntan qué se ha dibujado, solo qué casillas están ocupadas y cuáles vacías. Aquí hasta los monstruos son bienvenidos.</translation>
    </message>
    <message>
        <source>Eleven filled spaces in a line are needed, no less. Mountains and wasteland have done a part of the work already.</source>
        <translation>Hacen falta once casillas ocupadas en línea, ni una menos. Las montañas y la tierra baldía ya han hecho parte del trabajo.</translation>
    </message>
    <message>
        <source>Row F is full, and so is column 6, where the wasteland has helped: 12 stars.</source>
        <translation>La fila F está llena, y también la columna 6, donde ha ayudado la tierra baldía: 12 estrellas.</translation>
    </message>
    <message>
        <source>Only one square counts, a largest one. A single filled space already is a square, so no map is worth less than 3 stars here.</source>
        <translation>Solo cuenta un cuadrado, uno de los mayores. Una sola casilla ocupada ya es un cuadrado, así que ningún mapa vale aquí menos de 3 estrellas.</translation>
    </message>
    <message>
        <source>The largest filled square has four spaces on each side, from C4 to F7. Four times 3 makes 12 stars.</source>
        <translation>El mayor cuadrado ocupado tiene cuatro casillas por lado, de C4 a F7. Cuatro por 3 son 12 estrellas.</translation>
    </message>
    <message>
        <source>There are eleven such diagonals, and each one is worth the same. The shortest is the corner K1 alone, the longest goes from A1 to K11.</source>
        <translation>Hay once diagonales así, y todas valen lo mismo. La más corta es la esquina K1 sola; la más larga va de A1 a K11.</translation>
    </message>
    <message>
        <source>Three diagonals are full: the corner K1, the one from J1 to K2, and the one from G1 to K5. Together 9 stars.</source>
        <translation>Hay tres diagonales llenas: la esquina K1, la de J1 a K2 y la de G1 a K5. En total, 9 estrellas.</translation>
    </message>
    <message>
        <source>Two empty spaces side by side spoil each other. Open ruins are empty and can be a cauldron too.</source>
        <translation>Dos casillas vacías contiguas se estorban mutuamente. Las ruinas libres están vacías y también pueden ser un caldero.</translation>
    </message>
    <message>
        <source>H3 and J5 are empty and closed on all four sides: 2 stars.</source>
        <translation>H3 y J5 están vacías y cerradas por los cuatro lados: 2 estrellas.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>El final de una estación</translation>
    </message>
    <message>
        <source>A season ends as soon as the time values of its cards reach its &lt;b&gt;time threshold&lt;/b&gt;: 8 in spring, 8 in summer, 7 in fall and 6 in winter. The turn in which that happens is played to its end first.</source>
        <translation>Una estación termina en cuanto la duración de sus cartas alcanza la &lt;b&gt;duración de la estación&lt;/b&gt;: 8 en primavera, 8 en verano, 7 en otoño y 6 en invierno. El turno en que ocurre se juega antes hasta el final.</translation>
    </message>
    <message>
        <source>Time beyond the threshold is lost; the next season begins at nought.</source>
        <translation>La duración sobrante se pierde; la siguiente estación empieza de cero.</translation>
    </message>
    <message>
        <source>Now every map is scored. The season brings the sum of four parts:</source>
        <translation>Ahora se puntúa cada mapa. La estación aporta la suma de cuatro partes:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two edicts&lt;/b&gt;: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Each one counts the whole map as it is now, with all that earlier seasons have left there.</source>
        <translation>&lt;b&gt;Dos decretos&lt;/b&gt;: A y B en primavera, B y C en verano, C y D en otoño, D y A en invierno. Cada uno cuenta todo el mapa tal como está ahora, con todo lo que dejaron las estaciones anteriores.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coins&lt;/b&gt;: plus 1 star for every coin on the coin track.</source>
        <translation>&lt;b&gt;Monedas&lt;/b&gt;: más 1 estrella por cada moneda de la barra de monedas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Monsters&lt;/b&gt;: minus 1 star for every empty space adjacent to a monster.</source>
        <translation>&lt;b&gt;Monstruos&lt;/b&gt;: menos 1 estrella por cada casilla vacía adyacente a un monstruo.</translation>
    </message>
    <message>
        <source>So every edict is scored in two seasons, A in the first and in the last one. What pleases edict A pays in spring, and once more in winter when the map is full.</source>
        <translation>Así cada decreto puntúa en dos estaciones, A en la primera y en la última. Lo que agrada al decreto A rinde en primavera y otra vez en invierno, cuando el mapa está lleno.</translation>
    </message>
    <message>
        <source>Monsters may cost more than the rest of a season brings. Such a season counts below nought.</source>
        <translation>Los monstruos pueden costar más de lo que aporta el resto de una estación. Esa estación puntúa por debajo de cero.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; In spring {sentinel_wood} is edict A and {canal_lake} is edict B. The map in the picture has 2 coins. Edict A brings 7 stars, edict B 2 and the coins 2; the monsters cost 7. The season is worth 4 stars.</source>
        <translation>&lt;b&gt;Un ejemplo.&lt;/b&gt; En primavera {sentinel_wood} es el decreto A y {canal_lake} es el decreto B. El mapa de la imagen tiene 2 monedas. El decreto A aporta 7 estrellas; el decreto B, 2, y las monedas, 2; los monstruos cuestan 7. La estación vale 4 estrellas.</translation>
    </message>
    <message>
        <source>The two edicts earn the stars; the numbers with a minus are lost to monsters.</source>
        <translation>Los dos decretos dan las estrellas; los números con signo menos se pierden por los monstruos.</translation>
    </message>
    <message>
        <source>Then, unless it was winter, the next season begins:</source>
        <translation>Después, si no era invierno, empieza la siguiente estación:</translation>
    </message>
    <message>
        <source>All explore cards and ruins cards that have been revealed go back into the explore deck.</source>
        <translation>Todas las cartas de exploración y de ruinas reveladas vuelven al mazo de exploración.</translation>
    </message>
    <message>
        <source>One more card of the ambush deck joins them, unseen by everyone.</source>
        <translation>Se les une una carta más del mazo de emboscadas, que nadie ve.</translation>
    </message>
    <message>
        <source>The explore deck is shuffled, and the first card is revealed.</source>
        <translation>El mazo de exploración se baraja y se revela la primera carta.</translation>
    </message>
    <message>
        <source>Maps and coins stay as they are. Only the time starts anew.</source>
        <translation>Los mapas y las monedas quedan como están. Solo la duración empieza de nuevo.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>The game ends when winter has been scored. The stars of the four seasons are added; the highest total wins.</source>
        <translation>La partida termina cuando se ha puntuado el invierno. Se suman las estrellas de las cuatro estaciones; gana el total más alto.</translation>
    </message>
    <message>
        <source>If totals are equal, the stars lost to monsters in all four seasons decide: fewer lost stars are better.</source>
        <translation>Si los totales son iguales, deciden las estrellas perdidas por los monstruos en las cuatro estaciones: cuantas menos, mejor.</translation>
    </message>
    <message>
        <source>If these are equal too, the place is shared. Whoever shares it may still argue about whose map is prettier.</source>
        <translation>Si también son iguales, el puesto se comparte. Quienes lo comparten aún pueden discutir qué mapa es más bonito.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; Ana, Boris and Vera have 91 stars each. Monsters have cost Ana 6 stars, Boris 9 and Vera 6. Ana and Vera share first place, and Boris comes third.</source>
        <translation>&lt;b&gt;Un ejemplo.&lt;/b&gt; Ana, Boris y Vera tienen 91 estrellas por cabeza. Los monstruos han costado a Ana 6 estrellas, a Boris 9 y a Vera 6. Ana y Vera comparten el primer puesto, y Boris queda en tercer lugar.</translation>
    </message>
    <message>
        <source>The same game, played again with the same seed, deals the same cards in the same order. So others can try whether they do better.</source>
        <translation>La misma partida, jugada otra vez con la misma semilla, reparte las mismas cartas en el mismo orden. Así otros pueden probar si lo hacen mejor.</translation>
    </message>
    <message>
        <source>Playing alone</source>
        <translation>Jugar en solitario</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules, with two differences: monsters find their place by themselves, and in the end a title is awarded.</source>
        <translation>Un jugador en solitario juega con las mismas reglas, con dos diferencias: los monstruos encuentran su sitio por sí mismos y al final se concede un título.</translation>
    </message>
    <message>
        <source>Every ambush card shows a &lt;b&gt;corner&lt;/b&gt; of the map and an arrow. The monsters attack your own map from there:</source>
        <translation>Cada carta de emboscada muestra una &lt;b&gt;esquina&lt;/b&gt; del mapa y una flecha. Desde allí los monstruos atacan tu propio mapa:</translation>
    </message>
    <message>
        <source>The shape starts in that corner, as it is printed. It is neither rotated nor mirrored.</source>
        <translation>La forma empieza en esa esquina, tal como está impresa. No se gira ni se voltea.</translation>
    </message>
    <message>
        <source>If it does not fit there, it moves along the edge of the map in the direction of the arrow, space by space and all the way round if need be. It stops at the first place where it covers no filled space.</source>
        <translation>Si allí no cabe, avanza por el borde del mapa en el sentido de la flecha, casilla a casilla y dando toda la vuelta si hace falta. Se detiene en el primer lugar donde no cubre ninguna casilla ocupada.</translation>
    </message>
    <message>
        <source>If it fits nowhere along the edge, it starts again in the same corner one space further in, and so on towards the middle.</source>
        <translation>Si no cabe en ninguna parte del borde, vuelve a empezar en la misma esquina una casilla más adentro, y así hacia el centro.</translation>
    </message>
    <message>
        <source>If it fits nowhere at all, the ambush has failed: the card is laid aside and nothing is drawn. No single monster takes its place.</source>
        <translation>Si no cabe en ninguna parte, la emboscada ha fracasado: la carta se aparta y no se dibuja nada. Ningún monstruo suelto ocupa su lugar.</translation>
    </message>
    <message>
        <source>Goblins come from the bottom right and move up. The first places are taken, so they settle on the marked spaces.</source>
        <translation>Los goblins llegan por abajo a la derecha y suben. Los primeros lugares están ocupados, así que se instalan en las casillas marcadas.</translation>
    </message>
    <message>
        <source>Open ruins are empty spaces and do not stop the monsters. If they surround a mountain, its coin is yours.</source>
        <translation>Las ruinas libres son casillas vacías y no detienen a los monstruos. Si rodean una montaña, su moneda es tuya.</translation>
    </message>
    <message>
        <source>After winter comes the &lt;b&gt;rating&lt;/b&gt;: take your total and subtract the solo numbers of the four scoring cards in play. Hard cards have small numbers, so that every mixture is fair.</source>
        <translation>Tras el invierno llega la &lt;b&gt;valoración&lt;/b&gt;: al total se le restan los números de solitario de las cuatro cartas de puntuación en juego. Las cartas difíciles tienen números pequeños, para que toda combinación sea justa.</translation>
    </message>
    <message>
        <source>The rating decides the title. It is the highest one whose number is reached; below the last number the last title remains.</source>
        <translation>La valoración decide el título. Es el más alto cuyo número se alcanza; por debajo del último número queda el último título.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An example.&lt;/b&gt; The cards in play are {greenbough} with 22, {mages_valley} with 22, {wildholds} with 16 and {borderlands} with 24: together 84. With a total of 97 stars the rating is 13.</source>
        <translation>&lt;b&gt;Un ejemplo.&lt;/b&gt; Las cartas en juego son {greenbough} con 22, {mages_valley} con 22, {wildholds} con 16 y {borderlands} con 24: en total, 84. Con 97 estrellas, la valoración es 13.</translation>
    </message>
    <message>
        <source>Two cards of the explore deck show neither shape nor terrain: {temple_ruins} and {outpost_ruins}. When one of them is revealed, the &lt;b&gt;next card follows at once&lt;/b&gt;, in the same explore phase.</source>
        <translation>Dos cartas del mazo de exploración no muestran ni forma ni terreno: {temple_ruins} y {outpost_ruins}. Cuando se revela una de ellas, la &lt;b&gt;siguiente carta llega de inmediato&lt;/b&gt;, en la misma fase de exploración.</translation>
    </message>
    <message>
        <source>The shape of that next card must be drawn so that it covers at least &lt;b&gt;one open ruins space&lt;/b&gt;. Everything else about the card is as always.</source>
        <translation>La forma de esa siguiente carta debe dibujarse de modo que cubra al menos &lt;b&gt;una casilla de ruinas libre&lt;/b&gt;. Todo lo demás de la carta es como siempre.</translation>
    </message>
    <message>
        <source>After a ruins card: the water covers the ruins at C10, as it must.</source>
        <translation>Tras una carta de ruinas: el agua cubre las ruinas de C10, como debe.</translation>
    </message>
    <message>
        <source>If the second ruins card comes right after the first, one more card is revealed. The duty does not grow: one ruins space is enough.</source>
        <translation>Si la segunda carta de ruinas llega justo tras la primera, se revela una carta más. La obligación no aumenta: basta una casilla de ruinas.</translation>
    </message>
    <message>
        <source>An ambush card takes no notice of ruins: the monsters may be drawn anywhere. The duty waits and then holds for the next explore card.</source>
        <translation>Una carta de emboscada no hace caso de las ruinas: los monstruos se pueden dibujar en cualquier sitio. La obligación queda pendiente y vale para la próxima carta de exploración.</translation>
    </message>
    <message>
        <source>If no shape of the card can cover an open ruins space, or no ruins are open on the map, a &lt;b&gt;single space&lt;/b&gt; is drawn instead, even if the shape would fit elsewhere. It may have any terrain and lie on any empty space, ruins or not.</source>
        <translation>Si ninguna forma de la carta puede cubrir una casilla de ruinas libre, o si no hay ruinas libres en el mapa, se dibuja en su lugar una &lt;b&gt;casilla única&lt;/b&gt;, aunque la forma cupiera en otra parte. Puede ser de cualquier terreno y estar en cualquier casilla vacía, sobre ruinas o no.</translation>
    </message>
    <message>
        <source>Every map is judged for itself. One player may have to cover ruins while another is down to a single space.</source>
        <translation>Cada mapa se juzga por separado. Un jugador puede tener que cubrir ruinas mientras otro solo puede dibujar una casilla única.</translation>
    </message>
    <message>
        <source>Ruins cards take no time, and they are shuffled back into the deck like the explore cards at the end of the season.</source>
        <translation>Las cartas de ruinas no tienen duración, y al final de la estación vuelven al mazo barajadas como las cartas de exploración.</translation>
    </message>
    <message>
        <source>Ambush: the monsters</source>
        <translation>Emboscada: los monstruos</translation>
    </message>
    <message>
        <source>When an &lt;b&gt;ambush card&lt;/b&gt; is revealed, the maps change hands. Each player passes the map to a neighbour and draws the monsters on the map received. Then every map goes back to its owner.</source>
        <translation>Cuando se revela una &lt;b&gt;carta de emboscada&lt;/b&gt;, los mapas cambian de manos. Cada jugador pasa el mapa a un vecino y dibuja los monstruos en el mapa recibido. Después cada mapa vuelve a su dueño.</translation>
    </message>
    <message>
        <source>The arrow on the card tells the direction. &lt;b&gt;Clockwise&lt;/b&gt;: the map goes to the neighbour on the left. &lt;b&gt;Counterclockwise&lt;/b&gt;: it goes to the neighbour on the right.</source>
        <translation>La flecha de la carta indica el sentido. &lt;b&gt;Horario&lt;/b&gt;: el mapa pasa al vecino de la izquierda. &lt;b&gt;Antihorario&lt;/b&gt;: pasa al vecino de la derecha.</translation>
    </message>
    <message>
        <source>Two players simply swap their maps, whichever way the arrow points.</source>
        <translation>Dos jugadores simplemente intercambian sus mapas, apunte adonde apunte la flecha.</translation>
    </message>
    <message>
        <source>The monsters&apos; shape is filled with monsters. It may be rotated and mirrored and drawn anywhere on the neighbour&apos;s map where it fits, ruins included. That the place hurts is the whole point.</source>
        <translation>La forma de los monstruos se rellena con monstruos. Se puede girar, voltear y dibujar en cualquier lugar del mapa del vecino donde quepa, ruinas incluidas. Que el lugar duela es justo la gracia.</translation>
    </message>
    <message>
        <source>Monsters fill their spaces like any other terrain. They may even be of use: they close gaps and rows and can surround a mountain.</source>
        <translation>Los monstruos ocupan sus casillas como cualquier otro terreno. Incluso pueden servir: cierran huecos y filas y pueden rodear una montaña.</translation>
    </message>
    <message>
        <source>At the end of &lt;b&gt;every&lt;/b&gt; season each empty space adjacent to a monster costs 1 star. A space beside two monsters costs 1 star, not 2.</source>
        <translation>Al final de &lt;b&gt;cada&lt;/b&gt; estación, cada casilla vacía adyacente a un monstruo cuesta 1 estrella. Una casilla junto a dos monstruos cuesta 1 estrella, no 2.</translation>
    </message>
    <message>
        <source>Seven empty spaces are adjacent to these kobolds: they cost 7 stars, season after season, until somebody fills them.</source>
        <translation>Siete casillas vacías son adyacentes a estos kobolds: cuestan 7 estrellas, estación tras estación, hasta que alguien las ocupe.</translation>
    </message>
    <message>
        <source>An open ruins space is empty, so it costs a star too. Mountains and wasteland are filled and cost nothing.</source>
        <translation>Una casilla de ruinas libre está vacía, así que también cuesta una estrella. Las montañas y la tierra baldía están ocupadas y no cuestan nada.</translation>
    </message>
    <message>
        <source>The cure is to draw. Monsters with no empty space beside them do no harm any more.</source>
        <translation>El remedio es dibujar. Los monstruos sin ninguna casilla vacía al lado ya no hacen daño.</translation>
    </message>
    <message>
        <source>If a neighbour&apos;s monster closes in a mountain, the coin goes to the owner of the map.</source>
        <translation>Si el monstruo de un vecino acaba de rodear una montaña, la moneda es para el dueño del mapa.</translation>
    </message>
    <message>
        <source>An ambush card takes no time. Once it has been played, it leaves the game. An ambush that was not revealed stays in the explore deck and may come next season, so that several may lurk there at once.</source>
        <translation>Una carta de emboscada no tiene duración. Una vez jugada, sale de la partida. Una emboscada no revelada sigue en el mazo de exploración y puede llegar la estación siguiente, de modo que allí pueden acechar varias a la vez.</translation>
    </message>
    <message>
        <source>The card {rift_lands} offers a single square of 1x1 and any of five terrains: forest, village, farm, water or monster. It takes no time.</source>
        <translation>La carta {rift_lands} ofrece un único cuadrado de 1x1 y cualquiera de cinco terrenos: bosque, aldea, cultivo, agua o monstruo. No tiene duración.</translation>
    </message>
    <message>
        <source>It fills a gap, joins two clusters or closes in a mountain: the small gift of the deck. Why would anybody draw a monster? Perhaps nobody ever should, but it is allowed, and it costs stars as always.</source>
        <translation>Llena un hueco, une dos grupos o acaba de rodear una montaña: el pequeño regalo del mazo. ¿Por qué dibujaría alguien un monstruo? Quizá nadie deba hacerlo nunca, pero está permitido, y cuesta estrellas como siempre.</translation>
    </message>
    <message>
        <source>After a ruins card this square too must cover an open ruins space. If none is open, it goes on any empty space.</source>
        <translation>Tras una carta de ruinas, este cuadrado también debe cubrir una casilla de ruinas libre. Si no hay ninguna, va en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>Five terrains, one space, no time.</source>
        <translation>Cinco terrenos, una casilla, sin duración.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Every coin on the coin track is worth &lt;b&gt;1 star at the end of each season&lt;/b&gt;. Coins are never spent or taken away, so one that is taken in spring pays four times.</source>
        <translation>Cada moneda de la barra de monedas vale &lt;b&gt;1 estrella al final de cada estación&lt;/b&gt;. Las monedas nunca se gastan ni se quitan, así que una moneda tomada en primavera rinde cuatro veces.</translation>
    </message>
    <message>
        <source>There are two ways to take a coin:</source>
        <translation>Hay dos maneras de tomar una moneda:</translation>
    </message>
    <message>
        <source>Draw a shape that has a coin beside it on the card. The larger shape of the same card brings none.</source>
        <translation>Dibujar una forma que tenga una moneda al lado en la carta. La forma grande de la misma carta no aporta ninguna.</translation>
    </message>
    <message>
        <source>Close in a mountain: when all four spaces adjacent to it are filled, its coin is taken at once.</source>
        <translation>Rodear una montaña: cuando las cuatro casillas adyacentes están ocupadas, su moneda se toma de inmediato.</translation>
    </message>
    <message>
        <source>All four sides of the mountain are filled; its coin has been taken.</source>
        <translation>Los cuatro lados de la montaña están ocupados; su moneda se ha tomado.</translation>
    </message>
    <message>
        <source>It does not matter with what they are filled or by whom: wasteland counts, and so do monsters. The coin always goes to the owner of the map.</source>
        <translation>No importa con qué ni por quién están ocupadas: la tierra baldía cuenta, y los monstruos también. La moneda es siempre para el dueño del mapa.</translation>
    </message>
    <message>
        <source>One drawing may bring several coins: the coin of its shape and one for each mountain it closes in.</source>
        <translation>Un dibujo puede aportar varias monedas: la de su forma y una por cada montaña que acaba de rodear.</translation>
    </message>
    <message>
        <source>The coin track holds 14 coins. Whoever has filled it takes no more.</source>
        <translation>La barra de monedas admite 14 monedas. Quien la ha llenado no toma más.</translation>
    </message>
</context>
<context>
    <name>SaveMark</name>
    <message>
        <source>Not on the disk</source>
        <translation>No está en el disco</translation>
    </message>
    <message>
        <source>The last steps are not on the disk. Click to try again.</source>
        <translation>Los últimos pasos no están en el disco. Haz clic para volver a intentarlo.</translation>
    </message>
    <message>
        <source>This game is not kept for the next start. Click to read why.</source>
        <translation>Esta partida no se conserva para la próxima vez. Haz clic para leer por qué.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
    <message>
        <source>Lost to monsters, counted in the seasons already</source>
        <translation>Perdidas por los monstruos, ya contadas en las estaciones</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
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
        <translation>Contenido</translation>
    </message>
    <message>
        <source>There is more than fits in here. The wheel, a finger and the arrow keys move it.</source>
        <translation>Aquí hay más de lo que cabe. Lo mueven la rueda, un dedo y las flechas.</translation>
    </message>
</context>
<context>
    <name>SeasonHead</name>
    <message>
        <source>{season}: the scores</source>
        <translation>{season}: puntuación</translation>
    </message>
    <message>
        <source>Map {number} of {count}</source>
        <translation>Mapa {number} de {count}</translation>
    </message>
    <message>
        <source>The map before</source>
        <translation>Mapa anterior</translation>
    </message>
    <message>
        <source>The map after</source>
        <translation>Mapa siguiente</translation>
    </message>
</context>
<context>
    <name>SeasonPanel</name>
    <message>
        <source>Season sheet</source>
        <translation>Hoja de estaciones</translation>
    </message>
    <message>
        <source>total {stars}</source>
        <translation>total: {stars}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
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
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Siguiente jugador</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>{player}: {stars} for this season.</source>
        <translation>{player}: {stars} en esta estación.</translation>
    </message>
    <message>
        <source>Nothing to count here.</source>
        <translation>Aquí no hay nada que contar.</translation>
    </message>
    <message>
        <source>Filled coins: {gain}.</source>
        <translation>Monedas marcadas: {gain}.</translation>
    </message>
    <message>
        <source>{spaces}: {gain}, {total} in all.</source>
        <translation>{spaces}: {gain}, {total} en total.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todo de una vez</translation>
    </message>
    <message>
        <source>Goes back to the count before</source>
        <translation>Vuelve al recuento anterior</translation>
    </message>
    <message>
        <source>Shows every sum of the season without counting</source>
        <translation>Muestra todas las sumas de la estación sin contarlas</translation>
    </message>
    <message>
        <source>Counts on: the next part, then the next map</source>
        <translation>Sigue contando: la parte siguiente y luego el mapa siguiente</translation>
    </message>
</context>
<context>
    <name>SeatKind</name>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
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
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Number of players, 1 to 100</source>
        <translation>Número de jugadores, de 1 a 100</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Buscar un nombre</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Makes room for one more player, up to 100</source>
        <translation>Hace sitio a un jugador más, hasta 100</translation>
    </message>
    <message>
        <source>Add a computer: it plays one more seat</source>
        <translation>Añadir un ordenador: juega en un puesto más</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Pegar nombres</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Añadir un ordenador</translation>
    </message>
    <message>
        <source>Takes the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Toma los jugadores del portapapeles: un nombre por línea, con el título tras un tabulador</translation>
    </message>
    <message>
        <source>Takes the players of the last game: {players}</source>
        <translation>Repite los jugadores de la última partida: {players}</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Falta un nombre.</translation>
    </message>
    <message>
        <source>The name is taken.</source>
        <translation>Nombre repetido.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Nombre muy largo.</translation>
    </message>
    <message>
        <source>The name cannot be shown.</source>
        <translation>Nombre ilegible.</translation>
    </message>
    <message>
        <source>The title is too long.</source>
        <translation>Título muy largo.</translation>
    </message>
    <message>
        <source>The title cannot be shown.</source>
        <translation>Título ilegible.</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>El portapapeles no contiene nombres.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer {number}</source>
        <translation>Ordenador {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>A person plays.</source>
        <translation>Juega una persona.</translation>
    </message>
    <message>
        <source>The computer plays: {level}.</source>
        <translation>Juega el ordenador: {level}.</translation>
    </message>
    <message>
        <source>Name of {player}</source>
        <translation>Nombre de {player}</translation>
    </message>
    <message>
        <source>Title of {player}</source>
        <translation>Título de {player}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>title, if any</source>
        <translation>título, si lo hay</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Un asiento arriba</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Un asiento abajo</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>Move {player}</source>
        <translation>Mover a {player}</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Alt with an arrow key</source>
        <translation>Arrastra a otro asiento, o pulsa Alt con una flecha</translation>
    </message>
</context>
<context>
    <name>SeatingOrder</name>
    <message>
        <source>Order at the table</source>
        <translation>Orden en la mesa</translation>
    </message>
    <message>
        <source>It decides which neighbour draws on your map in an ambush.</source>
        <translation>Decide qué vecino dibuja en tu mapa en una emboscada.</translation>
    </message>
</context>
<context>
    <name>SeedEntry</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The same seed gives the same cards; empty for a random one</source>
        <translation>La misma semilla da las mismas cartas; vacía, una al azar</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Otra semilla al azar</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>At least one player is needed.</source>
        <translation>Hace falta al menos un jugador.</translation>
    </message>
    <message>
        <source>There are {count} players; at most {most} can play.</source>
        <translation>Hay {count} jugadores; como máximo pueden jugar {most}.</translation>
    </message>
    <message>
        <source>Player {number} needs a name.</source>
        <translation>Falta el nombre del jugador {number}.</translation>
    </message>
    <message>
        <source>The name has {length} characters; at most {longest_name} fit.</source>
        <translation>El nombre tiene {length} caracteres; caben como máximo {longest_name}.</translation>
    </message>
    <message>
        <source>The name of player {number} has a character that cannot be shown.</source>
        <translation>El nombre del jugador {number} tiene un carácter que no se puede mostrar.</translation>
    </message>
    <message>
        <source>The name {name} is taken; each player needs another.</source>
        <translation>Nombre repetido: {name}. Cada jugador necesita uno distinto.</translation>
    </message>
    <message>
        <source>The title of player {number} is too long; at most {longest_title} characters fit.</source>
        <translation>El título del jugador {number} es demasiado largo; caben como máximo {longest_title} caracteres.</translation>
    </message>
    <message>
        <source>The title of player {number} has a character that cannot be shown.</source>
        <translation>El título del jugador {number} tiene un carácter que no se puede mostrar.</translation>
    </message>
    <message>
        <source>A seed has up to eight digits 0-9 and letters A-F.</source>
        <translation>Una semilla tiene hasta ocho cifras (0-9) o letras (A-F).</translation>
    </message>
</context>
<context>
    <name>ShapeShelf</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Position {number}: {rows}.</source>
        <translation>Posición {number}: {rows}.</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>a single space</source>
        <translation>una sola casilla</translation>
    </message>
    <message>
        <source>{rows}; {row}</source>
        <translation>{rows}; {row}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>fila {row}, columnas {columns}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>A single space.</source>
        <translation>Una sola casilla.</translation>
    </message>
    <message>
        <source>{terrain} in hand: {rows}.</source>
        <translation>{terrain} en la mano: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} in hand, with a coin: {rows}.</source>
        <translation>{terrain} en la mano, con una moneda: {rows}.</translation>
    </message>
    <message>
        <source>{terrain} on {spaces}.</source>
        <translation>{terrain}: {spaces}.</translation>
    </message>
    <message>
        <source>Terrain: {terrain}.</source>
        <translation>Terreno: {terrain}.</translation>
    </message>
    <message>
        <source>One of these terrains: {terrains}.</source>
        <translation>Uno de estos terrenos: {terrains}.</translation>
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
        <translation>Compartir la partida</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafío</translation>
    </message>
    <message>
        <source>Whoever enters it plays on the same map, with the same cards and edicts. It holds no names and can be read aloud.</source>
        <translation>Quien lo introduce juega en el mismo mapa, con las mismas cartas y decretos. No contiene nombres y se puede leer en voz alta.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>La partida entera</translation>
    </message>
    <message>
        <source>Whoever enters it can look at this game step by step. It holds the names and the maps of all players.</source>
        <translation>Quien lo introduce puede ver esta partida paso a paso. Contiene los nombres y los mapas de todos los jugadores.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
</context>
<context>
    <name>SharedCode</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Puts the code on the clipboard</source>
        <translation>Pone el código en el portapapeles</translation>
    </message>
    <message>
        <source>Copied: {count} signs.</source>
        <translation>Caracteres copiados: {count}.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Map of {owner}</source>
        <translation>Mapa de {owner}</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {content}.</source>
        <translation>Fila {row}, columna {column}: {content}.</translation>
    </message>
    <message>
        <source>{space} · {content}</source>
        <translation>{space} · {content}</translation>
    </message>
    <message>
        <source>Wasteland</source>
        <translation>Tierra baldía</translation>
    </message>
    <message>
        <source>Open ruins</source>
        <translation>Ruinas libres</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacía</translation>
    </message>
    <message numerus="yes">
        <source>Its cluster has %n space(s).</source>
        <translation>
            <numerusform>Su grupo tiene %n casilla.</numerusform>
            <numerusform>Su grupo tiene %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruins lie below.</source>
        <translation>Debajo hay ruinas.</translation>
    </message>
    <message>
        <source>It is surrounded; its coin is taken.</source>
        <translation>Está rodeada; su moneda se ha tomado.</translation>
    </message>
    <message numerus="yes">
        <source>%n side(s) open; its coin waits.</source>
        <translation>
            <numerusform>%n lado abierto; su moneda espera.</numerusform>
            <numerusform>%n lados abiertos; su moneda espera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty beside monsters, it costs a star.</source>
        <translation>Vacía junto a monstruos: cuesta una estrella.</translation>
    </message>
    <message>
        <source>Counted by: {edicts}.</source>
        <translation>Cuenta para: {edicts}.</translation>
    </message>
    <message>
        <source>Map of {owner}.</source>
        <translation>Mapa de {owner}.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty: {spaces}.</source>
        <translation>Vacías: {spaces}.</translation>
    </message>
    <message>
        <source>Open ruins: {spaces}.</source>
        <translation>Ruinas libres: {spaces}.</translation>
    </message>
    <message>
        <source>Mountains with a coin: {spaces}.</source>
        <translation>Montañas con moneda: {spaces}.</translation>
    </message>
    <message>
        <source>Coins: {coins} of {slots}.</source>
        <translation>Monedas: {coins} de {slots}.</translation>
    </message>
    <message>
        <source>{terrain}: {spaces} in {clusters}.</source>
        <translation>{terrain}: {spaces} en {clusters}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s)</source>
        <translation>
            <numerusform>%n grupo</numerusform>
            <numerusform>%n grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>{runs}, {run}</source>
        <translation>{runs}, {run}</translation>
    </message>
    <message>
        <source>Row {row}: {content}.</source>
        <translation>Fila {row}: {content}.</translation>
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
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta tecla</translation>
    </message>
    <message>
        <source>Use it too</source>
        <translation>Usarla también</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todas</translation>
    </message>
    <message>
        <source>Gives the chosen line this key instead of its own</source>
        <translation>Da a la línea elegida esta tecla en lugar de la suya</translation>
    </message>
    <message>
        <source>Gives the chosen line this key beside its own</source>
        <translation>Da a la línea elegida esta tecla además de la suya</translation>
    </message>
    <message>
        <source>Gives the chosen line its first keys back</source>
        <translation>Devuelve a la línea elegida sus teclas iniciales</translation>
    </message>
    <message>
        <source>Gives every line its first keys back</source>
        <translation>Devuelve a cada línea sus teclas iniciales</translation>
    </message>
    <message>
        <source>The same key is used for: {others}.</source>
        <translation>La misma tecla se usa para: {others}.</translation>
    </message>
    <message>
        <source>Press a new key in the field below, then choose how to use it.</source>
        <translation>Pulsa una tecla nueva en el campo de abajo y elige cómo usarla.</translation>
    </message>
    <message>
        <source>This key is used already for: {others}.</source>
        <translation>Esta tecla ya se usa para: {others}.</translation>
    </message>
    <message>
        <source>This key leads through the window or chooses shapes and terrains.</source>
        <translation>Esta tecla sirve para recorrer la ventana o para elegir formas y terrenos.</translation>
    </message>
    <message>
        <source>Take a key with Ctrl or Alt, or a function key: this one writes text.</source>
        <translation>Elige una tecla con Ctrl o Alt, o una tecla de función: esta escribe texto.</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Nothing on this computer could play a sound, so sounds are off.</source>
        <translation>Nada en este ordenador puede reproducir un sonido, así que los sonidos se han desactivado.</translation>
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
        <translation>Empate a {total}. Decide quién ha perdido menos estrellas por los monstruos: {losses}.</translation>
    </message>
    <message>
        <source>{players} share the victory: equal stars, and equal losses to monsters.</source>
        <translation>{players} comparten la victoria: las mismas estrellas y las mismas pérdidas por los monstruos.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
    <message>
        <source>Seed {seed} · {side} · {players}</source>
        <translation>Semilla {seed} · {side} · {players}</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>All maps</source>
        <translation>Todos los mapas</translation>
    </message>
    <message>
        <source>Your map</source>
        <translation>Tu mapa</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
    </message>
    <message>
        <source>Puts the seed on the clipboard</source>
        <translation>Pone la semilla en el portapapeles</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Share the game or the challenge</source>
        <translation>Compartir la partida o el desafío</translation>
    </message>
    <message>
        <source>Save or print</source>
        <translation>Guardar o imprimir</translation>
    </message>
    <message>
        <source>Save or print the maps</source>
        <translation>Guardar o imprimir los mapas</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Ver otra vez</translation>
    </message>
    <message>
        <source>Rematch, same seed</source>
        <translation>Revancha, misma semilla</translation>
    </message>
    <message>
        <source>Rematch, new seed</source>
        <translation>Revancha, semilla nueva</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Shows the game again, step by step</source>
        <translation>Muestra de nuevo la partida, paso a paso</translation>
    </message>
    <message>
        <source>The same players and rules, and the same cards</source>
        <translation>Los mismos jugadores y reglas, y las mismas cartas</translation>
    </message>
    <message>
        <source>The same players and rules with other cards</source>
        <translation>Los mismos jugadores y reglas con otras cartas</translation>
    </message>
    <message>
        <source>Goes to the first page: other players, map or rules</source>
        <translation>Va a la primera página: otros jugadores, mapa o reglas</translation>
    </message>
    <message>
        <source>Copied: seed {seed}</source>
        <translation>Copiado: semilla {seed}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Forget all statistics? Saved games stay, but the statistics cannot be recovered.</source>
        <translation>¿Borrar todas las estadísticas? Las partidas guardadas se quedan, pero las estadísticas no se podrán recuperar.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Borrarlas</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Part of the statistics could not be read; the rest is shown.</source>
        <translation>No se ha podido leer parte de las estadísticas; se muestra el resto.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) on this computer</source>
        <translation>
            <numerusform>%n partida terminada en este ordenador</numerusform>
            <numerusform>%n partidas terminadas en este ordenador</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Aún no se ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Games of two and more players are counted here by name.</source>
        <translation>Las partidas de dos o más jugadores se cuentan aquí por nombre.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>The best rating on each set of edicts is kept here.</source>
        <translation>Aquí se guarda la mejor valoración con cada conjunto de decretos.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Decretos</translation>
    </message>
    <message>
        <source>{chart} · {player}</source>
        <translation>{chart} · {player}</translation>
    </message>
    <message>
        <source>The best results on charts of the day and week are kept here.</source>
        <translation>Aquí se guardan los mejores resultados en los mapas del día y de la semana.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Day {date}</source>
        <translation>Día {date}</translation>
    </message>
    <message>
        <source>Week from {date}</source>
        <translation>Semana del {date}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>What finished games add up to on this computer.</source>
        <translation>Lo que suman las partidas terminadas en este ordenador.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>best rating for each set of edicts</source>
        <translation>mejor valoración con cada conjunto de decretos</translation>
    </message>
    <message>
        <source>Charts of the day and week</source>
        <translation>Mapas del día y de la semana</translation>
    </message>
    <message>
        <source>Forget the statistics…</source>
        <translation>Borrar las estadísticas…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forgets what is counted here; saved games stay</source>
        <translation>Borra lo que aquí se cuenta; las partidas guardadas se quedan</translation>
    </message>
    <message>
        <source>Goes back to the game or the first page</source>
        <translation>Vuelve a la partida o a la primera página</translation>
    </message>
</context>
<context>
    <name>TableAdvice</name>
    <message>
        <source>There are no hints while the table plays without live scores.</source>
        <translation>No hay pistas mientras en la mesa se juega sin puntuación en vivo.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change} for {owner}.</source>
        <translation>Pista {number} de {count}: esta estación {change} para {owner}.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: this season {change}.</source>
        <translation>Pista {number} de {count}: esta estación {change}.</translation>
    </message>
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>Dibujos hechos: {done} de {players}</translation>
    </message>
    <message>
        <source>Lists the players, to choose who draws now</source>
        <translation>Lista de los jugadores, para elegir quién dibuja ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>Queda %n carta en el mazo</numerusform>
            <numerusform>Quedan %n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ambush(es) among them</source>
        <translation>
            <numerusform>%n emboscada entre ellas</numerusform>
            <numerusform>%n emboscadas entre ellas</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {ambushes}</source>
        <translation>{cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Aún por dibujar: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time threshold {threshold}</source>
        <translation>{season}: decretos {first} y {second}, duración de la estación {threshold}</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>dibuja</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>le toca</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This table has agreed to play without live scores.</source>
        <translation>En esta mesa se ha acordado jugar sin puntuación en vivo.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Decretos</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Hoja de estaciones</translation>
    </message>
    <message>
        <source>The map of {player}</source>
        <translation>El mapa de {player}</translation>
    </message>
</context>
<context>
    <name>TellingController</name>
    <message>
        <source>The next map is for {player}; the others look away.</source>
        <translation>El próximo mapa es para {player}; que nadie más mire.</translation>
    </message>
    <message>
        <source>All maps are back with their owners.</source>
        <translation>Todos los mapas han vuelto a sus dueños.</translation>
    </message>
    <message>
        <source>{player}: {stars}</source>
        <translation>{player}: {stars}</translation>
    </message>
    <message>
        <source>The game is over. The greatest reputation: {winners}.</source>
        <translation>La partida ha terminado. La mayor reputación: {winners}.</translation>
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
        <translation>no se puede elegir {value}; las opciones son {choices}</translation>
    </message>
    <message>
        <source>Unknown arguments: {arguments}</source>
        <translation>Argumentos desconocidos: {arguments}</translation>
    </message>
    <message>
        <source>a value must follow it</source>
        <translation>falta el valor que debe seguirle</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: error: {fault}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>uso:</translation>
    </message>
    <message>
        <source>{option} is cut too short; there are {matches}</source>
        <translation>{option} está demasiado abreviado; existen {matches}</translation>
    </message>
    <message>
        <source>no value may follow it, such as {value}</source>
        <translation>no admite ningún valor, como {value}</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>mostrar esta ayuda y terminar</translation>
    </message>
    <message>
        <source>Cartographers: draw maps, score seasons, for one to a hundred players.</source>
        <translation>Cartógrafos: dibujar mapas y puntuar estaciones, de uno a cien jugadores.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>a saved game to go on with</source>
        <translation>partida guardada que se quiere continuar</translation>
    </message>
    <message>
        <source>show the version of the program and end</source>
        <translation>mostrar la versión del programa y terminar</translation>
    </message>
    <message>
        <source>begin a game of these at once</source>
        <translation>empezar enseguida una partida con estas personas</translation>
    </message>
    <message>
        <source>side of the map</source>
        <translation>cara del mapa</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEMILLA</translation>
    </message>
    <message>
        <source>up to eight digits 0-9 and letters A-F</source>
        <translation>hasta ocho cifras 0-9 y letras A-F</translation>
    </message>
    <message>
        <source>NAME[,NAME...]</source>
        <translation>NOMBRE[,NOMBRE...]</translation>
    </message>
    <message>
        <source>LEVEL[,LEVEL...]</source>
        <translation>NIVEL[,NIVEL...]</translation>
    </message>
    <message>
        <source>computer players, each of one level: {levels}</source>
        <translation>jugadores del ordenador, cada uno de un nivel: {levels}</translation>
    </message>
    <message>
        <source>OPTION[,OPTION...]</source>
        <translation>OPCIÓN[,OPCIÓN...]</translation>
    </message>
    <message>
        <source>rules to play by: {options}</source>
        <translation>reglas con las que se juega: {options}</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>language, such as hr, uk or es</source>
        <translation>idioma, por ejemplo hr, uk o es</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>where settings and games are kept</source>
        <translation>dónde guardar los ajustes y las partidas</translation>
    </message>
    <message>
        <source>keep settings and games beside the program</source>
        <translation>guardar los ajustes y las partidas junto al programa</translation>
    </message>
    <message>
        <source>write the game here at the end</source>
        <translation>escribir aquí la partida al final</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>Qt platform: xcb, wayland, offscreen</source>
        <translation>plataforma de Qt: xcb, wayland, offscreen</translation>
    </message>
    <message>
        <source>There is no option {option}; there are {options}</source>
        <translation>No hay ninguna opción {option}; las opciones son {options}</translation>
    </message>
    <message>
        <source>A level is missing between the commas; there are {levels}</source>
        <translation>Falta un nivel entre las comas; hay {levels}</translation>
    </message>
    <message>
        <source>There is no computer player {level}; there are {levels}</source>
        <translation>No hay ningún jugador del ordenador {level}; hay {levels}</translation>
    </message>
    <message>
        <source>The language {language} cannot be spoken; there are {languages}</source>
        <translation>El idioma {language} no está disponible; hay {languages}</translation>
    </message>
    <message>
        <source>Cartographers is already running; the game in this second window is not kept for the next start.</source>
        <translation>Cartógrafos ya está abierto; la partida de esta segunda ventana no se conserva para la próxima vez.</translation>
    </message>
    <message>
        <source>Cartographers is already running and has been given the file to open.</source>
        <translation>Cartógrafos ya está abierto y ha recibido el archivo para abrirlo.</translation>
    </message>
    <message>
        <source>Cartographers is already running; its window comes to the front.</source>
        <translation>Cartógrafos ya está abierto; su ventana pasa al frente.</translation>
    </message>
    <message>
        <source>--seed and --options belong to a game begun with --players</source>
        <translation>--seed y --options corresponden a una partida que empieza con --players</translation>
    </message>
    <message>
        <source>There is no platform {platform}; there are {platforms}</source>
        <translation>No hay ninguna plataforma {platform}; existen {platforms}</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Cartógrafos necesita una pantalla y no hay ninguna: ni DISPLAY ni WAYLAND_DISPLAY están definidas.</translation>
    </message>
    <message>
        <source>Cartographers needs a screen, and {display} does not answer.</source>
        <translation>Cartógrafos necesita una pantalla y {display} no responde.</translation>
    </message>
    <message>
        <source>The game could not be recorded: {reason}</source>
        <translation>No se ha podido escribir la partida: {reason}</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Aldea</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Cultivo</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
</context>
<context>
    <name>WaitingGrid</name>
    <message>
        <source>Who draws now?</source>
        <translation>¿Quién dibuja ahora?</translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>Buscar un nombre</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>dibuja</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>le toca</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Holds the game at the next card, or lets it go on</source>
        <translation>Detiene la partida en la próxima carta o la deja seguir</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Hasta el final</translation>
    </message>
    <message>
        <source>Plays on without a stop until the end</source>
        <translation>Sigue jugando sin parar hasta el final</translation>
    </message>
</context>
<context>
    <name>WelcomeCorner</name>
    <message>
        <source>New to the game?</source>
        <translation>¿Es tu primera vez?</translation>
    </message>
    <message>
        <source>Go on with lesson {number}</source>
        <translation>Seguir con la lección {number}</translation>
    </message>
    <message>
        <source>Learn by drawing</source>
        <translation>Aprender dibujando</translation>
    </message>
    <message>
        <source>Short lessons on a real map; leave them and come back as you like.</source>
        <translation>Lecciones cortas sobre un mapa de verdad; déjalas y vuelve cuando quieras.</translation>
    </message>
    <message>
        <source>Do not offer the lessons here</source>
        <translation>No ofrecer aquí las lecciones</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>La mayor reputación del reino</translation>
    </message>
    <message>
        <source>The queen awards the title</source>
        <translation>La reina concede el título</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
    <message>
        <source>{total} − {numbers} = {rating}, the rating that decides the title.</source>
        <translation>{total} − {numbers} = {rating}, la valoración que decide el título.</translation>
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
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Draws what looks good at first sight.</source>
        <translation>Dibuja lo que a primera vista parece bueno.</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Oficial</translation>
    </message>
    <message>
        <source>Takes the most stars of the season.</source>
        <translation>Busca el máximo de estrellas de la estación.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Thinks of all the seasons to come.</source>
        <translation>Piensa en todas las estaciones que quedan.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Goblin Attack</source>
        <translation>Ataque de Goblins</translation>
    </message>
    <message>
        <source>Bugbear Assault</source>
        <translation>Asalto de Osgos</translation>
    </message>
    <message>
        <source>Kobold Onslaught</source>
        <translation>Embestida de Kobolds</translation>
    </message>
    <message>
        <source>Gnoll Raid</source>
        <translation>Incursión de Gnolls</translation>
    </message>
    <message>
        <source>Flayer Incursion</source>
        <translation>Irrupción de Desolladores</translation>
    </message>
    <message>
        <source>Insectoid Invasion</source>
        <translation>Invasión de Insectoides</translation>
    </message>
    <message>
        <source>Ratman Strike</source>
        <translation>Golpe de los Hombres Rata</translation>
    </message>
    <message>
        <source>Ogre Charge</source>
        <translation>Carga de Ogros</translation>
    </message>
    <message>
        <source>Great River</source>
        <translation>Gran Río</translation>
    </message>
    <message>
        <source>Farmland</source>
        <translation>Tierras de Cultivo</translation>
    </message>
    <message>
        <source>Hamlet</source>
        <translation>Caserío</translation>
    </message>
    <message>
        <source>Forgotten Forest</source>
        <translation>Bosque Olvidado</translation>
    </message>
    <message>
        <source>Hinterland Stream</source>
        <translation>Arroyo del Interior</translation>
    </message>
    <message>
        <source>Homestead</source>
        <translation>Alquería</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>Huerto</translation>
    </message>
    <message>
        <source>Treetop Village</source>
        <translation>Aldea en las Copas</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Marismas</translation>
    </message>
    <message>
        <source>Fishing Village</source>
        <translation>Aldea Pesquera</translation>
    </message>
    <message>
        <source>Rift Lands</source>
        <translation>Tierras Fracturadas</translation>
    </message>
    <message>
        <source>Temple Ruins</source>
        <translation>Ruinas del Templo</translation>
    </message>
    <message>
        <source>Outpost Ruins</source>
        <translation>Ruinas del Puesto Avanzado</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Tierras salvajes</translation>
    </message>
    <message>
        <source>Five mountains and six ruins in open country.</source>
        <translation>Cinco montañas y seis ruinas en campo abierto.</translation>
    </message>
    <message>
        <source>Wastelands</source>
        <translation>Tierras baldías</translation>
    </message>
    <message>
        <source>A wasteland in the middle narrows the map.</source>
        <translation>Una tierra baldía en el centro estrecha el mapa.</translation>
    </message>
    <message>
        <source>Canal Lake</source>
        <translation>Lago del Canal</translation>
    </message>
    <message>
        <source>Each water space adjacent to a farm, and each farm space adjacent to water, is worth 1 star, however many such neighbours it has.</source>
        <translation>Cada casilla de agua adyacente a un cultivo y cada casilla de cultivo adyacente al agua vale 1 estrella, sin importar cuántas vecinas de ese tipo tenga.</translation>
    </message>
    <message>
        <source>Mages Valley</source>
        <translation>Valle de los Magos</translation>
    </message>
    <message>
        <source>Each water space adjacent to a mountain is worth 2 stars, and each farm space adjacent to a mountain 1 star.</source>
        <translation>Cada casilla de agua adyacente a una montaña vale 2 estrellas, y cada casilla de cultivo adyacente a una montaña, 1 estrella.</translation>
    </message>
    <message>
        <source>The Golden Granary</source>
        <translation>El Granero Dorado</translation>
    </message>
    <message>
        <source>Each water space adjacent to a ruins space is worth 1 star, and each farm space drawn on ruins 3 stars.</source>
        <translation>Cada casilla de agua adyacente a una casilla de ruinas vale 1 estrella, y cada casilla de cultivo dibujada sobre ruinas, 3 estrellas.</translation>
    </message>
    <message>
        <source>Shoreside Expanse</source>
        <translation>Extensión Ribereña</translation>
    </message>
    <message>
        <source>Each farm cluster that touches neither water nor the edge of the map is worth 3 stars. So is each water cluster that touches neither a farm nor the edge of the map.</source>
        <translation>Cada grupo de cultivo que no toca ni el agua ni el borde del mapa vale 3 estrellas. Lo mismo vale cada grupo de agua que no toca ni cultivos ni el borde del mapa.</translation>
    </message>
    <message>
        <source>Sentinel Wood</source>
        <translation>Bosque Centinela</translation>
    </message>
    <message>
        <source>Each forest space on the edge of the map is worth 1 star. A corner space counts once.</source>
        <translation>Cada casilla de bosque situada en el borde del mapa vale 1 estrella. Una casilla de esquina cuenta una sola vez.</translation>
    </message>
    <message>
        <source>Greenbough</source>
        <translation>Ramaverde</translation>
    </message>
    <message>
        <source>Each row and each column with at least one forest space is worth 1 star. The same space may count for its row and for its column.</source>
        <translation>Cada fila y cada columna con al menos una casilla de bosque vale 1 estrella. La misma casilla puede contar para su fila y para su columna.</translation>
    </message>
    <message>
        <source>Treetower</source>
        <translation>Torre Arbórea</translation>
    </message>
    <message>
        <source>Each forest space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Cada casilla de bosque con sus cuatro lados cerrados vale 1 estrella. Un lado lo cierra una casilla ocupada o el borde del mapa.</translation>
    </message>
    <message>
        <source>Stoneside Forest</source>
        <translation>Bosque Pedregoso</translation>
    </message>
    <message>
        <source>Each mountain joined to another mountain by one forest cluster is worth 3 stars. A mountain counts once.</source>
        <translation>Cada montaña unida a otra montaña por un mismo grupo de bosque vale 3 estrellas. Una montaña cuenta una sola vez.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Tierras Fronterizas</translation>
    </message>
    <message>
        <source>Each row and each column without an empty space is worth 6 stars.</source>
        <translation>Cada fila y cada columna sin ninguna casilla vacía vale 6 estrellas.</translation>
    </message>
    <message>
        <source>Lost Barony</source>
        <translation>Baronía Perdida</translation>
    </message>
    <message>
        <source>Find the largest square of filled spaces. Each space along one of its sides is worth 3 stars.</source>
        <translation>Se busca el mayor cuadrado de casillas ocupadas. Cada casilla de uno de sus lados vale 3 estrellas.</translation>
    </message>
    <message>
        <source>The Broken Road</source>
        <translation>El Camino Roto</translation>
    </message>
    <message>
        <source>Each diagonal that runs down from the left edge to the bottom edge of the map without an empty space is worth 3 stars.</source>
        <translation>Cada diagonal que baja del borde izquierdo al borde inferior del mapa sin ninguna casilla vacía vale 3 estrellas.</translation>
    </message>
    <message>
        <source>The Cauldrons</source>
        <translation>Los Calderos</translation>
    </message>
    <message>
        <source>Each empty space whose four sides are all closed is worth 1 star. A side is closed by a filled space or by the edge of the map.</source>
        <translation>Cada casilla vacía con sus cuatro lados cerrados vale 1 estrella. Un lado lo cierra una casilla ocupada o el borde del mapa.</translation>
    </message>
    <message>
        <source>Wildholds</source>
        <translation>Bastiones Salvajes</translation>
    </message>
    <message>
        <source>Each village cluster of at least six spaces is worth 8 stars.</source>
        <translation>Cada grupo de al menos seis casillas de aldea vale 8 estrellas.</translation>
    </message>
    <message>
        <source>Great City</source>
        <translation>Gran Ciudad</translation>
    </message>
    <message>
        <source>Of the village clusters that touch no mountain, the largest is worth 1 star for each of its spaces.</source>
        <translation>De los grupos de aldea que no tocan ninguna montaña, cada casilla del mayor vale 1 estrella.</translation>
    </message>
    <message>
        <source>Each space of the second largest village cluster is worth 2 stars. If several are the largest, one of them is the second.</source>
        <translation>Cada casilla del segundo grupo de aldea más grande vale 2 estrellas. Si varios grupos son los mayores, uno de ellos es el segundo.</translation>
    </message>
    <message>
        <source>Greengold Plains</source>
        <translation>Llanuras de Oro Verde</translation>
    </message>
    <message>
        <source>Each village cluster that touches at least three other terrain types is worth 3 stars. Mountains and monsters are terrain types.</source>
        <translation>Cada grupo de aldea que toca al menos otros tres tipos de terreno vale 3 estrellas. Las montañas y los monstruos son tipos de terreno.</translation>
    </message>
    <message>
        <source>Shieldgate</source>
        <translation>Puerta del Escudo</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Verano</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Otoño</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Invierno</translation>
    </message>
    <message>
        <source>Legendary Cartographer</source>
        <translation>Leyenda de la cartografía</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Eminencia de los mapas</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Oficial de topografía</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Aprendiz de agrimensura</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Principiante en tasaciones</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Ayudante torpe</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Garabatista sin luces</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Bebetintas en las nubes</translation>
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
        <translation>Óscar</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Dibuja una forma</translation>
    </message>
    <message>
        <source>Each turn a card is revealed, and everyone draws its shape on their own map. It may cover empty spaces only: no mountain, and nothing that is drawn already.</source>
        <translation>En cada turno se revela una carta y todos dibujan su forma en su propio mapa. Solo puede cubrir casillas vacías: ni montañas ni nada ya dibujado.</translation>
    </message>
    <message>
        <source>Point at an empty place and click to lay the shape down. Click it again to confirm. The arrow keys and {lay} do the same.</source>
        <translation>Señala un lugar vacío y haz clic para colocar la forma. Haz clic otra vez sobre ella para confirmar. También puedes usar las flechas y {lay}.</translation>
    </message>
    <message>
        <source>Well drawn. What is on the map stays there for the whole game.</source>
        <translation>Bien dibujado. Lo que está en el mapa se queda ahí toda la partida.</translation>
    </message>
    <message>
        <source>Rotate it</source>
        <translation>Gírala</translation>
    </message>
    <message>
        <source>A shape may be rotated. Click the right button, roll the wheel or press {rotate}: each time it turns by a quarter.</source>
        <translation>Una forma se puede girar. Haz clic con el botón derecho, mueve la rueda o pulsa {rotate}: cada vez gira un cuarto de vuelta.</translation>
    </message>
    <message>
        <source>Draw the shape on the four outlined spaces.</source>
        <translation>Dibuja la forma en las cuatro casillas recuadradas.</translation>
    </message>
    <message>
        <source>It fits exactly. On the next map, water flows there.</source>
        <translation>Encaja a la perfección. En el siguiente mapa corre agua por ahí.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Rotate the shape and try again.</source>
        <translation>Las reglas permiten ese lugar, pero esta lección pide las casillas recuadradas. Gira la forma e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Mirror it</source>
        <translation>Voltéala</translation>
    </message>
    <message>
        <source>A shape may be mirrored as well, as if its card were held to a looking-glass. Click the middle button or press {mirror}.</source>
        <translation>Una forma también se puede voltear, como si la carta se viera en un espejo. Haz clic con el botón central o pulsa {mirror}.</translation>
    </message>
    <message>
        <source>Draw the shape on the outlined spaces. Rotating alone will not do.</source>
        <translation>Dibuja la forma en las casillas recuadradas. Girar no bastará.</translation>
    </message>
    <message>
        <source>Rotated and mirrored, a shape fits in many places.</source>
        <translation>Girada y volteada, una forma cabe en muchos lugares.</translation>
    </message>
    <message>
        <source>The rules allow that place, but this lesson asks for the outlined spaces. Mirror the shape and try again.</source>
        <translation>Las reglas permiten ese lugar, pero esta lección pide las casillas recuadradas. Voltea la forma e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Choose a terrain</source>
        <translation>Elige un terreno</translation>
    </message>
    <message>
        <source>Many cards offer two terrains, and you choose one of them. Spaces of one terrain that touch side by side form a cluster; corners do not count.</source>
        <translation>Muchas cartas ofrecen dos terrenos, y eliges uno de ellos. Las casillas de un mismo terreno que se tocan por un lado forman un grupo; las esquinas no cuentan.</translation>
    </message>
    <message>
        <source>Choose water on the card, and draw the shape so that it joins the river.</source>
        <translation>Elige agua en la carta y dibuja la forma de modo que se una al río.</translation>
    </message>
    <message>
        <source>Now all of it is one cluster. Some cards reward large ones.</source>
        <translation>Ahora todo es un solo grupo. Algunas cartas premian los grandes.</translation>
    </message>
    <message>
        <source>The river has not grown. Choose water, and let the shape touch the river side by side.</source>
        <translation>El río no ha crecido. Elige agua y haz que la forma toque el río por un lado.</translation>
    </message>
    <message>
        <source>Take a coin</source>
        <translation>Toma una moneda</translation>
    </message>
    <message>
        <source>Some cards offer two shapes. The smaller one brings a coin, and every coin is worth 1 star at the end of each season.</source>
        <translation>Algunas cartas ofrecen dos formas. La pequeña aporta una moneda, y cada moneda vale 1 estrella al final de cada estación.</translation>
    </message>
    <message>
        <source>Choose the shape with the coin and draw it anywhere.</source>
        <translation>Elige la forma con la moneda y dibújala donde quieras.</translation>
    </message>
    <message>
        <source>The coin is yours. The earlier one comes, the more often it counts.</source>
        <translation>La moneda es tuya. Cuanto antes llega, más veces cuenta.</translation>
    </message>
    <message>
        <source>The larger shape brings no coin. Choose the smaller one.</source>
        <translation>La forma grande no aporta moneda. Elige la pequeña.</translation>
    </message>
    <message>
        <source>Surround a mountain</source>
        <translation>Rodea una montaña</translation>
    </message>
    <message>
        <source>A mountain gives its coin as soon as all four spaces beside it are filled, no matter with what.</source>
        <translation>Una montaña da su moneda en cuanto las cuatro casillas contiguas están ocupadas, no importa con qué.</translation>
    </message>
    <message>
        <source>Fill the outlined space, the last one beside the mountain.</source>
        <translation>Ocupa la casilla recuadrada, la última junto a la montaña.</translation>
    </message>
    <message>
        <source>The mountain is surrounded, and its coin is yours.</source>
        <translation>La montaña está rodeada y su moneda es tuya.</translation>
    </message>
    <message>
        <source>One space beside the mountain is still empty: the outlined one.</source>
        <translation>Una casilla junto a la montaña sigue vacía: la recuadrada.</translation>
    </message>
    <message>
        <source>Cover ruins</source>
        <translation>Cubre las ruinas</translation>
    </message>
    <message>
        <source>Ruins were revealed before this card. The shape must therefore cover at least one ruins space that is still open.</source>
        <translation>Antes de esta carta se han revelado ruinas. Por eso la forma debe cubrir al menos una casilla de ruinas que siga libre.</translation>
    </message>
    <message>
        <source>Draw the shape over one of the ruins on the map.</source>
        <translation>Dibuja la forma sobre unas ruinas del mapa.</translation>
    </message>
    <message>
        <source>The ruins are covered. A place without ruins would have been refused this time.</source>
        <translation>Las ruinas están cubiertas. Esta vez, un lugar sin ruinas se habría rechazado.</translation>
    </message>
    <message>
        <source>Send monsters</source>
        <translation>Envía monstruos</translation>
    </message>
    <message>
        <source>In an ambush the maps are passed on, and you draw monsters on the map of a neighbour. Every empty space beside a monster costs its owner 1 star each season.</source>
        <translation>En una emboscada los mapas se pasan y dibujas monstruos en el mapa de un vecino. Cada casilla vacía junto a un monstruo le cuesta 1 estrella al dueño del mapa en cada estación.</translation>
    </message>
    <message>
        <source>Draw the monsters where they cost your neighbour at least {stars}.</source>
        <translation>Dibuja los monstruos donde le cuesten a tu vecino al menos {stars}.</translation>
    </message>
    <message>
        <source>That hurts. Your own map has been visited as well.</source>
        <translation>Eso duele. Tu propio mapa también ha tenido visita.</translation>
    </message>
    <message>
        <source>The monsters cost less than {stars} there. Look for a place with more empty spaces round it.</source>
        <translation>Ahí los monstruos cuestan menos de {stars}. Busca un lugar con más casillas vacías alrededor.</translation>
    </message>
    <message>
        <source>Close monsters in</source>
        <translation>Encierra a los monstruos</translation>
    </message>
    <message>
        <source>Your map is back, with monsters in the corner. The outlined empty spaces beside them cost you stars at the end of every season, until they are filled.</source>
        <translation>Tu mapa ha vuelto, con monstruos en la esquina. Las casillas vacías recuadradas junto a ellos te cuestan estrellas al final de cada estación, hasta que se ocupen.</translation>
    </message>
    <message>
        <source>Draw the shape so that no empty space is left beside the monsters.</source>
        <translation>Dibuja la forma de modo que no quede ninguna casilla vacía junto a los monstruos.</translation>
    </message>
    <message>
        <source>These monsters cost nothing any more.</source>
        <translation>Estos monstruos ya no cuestan nada.</translation>
    </message>
    <message>
        <source>Some empty spaces beside the monsters are left. One shape covers them all.</source>
        <translation>Quedan casillas vacías junto a los monstruos. Una forma las cubre todas.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Cuando nada cabe</translation>
    </message>
    <message>
        <source>This map is nearly full: the shape of the card fits nowhere, however it is turned. Then a single space is drawn instead, in a terrain of your choice.</source>
        <translation>Este mapa está casi lleno: la forma de la carta no cabe en ninguna parte, se gire como se gire. Entonces se dibuja en su lugar una sola casilla, del terreno que elijas.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw a single space.</source>
        <translation>Elige un terreno y dibuja una sola casilla.</translation>
    </message>
    <message>
        <source>Even a single space can close monsters in or surround a mountain.</source>
        <translation>Incluso una sola casilla puede encerrar monstruos o rodear una montaña.</translation>
    </message>
    <message>
        <source>Read an edict</source>
        <translation>Lee un decreto</translation>
    </message>
    <message>
        <source>Edicts say what earns stars. Edict A asks for forest on the edge of the map, and its card shows what the map is worth now and with the shape in your hand.</source>
        <translation>Los decretos dicen qué da estrellas. El decreto A pide bosque en el borde del mapa, y su carta muestra cuánto vale el mapa ahora y con la forma que tienes en la mano.</translation>
    </message>
    <message>
        <source>Draw forest so that Edict A is worth at least {stars}.</source>
        <translation>Dibuja bosque de modo que el decreto A valga al menos {stars}.</translation>
    </message>
    <message>
        <source>Every space of it lies on the edge. Corners are good places for forest.</source>
        <translation>Todas sus casillas están en el borde. Las esquinas son buenos lugares para el bosque.</translation>
    </message>
    <message>
        <source>Edict A is worth less than {stars}. Choose forest, and look for a place where every space of the shape lies on the edge.</source>
        <translation>El decreto A vale menos de {stars}. Elige bosque y busca un lugar donde todas las casillas de la forma estén en el borde.</translation>
    </message>
    <message>
        <source>The end of a season</source>
        <translation>El final de una estación</translation>
    </message>
    <message>
        <source>At the end of a season four things are counted: two edicts, 1 star for each coin, and 1 star lost for each empty space beside monsters.</source>
        <translation>Al final de una estación se cuentan cuatro cosas: dos decretos, 1 estrella por cada moneda y 1 estrella perdida por cada casilla vacía junto a monstruos.</translation>
    </message>
    <message>
        <source>This is the last card of spring. Draw it so that the season brings at least {stars}.</source>
        <translation>Esta es la última carta de la primavera. Dibújala de modo que la estación aporte al menos {stars}.</translation>
    </message>
    <message>
        <source>A fine spring. Three more seasons follow, each with two of the four edicts, and the most stars win.</source>
        <translation>Una buena primavera. Siguen otras tres estaciones, cada una con dos de los cuatro decretos, y gana quien tenga más estrellas.</translation>
    </message>
    <message>
        <source>The season brings less than {stars}. Look at the monsters, and at Edict B: it counts farm and water where they touch.</source>
        <translation>La estación aporta menos de {stars}. Fíjate en los monstruos y en el decreto B: cuenta cultivo y agua donde se tocan.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Promo ambushes</source>
        <translation>Emboscadas promocionales</translation>
    </message>
    <message>
        <source>Four ambush cards are drawn unseen from all eight.</source>
        <translation>De las ocho cartas de emboscada se eligen cuatro sin verlas.</translation>
    </message>
    <message>
        <source>No monsters</source>
        <translation>Sin monstruos</translation>
    </message>
    <message>
        <source>A gentle variant without ambush cards; not an official rule.</source>
        <translation>Una variante suave sin cartas de emboscada; no es una regla oficial.</translation>
    </message>
    <message>
        <source>Strict single space</source>
        <translation>Casilla única estricta</translation>
    </message>
    <message>
        <source>When no shape fits, the single space bears a terrain of the card.</source>
        <translation>Cuando ninguna forma cabe, la casilla única lleva un terreno de la carta.</translation>
    </message>
    <message>
        <source>Full curtain</source>
        <translation>Telón completo</translation>
    </message>
    <message>
        <source>Name above the map</source>
        <translation>Nombre sobre el mapa</translation>
    </message>
    <message>
        <source>No curtain</source>
        <translation>Sin telón</translation>
    </message>
    <message>
        <source>Between one player and the next</source>
        <translation>Entre un jugador y otro</translation>
    </message>
    <message>
        <source>What hides the maps from the others.</source>
        <translation>Lo que oculta los mapas a los demás.</translation>
    </message>
    <message>
        <source>Open maps</source>
        <translation>Mapas abiertos</translation>
    </message>
    <message>
        <source>Anyone may look at all maps at any time.</source>
        <translation>Cualquiera puede mirar todos los mapas en cualquier momento.</translation>
    </message>
    <message>
        <source>Live scores</source>
        <translation>Puntuación en vivo</translation>
    </message>
    <message>
        <source>The table counts what a map is worth and what a shape would change.</source>
        <translation>En la mesa se calcula cuánto vale un mapa y qué cambiaría una forma.</translation>
    </message>
    <message>
        <source>Hide the unseen cards</source>
        <translation>Ocultar las cartas no vistas</translation>
    </message>
    <message>
        <source>A house rule: everyone remembers by heart which cards are left.</source>
        <translation>Una regla de la casa: hay que recordar de memoria qué cartas quedan.</translation>
    </message>
    <message>
        <source>Curtain on leaving</source>
        <translation>Telón al salir</translation>
    </message>
    <message>
        <source>The curtain falls when another window comes to the front.</source>
        <translation>El telón cae cuando otra ventana pasa a primer plano.</translation>
    </message>
    <message>
        <source>Minutes until the curtain</source>
        <translation>Minutos hasta el telón</translation>
    </message>
    <message>
        <source>The curtain falls when nobody has drawn for so long; 0 for never.</source>
        <translation>El telón cae cuando nadie dibuja durante ese tiempo; 0 significa nunca.</translation>
    </message>
</context>
</TS>
