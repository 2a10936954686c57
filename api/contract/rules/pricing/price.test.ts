import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise, sumOf } from './money.ts'
import { nextSlabFor, priceLine, type Slab, slabFor, testPrice } from './price.ts'

const price = fc.integer({ min: 0, max: 10_000_000 }).map(paise)
const quantity = fc.integer({ min: 1, max: 200 })
const slab: fc.Arbitrary<Slab> = fc
  .record({ minQty: quantity, length: fc.option(fc.nat({ max: 50 })), price })
  .map(({ minQty, length, price: slabPrice }) => ({
    minQty,
    ...(length !== null && { maxQty: minQty + length }),
    price: slabPrice,
  }))
const line = fc.record({ tierPrice: price, slabs: fc.array(slab, { maxLength: 6 }), quantity })

/** The rule once more, written as the sentence of catalog 2.1. */
function unitPriceByHand({ tierPrice, slabs, quantity: pieces }: Parameters<typeof priceLine>[0]) {
  let matching: number | undefined
  for (const { minQty, maxQty, price: slabPrice } of slabs) {
    if (minQty <= pieces && (maxQty === undefined || pieces <= maxQty)) matching = slabPrice
  }
  return matching === undefined ? tierPrice : Math.min(tierPrice, matching)
}

const ten: Slab = { minQty: 10, maxQty: 24, price: paise(450) }
const many: Slab = { minQty: 25, price: paise(400) }
const tierPrice = paise(500)

describe('the price of a line', () => {
  it('is the lower of tier price and last matching slab', () => {
    fc.assert(
      fc.property(line, (priced) => priceLine(priced).unitPrice === unitPriceByHand(priced)),
      { numRuns: 10_000 },
    )
  })

  it('is the unit price for each piece, to the paisa', () => {
    fc.assert(
      fc.property(line, (priced) => {
        const { unitPrice, total } = priceLine(priced)
        expect(BigInt(total)).toBe(BigInt(unitPrice) * BigInt(priced.quantity))
      }),
    )
  })

  it('sums over a cart to exactly the sum of its lines', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const totals = lines.map((each) => priceLine(each).total)
        const exact = totals.reduce((sum, total) => sum + BigInt(total), 0n)
        expect(BigInt(sumOf(totals))).toBe(exact)
      }),
    )
  })

  it('names the slab only when it gave the price', () => {
    fc.assert(
      fc.property(line, (priced) => {
        const { slab: named, unitPrice } = priceLine(priced)
        expect(named?.price ?? priced.tierPrice).toBe(unitPrice)
        if (named) expect(named.price).toBeLessThan(priced.tierPrice)
      }),
    )
  })

  it.each([
    [9, 500, undefined],
    [10, 450, ten],
    [24, 450, ten],
    [25, 400, many],
    [1000, 400, many],
  ])('of %i pieces is %i', (...[pieces, unitPrice, expected]) => {
    const priced = priceLine({ tierPrice, slabs: [ten, many], quantity: pieces })
    expect([priced.unitPrice, priced.slab]).toEqual([unitPrice, expected])
  })

  it('stays the tier price when the slab is more expensive for this buyer', () => {
    const priced = priceLine({ tierPrice: paise(420), slabs: [ten, many], quantity: 12 })
    expect([priced.unitPrice, priced.slab]).toEqual([420, undefined])
  })

  it('uses the last of two matching slabs, even when it is more expensive', () => {
    const dearer: Slab = { minQty: 5, price: paise(480) }
    expect(slabFor([ten, dearer], 12)).toBe(dearer)
    expect(priceLine({ tierPrice, slabs: [ten, dearer], quantity: 12 }).unitPrice).toBe(480)
  })
})

describe('the price tester', () => {
  it('starts from the end-user price and uses the last matching slab, whatever its price', () => {
    const dearer: Slab = { minQty: 2, price: paise(600) }
    const tester = { enduserPrice: tierPrice, slabs: [dearer] }
    expect(testPrice({ ...tester, quantity: 1 })).toBe(500)
    expect(testPrice({ ...tester, quantity: 2 })).toBe(600)
  })
})

describe('the next slab', () => {
  it('states the price the buyer then gets', () => {
    fc.assert(
      fc.property(line, (priced) => {
        const next = nextSlabFor(priced)
        if (!next) return
        const now = priceLine(priced)
        const then = priceLine({ ...priced, quantity: priced.quantity + next.missing })
        expect(next.savedEach).toBeGreaterThan(0)
        expect(now.unitPrice - then.unitPrice).toBe(next.savedEach)
      }),
    )
  })

  it('is the nearest one that saves money', () => {
    const next = nextSlabFor({ tierPrice: paise(450), slabs: [ten, many], quantity: 8 })
    expect(next).toEqual({ slab: many, missing: 17, savedEach: 50 })
  })

  it('is not one that saves less than one percent', () => {
    const slabs: Slab[] = [
      { minQty: 10, maxQty: 19, price: paise(496) },
      { minQty: 20, price: paise(495) },
    ]
    const next = nextSlabFor({ tierPrice, slabs, quantity: 1 })
    expect(next).toEqual({ slab: slabs[1], missing: 19, savedEach: 5 })
    expect(nextSlabFor({ tierPrice, slabs, quantity: 10 })).toBeUndefined()
  })

  it('is undefined when no larger quantity is cheaper', () => {
    expect(nextSlabFor({ tierPrice, slabs: [ten, many], quantity: 25 })).toBeUndefined()
    expect(nextSlabFor({ tierPrice: paise(399), slabs: [many], quantity: 1 })).toBeUndefined()
  })
})
