import { expect, it } from '@jest/globals'
import { newIdempotencyKey } from './idempotency-key.ts'

it('gets another key each time one is made', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})
