import { expect, it } from '@jest/globals'
import { paise } from '../../pricing/money.ts'
import { confirmedBuyerLimits, excessOf, type UnpaidGoods } from './new-buyer-limits.ts'

const rupees = (amount: number) => paise(amount * 100)
const limits = {
  reserved: rupees(50_000),
  unpaid: rupees(200_000),
  network: rupees(400_000),
  stockPercent: 20,
  pieces: 10,
}

function goods(given: Partial<UnpaidGoods> & { pieces?: [number, number, number] }): UnpaidGoods {
  const { pieces = [1, 1, 9], ...rest } = given
  const [quantity, held, stock] = pieces
  const products = [{ name: 'Dome camera', quantity, held, stock }]
  const value = rupees(10_000)
  return { isReserved: true, ofBuyer: value, ofNetwork: value, products, ...rest }
}

it.each([
  ['a few pieces', goods({})],
  ['the last few pieces of a product', goods({ pieces: [10, 10, 0] })],
  ['the limit itself', goods({ ofBuyer: rupees(50_000) })],
  ['a fifth of the stock', goods({ pieces: [20, 20, 80] })],
  [
    'with a proof, more than can be reserved',
    goods({ isReserved: false, ofBuyer: rupees(60_000) }),
  ],
])('a new buyer may order %s', (_name, ordered) => {
  expect(excessOf(ordered, limits)).toBeUndefined()
})

it('a new buyer may reserve goods of a limited value, and pay later for a higher one', () => {
  const most = rupees(50_000)
  const wanted = rupees(50_001)
  expect(excessOf(goods({ ofBuyer: wanted }), limits)).toEqual({ limit: 'value', most, wanted })
  const dear = rupees(200_001)
  expect(excessOf(goods({ isReserved: false, ofBuyer: dear }), limits)).toEqual({
    limit: 'value',
    most: rupees(200_000),
    wanted: dear,
  })
})

it.each([
  ['of one order', [21, 21, 79], 20],
  ['together with the other orders', [11, 26, 74], 10],
  ['of a small stock', [12, 12, 0], 10],
] as const)('a new buyer may take a part of the stock %s', (_name, pieces, most) => {
  expect(excessOf(goods({ pieces: [...pieces] }), limits)).toEqual({
    limit: 'stock',
    products: [{ name: 'Dome camera', most }],
  })
})

it('the new buyers of a network may take goods of a limited value', () => {
  const ofNetwork = rupees(400_001)
  expect(excessOf(goods({ ofNetwork }), limits)).toEqual({ limit: 'network' })
})

it('a limit of 0 limits nothing', () => {
  const none = { ...limits, reserved: paise(0), unpaid: paise(0), network: paise(0) }
  const dear = rupees(9_000_000)
  expect(excessOf(goods({ ofBuyer: dear, ofNetwork: dear }), none)).toBeUndefined()
})

it('a confirmed e-mail address raises the values of its buyer, but nothing of a network and no part of a stock', () => {
  expect(confirmedBuyerLimits(limits, 2)).toEqual({
    ...limits,
    reserved: rupees(100_000),
    unpaid: rupees(400_000),
  })
  expect(confirmedBuyerLimits({ ...limits, reserved: paise(0) }, 2).reserved).toBe(0)
})
