import { type Static, Type } from 'typebox'
import {
  largestListLimit,
  longestTakeBackReason,
  mostReceiptParts,
  mostReceiptsAtOnce,
} from '../../rules/limits.ts'
import { matchDifferences, matchReasons } from '../../rules/payments/match-kinds.ts'
import {
  receiptAnswers,
  receiptClosings,
  receiptSources,
  receiptStates,
} from '../../rules/payments/receipt-states.ts'
import { taxForms } from '../../rules/payments/tax-at-source.ts'
import {
  OrderStatusSchema,
  PaidBySchema,
  PaymentStatusSchema,
  ProofStatusSchema,
  TierSchema,
} from '../orders/orders.ts'
import { Cursor, Day, ErrorBodySchema, Id, Instant, oneOf, Rupees } from '../wire.ts'
import { RefundDetailsSchema, RefundSchema } from './refunds.ts'

const strict = { additionalProperties: false }

/** An order that received money is for, or may be for. */
export const ReceiptOrderSchema = Type.Object({
  _id: Id,
  createdAt: Instant,
  tier: TierSchema,
  buyer: Type.String({ description: 'the firm, else the name' }),
  totalAmount: Rupees,
  open: Type.Number({
    description:
      'rupees that no received money covers yet; what was believed before is not counted',
  }),
  orderStatus: OrderStatusSchema,
  paymentStatus: PaymentStatusSchema,
  proofStatus: Type.Optional(ProofStatusSchema),
  paymentReference: Type.Optional(Type.String({ description: 'that the buyer gave' })),
  paymentCode: Type.Optional(Type.String({ description: 'of a reserved order' })),
})

/** An order of a tier that the caller does not manage. */
export const ForeignOrderSchema = Type.Object({ otherTier: Type.Literal(true) })

const order = Type.Union([ReceiptOrderSchema, ForeignOrderSchema])

/** A part of a receipt that was assigned to an order. */
export const AssignedPartSchema = Type.Object({
  order,
  amount: Rupees,
  assignedAt: Instant,
  assignedBy: Type.Optional(Type.String({ description: 'name; absent for the store itself' })),
})

/** What a receipt is probably for, and why. */
export const ReceiptMatchSchema = Type.Object({
  reason: Type.Optional(oneOf(matchReasons)),
  difference: oneOf(matchDifferences),
  tax: Type.Optional(oneOf(taxForms, { description: 'in which form tax was deducted' })),
  why: Type.String({ description: 'a sentence for a person' }),
  parts: Type.Array(Type.Object({ order, amount: Rupees })),
  alternatives: Type.Array(order, { description: 'other orders it may be for' }),
})

/** Money that arrived by a bank statement or the payment gateway. */
export const ReceiptSchema = Type.Object({
  _id: Id,
  source: oneOf(receiptSources),
  state: oneOf(receiptStates),
  amount: Rupees,
  open: Type.Number({ description: 'rupees that are not assigned' }),
  receivedOn: Day,
  narration: Type.Optional(Type.String({ description: 'as the bank wrote it' })),
  reference: Type.Optional(Type.String({ description: 'of the bank or the gateway' })),
  account: Type.Optional(Type.String({ description: 'that the money arrived in' })),
  statement: Type.Optional(Type.Object({ _id: Id, fileName: Type.String() })),
  parts: Type.Array(AssignedPartSchema),
  match: Type.Optional(ReceiptMatchSchema),
  closed: Type.Optional(oneOf(receiptClosings, { description: 'why it is for no order' })),
  refund: Type.Optional(RefundSchema),
})

export const ReceiptListSchema = Type.Object({ receipts: Type.Array(ReceiptSchema) })
export const ReceiptChangedSchema = Type.Object({ message: Type.String(), receipt: ReceiptSchema })

export const ReceiptOrderListSchema = Type.Object({ orders: Type.Array(ReceiptOrderSchema) })

/** Looks for orders that received money may be for. */
export const ReceiptOrdersQuerySchema = Type.Object(
  {
    q: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'number, buyer or reference, or the amount in rupees',
    }),
  },
  strict,
)

/** The number of receipts that wait for an admin, by state. */
export const StateCountsSchema = Type.Object({
  toSettle: Type.Integer({ description: 'exact and proposed ones together' }),
  exact: Type.Integer(),
  proposed: Type.Integer(),
  waiting: Type.Integer(),
})

/** What waits for an admin on the money desk. */
export const ReceiptCountsSchema = Type.Object({
  ...StateCountsSchema.properties,
  toRefund: Type.Integer({ description: 'orders whose money goes back, all of it or a part' }),
  toDo: Type.Integer({ description: 'to settle and to refund together' }),
})

