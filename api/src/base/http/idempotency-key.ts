import { Type } from 'typebox'

/** How long an Idempotency-Key is kept, in ms (base 1.10: a day). */
export const idempotencyKeyLifetimeMs = 24 * 3_600_000

/** The header that makes a repeated request idempotent (base 1.10). */
export const IdempotencyHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'made by the client, kept 24 hours: the same key gives the first answer again',
    }),
  ),
})
