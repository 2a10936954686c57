import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/money'
import { slabOffers } from './slab-offer.ts'

const offer = {
  tierPrice: paise(42000),
  slabs: [
    { minQty: 10, maxQty: 24, price: paise(39000) },
    { minQty: 25, price: paise(45000) },
    { minQty: 50, price: paise(41950) },
  ],
}

describe('the slabs of an offer', () => {
  it('tell what a piece costs and what that saves', () => {
    expect(slabOffers(offer)[0]).toMatchObject({ price: 39000, saved: 3000, savedPercent: 7 })
  })

  it('never cost more than the tier price', () => {
    expect(slabOffers(offer)[1]).toMatchObject({ price: 42000, saved: 0, savedPercent: 0 })
  })

  it('call a small saving one percent, not none', () => {
    expect(slabOffers(offer)[2]).toMatchObject({ saved: 50, savedPercent: 1 })
  })
})
