/** pdfkit also accepts an opened font (0.20, PDFFontFactory.open), and keeps it by its name; its types lack this. */
declare namespace PDFKit.Mixins {
  type Positions = readonly import('./text-operators.ts').PrintedPosition[]

  /** A font as it is embedded into one document. */
  interface EmbeddedFont {
    id: string
    ref(): PDFKit.PDFKitReference
    layout(text: string): { glyphs: readonly import('./shaped-font.ts').PrintedGlyph[] }
    /** Adds the glyphs to the document. */
    encode(text: string): [codes: readonly string[], positions: Positions]
  }
  interface PDFFont {
    /** The font in use. */
    readonly _font: EmbeddedFont
    font(src: import('./shaped-font.ts').ShapedFont, name: string, size: number): this
  }
}
declare namespace PDFKit {
  interface PDFPage {
    /** Fonts of the page by the id of the font. */
    readonly fonts: Record<string, PDFKitReference>
  }
}
