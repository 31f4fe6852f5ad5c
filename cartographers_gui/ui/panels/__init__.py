"""The parts of the drawing page, each of which shows values and tells what a person chose.

May import: canvas only through the page; widgets, painting, narration and what stands below them.
"""
