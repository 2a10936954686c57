import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise } from './money.ts'
import { priceLine, type Slab } from './price.ts'
import { findPriceMarks } from './price-marks.ts'
import { validateSlabs } from './slabs.ts'

const pricesPaise = { enduser: paise(50_000), reseller: paise(45_000), distributor: paise(40_000) }

function slabOf(minQty: number, maxQty: number | undefined, price: number): Slab {
  return { minQty, ...(maxQty !== undefined && { maxQty }), price: paise(price) }
}

function marksOf(change: Partial<typeof pricesPaise>, slabs: readonly Slab[] = []) {
  return findPriceMarks({ pricesPaise: { ...pricesPaise, ...change }, slabs })
}

it('marks a tier that pays more than the one above it', () => {
  expect(marksOf({})).toEqual([])
  expect(marksOf({ reseller: paise(50_001) })).toEqual([
    {
      of: 'reseller',
      message: 'The reseller price of ₹500.01 is higher than the end-user price of ₹500.',
    },
  ])
  expect(marksOf({ distributor: paise(46_000) })).toEqual([
    {
      of: 'distributor',
      message: 'The distributor price of ₹460 is higher than the reseller price of ₹450.',
    },
  ])
})

it('marks a closed last slab, and a gap, after which the price goes up again', () => {
  expect(marksOf({}, [slabOf(10, 24, 39_000)])).toEqual([
    {
      of: 'slabs',
      message:
        'From 25 pieces on, a piece costs up to ₹500 again, after ₹390 in slab 10–24. If this is a mistake, leave its largest quantity empty.',
    },
  ])
  const gap = marksOf({}, [slabOf(10, 19, 39_000), slabOf(30, undefined, 38_000)])
  expect(gap).toMatchObject([{ of: 'slabs', message: expect.stringContaining('close the gap') }])
  expect(marksOf({}, [slabOf(10, 24, 39_000), slabOf(25, undefined, 38_000)])).toEqual([])
  expect(marksOf({}, [slabOf(10, 24, 50_000)])).toEqual([])
  expect(marksOf({}, [slabOf(10, 1_000_000, 39_000)])).toEqual([])
})

it('more pieces never cost more a piece, for any tier, where nothing is refused or marked', () => {
  const price = fc.integer({ min: 90, max: 110 })
  const slabs = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.nat({ max: 6 })), price),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(fc.tuple(price, price, price), slabs, ([a, b, c], drawn) => {
      const prices = { enduser: paise(a), reseller: paise(b), distributor: paise(c) }
      const ladder = drawn.map(([minQty, length, each]) =>
        slabOf(minQty, length === null ? undefined : minQty + length, each),
      )
      if (validateSlabs(ladder, prices.enduser).length > 0) return
      if (findPriceMarks({ pricesPaise: prices, slabs: ladder }).length > 0) return
      const unitAt = (tierPrice: (typeof prices)['enduser'], quantity: number) =>
        priceLine({ tierPrice, slabs: ladder, quantity }).unitPrice
      for (let quantity = 1; quantity < 30; quantity += 1) {
        for (const tierPrice of Object.values(prices)) {
          expect(unitAt(tierPrice, quantity + 1)).toBeLessThanOrEqual(unitAt(tierPrice, quantity))
        }
        expect(unitAt(prices.distributor, quantity)).toBeLessThanOrEqual(
          unitAt(prices.enduser, quantity),
        )
      }
    }),
    { numRuns: 2_000 },
  )
})
