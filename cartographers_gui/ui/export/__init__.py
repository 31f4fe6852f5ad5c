"""Maps and scores on paper: pages, picture files, PDF and the printer.

May import: painting and what stands below it. Start reading at: `page`, then `map_page`. Qt's SVG
and print modules are imported when they are first needed.
"""
