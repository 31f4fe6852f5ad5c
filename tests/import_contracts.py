"""Check the import contracts of `pyproject.toml` in the current folder: imports point down only.

import-linter brings a script but no module that `python -m` could run, and a script stops working
when its virtual environment has been moved.
"""

from importlinter.cli import lint_imports_command

if __name__ == "__main__":
    lint_imports_command()
