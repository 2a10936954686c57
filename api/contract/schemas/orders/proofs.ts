import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { proofSorts, proofStatuses, proofVerdicts } from '../../rules/orders/proof-states.ts'
import { bankAnswers } from '../../rules/payments/bank-answer.ts'
import { Id, Instant, oneOf, Rupees } from '../wire.ts'
import { OrderSchema, OrderStatusSchema, ProofStatusSchema } from './orders.ts'

const strict = { additionalProperties: false }

export const ProofsQuerySchema = Type.Object(
  {
    status: Type.Optional(
      Type.Unsafe<(typeof proofStatuses)[number]>(
        Type.String({ enum: [...proofStatuses], description: 'default: unverified' }),
      ),
    ),
    sort: Type.Optional(
      Type.Unsafe<(typeof proofSorts)[number]>(
        Type.String({
          enum: [...proofSorts],
          description: 'default: oldest proof first',
        }),
      ),
    ),
    // A time (the first ten characters of a ULID up to the year 9774) and the id of an order.
    cursor: Type.Optional(
      Type.String({ pattern: '^[0-6][0-9A-HJKMNP-TV-Z]{9}[0-7][0-9A-HJKMNP-TV-Z]{25}$' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

const likeness = { sameFile: Type.Boolean(), sameReference: Type.Boolean() }

/** An order with the same file or the same transaction; the order's own id when its rejected proof had it. */
export const DuplicateProofSchema = Type.Object({
  _id: Id,
  createdAt: Instant,
  buyer: Type.String({ description: 'name' }),
  totalAmount: Rupees,
  orderStatus: OrderStatusSchema,
  proofStatus: Type.Optional(ProofStatusSchema),
  ...likeness,
})

/** Whether there are such orders of tiers that the caller does not manage, and what they have in common. */
export const ForeignDuplicateSchema = Type.Object({ otherTier: Type.Literal(true), ...likeness })

export const ProofOrderSchema = Type.Object({
  ...OrderSchema.properties,
  duplicates: Type.Array(Type.Union([DuplicateProofSchema, ForeignDuplicateSchema])),
  bank: Type.Optional(
    oneOf(bankAnswers, {
      description:
        'what the bank statements say about the reference of the proof; absent without a reference, unless received money is assigned',
    }),
  ),
  bankDay: Type.Optional(
    Type.String({ format: 'date', description: 'of the statement line with the reference' }),
  ),
  bankOrder: Type.Optional(
    Type.String({ description: 'the order of `other-order`, if the caller manages it' }),
  ),
})

export const ProofListSchema = Type.Object({ orders: Type.Array(ProofOrderSchema) })

export const ProofVerdictSchema = Type.Object(
  {
    verdict: Type.Unsafe<(typeof proofVerdicts)[number]>(Type.String({ enum: [...proofVerdicts] })),
    reason: Type.Optional(Type.String({ maxLength: 500, description: 'needed to reject' })),
    seen: Type.Optional(
      Type.String({
        format: 'date-time',
        description:
          '`updatedAt` of the order as it was looked at; 409 when it has changed since. Without it a proof that has its verdict gets no other one (409)',
      }),
    ),
  },
  strict,
)

export type ProofsQuery = Static<typeof ProofsQuerySchema>
export type DuplicateProof = Static<typeof DuplicateProofSchema>
export type ForeignDuplicate = Static<typeof ForeignDuplicateSchema>
export type ProofOrder = Static<typeof ProofOrderSchema>
export type ProofList = Static<typeof ProofListSchema>
export type ProofVerdictBody = Static<typeof ProofVerdictSchema>
