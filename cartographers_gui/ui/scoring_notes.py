"""What counts for each scoring card and what does not, beyond the rule on the card itself.

English source texts; `card_notes` translates them.
"""

from dataclasses import dataclass

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP

__all__ = ["SCORING_NOTES", "ScoringNotes"]


@dataclass(frozen=True, slots=True)
class ScoringNotes:
    """Sentences for a player who is in doubt."""

    counts: tuple[str, ...]
    does_not: tuple[str, ...]


SCORING_NOTES: dict[str, ScoringNotes] = {
    "sentinel_wood": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Every forest space in the outermost row or column."),
            QT_TRANSLATE_NOOP("CardNotes", "A corner space: on two edges, yet counted once."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Forest one space away from the edge."),
            QT_TRANSLATE_NOOP("CardNotes", "Forest beside wasteland: only the map has an edge."),
        ),
    ),
    "greenbough": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "A row or column with a single forest space."),
            QT_TRANSLATE_NOOP("CardNotes", "One space both for its row and for its column."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "More forest in a row or column that counts already."),
            QT_TRANSLATE_NOOP("CardNotes", "Whether the forest spaces touch each other."),
        ),
    ),
    "treetower": ScoringNotes(
        (
            QT_TRANSLATE_NOOP(
                "CardNotes",
                "Everything filled closes a side: any terrain, monsters, mountains, wasteland.",
            ),
            QT_TRANSLATE_NOOP("CardNotes", "Other forest closes a side as well."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Open ruins: they are empty and close nothing."),
            QT_TRANSLATE_NOOP("CardNotes", "The diagonal neighbours of a space."),
        ),
    ),
    "stoneside_forest": ScoringNotes(
        (
            QT_TRANSLATE_NOOP(
                "CardNotes", "Three mountains joined by one cluster: 3 stars for each of them."
            ),
            QT_TRANSLATE_NOOP(
                "CardNotes", "A mountain joined by two clusters: once, like any other."
            ),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A mountain whose forest reaches no other mountain."),
            QT_TRANSLATE_NOOP(
                "CardNotes", "Forest spaces that touch at a corner only: they are two clusters."
            ),
        ),
    ),
    "canal_lake": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Both spaces, where water and farm touch."),
            QT_TRANSLATE_NOOP("CardNotes", "Each space once, even between several of the others."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Water beside water and farm beside farm."),
            QT_TRANSLATE_NOOP("CardNotes", "Spaces that touch at a corner only."),
        ),
    ),
    "mages_valley": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "The four spaces beside a mountain, no further ones."),
            QT_TRANSLATE_NOOP("CardNotes", "Mountains whose coin is taken, as well."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Forest, village and monsters beside a mountain."),
            QT_TRANSLATE_NOOP("CardNotes", "Spaces that touch a mountain at a corner only."),
        ),
    ),
    "the_golden_granary": ScoringNotes(
        (
            QT_TRANSLATE_NOOP(
                "CardNotes", "Water beside ruins, whether they are open or drawn on already."
            ),
            QT_TRANSLATE_NOOP("CardNotes", "A farm drawn on ruins, wherever they lie."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Water on ruins: it is not beside itself."),
            QT_TRANSLATE_NOOP("CardNotes", "A farm beside ruins."),
        ),
    ),
    "shoreside_expanse": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "A cluster of a single space."),
            QT_TRANSLATE_NOOP("CardNotes", "A cluster beside mountains, wasteland or village."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A farm cluster and a water cluster that touch."),
            QT_TRANSLATE_NOOP("CardNotes", "A cluster with one space on the edge of the map."),
        ),
    ),
    "wildholds": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Several clusters that are large enough, each of them."),
            QT_TRANSLATE_NOOP("CardNotes", "A cluster of six spaces and one of twenty alike."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A cluster of five spaces."),
            QT_TRANSLATE_NOOP(
                "CardNotes", "Village spaces that touch at a corner only: they are not joined."
            ),
        ),
    ),
    "great_city": ScoringNotes(
        (
            QT_TRANSLATE_NOOP(
                "CardNotes", "The largest of the clusters that are left without those at mountains."
            ),
            QT_TRANSLATE_NOOP("CardNotes", "Of several equally large clusters only one."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A cluster beside a mountain, however large it is."),
            QT_TRANSLATE_NOOP("CardNotes", "Smaller clusters."),
        ),
    ),
    "greengold_plains": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Forest, farm, water, monsters and mountains."),
            QT_TRANSLATE_NOOP("CardNotes", "Ruins that are drawn on, as the terrain drawn there."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Wasteland, empty spaces and open ruins: no terrain."),
            QT_TRANSLATE_NOOP("CardNotes", "The same terrain a second time."),
        ),
    ),
    "shieldgate": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "The second largest cluster, with all its spaces."),
            QT_TRANSLATE_NOOP("CardNotes", "One of two clusters that are equally large."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "The largest cluster."),
            QT_TRANSLATE_NOOP("CardNotes", "A map with one village cluster: it has no second."),
        ),
    ),
    "borderlands": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Mountains, wasteland and monsters: they are filled."),
            QT_TRANSLATE_NOOP("CardNotes", "A space both for its row and for its column."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A row or column with one empty space."),
            QT_TRANSLATE_NOOP("CardNotes", "Open ruins: they are empty."),
        ),
    ),
    "lost_barony": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Anything filled, mountains and wasteland too."),
            QT_TRANSLATE_NOOP(
                "CardNotes", "A single filled space: it is a square with a side of 1."
            ),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A second square, even one of the same size."),
            QT_TRANSLATE_NOOP("CardNotes", "The longer side of a rectangle."),
        ),
    ),
    "the_broken_road": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "Any filled space: terrain, mountain or wasteland."),
            QT_TRANSLATE_NOOP(
                "CardNotes", "The space in the bottom left corner: it touches both edges by itself."
            ),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "A diagonal with one empty space."),
            QT_TRANSLATE_NOOP("CardNotes", "A diagonal that begins at the top edge or runs up."),
        ),
    ),
    "the_cauldrons": ScoringNotes(
        (
            QT_TRANSLATE_NOOP("CardNotes", "An empty space in a corner or on the edge as well."),
            QT_TRANSLATE_NOOP("CardNotes", "Open ruins: they are empty."),
        ),
        (
            QT_TRANSLATE_NOOP("CardNotes", "Two empty spaces side by side: neither is closed."),
            QT_TRANSLATE_NOOP("CardNotes", "The diagonal neighbours of a space."),
        ),
    ),
}
"""The notes of each scoring card by its id."""
