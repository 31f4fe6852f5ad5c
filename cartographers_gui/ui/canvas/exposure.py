"""Which parts of the scene are being painted: known to the view, asked by the items."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

__all__ = ["Exposure"]


class Exposure:
    """What a view is about to paint of a scene: Qt tells items only the rectangle round it all."""

    def __init__(self) -> None:
        self.rects: Sequence[QRectF] | None = None
        """Rectangles in scene coordinates, of whole device pixels, while the view paints.

        Nothing is known where pixels are no whole numbers, or the scene is painted elsewhere.
        """

    def within(self, rect: QRectF) -> Sequence[QRectF] | None:
        """Return the rectangles that meet one of the scene; nothing where they are not known."""
        if self.rects is None:
            return None
        return [part for part in self.rects if part.intersects(rect)]
