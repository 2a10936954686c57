import { expect, it } from '@jest/globals'
import { createCartAddKeys } from './cart-add-keys.ts'

const wanted = { productId: 'p1', quantity: 1 }
const error = { status: 'FETCH_ERROR', error: 'lost' } as const

it('forgets an attempt without an answer after ten minutes: the same press means one more by then', () => {
  let time = 0
  const keys = createCartAddKeys(() => time)
  const key = keys.take(wanted)
  keys.noteFailure(wanted, { key, error })
  time = 10 * 60_000 - 1
  expect(keys.take(wanted)).toBe(key)
  keys.noteFailure(wanted, { key, error })
  time += 10 * 60_000
  expect(keys.take(wanted)).not.toBe(key)
})

it('gives a press while the retry is under way a key of its own', () => {
  const keys = createCartAddKeys()
  const key = keys.take(wanted)
  keys.noteFailure(wanted, { key, error })
  expect([keys.take(wanted) === key, keys.take(wanted) === key]).toEqual([true, false])
})
