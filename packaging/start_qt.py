"""What an installed program runs before anything else.

PyInstaller's own first lines import Qt, and would do so the slow way.
"""

import gc

from cartographers_gui.qt_support import import_qt

gc.disable()
import_qt()
