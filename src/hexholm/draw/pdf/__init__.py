"""Pictures on paper: the SVG that this project draws, as a PDF of one page.

Only what our own drawings use is known (`hexholm.draw.pdf.page` lists it): shapes, symbols, groups
that are moved and scaled, clips, see-through colours, and lines of text in the fonts that every
reader of PDFs has. Shadows and gradients are left out, as they should be on paper.
"""

from hexholm.draw.pdf.page import PdfError, pdf

__all__ = ["PdfError", "pdf"]
