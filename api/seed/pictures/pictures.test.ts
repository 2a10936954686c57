import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { readProductRanges } from '../product-range.ts'
import { type Angle, drawPicture } from './draw-picture.ts'
import type { PictureSubject } from './drawing.ts'
import { lettering, widthOf } from './lettering.ts'
import { renderPicture } from './render-picture.ts'

const angles: readonly Angle[] = [0, 1]
const templates = readdirSync(new URL('../data/drawings/', import.meta.url)).map((file) =>
  file.replace('.svg', ''),
)
const drawings = templates.filter((name) => !name.endsWith('-back'))

function subjectOf(drawing: string): PictureSubject {
  return { drawing, brand: 'Prodot', label: 'X-100', tint: '#e8571c', variant: 3 }
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
  it.each(drawings)('draws a %s from two sides', async (drawing) => {
    const drawn = angles.map((angle) => drawPicture(subjectOf(drawing), angle))
    expect(new Set(drawn).size).toBe(2)
    expect(drawn.join('')).not.toMatch(/NaN|undefined|<text|[{]brand|[{]label/)
    const [front, ...others] = await Promise.all(drawn.map(luminanceOf))
    for (const view of [front, ...others]) {
      expect(view).toHaveLength(size * size)
      expect(darkest(view, () => true)).toBeLessThan(110)
    }
    const isEdge = (index: number) => index % size === 0 || index % size === size - 1
    expect(darkest(front, isEdge)).toBeGreaterThan(200)
  })

  it('has a drawing of every range, and no other', () => {
    const sold = new Set(readProductRanges().map(({ drawing }) => drawing))
    expect([...sold].sort()).toEqual([...drawings].sort())
  })

  it('fills drawings with materials that exist', () => {
    const svg = drawings.map((drawing) => drawPicture(subjectOf(drawing), 0)).join('')
    const used = new Set(svg.match(/url\(#\w+\)/g))
    const defined = new Set(
      [...svg.matchAll(/Gradient id="(\w+)"/g)].map(([, id]) => `url(#${id})`),
    )
    expect([...used].filter((material) => !defined.has(material))).toEqual([])
  })

  it('renders WebP files of the widths asked for', async () => {
    const svg = drawPicture(subjectOf('laser-printer'), 0)
    const files = await renderPicture(svg)
    const read = await Promise.all(files.map(({ webp }) => sharp(webp).metadata()))
    expect(files.map(({ width }) => width)).toEqual([320, 800])
    expect(read.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 320],
      ['webp', 800, 800],
    ])
  })

  it('gives the same text for the same product, another for another variant or brand', () => {
    const subject = subjectOf('router')
    const svg = drawPicture(subject, 0)
    expect(drawPicture(subject, 0)).toBe(svg)
    expect(drawPicture({ ...subject, variant: 4 }, 0)).not.toBe(svg)
    expect(drawPicture({ ...subject, tint: '#0096d6' }, 0)).not.toBe(svg)
  })
})

describe('lettering', () => {
  it('scales text down to its maximum width', () => {
    const options = { x: 0, y: 0, size: 40 }
    const natural = widthOf('Printer Adjustment Software', 40)
    const scales = lettering('Printer Adjustment Software', { ...options, maxWidth: natural / 2 })
    expect(scales).toContain('scale(0.0200)')
    expect(lettering('HP', { ...options, maxWidth: 400 })).toContain('scale(0.0400)')
  })

  it('never turns text into markup', () => {
    expect(lettering('<script>&"', { x: 0, y: 0, size: 10 })).not.toMatch(/script|&|<(?!\/?path\b)/)
  })
})
