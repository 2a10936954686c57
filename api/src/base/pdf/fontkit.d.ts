import 'fontkit'

declare module 'fontkit' {
  /** The types of fontkit 2 lack these. */
  interface Subset {
    /** The number of each glyph, by its code in the subset. */
    glyphs: number[]
    includeGlyph(glyph: number): number
    /** Writes a glyph of the font. @returns its code in the subset */
    _addGlyph(glyph: number): number
    /** By code; while the subset is written. */
    hmtx: { metrics: { advance: number }[] }
  }
}
