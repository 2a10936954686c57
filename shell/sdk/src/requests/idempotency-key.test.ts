import { expect, it } from '@jest/globals'
import { newIdempotencyKey } from './idempotency-key.ts'

it('creates a different key each time', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})
