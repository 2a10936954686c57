import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import { boundedSumOf, type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import {
  createWeightedPick,
  pickOne,
  pickWeighted,
  seededRandom,
  wholeBetween,
} from '../../seeded-random.ts'
import type { DemoBuyer } from '../buyers/demo-buyers.ts'
import type { PlannedLine } from '../steps.ts'
import { createCompanionFinder, isSameTrade } from './companions.ts'

/** How often a category is bought, compared with others (1). */
const demand: Partial<Record<Category, number>> = {
  Cartridge: 7,
  'Ink Bottle': 5,
  'Pen Drive': 3,
  Mouse: 3,
  Keyboard: 2.5,
  'CCTV Camera': 3,
  Router: 2.5,
  DVR: 1.5,
  Printer: 2,
  Networking: 2,
  Accessories: 2,
  'External HDD': 1.5,
  Laptop: 0.5,
  Desktop: 0.3,
  TV: 0.2,
}

type Range = readonly [low: number, high: number]

const cheap = paiseFromRupees(2_000)
const dear = paiseFromRupees(20_000)

/** Lines of an order, and pieces of a line by price: cheap, middle, dear. */
const habits: Record<Tier, { lines: Range; pieces: readonly [Range, Range, Range] }> = {
  enduser: {
    lines: [1, 3],
    pieces: [
      [1, 4],
      [1, 2],
      [1, 1],
    ],
  },
  reseller: {
    lines: [2, 6],
    pieces: [
      [4, 15],
      [2, 5],
      [1, 2],
    ],
  },
  distributor: {
    lines: [3, 8],
    pieces: [
      [15, 50],
      [4, 12],
      [2, 5],
    ],
  },
}

/** What a buyer orders again and again: some products, and what goes with them. */
const usualProducts = 3
const usualShare = 0.65

/** So many picks have enough of one trade among them. */
const pickedForTrade = 12

/** How often the next line is what goes with the last one. */
const companionShare = 0.7

/** The total of lines for a tier, by the price rule (catalog 2.1). */
export function totalOf(lines: readonly PlannedLine[], tier: Tier): Paise {
  return boundedSumOf(
    lines.map(({ product: { pricesPaise, slabs }, quantity }) => {
      return priceLine({ tierPrice: pricesPaise[tier], slabs, quantity }).total
    }),
  )
}

/** Chooses what buyers order, and remembers how much is left of each product. */
export interface ProductChoice {
  /** Lines of different products, mostly of those that the buyer orders usually. */
  chooseLines(buyer: DemoBuyer, random: () => number): PlannedLine[]
  /** One product, on sale whether in stock or not. */
  chooseProduct(random: () => number): ProductRecord
}

function piecesFor(tier: Tier, price: Paise): Range {
  const [few, some, one] = habits[tier].pieces
  if (price < cheap) return few
  return price < dear ? some : one
}

/** @param products those on sale */
export function createProductChoice(products: readonly ProductRecord[]): ProductChoice {
  const weighted = products.map((product): [ProductRecord, number] => {
    const byCategory = Object.entries(demand).find(([category]) => category === product.category)
    // A few models sell far better than the others.
    const popularity = 0.15 + seededRandom(`popular ${product.modelNo}`)() ** 4 * 4
    return [product, popularity * (byCategory?.[1] ?? 1)]
  })
  const pickPopular = createWeightedPick(weighted)
  const byPopularity = weighted.toSorted(([, one], [, other]) => other - one)
  const companionsOf = createCompanionFinder(byPopularity.map(([product]) => product))
  const left = new Map(products.map(({ id, stock }) => [id, stock]))
  const leftOf = ({ id }: ProductRecord) => left.get(id) ?? 0
  const usualOf = new Map<string, ProductRecord[]>()

  const usualProductsOf = ({ email }: DemoBuyer): ProductRecord[] => {
    const known = usualOf.get(email)
    if (known) return known
    const random = seededRandom(`usual ${email}`)
    const first = pickPopular(random)
    const others = Array.from({ length: pickedForTrade }, () => pickPopular(random))
    const ofTrade = others.filter((each) => isSameTrade(first, each))
    const chosen = [first, ...ofTrade].slice(0, usualProducts)
    const usual = [...new Set(chosen.flatMap((each) => [each, ...companionsOf(each)]))]
    usualOf.set(email, usual)
    return usual
  }

  const chooseNext = (
    buyer: DemoBuyer,
    last: ProductRecord | undefined,
    random: () => number,
  ): ProductRecord => {
    const companions = last ? companionsOf(last) : []
    if (companions.length > 0 && random() < companionShare) return pickOne(companions, random)
    if (random() >= usualShare) return pickPopular(random)
    const usual = usualProductsOf(buyer)
    const byHabit = usual.map((each, index) => [each, usual.length - index] as const)
    return pickWeighted(byHabit, random)
  }

  return {
    chooseProduct: pickPopular,
    chooseLines(buyer, random) {
      const { role } = buyer
      const count = wholeBetween(random, ...habits[role].lines)
      const lines = new Map<number, PlannedLine>()
      for (let attempt = 0; lines.size < count && attempt < 40; attempt += 1) {
        const product = chooseNext(buyer, [...lines.values()].at(-1)?.product, random)
        const quantity = wholeBetween(random, ...piecesFor(role, product.pricesPaise[role]))
        // Half of what is left stays, so that nothing sells out by this.
        if (lines.has(product.id) || quantity > leftOf(product) / 2) continue
        lines.set(product.id, { product, quantity })
        left.set(product.id, leftOf(product) - quantity)
      }
      return [...lines.values()]
    },
  }
}
