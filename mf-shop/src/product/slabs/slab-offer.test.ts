import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { activeOffer, slabOffers } from './slab-offer.ts'

const offer = {
  tierPrice: paise(42000),
  slabs: [
    { minQty: 10, maxQty: 24, price: paise(39000) },
    { minQty: 25, maxQty: 49, price: paise(38000) },
    { minQty: 50, price: paise(37500) },
  ],
}

describe('the ranges of an offer', () => {
  it('begin at one piece, at the tier price', () => {
    expect(slabOffers(offer)[0]).toMatchObject({
      slab: { minQty: 1, maxQty: 9 },
      price: 42000,
      saved: 0,
    })
  })

  it('begin at the first slab when that starts at one piece', () => {
    const slabs = [{ minQty: 1, price: paise(40000) }]
    expect(slabOffers({ ...offer, slabs }).map(({ slab }) => slab)).toEqual(slabs)
  })

  it('contain the price of a piece and the saving', () => {
    expect(slabOffers(offer)[1]).toMatchObject({ price: 39000, saved: 3000, savedPercent: 7 })
  })

  it.each([
    ['of the tier price', 42000],
    ['above it', 45000],
    ['that saves less than one percent of it', 41581],
  ])('leave out a slab %s, and the ranges before it reach to the next', (_, price) => {
    const slabs = [
      { minQty: 5, maxQty: 9, price: paise(price) },
      { minQty: 10, price: paise(39000) },
    ]
    const ranges = slabOffers({ ...offer, slabs }).map(({ slab }) => [slab.minQty, slab.maxQty])
    expect(ranges).toEqual([
      [1, 9],
      [10, undefined],
    ])
  })

  it('are none without a slab that saves at least one percent', () => {
    expect(slabOffers({ ...offer, slabs: [{ minQty: 10, price: paise(41581) }] })).toEqual([])
    expect(slabOffers({ ...offer, slabs: [{ minQty: 10, price: paise(41580) }] })).toHaveLength(2)
  })

  it.each([
    [1, 1],
    [9, 1],
    [10, 10],
    [25, 25],
    [60, 50],
  ])('match a quantity of %i to the range from %i', (quantity, from) => {
    expect(activeOffer(slabOffers(offer), quantity)?.slab.minQty).toBe(from)
  })

  it('match no range in a gap between two slabs', () => {
    const slabs = [
      { minQty: 10, maxQty: 24, price: paise(39000) },
      { minQty: 50, price: paise(38000) },
    ]
    expect(activeOffer(slabOffers({ ...offer, slabs }), 30)).toBeUndefined()
  })
})
