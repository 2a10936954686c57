import { create, type Font, type GlyphPosition, type Subset } from 'fontkit'
import type { HarfBuzz, HarfBuzzGlyph } from 'harfbuzzjs'

/** What pdfkit asks of a glyph that it prints. */
export interface PrintedGlyph {
  /** Its code in the font, with text and width where these are not its own. */
  id: number | string
  /** In font units; a sign placed over a letter reaches to the end of that. */
  advanceWidth: number
  /** The text that readers find at this glyph. */
  codePoints: readonly number[]
  /** At the first of some glyphs whose texts together are another spelling of this one. */
  marked?: { text: string; count: number }
}

/** Glyphs of a text in drawing order; lengths in font units. */
export interface ShapedRun {
  glyphs: PrintedGlyph[]
  positions: Pick<GlyphPosition, 'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset'>[]
  readonly advanceWidth: number
}

/** The part of a font that a document contains. */
type PrintedSubset = Subset & { includeGlyph(id: PrintedGlyph['id']): number }

/** A font that pdfkit subsets and HarfBuzz shapes. */
export type ShapedFont = Omit<Font, 'layout' | 'createSubset'> & {
  layout(text: string): ShapedRun
  createSubset(): PrintedSubset
}

/** The character of each glyph. Ligatures and conjuncts have none. */
function charactersOf(font: Font): ReadonlyMap<number, string> {
  const characters = new Map<number, string>()
  for (const codePoint of font.characterSet) {
    const { id } = font.glyphForCodePoint(codePoint)
    if (!characters.has(id)) characters.set(id, String.fromCodePoint(codePoint))
  }
  return characters
}

const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** Letters that HarfBuzz draws together, and their glyphs. */
interface Cluster {
  text: string
  /** In drawing order. */
  glyphs: HarfBuzzGlyph[]
}

function clustersOf(text: string, glyphs: readonly HarfBuzzGlyph[]): Cluster[] {
  const clusters: { start: number; glyphs: HarfBuzzGlyph[] }[] = []
  for (const glyph of glyphs) {
    const last = clusters.at(-1)
    if (last?.start === glyph.cl) last.glyphs.push(glyph)
    else clusters.push({ start: glyph.cl, glyphs: [glyph] })
  }
  return clusters.map(({ start, glyphs: own }, index) => ({
    text: text.slice(start, clusters[index + 1]?.start),
    glyphs: own,
  }))
}

/**
 * The text of each glyph of a cluster: its letters one by one, as they are read, whatever glyph draws which of them; the first
 * has those that are left over. So the glyphs in their order are the text, for readers of every kind. A vowel of two glyphs has
 * its two canonical letters.
 */
function textsOf({ text, glyphs }: Cluster): string[] {
  const composed = [...text]
  const letters = composed.length < glyphs.length ? [...text.normalize('NFD')] : composed
  const first = Math.max(1, letters.length - glyphs.length + 1)
  const rest = letters.slice(first)
  return [letters.slice(0, first).join(''), ...glyphs.slice(1).map((_, index) => rest[index] ?? '')]
}

/**
 * The width that the document gives a glyph, in font units. A sign that is drawn over its letter ends where the next letter begins:
 * otherwise readers take the way from the sign to that letter for a space.
 */
function printedWidthOf({ ax, dx, dy }: HarfBuzzGlyph, ownWidth: number): number {
  const isPlaced = dx !== 0 || dy !== 0
  return isPlaced ? Math.max(ax - dx, 0) : ownWidth
}

const separator = ':'

/**
 * Lets a glyph stand in the printed font once for each text and width that it has, because the font names one for a glyph.
 * fontkit would take the second for the first.
 */
function withTexts(subset: Subset): PrintedSubset {
  const codes = new Map<string, number>()
  const widths = new Map<number, number>()
  const includeGlyph = subset.includeGlyph.bind(subset)
  const addGlyph = subset._addGlyph.bind(subset)
  return Object.assign(subset, {
    includeGlyph(id: number | string) {
      if (typeof id === 'number') return includeGlyph(id)
      const known = codes.get(id)
      if (known !== undefined) return known
      const [glyph, width] = id.split(separator, 2).map(Number)
      const code = subset.glyphs.push(glyph ?? 0) - 1
      codes.set(id, code)
      widths.set(code, width ?? 0)
      return code
    },
    _addGlyph(glyph: number) {
      const code = addGlyph(glyph)
      const metrics = subset.hmtx.metrics[code]
      const width = widths.get(code)
      if (metrics && width !== undefined) metrics.advance = width
      return code
    },
  })
}

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
  const createPlainSubset = font.createSubset.bind(font)
  const createSubset = () => withTexts(createPlainSubset())
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
    const glyphs = clustersOf(text, shaped).flatMap((cluster) => {
      const texts = textsOf(cluster)
      const isMarked = texts.join('') !== cluster.text
      return cluster.glyphs.map((glyph, index): PrintedGlyph => {
        const own = texts[index] ?? ''
        const { g } = glyph
        const ownWidth = font.getGlyph(g).advanceWidth
        const advanceWidth = printedWidthOf(glyph, ownWidth)
        const isPlain = own === characters.get(g) && advanceWidth === ownWidth
        return {
          id: isPlain ? g : [g, advanceWidth, own].join(separator),
          advanceWidth,
          codePoints: Array.from(own, (letter) => letter.codePointAt(0) ?? 0),
          ...(isMarked &&
            index === 0 && { marked: { text: cluster.text, count: cluster.glyphs.length } }),
        }
      })
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
  return Object.assign(font, { layout, createSubset })
}
