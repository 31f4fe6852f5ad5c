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
        <translation>Una versión de escritorio del juego de dibujar mapas de 2019, para entre uno y cien jugadores en un mismo ordenador. Las reglas se cuentan con palabras propias y el propio programa pinta todas las imágenes.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface Source Serif Pro under the SIL Open Font License.</source>
        <translation>El programa es libre bajo la licencia MIT. Usa Qt {qt} y PySide6 bajo la LGPL versión 3, pydantic y platformdirs bajo la licencia MIT, y la tipografía Source Serif Pro bajo la SIL Open Font License.</translation>
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
</context>
<context>
    <name>CardHeading</name>
    <message>
        <source>Time {time}</source>
        <translation>Duración {time}</translation>
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
        <source>Give up the game…</source>
        <translation>Abandonar la partida…</translation>
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
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Confirmar el dibujo</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Ocultar el mapa</translation>
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
        <source>Keys…</source>
        <translation>Teclas…</translation>
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
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>mantener medio segundo o pulsar Intro · los demás no miran</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Corregir mi dibujo</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Soy {player}</translation>
    </message>
    <message>
        <source>{player} {title}</source>
        <translation>{player} {title}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>este mapa es para</translation>
    </message>
    <message>
        <source>{count} · the last one this turn</source>
        <translation>{count} · el último de este turno</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · después: {player}</translation>
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
        <translation>Mapa de {owner} · Válido</translation>
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
        <source>It closes the mountain at {spaces} (+{coins}).</source>
        <translation>Cierra la montaña de {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>La forma aporta {coins}.</translation>
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
        <source>{season} begins.</source>
        <translation>Empieza la estación: {season}.</translation>
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
        <source>Card revealed: {card}. The time is now {time}.</source>
        <translation>Carta revelada: {card}. La duración es ahora {time}.</translation>
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
        <translation>Todos los mapas vuelven a estar con sus dueños.</translation>
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
    <name>FaultHook</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha salido mal</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is safe and goes on.</source>
        <translation>El programa ha cometido un error. Tu partida está a salvo y continúa.</translation>
    </message>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>Si informas del error, añade los detalles; no contienen nombres.</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copiar los detalles</translation>
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
        <source>Up to the next place where it fits</source>
        <translation>Arriba hasta el siguiente lugar donde cabe</translation>
    </message>
    <message>
        <source>Down to the next place where it fits</source>
        <translation>Abajo hasta el siguiente lugar donde cabe</translation>
    </message>
    <message>
        <source>Left to the next place where it fits</source>
        <translation>A la izquierda hasta el siguiente lugar donde cabe</translation>
    </message>
    <message>
        <source>Right to the next place where it fits</source>
        <translation>A la derecha hasta el siguiente lugar donde cabe</translation>
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
        <translation>Volver a tomar en la mano</translation>
    </message>
    <message>
        <source>Next place where it fits</source>
        <translation>Siguiente lugar donde cabe</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Lugar anterior donde cabe</translation>
    </message>
    <message>
        <source>Mark places where it fits</source>
        <translation>Marcar los lugares donde cabe</translation>
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
        <translation>Cada mapa vuelve a estar con su dueño.</translation>
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
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
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
        <translation>La partida continúa, pero no se puede guardar: {reason}</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>La partida no se está guardando</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partida guardada</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>No se permite leer el archivo.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program.</source>
        <translation>Esta partida se guardó con una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>This saved game is damaged from decision {step} on.</source>
        <translation>Esta partida guardada está dañada a partir de la decisión {step}.</translation>
    </message>
    <message>
        <source>This saved game is damaged.</source>
        <translation>Esta partida guardada está dañada.</translation>
    </message>
    <message>
        <source>This file is no saved game of Cartographers.</source>
        <translation>Este archivo no es una partida guardada de Cartógrafos.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>Un archivo dañado se ha apartado con el nombre {file}. Se usa el paso anterior.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>¿Continuar la partida de {players}?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress cannot be gone on with.</source>
        <translation>¿Empezar una partida nueva? La que está en curso no se podrá continuar.</translation>
    </message>
    <message>
        <source>Give up this game? It cannot be gone on with.</source>
        <translation>¿Abandonar esta partida? No se podrá continuar.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>No se han podido guardar los ajustes: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
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
        <translation>Cada moneda marcada vale 1 estrella, de nuevo en cada estación.</translation>
    </message>
    <message>
        <source>Each empty space adjacent to a monster costs 1 star.</source>
        <translation>Cada casilla vacía adyacente a un monstruo cuesta 1 estrella.</translation>
    </message>
</context>
<context>
    <name>PlacementBar</name>
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
</context>
<context>
    <name>Players</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
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
        <source>this season</source>
        <translation>esta estación</translation>
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
        <translation>Revelado en esta estación</translation>
    </message>
    <message>
        <source>Scores at the end of this season</source>
        <translation>Puntúa al final de esta estación</translation>
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
        <source>{season} begins</source>
        <translation>Empieza la estación: {season}</translation>
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
        <translation>Revelado</translation>
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
        <translation>Quedan: {cards}, {ambushes}</translation>
    </message>
    <message>
        <source>Revealed this season</source>
        <translation>Revelado en esta estación</translation>
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
        <source>Not seen yet this season: {cards}.</source>
        <translation>Aún no vistas en esta estación: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Monstruos</translation>
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
    <name>SeasonHead</name>
    <message>
        <source>{season}: the scores</source>
        <translation>{season}: la puntuación</translation>
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
        <source>total</source>
        <translation>total</translation>
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
        <source>Paste names</source>
        <translation>Pegar nombres</translation>
    </message>
    <message>
        <source>Take the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Tomar los jugadores del portapapeles: un nombre por línea, el título tras un tabulador</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>El portapapeles no contiene nombres.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
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
        <translation>Quitar este jugador</translation>
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
        <translation>El jugador {number} necesita un nombre.</translation>
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
        <translation>El nombre {name} ya está en uso; cada jugador necesita otro.</translation>
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
        <translation>Una semilla tiene hasta ocho cifras 0-9 y letras A-F.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hacen</translation>
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
        <translation>Cada uno tiene {total}. Decide quién pierde menos estrellas por los monstruos: {losses}.</translation>
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
        <source>Final standings</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
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
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>Han dibujado {done} de {players}</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Faltan por dibujar: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time {threshold}</source>
        <translation>{season}: decretos {first} y {second}, duración {threshold}</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>dibujando</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>a continuación</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Edicts</source>
        <translation>Decretos</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Hoja de estaciones</translation>
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
        <source>up next</source>
        <translation>a continuación</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>La mayor reputación del reino</translation>
    </message>
    <message>
        <source>{name} {title}</source>
        <translation>{name} {title}</translation>
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
        <translation>Cada casilla de agua junto a un cultivo y cada casilla de cultivo junto al agua vale 1 estrella, sin importar cuántas vecinas de ese tipo tenga.</translation>
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
        <source>Each space of the largest village cluster that touches no mountain is worth 1 star.</source>
        <translation>Cada casilla del mayor grupo de aldea que no toca ninguna montaña vale 1 estrella.</translation>
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
        <source>Each space of the second largest village cluster is worth 2 stars. If two clusters are the largest, one of them is the second.</source>
        <translation>Cada casilla del segundo mayor grupo de aldea vale 2 estrellas. Si dos grupos son los mayores, uno de ellos es el segundo.</translation>
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
        <translation>Cartógrafo legendario</translation>
    </message>
    <message>
        <source>Master Mapsmith</source>
        <translation>Maestro de los mapas</translation>
    </message>
    <message>
        <source>Journeyman Topographer</source>
        <translation>Oficial de topografía</translation>
    </message>
    <message>
        <source>Apprentice Surveyor</source>
        <translation>Aprendiz de agrimensor</translation>
    </message>
    <message>
        <source>Amateur Assessor</source>
        <translation>Tasador aficionado</translation>
    </message>
    <message>
        <source>Inept Assistant</source>
        <translation>Ayudante inepto</translation>
    </message>
    <message>
        <source>Dimwitted Doodler</source>
        <translation>Garabateador bobalicón</translation>
    </message>
    <message>
        <source>Oblivious Inkdrinker</source>
        <translation>Bebetinta despistado</translation>
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
</context>
</TS>
