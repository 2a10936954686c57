import { expect, it } from '@jest/globals'
import { aMatch, aReceipt, aReceiptOrder } from '../testing/a-receipt.ts'
import { differenceOf } from './difference-of.ts'

const order = aReceiptOrder(1, { open: 500 })

it('says what is missing of the order, and what is too much for the parts it is divided into', () => {
  const short = aMatch(order, { difference: 'short', parts: [{ order, amount: 490 }] })
  expect(differenceOf(aReceipt(1, { open: 490, match: short }))).toBe('Short by ₹10')
  const over = aMatch(order, { difference: 'over', parts: [{ order, amount: 200 }] })
  expect(differenceOf(aReceipt(1, { open: 500, match: over }))).toBe('Over by ₹300')
})

it('says nothing of a payment that fits exactly, or that nothing was found for', () => {
  const exact = aMatch(order, { difference: 'none', parts: [{ order, amount: 500 }] })
  const { match: _match, ...unknown } = aReceipt(2)
  expect([differenceOf(aReceipt(1, { match: exact })), differenceOf(unknown)]).toEqual([
    undefined,
    undefined,
  ])
})
