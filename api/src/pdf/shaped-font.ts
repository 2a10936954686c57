import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit'
import type { HarfBuzz } from 'harfbuzzjs'

/** Glyphs of a text in drawing order; lengths in font units. */
export interface ShapedRun {
  glyphs: Glyph[]
  positions: Pick<GlyphPosition, 'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset'>[]
  readonly advanceWidth: number
}

/** A font that pdfkit subsets and HarfBuzz shapes. */
export type ShapedFont = Omit<Font, 'layout'> & { layout(text: string): ShapedRun }

/** The character of each glyph. Ligatures and conjuncts have none. */
function charactersOf(font: Font): ReadonlyMap<number, number> {
  const characters = new Map<number, number>()
  for (const codePoint of font.characterSet) {
    const { id } = font.glyphForCodePoint(codePoint)
    if (!characters.has(id)) characters.set(id, codePoint)
  }
  return characters
}

const isAscii = (text: string) => /^[ -~]*$/.test(text)

/**
 * Opens a TrueType font. fontkit reads and subsets it; HarfBuzz shapes, because fontkit's own shaper throws on some
 * Telugu (ADR 0038).
 * @throws Error for a collection of fonts
 */
export function openShapedFont(harfbuzz: HarfBuzz, file: Buffer): ShapedFont {
  const font = create(file)
  if (!('layout' in font)) throw new Error('one font is needed, not a collection')
  const shaper = harfbuzz.createFont(harfbuzz.createFace(harfbuzz.createBlob(file), 0))
  const characters = charactersOf(font)
  const layout = (text: string): ShapedRun => {
    const buffer = harfbuzz.createBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    // Latin ligatures would break text search.
    harfbuzz.shape(shaper, buffer, isAscii(text) ? '-liga,-clig' : '')
    const shaped = buffer.json()
    buffer.destroy()
    const positions = shaped.map(({ ax, ay, dx, dy }) => ({
      xAdvance: ax,
      yAdvance: ay,
      xOffset: dx,
      yOffset: dy,
    }))
    const glyphs = shaped.map(({ g }) => {
      const character = characters.get(g)
      return font.getGlyph(g, character === undefined ? [] : [character])
    })
    return {
      glyphs,
      positions,
      // A getter, because pdfkit scales the positions in place first.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  return Object.assign(font, { layout })
}
