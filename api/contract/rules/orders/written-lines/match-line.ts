import { foldKey } from '../../catalog/product-texts.ts'
import { textOf, wordsOf } from './line-words.ts'
import { modelKeyOf } from './model-key.ts'
import { quantityBeside } from './quantity-beside.ts'
import type { LineReading, ModelSpan } from './read-line.ts'

/** What is sold. */
export interface NamedModel {
  modelNo: string
  brand: string
  /** Its name with brand and category: a line may say them. */
  name: string
}

/** What a catalogue knows of a list. */
export interface KnownModels<Product> {
  /** Products whose model number has this key. */
  whole(key: string): readonly Product[]
  /** Products whose model number starts or ends with this key. */
  part(key: string): readonly Product[]
}

/** What a line means. */
export interface MatchedLine<Product> {
  /** One is what is meant; several are a choice. */
  products: readonly Product[]
  /** undefined: the line does not say it clearly. */
  quantity: number | undefined
}

interface Hit<Product> extends ModelSpan {
  products: readonly Product[]
}

const length = ({ from, to }: ModelSpan) => to - from
const overlap = (a: ModelSpan, b: ModelSpan) => a.from < b.to && b.from < a.to

/** The longest of the spans that share words. */
function longestOf<Product>(hits: readonly Hit<Product>[]): Hit<Product>[] {
  const chosen: Hit<Product>[] = []
  const byLength = [...hits].sort((a, b) => b.key.length - a.key.length || length(b) - length(a))
  for (const hit of byLength) if (!chosen.some((other) => overlap(other, hit))) chosen.push(hit)
  return chosen
}

/** Of twins as `A-1` and `A1`, the one that was typed. */
function typedOf<Product extends NamedModel>(
  products: readonly Product[],
  text: string,
): readonly Product[] {
  const typed = foldKey(text)
  const same = products.filter(({ modelNo }) => foldKey(modelNo) === typed)
  return same.length > 0 ? same : products
}

/** The words of a name; "TP-Link" is also "tplink". */
function wordsOfName({ modelNo, name }: NamedModel): ReadonlySet<string> {
  const text = `${name} ${modelNo}`
  const words = wordsOf(text).words.map((word) => word.text.toLowerCase())
  return new Set([...words, ...text.split(' ').map(modelKeyOf)])
}

/** The words of the names that all of these products have. */
function ownWords(products: readonly NamedModel[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = products.map(wordsOfName)
  return new Set([...first].filter((word) => others.every((words) => words.has(word))))
}

function isNumber({ key }: ModelSpan): boolean {
  return /^\d+$/.test(key)
}

function matchSpans<Product extends NamedModel>(
  reading: LineReading,
  whole: KnownModels<Product>['whole'],
): MatchedLine<Product> | undefined {
  const found = reading.spans.flatMap((span) => {
    const products = whole(span.key)
    return products.length > 0 ? [{ ...span, products }] : []
  })
  const hits = longestOf(found)
  const named = hits.filter((hit) => !isNumber(hit))
  const isElsewhere = (hit: ModelSpan) => reading.parts.some((part) => !overlap(part, hit))
  const meant = named.length > 0 ? named : hits.filter((hit) => !isElsewhere(hit))
  const [only, second] = meant
  if (!only) return undefined
  const { words } = reading.line
  const typed = (hit: Hit<Product>) => typedOf(hit.products, textOf(reading.line, hit.from, hit.to))
  const own = ownWords(meant.flatMap(typed))
  const others = meant.slice(1).flatMap(({ from, to }) => words.slice(from, to))
  const quantity = quantityBeside(
    words,
    only,
    new Set([...own, ...others.map(({ text }) => text.toLowerCase())]),
  )
  if (second) {
    const isSaid = words.some(({ isSaid }) => isSaid)
    return {
      products: meant.flatMap(typed),
      quantity: isSaid ? quantity : undefined,
    }
  }
  // "Q2612A 664", where 664 is the model of an ink: nobody knows whether it counts.
  const mayName = hits.some((hit) => hit !== only && !words[hit.from]?.isSaid)
  return { products: typed(only), quantity: mayName ? undefined : quantity }
}

/** The line as a model number that has signs which mean something elsewhere, as `TL-WA850RE(2), 5`, or behind its brand. */
function matchPlain<Product extends NamedModel>(
  { plain }: LineReading,
  whole: KnownModels<Product>['whole'],
): MatchedLine<Product> | undefined {
  for (const { modelNo, key, quantity, brand } of plain) {
    const products = whole(key).filter(
      (product) => brand === undefined || modelKeyOf(product.brand) === brand,
    )
    if (products.length > 0) return { products: typedOf(products, modelNo), quantity }
  }
  return undefined
}

/** Looks for whole model numbers of a line. @returns undefined when it has none */
export function matchWholeModels<Product extends NamedModel>(
  reading: LineReading,
  whole: KnownModels<Product>['whole'],
): MatchedLine<Product> | undefined {
  return matchPlain(reading, whole) ?? matchSpans(reading, whole)
}

/** Looks for parts of model numbers, in a line without a whole one. */
export function matchPartOfModel<Product extends NamedModel>(
  reading: LineReading,
  partOf: KnownModels<Product>['part'],
): MatchedLine<Product> {
  for (const part of reading.parts) {
    const products = partOf(part.key)
    if (products.length > 0) {
      return { products, quantity: quantityBeside(reading.line.words, part, ownWords(products)) }
    }
  }
  return { products: [], quantity: reading.quantity }
}

/** Decides what a line means in a catalogue: a whole model number, else a part of one. */
export function matchLine<Product extends NamedModel>(
  reading: LineReading,
  { whole, part }: KnownModels<Product>,
): MatchedLine<Product> {
  return matchWholeModels(reading, whole) ?? matchPartOfModel(reading, part)
}
