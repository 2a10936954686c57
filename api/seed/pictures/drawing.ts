import { readSeedData } from '../seed-data.ts'
import { lettering } from './lettering.ts'

/** How the casing of a thing is coloured; `tint` is the brand's colour. */
export type Finish = 'dark' | 'light' | 'tint'

/** The properties of a product for its picture. */
export interface PictureSubject {
  /** The name of a template in `data/drawings`. */
  drawing: string
  /** Written on the product, as plain words. */
  brand: string
  /** The model, written on or below it. */
  label: string
  /** The brand's colour, `#rrggbb`. */
  tint: string
  /** 0 to 11, chooses colours and details, so that similar products do not look identical. */
  variant: number
  /** The colour the product is sold in, when it has one; else the variant decides. */
  finish?: Finish
}

/** A thing seen from one side. */
export interface Drawing {
  /** The rectangle the thing fills, without its shadow; pictures are framed by it. */
  bounds: readonly [x: number, y: number, width: number, height: number]
  /** What a close look shows; without it, the drawing has a second one named `…-back`. */
  focus: readonly [x: number, y: number] | undefined
  draw: (subject: PictureSubject) => string
}

type Attributes = Readonly<Record<string, string>>

const drawings = new Map<string, Drawing>()

/**
 * Opens a template: an SVG whose `viewBox` is what the thing fills, whose `data-focus` is what a close look shows, and
 * whose style sheet chooses colours and parts by the classes that `classesOf` gives.
 */
export function openDrawing(name: string): Drawing {
  const known = drawings.get(name)
  if (known) return known
  const drawing = readDrawing(name)
  drawings.set(name, drawing)
  return drawing
}

function readDrawing(name: string): Drawing {
  const [, root = '', content = ''] =
    /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(readSeedData(`drawings/${name}.svg`)) ?? []
  const { viewBox = '', 'data-focus': focus, xmlns: _, ...inherited } = attributesOf(root)
  const [x, y, width, height] = numbersIn(viewBox)
  if (height === undefined) throw new Error(`drawings/${name}.svg: the root lacks a viewBox`)
  const [focusX = 0, focusY = 0] = numbersIn(focus ?? '')
  return {
    bounds: [x ?? 0, y ?? 0, width ?? 0, height],
    focus: focus === undefined ? undefined : [focusX, focusY],
    draw: (subject) => {
      const lettered = content.replaceAll(
        /<text([^>]*)>([^<]*)<\/text>/g,
        (...[, attributes, words]) => outlined(attributesOf(attributes), fill(words, subject)),
      )
      return `<g${written({ class: classesOf(subject), ...inherited })}>${lettered}</g>`
    },
  }
}

/** Finish, variant and words of the label, for the selectors of a template's style sheet. */
function classesOf({ finish, variant, label }: PictureSubject): string {
  const words = label.toLowerCase().match(/[a-z]+/g) ?? []
  return [
    finish ?? (variant % 3 === 1 ? 'light' : 'dark'),
    variant % 2 ? 'odd' : 'even',
    `variant-${variant}`,
    ...words.map((word) => `word-${word}`),
  ].join(' ')
}

function fill(words: string, { brand, label }: PictureSubject): string {
  return words.replace('{brand}', brand).replace('{label}', label)
}

/** A `<text>` as outlines; `data-max-width` scales wider words down. */
function outlined(attributes: Attributes, words: string): string {
  const {
    x,
    y,
    'font-size': size,
    'text-anchor': anchor,
    'data-max-width': most,
    ...paints
  } = attributes
  const letters = lettering(words, {
    x: Number(x),
    y: Number(y),
    size: Number(size),
    align: anchor === 'start' ? 'start' : 'middle',
    ...(most === undefined ? {} : { maxWidth: Number(most) }),
  })
  return `<g${written(paints)}>${letters}</g>`
}

function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/([\w-]+)="([^"]*)"/g)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]))
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

function numbersIn(list: string): number[] {
  return list.split(' ').filter(Boolean).map(Number)
}
