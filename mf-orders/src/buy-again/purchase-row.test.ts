import { expect, it } from '@jest/globals'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { matchesFilter } from './purchase-row.ts'

const purchase: Purchase = {
  productId: 'p1',
  name: 'Monitor 24″ × 2',
  brand: "D'Link",
  category: 'Toner',
  modelNo: 'HL–L2321D',
  orders: 1,
  usualQuantity: 1,
  lastOrder: { _id: 'o1', createdAt: '2026-10-24T06:00:00.000Z', quantity: 1, price: 450 },
  offer: { stock: 100, price: 450, quantityBasedPrices: [] },
}

it.each(['d’link', 'hl-l2321d', '24" X 2', '२४ monitor', ' monitor  d‘link '])(
  'the filter finds %s, whichever signs a phone or a word processor put',
  (typed) => {
    expect(matchesFilter(purchase, typed)).toBe(true)
  },
)

it('the filter finds nothing that lacks a word', () => {
  expect(matchesFilter(purchase, 'monitor asus')).toBe(false)
})
