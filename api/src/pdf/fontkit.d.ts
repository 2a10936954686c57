import 'fontkit'

declare module 'fontkit' {
  /** The types of fontkit 2 lack these. */
  interface Subset {
    /** The number of each glyph, by its code in the subset. */
    glyphs: number[]
    includeGlyph(glyph: number): number
  }
}
