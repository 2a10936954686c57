import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { nudgeOf } from './nudge.ts'

const offer = {
  tierPrice: paise(42000),
  slabs: [
    { minQty: 10, maxQty: 24, price: paise(39000) },
    { minQty: 25, price: paise(37500) },
  ],
}

it.each([
  [1, 30, '10+ at ₹390 — save ₹30 each'],
  [10, 30, '25+ at ₹375 — save ₹15 each'],
  [25, 30, ''],
])('with %i chosen of %i in stock it is “%s”', (quantity, stock, words) => {
  expect(nudgeOf(offer, { quantity, stock })).toBe(words)
})

it.each([0, 9])('promises no slab beyond a stock of %i', (stock) => {
  expect(nudgeOf(offer, { quantity: 1, stock })).toBe('')
})
