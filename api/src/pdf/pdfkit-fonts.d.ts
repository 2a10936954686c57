/** pdfkit also takes an opened font (0.20, PDFFontFactory.open), which its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(src: import('./shaped-font.ts').ShapedFont, size?: number): this
  }
}
