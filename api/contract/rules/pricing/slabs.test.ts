import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise } from './money.ts'
import type { Slab } from './price.ts'
import { nameOfSlab, validateSlabs } from './slabs.ts'

const enduserPrice = paise(50_000)

function slabOf(minQty: number, maxQty: number | undefined, price = 40_000): Slab {
  return { minQty, ...(maxQty !== undefined && { maxQty }), price: paise(price) }
}

/** Whether every quantity has at most one slab, and more pieces never cost more a piece, tested one by one. */
function isGood(slabs: readonly Slab[], largest: number): boolean {
  const isSane = slabs.every(
    ({ minQty, maxQty, price }) =>
      minQty >= 1 && (maxQty === undefined || maxQty >= minQty) && price <= enduserPrice,
  )
  const quantities = Array.from({ length: largest + 1 }, (_, index) => index + 1)
  return (
    isSane &&
    quantities.every((quantity) => {
      const matching = slabs.filter(
        ({ minQty, maxQty = Number.POSITIVE_INFINITY }) => minQty <= quantity && quantity <= maxQty,
      )
      return matching.length <= 1
    }) &&
    slabs.every((slab) =>
      slabs.every((other) => slab.minQty >= other.minQty || slab.price >= other.price),
    )
  )
}

describe('the slabs of a product', () => {
  it('are valid exactly when they do not overlap, are not reversed and cost no more than the product', () => {
    const slab = fc
      .tuple(
        fc.integer({ min: 0, max: 30 }),
        fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
        fc.integer({ min: 49_990, max: 50_005 }),
      )
      .map((parts) => slabOf(...parts))
    fc.assert(
      fc.property(
        fc.array(slab, { maxLength: 4 }),
        (slabs) => (validateSlabs(slabs, enduserPrice).length === 0) === isGood(slabs, 31),
      ),
      { numRuns: 5_000 },
    )
  })

  it('may leave gaps, come in any order and be open-ended', () => {
    const slabs = [slabOf(50, undefined, 39_000), slabOf(10, 19), slabOf(30, 49)]
    expect(validateSlabs(slabs, enduserPrice)).toEqual([])
  })

  it.each([
    [
      'ends before it starts',
      [slabOf(10, 9)],
      0,
      'Slab 10–9: the largest quantity is below the smallest.',
    ],
    [
      'overlaps another',
      [slabOf(10, 20), slabOf(20, undefined)],
      1,
      'Slab 20+ overlaps slab 10–20.',
    ],
    [
      'is open-ended before another',
      [slabOf(10, undefined), slabOf(30, 40)],
      1,
      'Slab 30–40 overlaps slab 10+.',
    ],
    [
      'is dearer',
      [slabOf(5, 9, 50_001)],
      0,
      'Slab 5–9 costs more than the end-user price of ₹500.',
    ],
    [
      'costs more a piece than one of fewer pieces',
      [slabOf(25, undefined, 45_000), slabOf(10, 24)],
      0,
      'Slab 25+ costs more a piece than slab 10–24. More pieces must not cost more.',
    ],
    [
      'starts below one',
      [slabOf(0, 9)],
      0,
      'Slab 0–9: the smallest quantity must be a whole number from 1.',
    ],
    [
      'starts at half a piece',
      [slabOf(1.5, 9)],
      0,
      'Slab 1.5–9: the smallest quantity must be a whole number from 1.',
    ],
  ])('are rejected when one %s', (...[_why, slabs, index, message]) => {
    expect(validateSlabs(slabs, enduserPrice)).toEqual([{ index, message }])
  })

  it('are all reported', () => {
    const slabs = [slabOf(10, 9), slabOf(30, 40), slabOf(35, 36)]
    expect(validateSlabs(slabs, enduserPrice).map(({ index }) => index)).toEqual([0, 2])
  })
})

describe('the name of a slab', () => {
  it('states its range', () => {
    expect([nameOfSlab({ minQty: 10, maxQty: 24 }), nameOfSlab({ minQty: 25 })]).toEqual([
      '10–24',
      '25+',
    ])
  })
})