/** Orders whose money goes back to the buyer, and was not recorded as paid back yet; oldest orders first. */
export const DueRefundListSchema = Type.Object({
  refunds: Type.Array(Type.Object({ order: ReceiptOrderSchema, amount: Rupees })),
})

export const DueRefundsQuerySchema = Type.Object(
  {
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const ReceiptsQuerySchema = Type.Object(
  {
    state: Type.Optional(oneOf(receiptStates, { description: 'default: exact' })),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

/** Parts of a receipt for one or several orders. An order that is given twice is refused. */
export const AssignmentSchema = Type.Object(
  {
    parts: Type.Array(Type.Object({ order: Id, amount: Rupees }, strict), {
      minItems: 1,
      maxItems: mostReceiptParts,
    }),
    seen: Type.Number({
      description: '`open` of the receipt as it was looked at; 409 when it is another amount now',
    }),
  },
  strict,
)

/** Exact receipts to assign at once, each a transaction of its own. An id that is given twice counts once. */
export const SettleSchema = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: mostReceiptsAtOnce }) },
  strict,
)

/** The answer of an admin about some payments, each a transaction of its own. An id that is given twice counts once. */
export const AnswerReceiptsSchema = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: mostReceiptsAtOnce }),
    answer: oneOf(receiptAnswers, {
      description:
        'same, different: whether it is the transfer that another statement brought; returned, kept: whether the bank took it back, and with it from its orders; refunded: it was paid back',
    }),
    refund: Type.Optional(RefundDetailsSchema),
  },
  strict,
)

/** Why a payment is taken back from its orders. */
export const TakeBackQuerySchema = Type.Object(
  {
    reason: Type.Optional(
      Type.String({ maxLength: longestTakeBackReason, description: 'kept in the audit' }),
    ),
  },
  strict,
)

/** One result for each receipt, in the order given: the receipt, or why it was not assigned. */
export const SettleResultsSchema = Type.Object({
  results: Type.Array(
    Type.Union([
      Type.Object({ _id: Id, receipt: ReceiptSchema }, strict),
      Type.Object(
        {
          _id: Id,
          code: ErrorBodySchema.properties.code,
          message: ErrorBodySchema.properties.message,
        },
        strict,
      ),
    ]),
  ),
})

/** Money of one order: a part of a receipt of any source. */
export const OrderReceiptSchema = Type.Object({
  _id: Type.String({ description: 'of the receipt' }),
  source: oneOf(receiptSources),
  amount: Type.Number({ description: 'rupees of this part' }),
  receivedOn: Day,
  reference: Type.Optional(Type.String()),
  note: Type.Optional(Type.String({ description: 'why, if an admin believed it' })),
  returnedOn: Type.Optional(
    Type.String({
      format: 'date',
      description: 'the bank seems to have taken it back on this day',
    }),
  ),
  assignedAt: Instant,
  assignedBy: Type.Optional(Type.String({ description: 'name; absent for the store itself' })),
})

/** The money of an order, oldest first. */
export const OrderReceiptsSchema = Type.Object({
  paidBy: Type.Optional(PaidBySchema),
  open: Type.Number({ description: 'rupees that nothing covers' }),
  receipts: Type.Array(OrderReceiptSchema),
})

export type ReceiptOrder = Static<typeof ReceiptOrderSchema>
export type ForeignOrder = Static<typeof ForeignOrderSchema>
export type AssignedPart = Static<typeof AssignedPartSchema>
export type ReceiptMatch = Static<typeof ReceiptMatchSchema>
export type Receipt = Static<typeof ReceiptSchema>
export type ReceiptList = Static<typeof ReceiptListSchema>
export type ReceiptChanged = Static<typeof ReceiptChangedSchema>
export type ReceiptOrderList = Static<typeof ReceiptOrderListSchema>
export type StateCounts = Static<typeof StateCountsSchema>
export type ReceiptCounts = Static<typeof ReceiptCountsSchema>
export type ReceiptsQuery = Static<typeof ReceiptsQuerySchema>
export type DueRefundList = Static<typeof DueRefundListSchema>
export type DueRefund = DueRefundList['refunds'][number]
export type DueRefundsQuery = Static<typeof DueRefundsQuerySchema>
export type AssignmentBody = Static<typeof AssignmentSchema>
export type AnswerReceiptsBody = Static<typeof AnswerReceiptsSchema>
export type SettleBody = Static<typeof SettleSchema>
export type SettleResults = Static<typeof SettleResultsSchema>
export type OrderReceipt = Static<typeof OrderReceiptSchema>
export type OrderReceipts = Static<typeof OrderReceiptsSchema>
