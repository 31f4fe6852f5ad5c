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
</context>
<context>
    <name>CardHeading</name>
    <message>
        <source>Time {time}</source>
        <translation>Time {time}</translation>
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
        <source>Give up the game…</source>
        <translation>Give up the game…</translation>
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
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Confirm the drawing</source>
        <translation>Confirm the drawing</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Hide the map</translation>
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
        <source>Keys…</source>
        <translation>Keys…</translation>
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
    <name>CurtainPage</name>
    <message>
        <source>hold for half a second, or press Enter · the others look away</source>
        <translation>hold for half a second, or press Enter · the others look away</translation>
    </message>
    <message>
        <source>Correct my drawing</source>
        <translation>Correct my drawing</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Somebody else</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>I am {player}</translation>
    </message>
    <message>
        <source>{player} {title}</source>
        <translation>{player} {title}</translation>
    </message>
    <message>
        <source>this map is for</source>
        <translation>this map is for</translation>
    </message>
    <message>
        <source>{count} · the last one this turn</source>
        <translation>{count} · the last one this turn</translation>
    </message>
    <message>
        <source>{count} · after you: {player}</source>
        <translation>{count} · after you: {player}</translation>
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
        <source>It closes the mountain at {spaces} (+{coins}).</source>
        <translation>It closes the mountain at {spaces} (+{coins}).</translation>
    </message>
    <message>
        <source>The shape brings {coins}.</source>
        <translation>The shape brings {coins}.</translation>
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
        <source>Card revealed: {card}. The time is now {time}.</source>
        <translation>Card revealed: {card}. The time is now {time}.</translation>
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
    <name>FaultHook</name>
    <message>
        <source>Something went wrong</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>The program made a mistake. Your game is safe and goes on.</source>
        <translation>The program made a mistake. Your game is safe and goes on.</translation>
    </message>
    <message>
        <source>If you report it, please add the details; they hold no names.</source>
        <translation>If you report it, please add the details; they hold no names.</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copy the details</translation>
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
        <source>Up to the next place where it fits</source>
        <translation>Up to the next place where it fits</translation>
    </message>
    <message>
        <source>Down to the next place where it fits</source>
        <translation>Down to the next place where it fits</translation>
    </message>
    <message>
        <source>Left to the next place where it fits</source>
        <translation>Left to the next place where it fits</translation>
    </message>
    <message>
        <source>Right to the next place where it fits</source>
        <translation>Right to the next place where it fits</translation>
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
        <source>Next place where it fits</source>
        <translation>Next place where it fits</translation>
    </message>
    <message>
        <source>Previous place where it fits</source>
        <translation>Previous place where it fits</translation>
    </message>
    <message>
        <source>Mark places where it fits</source>
        <translation>Mark places where it fits</translation>
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
        <source>Start the game</source>
        <translation>Start the game</translation>
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
        <translation>The game goes on, but it cannot be saved: {reason}</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>The game is not being saved</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Saved game</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>There is no such file.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>The file may not be read.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program.</source>
        <translation>This game was saved by a newer version of the program.</translation>
    </message>
    <message>
        <source>This saved game is damaged from decision {step} on.</source>
        <translation>This saved game is damaged from decision {step} on.</translation>
    </message>
    <message>
        <source>This saved game is damaged.</source>
        <translation>This saved game is damaged.</translation>
    </message>
    <message>
        <source>This file is no saved game of Cartographers.</source>
        <translation>This file is no saved game of Cartographers.</translation>
    </message>
    <message>
        <source>A damaged file was set aside as {file}. The step before it is used.</source>
        <translation>A damaged file was set aside as {file}. The step before it is used.</translation>
    </message>
    <message>
        <source>Go on with the game of {players}?</source>
        <translation>Go on with the game of {players}?</translation>
    </message>
    <message>
        <source>Begin a new game? The one in progress cannot be gone on with.</source>
        <translation>Begin a new game? The one in progress cannot be gone on with.</translation>
    </message>
    <message>
        <source>Give up this game? It cannot be gone on with.</source>
        <translation>Give up this game? It cannot be gone on with.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>The settings could not be saved: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
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
        <source>this season</source>
        <translation>this season</translation>
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
        <source>Not seen yet this season: {cards}.</source>
        <translation>Not seen yet this season: {cards}.</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
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
        <source>total</source>
        <translation>total</translation>
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
        <source>Paste names</source>
        <translation>Paste names</translation>
    </message>
    <message>
        <source>Take the players from the clipboard: one name a line, a title after a tab</source>
        <translation>Take the players from the clipboard: one name a line, a title after a tab</translation>
    </message>
    <message>
        <source>The clipboard holds no names.</source>
        <translation>The clipboard holds no names.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
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
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>What it does</translation>
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
        <translation>{total} each. Fewer stars lost to monsters decide: {losses}.</translation>
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
        <source>Final standings</source>
        <translation>Final standings</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copy the seed</translation>
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
</context>
<context>
    <name>TableHead</name>
    <message>
        <source>{done} of {players} have drawn</source>
        <translation>{done} of {players} have drawn</translation>
    </message>
    <message>
        <source>Still to draw: {players}</source>
        <translation>Still to draw: {players}</translation>
    </message>
    <message>
        <source>{season}: edicts {first} and {second}, time {threshold}</source>
        <translation>{season}: edicts {first} and {second}, time {threshold}</translation>
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
    <name>TablePage</name>
    <message>
        <source>Edicts</source>
        <translation>Edicts</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>Season sheet</translation>
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
        <source>up next</source>
        <translation>up next</translation>
    </message>
</context>
<context>
    <name>WinnerPanel</name>
    <message>
        <source>The greatest reputation in the kingdom</source>
        <translation>The greatest reputation in the kingdom</translation>
    </message>
    <message>
        <source>{name} {title}</source>
        <translation>{name} {title}</translation>
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
        <source>Each space of the largest village cluster that touches no mountain is worth 1 star.</source>
        <translation>Each space of the largest village cluster that touches no mountain is worth 1 star.</translation>
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
        <source>Each space of the second largest village cluster is worth 2 stars. If two clusters are the largest, one of them is the second.</source>
        <translation>Each space of the second largest village cluster is worth 2 stars. If two clusters are the largest, one of them is the second.</translation>
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
</context>
</TS>
