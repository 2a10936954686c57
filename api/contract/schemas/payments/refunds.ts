import { type Static, Type } from 'typebox'
import { longestRefundReference, longestStrikeReason } from '../../rules/limits.ts'
import { Day, Id, Instant, OneLine, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

/** Money that went back to who had paid it. */
export const RefundSchema = Type.Object({
  amount: Rupees,
  refundedOn: Day,
  reference: Type.String({ description: 'of the bank, or a note' }),
})

/** A refund of an order. One that was recorded by mistake is struck out and stays; its money has not gone back. */
export const OrderRefundSchema = Type.Object({
  ...RefundSchema.properties,
  ordinal: Type.Integer({ description: 'of the refunds of the order, from 1' }),
  struck: Type.Optional(Type.Object({ at: Instant, reason: Type.String() })),
})

/** How money went back: the day, and the reference of the bank or a note. */
export const RefundDetailsSchema = Type.Object(
  {
    refundedOn: Day,
    reference: OneLine(longestRefundReference),
  },
  strict,
)

/** Records once that money of an order went back, all that is due or a part of it. */
export const RecordRefundSchema = Type.Object(
  {
    ...RefundDetailsSchema.properties,
    amount: Type.Optional(
      Type.Unsafe<number>({ ...Rupees, description: 'what went back; all that is due without it' }),
    ),
    seen: Type.Unsafe<number>({
      ...Rupees,
      description:
        '`refundDue` of the order as it was looked at; 409 when it is another amount now',
    }),
  },
  strict,
)

/** The refund of an order by its ordinal. */
export const RefundParamsSchema = Type.Object({
  id: Id,
  ordinal: Type.Integer({ minimum: 1, maximum: 10_000 }),
})

/** Strikes a refund out that was recorded by mistake. */
export const StrikeRefundSchema = Type.Object(
  { reason: OneLine(longestStrikeReason, { description: 'stays with the refund' }) },
  strict,
)

export type OrderRefund = Static<typeof OrderRefundSchema>
export type StrikeRefundBody = Static<typeof StrikeRefundSchema>
export type Refund = Static<typeof RefundSchema>
export type RefundDetails = Static<typeof RefundDetailsSchema>
export type RecordRefundBody = Static<typeof RecordRefundSchema>
