/** pdfkit also accepts an opened font (0.20, PDFFontFactory.open); its types lack this. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(src: import('./shaped-font.ts').ShapedFont, name: string, size: number): this
  }
}
