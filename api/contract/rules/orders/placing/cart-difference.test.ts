import { describe, expect, it } from '@jest/globals'
import { paise } from '../../pricing/money.ts'
import {
  type CurrentLine,
  findCartDifferences,
  joinDifferences,
  needsAnotherLook,
  readSeenLines,
  type SeenLine,
} from './cart-difference.ts'

const seen: SeenLine = { productId: 'p1', quantity: 2, unitPrice: paise(50_000) }
const now = (change: Partial<CurrentLine> = {}): CurrentLine => ({
  ...{ ...seen, name: 'Mouse', stock: 10 },
  ...change,
})
const kindsOf = (current: readonly CurrentLine[], isOnSale = true) =>
  findCartDifferences([seen], current, () => ({ name: 'Mouse', isOnSale })).map(
    ({ kind, message }) => [kind, message],
  )

describe('a cart compared with the order that was seen', () => {
  it('is the same when line, quantity and price are', () => {
    expect(kindsOf([now()])).toEqual([])
  })

  it.each([
    ['out-of-stock', now({ stock: 0 }), 'Mouse: Out of stock'],
    ['short', now({ stock: 1 }), 'Mouse: Quantity exceeds available stock (1)'],
    ['quantity', now({ quantity: 1 }), 'Mouse: quantity is now 1, it was 2'],
    ['quantity', now({ quantity: 3 }), 'Mouse: quantity is now 3, it was 2'],
    ['dearer', now({ unitPrice: paise(52_550) }), 'Mouse: now ₹525.50 each, it was ₹500.00'],
    ['cheaper', now({ unitPrice: paise(49_000) }), 'Mouse: now ₹490.00 each, it was ₹500.00'],
  ])('names a line that is %s', (kind, line, message) => {
    expect(kindsOf([line])).toEqual([[kind, message]])
  })

  it('names lines that are not in the cart any more, and why', () => {
    expect(kindsOf([])).toEqual([['removed', 'Mouse: no longer in your cart']])
    expect(kindsOf([], false)).toEqual([['not-on-sale', 'Mouse: no longer on sale']])
  })

  it('names a line that was not seen, unless it is out of stock', () => {
    const cable = now({ productId: 'p2', name: 'Cable' })
    expect(kindsOf([now(), cable])).toEqual([['added', 'Cable: now in this order, quantity 2']])
    expect(kindsOf([now(), { ...cable, stock: 0 }])).toEqual([])
  })

  it('lets only a lower price pass without another look', () => {
    const look = (line: CurrentLine) =>
      findCartDifferences([seen], [line], () => ({ name: '', isOnSale: true })).map((one) => [
        one.kind,
        needsAnotherLook(one),
      ])
    expect(look(now({ unitPrice: paise(1) }))).toEqual([['cheaper', false]])
    expect(look(now({ unitPrice: paise(90_000) }))).toEqual([['dearer', true]])
    expect(look(now({ stock: 0 }))).toEqual([['out-of-stock', true]])
  })

  it('is told in one text, of many differences the first three', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((productId) => ({ ...seen, productId }))
    const all = findCartDifferences(lines, [], ({ productId }) => ({
      name: productId,
      isOnSale: false,
    }))
    expect(joinDifferences(all)).toBe(
      'a: no longer on sale; b: no longer on sale; c: no longer on sale; and 2 more',
    )
    expect(joinDifferences(all.slice(0, 1))).toBe('a: no longer on sale')
  })
})

describe('the lines of a request', () => {
  it('have prices in rupees', () => {
    expect(readSeenLines([{ productId: 'p1', quantity: 2, price: 500 }])).toEqual([seen])
  })

  it.each([
    ['a product twice', [seen, seen].map((line) => ({ ...line, price: 1 }))],
    ['a price with three decimals', [{ ...seen, price: 1.005 }]],
  ])('are not readable with %s', (_, lines) => {
    expect(readSeenLines(lines)).toBeUndefined()
  })
})
