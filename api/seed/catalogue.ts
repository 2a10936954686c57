import type { Brand, Category } from '@store/contract/rules/catalog/catalog-lists'
import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import { defaultUnit, readUnit, type UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import { brandTints } from './brand-tints.ts'
import { type CategoryFacts, categoryFacts } from './category-facts.ts'
import { type DemoSlab, slabsFor, type TierPrices, tierPaise, tierRupees } from './demo-prices.ts'
import { declarationsOf } from './facts/declarations.ts'
import { productFactsOf } from './facts/product-facts.ts'
import { finishOfWords } from './finish-of-words.ts'
import { hsnOfKind } from './hsn-of-kind.ts'
import type { PictureSubject } from './pictures/drawing.ts'
import { readProductRanges } from './product-range.ts'
import { seededRandom, shuffled, wholeBetween } from './seeded-random.ts'
import { countOf, lotAt, optionsAt, type Variation } from './variations.ts'

/** A product of the demo catalogue. */
export interface CatalogueProduct {
  name: string
  brand: Brand
  category: Category
  modelNo: string
  /** Three or four lines of plain text: what the product's facts, GST and HSN do not say. */
  description: string
  hsn: string
  unit: UnitCode
  gstPercent: number
  stock: number
  pricesPaise: TierPrices
  slabs: DemoSlab[]
  picture: PictureSubject
  facts: ProductFact[]
  declarations: Declarations
}

/** Size of the catalogue, and the seed of stock, slabs and order. */
export interface CatalogueSize {
  products?: number
  seed?: number
}

function* variations(seed: number): Generator<Variation> {
  const productRanges = readProductRanges()
  const models = shuffled(
    productRanges.flatMap((range) => range.models.map((model) => ({ range, model }))),
    seededRandom(`order ${seed}`),
  )
  const longest = Math.max(...productRanges.map(countOf))
  for (let turn = 0; turn < longest; turn += 1) {
    for (const { range, model } of models) {
      if (turn < countOf(range)) {
        yield { range, model, options: optionsAt(range.axes, turn) }
      }
    }
  }
  for (let turn = 0; ; turn += 1) {
    for (const { range, model } of models) {
      const options = optionsAt(range.axes, turn % countOf(range))
      yield { range, model, options: [...options, lotAt(turn)] }
    }
  }
}

function stockOf(rupees: number, random: () => number): number {
  const luck = random()
  if (luck < 0.06) return 0
  if (luck < 0.16) return wholeBetween(random, 1, 5)
  if (rupees >= 20_000) return wholeBetween(random, 6, 60)
  if (rupees >= 2_000) return wholeBetween(random, 10, 240)
  return wholeBetween(random, 40, 900)
}

/** A category's facts, with overrides of the range and of the kind of product. */
function factsOf(variation: Variation): CategoryFacts {
  const { category, hsn, gstPercent } = variation.range
  const facts = categoryFacts[category]
  return {
    ...facts,
    hsn: hsn ?? hsnOfKind(variation) ?? facts.hsn,
    gstPercent: gstPercent ?? facts.gstPercent,
  }
}

function describe(variation: Variation): string {
  const { range, model, options } = variation
  const configuration = options.map(({ text }) => text).filter((text) => text !== '')
  const lines = [range.about, model.spec]
  if (configuration.length > 0) lines.push(`This item: ${configuration.join(', ')}.`)
  lines.push(factsOf(variation).promise)
  return lines.join('\n')
}

function pictureOf({ range, model, options }: Variation, modelNo: string): PictureSubject {
  const { brand, drawing } = range
  const label = [model.label, ...options.map(({ label }) => label)].filter(Boolean).join(' ')
  const variant = wholeBetween(seededRandom(modelNo), 0, 11)
  const subject = { drawing, brand, label, tint: brandTints[brand], variant }
  const finish = options.map(({ text }) => finishOfWords(text)).find(Boolean)
  return finish ? { ...subject, finish } : subject
}

function productOf(variation: Variation, seed: number): CatalogueProduct {
  const { range, model, options } = variation
  const { brand, category } = range
  const facts = factsOf(variation)
  const modelNo = [model.modelNo, ...options.map(({ code }) => code)].filter(Boolean).join('-')
  const random = seededRandom(`${seed} ${brand} ${modelNo}`)
  const list = options.reduce((price, { priceOf }) => priceOf(price), model.rupees)
  const rupees = tierRupees(list, facts.margins)
  const pricesPaise = tierPaise(rupees)
  const productFacts = productFactsOf(variation)
  const words = options.map(({ text }) => text).filter(Boolean)
  return {
    name: [`${brand} ${model.title}`, ...words].join(', '),
    brand,
    category,
    modelNo,
    description: describe(variation),
    hsn: facts.hsn,
    unit: readUnit({ unit: range.unit ?? '', hsn: facts.hsn }) ?? defaultUnit,
    gstPercent: facts.gstPercent,
    stock: stockOf(rupees.enduser, random),
    pricesPaise,
    slabs: slabsFor(rupees, random),
    picture: pictureOf(variation, modelNo),
    facts: productFacts,
    declarations: declarationsOf({
      ...{ brand, category, modelNo, hsn: facts.hsn, facts: productFacts },
      price: pricesPaise.enduser,
    }),
  }
}

/**
 * Generates the demo catalogue, one product after the other. The same size and seed give the same products; the first
 * 400 cover every brand and category, and a larger catalogue starts with the smaller one. Generated lazily, so 100,000
 * products take no memory.
 */
export function* generateCatalogue({
  products = 400,
  seed = 1,
}: CatalogueSize = {}): Generator<CatalogueProduct> {
  let made = 0
  for (const variation of variations(seed)) {
    if (made === products) return
    made += 1
    yield productOf(variation, seed)
  }
}
