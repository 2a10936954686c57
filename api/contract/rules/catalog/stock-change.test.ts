import { expect, it } from '@jest/globals'
import { resolveStock } from './stock-change.ts'

const sold = 'Stock changed meanwhile: it was 10, it is 7 now. Check it and save again.'

it.each([
  ['is set when it is what was seen', { requested: 15, seen: 10, stock: 10 }, { stock: 15 }],
  ['stays when the one seen was left alone', { requested: 10, seen: 10, stock: 7 }, { stock: 7 }],
  [
    'is not set over a sale since it was seen',
    { requested: 15, seen: 10, stock: 7 },
    { message: sold },
  ],
  [
    'is set unseen while nothing was sold',
    { requested: 15, stock: 10, lastSet: 10 },
    { stock: 15 },
  ],
  ['is not set unseen over a sale', { requested: 15, stock: 7, lastSet: 10 }, { message: sold }],
  ['is not put back unseen', { requested: 10, stock: 7, lastSet: 10 }, { message: sold }],
  ['may be requested as it is', { requested: 7, stock: 7, lastSet: 10 }, { stock: 7 }],
  [
    'is not set without the previous stock, because a sale may have happened',
    { requested: 15, stock: 7 },
    { message: 'Stock changed meanwhile: it is 7 now. Check it and save again.' },
  ],
])('a stock %s', (_what, change, result) => {
  expect(resolveStock({ seen: undefined, lastSet: undefined, ...change })).toEqual(result)
})
