import { type Static, Type } from 'typebox'
import { longestRefundReference } from '../../rules/limits.ts'
import { Day, OneLine, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

/** Money that went back to who had paid it. */
export const RefundSchema = Type.Object({
  amount: Rupees,
  refundedOn: Day,
  reference: Type.String({ description: 'of the bank, or a note' }),
})

/** How money went back: the day, and the reference of the bank or a note. */
export const RefundDetailsSchema = Type.Object(
  {
    refundedOn: Day,
    reference: OneLine(longestRefundReference),
  },
  strict,
)

/** Records once that the money of a cancelled order went back. */
export const RecordRefundSchema = Type.Object(
  {
    ...RefundDetailsSchema.properties,
    seen: Type.Unsafe<number>({
      ...Rupees,
      description:
        '`refundDue` of the order as it was looked at; 409 when it is another amount now',
    }),
  },
  strict,
)

export type Refund = Static<typeof RefundSchema>
export type RefundDetails = Static<typeof RefundDetailsSchema>
export type RecordRefundBody = Static<typeof RecordRefundSchema>
