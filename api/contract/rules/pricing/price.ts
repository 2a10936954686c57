import { difference, type Paise, shareOf, times } from './money.ts'

/** A quantity discount of a product (catalog 2.2): without `maxQty` it is open-ended. */
export interface Slab {
  minQty: number
  maxQty?: number
  price: Paise
}

/** The price of one line, and the slab that gave it. */
export interface LinePrice {
  unitPrice: Paise
  total: Paise
  /** The slab that gave the unit price; absent when the tier price was lower or no slab matched. */
  slab?: Slab
}

function covers(slab: Slab, quantity: number): boolean {
  return slab.minQty <= quantity && (slab.maxQty === undefined || quantity <= slab.maxQty)
}

/**
 * The slab whose range covers a quantity; of several, the last wins (catalog 2.2).
 * @returns `undefined` when only the tier price applies
 */
export function slabFor(slabs: readonly Slab[], quantity: number): Slab | undefined {
  return slabs.findLast((slab) => covers(slab, quantity))
}

/**
 * The price rule (catalog 2.1): the lower of the buyer's tier price and the price of the last slab that
 * matches the quantity. Used by list, product page, cart and order alike.
 * @param quantity whole pieces, at least 1
 * @example priceLine({ tierPrice: paise(50000), slabs: [], quantity: 2 }).total // 100000
 */
export function priceLine(line: {
  tierPrice: Paise
  slabs: readonly Slab[]
  quantity: number
}): LinePrice {
  const slab = slabFor(line.slabs, line.quantity)
  if (slab && slab.price < line.tierPrice) {
    return { unitPrice: slab.price, total: times(slab.price, line.quantity), slab }
  }
  return { unitPrice: line.tierPrice, total: times(line.tierPrice, line.quantity) }
}

/**
 * The admin's price tester (catalog 2.3): starts from the end-user price, the last matching slab wins,
 * whatever it costs.
 */
export function testPrice(tester: {
  enduserPrice: Paise
  slabs: readonly Slab[]
  quantity: number
}): Paise {
  return slabFor(tester.slabs, tester.quantity)?.price ?? tester.enduserPrice
}

/**
 * The price of one piece of a pack, half a paisa rounded up; for display only.
 * @param pieces in a pack, at least 1
 * @example pricePerPiece(paise(120_000), 5) // 24000
 */
export function pricePerPiece(price: Paise, pieces: number): Paise {
  return shareOf(price, 1, pieces)
}

/** A smaller saving is noise: no row and no nudge is shown for it (catalog 2.6). */
const leastSavingPercent = 1

/**
 * Whether a price is so much lower than another that a buyer is told of it (catalog 2.6).
 * @example isWorthShowing({ price: paise(39_700), lower: paise(39_600) }) // false: a quarter of a percent
 */
export function isWorthShowing({ price, lower }: { price: Paise; lower: Paise }): boolean {
  const saved = difference(price, lower)
  return saved > 0 && saved * 100 >= price * leastSavingPercent
}

/** What a buyer saves with the next slab. */
export interface NextSlab {
  slab: Slab
  /** Pieces to add until the slab applies. */
  missing: number
  /** Saving per piece compared with the current unit price. */
  savedEach: Paise
}

/**
 * The nearest larger quantity at which a piece gets cheaper for this buyer by at least one percent (catalog 2.6).
 * @returns `undefined` when no further slab saves that much of the current unit price
 */
export function nextSlabFor(line: {
  tierPrice: Paise
  slabs: readonly Slab[]
  quantity: number
}): NextSlab | undefined {
  const { unitPrice } = priceLine(line)
  const ahead = line.slabs
    .filter((slab) => slab.minQty > line.quantity)
    .sort((a, b) => a.minQty - b.minQty)
  for (const slab of ahead) {
    const then = priceLine({ ...line, quantity: slab.minQty })
    if (isWorthShowing({ price: unitPrice, lower: then.unitPrice })) {
      const missing = slab.minQty - line.quantity
      return { slab, missing, savedEach: difference(unitPrice, then.unitPrice) }
    }
  }
  return undefined
}
