import { expect, it } from '@jest/globals'
import { paise } from '../../pricing/money.ts'
import type { Slab } from '../../pricing/price.ts'
import { findOutliers } from './outliers.ts'

const prices = { enduser: paise(50_000), reseller: paise(45_000), distributor: paise(40_000) }
const former = { stock: 5, gstPercent: 18, pricesPaise: prices, slabs: [] as Slab[] }

function marksOf(
  change: {
    stock?: number
    enduser?: number
    distributor?: number
    gstPercent?: number
    slabs?: Slab[]
  },
  before?: typeof former,
) {
  const { stock = 5, enduser = 50_000, distributor = 40_000, gstPercent = 18, slabs = [] } = change
  const pricesPaise = { ...prices, enduser: paise(enduser), distributor: paise(distributor) }
  const outliers = findOutliers({ stock, gstPercent, pricesPaise, slabs }, before)
  return outliers.map(({ column, message }) => `${column}: ${message}`)
}

const tooLow = 'priceDistributor: The price is less than half the end-user price.'

it.each([
  [{ enduser: 75_000, distributor: 45_000 }, []],
  [{ enduser: 75_001 }, ['priceEnduser: The price changes by more than 50 %.']],
  [{ distributor: 25_000 }, []],
  [{ distributor: 24_999 }, [tooLow]],
  [
    { distributor: 45_001 },
    [
      'priceDistributor: The distributor price of ₹450.01 is higher than the reseller price of ₹450.',
    ],
  ],
  [
    { enduser: 40_000 },
    ['priceEnduser: The reseller price of ₹450 is higher than the end-user price of ₹400.'],
  ],
  [{ distributor: 25_000, enduser: 50_002 }, [tooLow]],
  [{ stock: 54 }, []],
  [{ gstPercent: 5 }, []],
  [
    { gstPercent: 28 },
    ['gst: 28 % is unusual: since 22 September 2025 goods have 0, 5, 18 or 40 %.'],
  ],
  [{ slabs: [{ minQty: 10, price: paise(39_000) }] }, []],
  [{ stock: 55 }, ['stock: The stock becomes more than 10 times what it was.']],
])('of a change to %j marks %j', (change, marks) => {
  expect(marksOf(change, former)).toEqual(marks)
})

it('marks a closed last slab at the cell that closes it', () => {
  const closed = { minQty: 10, maxQty: 24, price: paise(39_000) }
  expect(marksOf({ slabs: [closed] }, former)).toEqual([expect.stringMatching(/^slabs: From 25 /)])
  const known = { ...former, slabs: [closed] }
  expect(marksOf({ slabs: [closed], stock: 6 }, known)).toEqual([])
  expect(marksOf({ slabs: [closed], enduser: 51_000 }, known)).toEqual([
    expect.stringMatching(/^priceEnduser: From 25 pieces on, a piece costs up to ₹510 again/),
  ])
})

it('compares the prices of a new product with each other only', () => {
  expect(marksOf({ stock: 9_000, distributor: 100 })).toEqual([tooLow])
})
