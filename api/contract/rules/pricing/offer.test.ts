import { describe, expect, it } from '@jest/globals'
import { offerTo } from './offer.ts'

type Offered = Parameters<typeof offerTo>[1]

const aProduct = (facts: Partial<Offered>): Offered => ({
  _id: 'p1',
  prices: { enduser: 500 },
  quantityBasedPrices: [],
  ...facts,
})

describe('the offer to a user', () => {
  it('has the price of its own tier', () => {
    const prices = { enduser: 500, reseller: 450.5, distributor: 400 }
    expect(offerTo('reseller', aProduct({ prices })).tierPrice).toBe(45050)
    expect(offerTo('visitor', aProduct({ prices })).tierPrice).toBe(50000)
    expect(offerTo('superadmin', aProduct({ prices })).tierPrice).toBe(50000)
  })

  it('uses the price that was sent when it is another tier’s', () => {
    expect(offerTo('enduser', aProduct({ prices: { distributor: 400 } })).tierPrice).toBe(40000)
  })

  it('has the slabs in paise, the smallest quantity first', () => {
    const quantityBasedPrices = [
      { minQty: 25, price: 380 },
      { minQty: 10, maxQty: 24, price: 390.25 },
    ]
    expect(offerTo('enduser', aProduct({ quantityBasedPrices })).slabs).toEqual([
      { minQty: 10, maxQty: 24, price: 39025 },
      { minQty: 25, price: 38000 },
    ])
  })

  it('is an error for a product without any price', () => {
    expect(() => offerTo('enduser', aProduct({ prices: {} }))).toThrow(RangeError)
  })
})
