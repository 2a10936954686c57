import { glyphs } from './glyphs.ts'
import { group, path } from './svg.ts'

const gap = '300 '

/** Position of a text: `x` is its middle (or start), `y` the baseline, `size` the em in px. */
export interface LetteringOptions {
  x: number
  y: number
  size: number
  /** Without one, the letters have the fill of their group. */
  fill?: string
  align?: 'middle' | 'start'
  /** Wider texts are scaled down, never cut. */
  maxWidth?: number
}

function glyphOf(character: string): readonly [advance: number, outline: string] {
  const glyph = glyphs[character] ?? gap
  const end = glyph.indexOf(' ')
  return [Number(glyph.slice(0, end)), glyph.slice(end + 1)]
}

/** Width of words in px at a size. */
export function widthOf(words: string, size: number): number {
  let units = 0
  for (const character of words) units += glyphOf(character)[0]
  return (units * size) / 1000
}

/**
 * Text as outlines, so that a picture looks the same on every machine, with or without fonts.
 * Characters outside printable ASCII leave a gap.
 */
export function lettering(words: string, options: LetteringOptions): string {
  const natural = widthOf(words, options.size)
  const fit = options.maxWidth === undefined ? 1 : Math.min(1, options.maxWidth / natural)
  const scale = (options.size * fit) / 1000
  let at = options.align === 'start' ? options.x : options.x - (natural * fit) / 2
  let drawn = ''
  for (const character of words) {
    const [advance, outline] = glyphOf(character)
    if (outline) {
      const transform = `translate(${at.toFixed(1)} ${options.y}) scale(${scale.toFixed(4)})`
      drawn += path(outline, { transform })
    }
    at += advance * scale
  }
  return options.fill === undefined ? drawn : group({ fill: options.fill }, drawn)
}
