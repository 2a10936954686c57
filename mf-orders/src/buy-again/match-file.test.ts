import { describe, expect, it } from '@jest/globals'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { matchFile } from './match-file.ts'

const offer = { stock: 50, price: 450, quantityBasedPrices: [] }

function bought(brand: string, modelNo: string, given: Partial<Purchase> = {}): Purchase {
  return {
    productId: `${brand} ${modelNo}`,
    name: `${brand} toner`,
    ...{ brand, modelNo, category: 'Cartridge', orders: 4, usualQuantity: 12 },
    lastOrder: { _id: 'o1', createdAt: '2026-10-24T06:00:00.000Z', quantity: 10, price: 450 },
    offer,
    ...given,
  }
}

const compatibles = [bought('ProDot', '12A'), bought('Zebronics', '12A')]

type Line = [modelNo: string, quantity: number, brand?: string]

const match = (purchases: Purchase[], ...lines: Line[]) =>
  matchFile(purchases, {
    lines: lines.map(([modelNo, quantity, brand]) => ({
      modelNo,
      quantity,
      ...(brand && { brand }),
    })),
  })

describe('a model number that products of two brands have', () => {
  it('is told apart by the brand that the file has', () => {
    expect(match(compatibles, ['12A', 5, 'ProDot'], ['12A', 3, 'ZEBRONICS '])).toMatchObject({
      typed: [
        ['ProDot 12A', '5'],
        ['Zebronics 12A', '3'],
      ],
      unclear: [],
    })
  })

  it('is asked about without a brand, each once', () => {
    expect(match(compatibles, ['12A', 5], ['12a', 3])).toMatchObject({
      typed: [],
      unclear: [{ modelNo: '12A', products: ['ProDot 12A', 'Zebronics 12A'] }],
    })
  })

  it('is that of the brand beside it in one cell', () => {
    expect(match(compatibles, ['Prodot 12-A', 5]).typed).toEqual([['ProDot 12A', '5']])
  })

  it('of a brand that was never bought is none of them', () => {
    expect(match(compatibles, ['12A', 5, 'HP'])).toMatchObject({ typed: [], unknown: ['HP 12A'] })
  })

  it('is that of the only one which is on sale', () => {
    const { offer: _, ...gone } = bought('ProDot', '12A', { productId: 'former' })
    expect(match([bought('ProDot', '12A'), gone], ['12A', 5]).typed).toEqual([['ProDot 12A', '5']])
  })
})

describe('a model number of a file', () => {
  it.each(['TN 2365', 'tn2365', 'TN‑2365', 'Brother TN-2365'])('may be written %s', (written) => {
    const purchases = [bought('Brother', 'TN-2365')]
    expect(match(purchases, [written, 2], ['TN-2365', 1]).typed).toEqual([['Brother TN-2365', '3']])
  })

  it('is the one written alike, when others differ in signs only', () => {
    const purchases = [bought('HP', 'M-12'), bought('HP', 'M12')]
    expect(match(purchases, ['m-12', 2], ['M12', 3]).typed).toEqual([
      ['HP M-12', '2'],
      ['HP M12', '3'],
    ])
  })

  it('is asked about, when it is written like none of several', () => {
    const purchases = [bought('HP', 'DR-1'), bought('HP', 'DR1')]
    expect(match(purchases, ['DR 1', 2])).toMatchObject({
      typed: [],
      unclear: [{ modelNo: 'DR 1', products: ['HP DR-1', 'HP DR1'] }],
    })
  })

  it('is named when its product cannot be ordered', () => {
    const { offer: _, ...gone } = bought('HP', 'CE285A')
    const purchases = [gone, bought('HP', 'CF226A', { offer: { ...offer, stock: 0 } })]
    expect(match(purchases, ['CE285A', 1], ['CF226A', 1], ['--', 1])).toEqual({
      ...{ typed: [], unclear: [], unavailable: ['CE285A', 'CF226A'], unknown: ['--'] },
    })
  })
})
