"""The steps of one turn that can be taken back: shapes laid, turned, chosen; never pointing."""

from cartographers_gui.session import Draft

__all__ = ["DraftHistory"]


class DraftHistory:
    """Two stacks of drafts around the present one.

    Following the pointer is no step. Picking a laid shape up to lay it elsewhere is one step, not
    two.
    """

    def __init__(self) -> None:
        self._past: list[Draft] = []
        self._ahead: list[Draft] = []
        self._present: Draft | None = None

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self._ahead)

    def begin(self, draft: Draft | None) -> None:
        """Forget everything: a turn begins, or none runs."""
        self._past.clear()
        self._ahead.clear()
        self._present = draft

    def note(self, draft: Draft) -> None:
        """Take a change in, as a step of its own or as mere pointing."""
        before, self._present = self._present, draft
        if before is None or _steady(before) == _steady(draft):
            return
        self._ahead.clear()
        lies_again = draft.is_laid and not before.is_laid
        if not (lies_again and self._past and _is_laid_like(self._past[-1], draft)):
            self._past.append(before)
        elif self._past[-1] == draft:
            # Picked up and put back where it was.
            self._past.pop()

    def undo(self) -> Draft | None:
        """Go back one step and return the draft of that time; nothing when there is none."""
        return self._step(self._past, self._ahead)

    def redo(self) -> Draft | None:
        """Go forward again over a step that was taken back; nothing when there is none."""
        return self._step(self._ahead, self._past)

    def _step(self, source: list[Draft], target: list[Draft]) -> Draft | None:
        if not source or self._present is None:
            return None
        target.append(self._present)
        self._present = source.pop()
        return self._present


def _steady(draft: Draft) -> tuple[object, ...]:
    """Return what of a draft does not follow the pointer."""
    place = draft.target if draft.is_laid else None
    return draft.option, draft.terrain, draft.form, draft.is_laid, place


def _is_laid_like(before: Draft, draft: Draft) -> bool:
    """Tell whether an earlier draft was laid, the same in everything but its place."""
    return before.is_laid and (before.option, before.terrain, before.form) == (
        draft.option,
        draft.terrain,
        draft.form,
    )
