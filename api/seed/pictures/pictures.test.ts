import { describe, expect, it } from '@jest/globals'
import { type Category, categories } from '@store/contract/rules/catalog/catalog-lists'
import sharp from 'sharp'
import { type Angle, drawPicture } from './draw-picture.ts'
import { drawingsOf } from './forms.ts'
import { lettering, widthOf } from './lettering.ts'
import { renderPicture } from './render-picture.ts'
import type { PictureSubject } from './subject.ts'

const angles: readonly Angle[] = [0, 1, 2]
const shapes = categories.flatMap((category) =>
  Object.keys(drawingsOf(category)).map((form): [Category, string] => [category, form]),
)

function subjectOf(category: Category, form: string): PictureSubject {
  return { category, form, brand: 'Prodot', label: 'X-100', tint: '#e8571c', variant: 3 }
}

const size = 96

/** The pixels of a picture after WebP, as one brightness each. */
async function luminanceOf(svg: string): Promise<Buffer> {
  const [file] = await renderPicture(svg, [size])
  if (!file) throw new Error('nothing rendered')
  return sharp(file.webp).greyscale().raw().toBuffer()
}

function darkest(pixels: Buffer | undefined, among: (index: number) => boolean): number {
  return Math.min(...(pixels ?? []).filter((_, index) => among(index)))
}

describe('pictures of products', () => {
  it.each(shapes)('draws a %s as %s from three sides', async (category, form) => {
    const drawn = angles.map((angle) => drawPicture({ ...subjectOf(category, form), angle }))
    expect(new Set(drawn).size).toBe(3)
    expect(drawn.join('')).not.toMatch(/NaN|undefined|<text/)
    const [front, ...others] = await Promise.all(drawn.map(luminanceOf))
    for (const view of [front, ...others]) {
      expect(view).toHaveLength(size * size)
      expect(darkest(view, () => true)).toBeLessThan(110)
    }
    const isEdge = (index: number) => index % size === 0 || index % size === size - 1
    expect(darkest(front, isEdge)).toBeGreaterThan(200)
  })

  it('renders WebP files of the widths asked for', async () => {
    const svg = drawPicture({ ...subjectOf('Printer', 'laser'), angle: 0 })
    const files = await renderPicture(svg)
    const read = await Promise.all(files.map(({ webp }) => sharp(webp).metadata()))
    expect(files.map(({ width }) => width)).toEqual([320, 800])
    expect(read.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 320],
      ['webp', 800, 800],
    ])
  })

  it('gives the same text for the same product, another for another variant or brand', () => {
    const subject = subjectOf('Router', 'router')
    const svg = drawPicture({ ...subject, angle: 0 })
    expect(drawPicture({ ...subject, angle: 0 })).toBe(svg)
    expect(drawPicture({ ...subject, variant: 4, angle: 0 })).not.toBe(svg)
    expect(drawPicture({ ...subject, tint: '#0096d6', angle: 0 })).not.toBe(svg)
  })

  it('falls back to a shape of the category for a form it does not know', () => {
    const subject = { ...subjectOf('CCTV Camera', 'bullet'), form: 'balloon', angle: 0 as const }
    const known = drawPicture({ ...subjectOf('CCTV Camera', 'ptz'), angle: 0 })
    expect(drawPicture(subject)).toBe(known)
  })
})

describe('lettering', () => {
  it('scales text down to its maximum width', () => {
    const options = { x: 0, y: 0, size: 40, fill: '#000000' }
    const natural = widthOf('Printer Adjustment Software', 40)
    const scales = lettering('Printer Adjustment Software', { ...options, maxWidth: natural / 2 })
    expect(scales).toContain('scale(0.0200)')
    expect(lettering('HP', { ...options, maxWidth: 400 })).toContain('scale(0.0400)')
  })

  it('never turns text into markup', () => {
    expect(lettering('<script>&"', { x: 0, y: 0, size: 10, fill: '#000000' })).not.toMatch(
      /script|&|<(?!\/?(?:g|path)\b)/,
    )
  })
})
