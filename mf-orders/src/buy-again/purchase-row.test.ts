import { describe, expect, it } from '@jest/globals'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { matchFile } from './purchase-row.ts'

const aPurchase = (productId: string, modelNo: string): Purchase => ({
  productId,
  name: modelNo,
  brand: 'Brother',
  category: 'Toner',
  modelNo,
  orders: 1,
  usualQuantity: 1,
  lastOrder: { _id: 'o1', createdAt: '2026-10-24T06:00:00.000Z', quantity: 1, price: 450 },
  offer: { stock: 100, price: 450, quantityBasedPrices: [] },
})

describe('the model numbers of a file', () => {
  it('are found however they are written', () => {
    const lines = ['TN 2365', 'tn-2365', 'TN\u20112365'].map((modelNo) => ({
      modelNo,
      quantity: 2,
    }))
    expect(matchFile([aPurchase('p1', 'TN-2365')], { lines, rejected: [] })).toEqual({
      typed: [['p1', '6']],
      unknown: [],
    })
  })

  it('that mean several products are named, and none of these is taken', () => {
    const purchases = [aPurchase('p1', 'DR-1'), aPurchase('p2', 'DR1')]
    const lines = [{ modelNo: 'DR 1', quantity: 2 }]
    expect(matchFile(purchases, { lines, rejected: [] })).toEqual({ typed: [], unknown: ['DR 1'] })
  })
})
