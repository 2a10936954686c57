import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import fc from 'fast-check'

/** A discount; the price is in whole paise. */
export interface RandomSlab {
  minQty: number
  /** Absent: open-ended. */
  maxQty?: number
  price: number
}

/** A product: prices in whole paise, and the quantities that carts contain of it. */
export interface RandomProduct {
  prices: Record<Tier, number>
  gstPercent: number
  slabs: RandomSlab[]
  quantities: number[]
}

/** A line of a cart; the product is an index of the catalogue. */
export interface RandomLine {
  product: number
  quantity: number
}

/** Carts of different products that one buyer orders together. */
export interface RandomOrder {
  tier: Tier
  carts: RandomLine[][]
}

/** A catalogue and orders from it. */
export interface RandomStore {
  products: RandomProduct[]
  orders: RandomOrder[]
}

/** Enough for the largest order, and one page of the catalogue. */
const productCount = 192
const mostLines = 4
const mostPaise = 1_000_000_000

const priceArbitrary = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.integer({ min: 1, max: mostPaise }),
)

const slabArbitrary = fc
  .record({
    minQty: fc.integer({ min: 1, max: 60 }),
    /** Absent: open-ended. */
    length: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    price: priceArbitrary,
  })
  .map(({ minQty, length, price }): RandomSlab => {
    return length === undefined ? { minQty, price } : { minQty, maxQty: minQty + length, price }
  })

const offerArbitrary = fc.record({
  prices: fc.record({
    enduser: priceArbitrary,
    reseller: priceArbitrary,
    distributor: priceArbitrary,
  }),
  gstPercent: fc.constantFrom(0, 5, 12, 18, 28),
  // Overlapping ones too: the last that matches wins.
  slabs: fc.array(slabArbitrary, { maxLength: 4 }),
  common: fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 2, maxLength: 2 }),
  large: fc.integer({ min: 151, max: 5_000 }),
})

/** Quantities: one, the limits of the slabs and their neighbours, common ones and a large one. */
const productArbitrary = offerArbitrary.map(({ common, large, ...offer }): RandomProduct => {
  const limits = offer.slabs.flatMap(({ minQty, maxQty }) => [
    minQty - 1,
    minQty,
    maxQty ?? minQty + 9,
  ])
  const quantities = [1, large, ...common, ...limits.slice(0, 6)].filter((one) => one > 0)
  return { ...offer, quantities: [...new Set(quantities)] }
})

function orderArbitrary(
  products: readonly RandomProduct[],
  carts: number,
): fc.Arbitrary<RandomOrder> {
  const most = carts * mostLines
  return fc
    .record({
      tier: fc.constantFrom(...tiers),
      sizes: fc.array(fc.integer({ min: 1, max: mostLines }), {
        minLength: carts,
        maxLength: carts,
      }),
      chosen: fc.shuffledSubarray([...products.keys()], { minLength: most, maxLength: most }),
      quantities: fc.array(fc.nat({ max: 9_999 }), { minLength: most, maxLength: most }),
    })
    .map(({ tier, sizes, chosen, quantities: numbers }) => {
      const lines = chosen.map((product, index) => {
        const { quantities = [] } = products[product] ?? {}
        return { product, quantity: quantities[(numbers[index] ?? 0) % quantities.length] ?? 1 }
      })
      return { tier, carts: sizes.map((size) => lines.splice(0, size)) }
    })
}

/** How many orders to create, and how many carts each of them consists of. */
export interface OrderSize {
  orders: number
  carts: number
}

/** Creates a random store; the same seed creates the same one. */
export function createRandomStore(seed: number, sizes: readonly OrderSize[]): RandomStore {
  const productsArbitrary = fc.array(productArbitrary, {
    minLength: productCount,
    maxLength: productCount,
  })
  const [products = []] = fc.sample(productsArbitrary, { seed, numRuns: 1 })
  const orders = sizes.flatMap(({ orders: numRuns, carts }) =>
    fc.sample(orderArbitrary(products, carts), { seed, numRuns }),
  )
  return { products, orders }
}
