import { describe, expect, it } from '@jest/globals'
import { largestCartLines } from '@store/contract/rules/limits'
import { paise } from '@store/contract/rules/pricing/money'
import type { ProductRecord } from '../../../catalog/products/product.ts'
import { planAdditions } from './cart-plan.ts'

function productOf(id: number): ProductRecord {
  return {
    id,
    publicId: String(id),
    name: 'Toner',
    brand: 'HP',
    category: 'Cartridge',
    modelNo: `T${id}`,
    description: '',
    hsn: undefined,
    unit: 'PCS',
    gstPercent: 18,
    stock: 10,
    pricesPaise: { enduser: paise(1), reseller: paise(1), distributor: paise(1) },
    slabs: [],
    images: [],
    version: 1,
  }
}

describe('a full cart', () => {
  const inCart = new Map(Array.from({ length: largestCartLines }, (_, id) => [id, 1]))

  it('accepts more pieces of its products, and no other products', () => {
    const plan = planAdditions(
      [
        { line: 1, quantity: 2, products: [productOf(7)] },
        { line: 2, quantity: 1, products: [productOf(largestCartLines)] },
      ],
      inCart,
    )
    expect(plan).toEqual({
      additions: [{ productId: 7, quantity: 2 }],
      rejected: [{ line: 2, message: 'Your cart is full. Please place this order first.' }],
    })
  })
})
