import { expect, it } from '@jest/globals'
import { paise } from '../../pricing/money.ts'
import { findOutliers } from './outliers.ts'

const prices = { enduser: paise(50_000), reseller: paise(45_000), distributor: paise(40_000) }
const former = { stock: 5, pricesPaise: prices }

function marksOf(
  change: { stock?: number; enduser?: number; distributor?: number },
  before?: typeof former,
) {
  const { stock = 5, enduser = 50_000, distributor = 40_000 } = change
  const pricesPaise = { ...prices, enduser: paise(enduser), distributor: paise(distributor) }
  const outliers = findOutliers({ stock, pricesPaise }, before)
  return outliers.map(({ column, message }) => `${column}: ${message}`)
}

const tooLow = 'priceDistributor: The price is less than half the end-user price.'

it.each([
  [{ enduser: 75_000, distributor: 60_000 }, []],
  [{ enduser: 75_001 }, ['priceEnduser: The price changes by more than 50 %.']],
  [{ distributor: 25_000 }, []],
  [{ distributor: 24_999 }, [tooLow]],
  [{ distributor: 50_001 }, ['priceDistributor: The price is higher than the end-user price.']],
  [
    { enduser: 40_000 },
    ['priceEnduser: The reseller price is then higher than the end-user price.'],
  ],
  [{ stock: 54 }, []],
  [{ stock: 55 }, ['stock: The stock becomes more than 10 times what it was.']],
])('of a change to %j marks %j', (change, marks) => {
  expect(marksOf(change, former)).toEqual(marks)
})

it('compares the prices of a new product with each other only', () => {
  expect(marksOf({ stock: 9_000, distributor: 100 })).toEqual([tooLow])
})
