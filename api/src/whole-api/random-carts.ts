import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import fc from 'fast-check'

/** A discount as a test draws it; money is whole paise. */
export interface DrawnSlab {
  minQty: number
  /** Absent: open-ended. */
  maxQty?: number
  price: number
}

/** A product as a test draws it: prices in whole paise, and the quantities that carts want of it. */
export interface DrawnProduct {
  prices: Record<Tier, number>
  gstPercent: number
  slabs: DrawnSlab[]
  quantities: number[]
}

/** A line of a cart: a product by its place in the catalogue. */
export interface DrawnLine {
  product: number
  quantity: number
}

/** Carts of one tier that want different products, so that a buyer can hold all of them at once. */
export interface DrawnBasket {
  tier: Tier
  carts: DrawnLine[][]
}

/** A catalogue and the carts that are filled from it. */
export interface DrawnStore {
  products: DrawnProduct[]
  baskets: DrawnBasket[]
}

/** How much to draw. */
export interface DrawSize {
  stores: number
  /** Baskets a store. */
  baskets: number
  /** Carts a basket. */
  carts: number
}

/** Enough for the largest basket. */
const productCount = 64
const mostLines = 4
const mostPaise = 1_000_000_000

const drawPrice = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.integer({ min: 1, max: mostPaise }),
)

const drawSlab = fc
  .record({
    minQty: fc.integer({ min: 1, max: 60 }),
    /** How far it reaches; absent: open-ended. */
    reach: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    price: drawPrice,
  })
  .map(({ minQty, reach, price }): DrawnSlab => {
    return reach === undefined ? { minQty, price } : { minQty, maxQty: minQty + reach, price }
  })

const drawOffer = fc.record({
  prices: fc.record({ enduser: drawPrice, reseller: drawPrice, distributor: drawPrice }),
  gstPercent: fc.constantFrom(0, 5, 12, 18, 28),
  // Overlapping ones too: of several that match the last counts.
  slabs: fc.array(drawSlab, { maxLength: 4 }),
  anywhere: fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 2, maxLength: 2 }),
  much: fc.integer({ min: 151, max: 5_000 }),
})

/** One piece, the ends of the slabs and their neighbours, anywhere, and far beyond. */
const drawProduct = drawOffer.map(({ anywhere, much, ...offer }): DrawnProduct => {
  const ends = offer.slabs.flatMap(({ minQty, maxQty }) => [
    minQty - 1,
    minQty,
    maxQty ?? minQty + 9,
  ])
  const quantities = [1, much, ...anywhere, ...ends.slice(0, 6)].filter((quantity) => quantity > 0)
  return { ...offer, quantities: [...new Set(quantities)] }
})

function drawBasket(products: readonly DrawnProduct[], carts: number): fc.Arbitrary<DrawnBasket> {
  const places = products.map((_, place) => place)
  return fc
    .record({
      tier: fc.constantFrom(...tiers),
      sizes: fc.array(fc.integer({ min: 1, max: mostLines }), {
        minLength: carts,
        maxLength: carts,
      }),
      order: fc.shuffledSubarray(places, { minLength: places.length, maxLength: places.length }),
      luck: fc.array(fc.nat({ max: 9_999 }), { minLength: productCount, maxLength: productCount }),
    })
    .map(({ tier, sizes, order, luck }) => {
      const lines = order.map((product, place) => {
        const { quantities = [] } = products[product] ?? {}
        return { product, quantity: quantities[(luck[place] ?? 0) % quantities.length] ?? 1 }
      })
      return { tier, carts: sizes.map((size) => lines.splice(0, size)) }
    })
}

/** Draws stores with their carts; the same seed draws the same ones. */
export function drawStores(seed: number, { stores, baskets, carts }: DrawSize): DrawnStore[] {
  const drawStore = fc
    .array(drawProduct, { minLength: productCount, maxLength: productCount })
    .chain((products) =>
      fc.record({
        products: fc.constant(products),
        baskets: fc.array(drawBasket(products, carts), {
          minLength: baskets,
          maxLength: baskets,
          size: 'max',
        }),
      }),
    )
  return fc.sample(drawStore, { seed, numRuns: stores })
}
