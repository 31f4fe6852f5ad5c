"""The parts of the drawing page: each shows values of the game and tells what a person chose.

May import: widgets, painting, narration and what stands below them; the canvas only meets them on
the page. Start reading at: `offer_panel`, then `placement_bar`; `draft_report` says in words what
the shape in hand would do.
"""
