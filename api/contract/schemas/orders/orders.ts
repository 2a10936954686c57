import { type Static, Type } from 'typebox'
import { tiers } from '../../rules/accounts/roles.ts'
import { largestListLimit, longestBuyerNote, longestPoNumber } from '../../rules/limits.ts'
import { orderSorts } from '../../rules/orders/admin/order-lists.ts'
import { orderQueues } from '../../rules/orders/admin/order-queues.ts'
import { freightTerms } from '../../rules/orders/dispatch.ts'
import {
  type OrderStatus,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '../../rules/orders/order-states.ts'
import { proofStatuses } from '../../rules/orders/proof-states.ts'
import { paidByKinds } from '../../rules/payments/payment-status.ts'
import { consignees } from '../../rules/shipping/place-of-supply.ts'
import { OrderRefundSchema, RefundSchema } from '../payments/refunds.ts'
import { Cursor, Day, Id, Instant, OneLine, oneOf, Rupees, tableFormat } from '../wire.ts'
import { ExpectedLinesSchema } from './cart.ts'
import { OrderDeliveryTermsSchema } from './delivery-terms.ts'
import { TaxIssueSchema } from './tax-details.ts'

const strict = { additionalProperties: false }

export const OrderStatusSchema = oneOf(orderStatuses)
export const PaymentStatusSchema = oneOf(paymentStatuses)
export const PaymentMethodSchema = oneOf(paymentMethods)
export const ProofStatusSchema = oneOf(proofStatuses)
export const FreightSchema = oneOf(freightTerms)
export const TierSchema = oneOf(tiers)
export const PaidBySchema = oneOf(paidByKinds)

/** A sold product as it was named then: a snapshot, never a look-up (ordering 3.5). */
export const OrderLineSchema = Type.Object({
  product: Type.Object({
    _id: Type.Optional(Id),
    name: Type.String(),
    modelNo: Type.String(),
    brand: Type.String(),
    category: Type.String(),
  }),
  quantity: Type.Integer(),
  price: Type.Number({ description: 'rupees a piece' }),
  total: Rupees,
  gst: Type.Number({ description: 'percent, inside the price' }),
  taxable: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  igst: Rupees,
})

/** One entry of an order's timeline: who changed what, from what to what, when and why. */
export const OrderEventSchema = Type.Object({
  at: Instant,
  kind: oneOf(['placed', 'status', 'payment', 'bill', 'proof', 'tax', 'refund'] as const),
  by: Type.String({ description: 'a name, for admins; a role, for the buyer' }),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
})

/** The number of the buyer's purchase order, in a request. */
export const PoNumberSchema = OneLine(longestPoNumber, {
  description:
    "of the buyer's purchase order, which stands on the papers of the order; blank: none",
})

/** What the buyer writes for the seller, in a request. */
export const BuyerNoteSchema = Type.String({
  maxLength: longestBuyerNote,
  description: 'for whoever packs the order, on one line or several; blank: none',
})

/** Who gets the goods and where, and who is billed, at the time of the order. */
export const OrderShippingSchema = Type.Object({
  fullName: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pincode: Type.String(),
  businessName: Type.Optional(Type.String()),
  gstNumber: Type.Optional(Type.String()),
  panNumber: Type.Optional(Type.String()),
  companyAddress: Type.Optional(Type.String()),
  companyCity: Type.Optional(Type.String()),
  companyState: Type.Optional(Type.String()),
  companyPincode: Type.Optional(Type.String()),
  consignee: Type.Optional(oneOf(consignees)),
  deliveryMethod: Type.Optional(Type.String()),
  courierOption: Type.Optional(Type.String()),
  customCourier: Type.Optional(Type.String()),
  busName: Type.Optional(Type.String()),
  busNumber: Type.Optional(Type.String()),
  contactNumber: Type.Optional(Type.String()),
})

/** How a shipped order was sent. */
export const OrderDispatchSchema = Type.Object({
  courier: Type.String(),
  docketNumber: Type.Optional(Type.String()),
  trackingLink: Type.Optional(
    Type.String({ description: "https address: the courier's page, or the one an admin entered" }),
  ),
  packages: Type.Optional(Type.Integer()),
  freight: Type.Optional(FreightSchema),
})

/** The buyer, for admins. */
export const OrderBuyerSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: TierSchema,
})

export const OrderSchema = Type.Object({
  _id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  tier: TierSchema,
  items: Type.Array(OrderLineSchema),
  totalAmount: Rupees,
  openAmount: Type.Optional(
    Type.Unsafe<number>({
      ...Rupees,
      description: 'what is open of it; only when a part was paid',
    }),
  ),
  refundDue: Type.Optional(
    Type.Unsafe<number>({
      ...Rupees,
      description: 'what goes back to the buyer, until it is recorded',
    }),
  ),
  refund: Type.Optional(
    Type.Unsafe<Static<typeof RefundSchema>>({
      ...RefundSchema,
      description:
        'the last of the refunds once nothing more goes back, for screens of before there were several',
    }),
  ),
  refunds: Type.Optional(
    Type.Array(OrderRefundSchema, {
      description: 'what went back, oldest first; those that were struck out for admins only',
    }),
  ),
  orderStatus: OrderStatusSchema,
  paymentStatus: PaymentStatusSchema,
  paymentMethod: PaymentMethodSchema,
  paidBy: Type.Optional(
    oneOf(paidByKinds, { description: 'what shows that it is paid; for admins' }),
  ),
  paymentProof: Type.Optional(Type.String({ description: 'signed address, good for 10 minutes' })),
  proofStatus: Type.Optional(ProofStatusSchema),
  paymentReference: Type.Optional(Type.String({ description: 'number of the transaction' })),
  poNumber: Type.Optional(Type.String({ description: "of the buyer's purchase order" })),
  buyerNote: Type.Optional(Type.String({ description: 'what the buyer wrote for the seller' })),
  paymentProofType: Type.Optional(Type.String({ description: 'media type of the proof' })),
  payBy: Type.Optional(
    Type.Unsafe<string>({
      ...Instant,
      description: 'held until then; cancelled unless it is paid',
    }),
  ),
  paymentCode: Type.Optional(
    Type.String({
      description:
        'XXXX-XXXX: the note of the transfer that pays a reserved order, or one on credit',
    }),
  ),
  creditDays: Type.Optional(
    Type.Integer({ description: 'an order on credit: due so many days after its invoice' }),
  ),
  dueOn: Type.Optional(
    Type.Unsafe<string>({ ...Day, description: 'of an order on credit that was sent' }),
  ),
  billUrl: Type.Optional(Type.String({ description: 'signed address, good for 10 minutes' })),
  shippingInfo: OrderShippingSchema,
  placeOfSupply: Type.Optional(
    Type.String({ description: 'GST code of the state, two digits, by which the tax is split' }),
  ),
  taxIssues: Type.Optional(
    Type.Array(TaxIssueSchema, {
      description: 'what contradicts itself and waits to be settled; absent when nothing does',
    }),
  ),
  dispatch: Type.Optional(OrderDispatchSchema),
  deliveryTerms: Type.Optional(OrderDeliveryTermsSchema),
  cancelReason: Type.Optional(Type.String()),
  buyer: Type.Optional(OrderBuyerSchema),
  timeline: Type.Array(OrderEventSchema),
})

export const OrderListSchema = Type.Object({ orders: Type.Array(OrderSchema) })

const filters = {
  q: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(OneLine(20)),
  from: Type.Optional(OneLine(30, { description: 'ISO 8601, included' })),
  to: Type.Optional(OneLine(30, { description: 'ISO 8601, not included' })),
}

/** The filters of a buyer's orders, for the list and its file. */
const OwnOrdersFilterSchema = Type.Object(
  {
    ...filters,
    needsBuyer: Type.Optional(
      Type.Boolean({
        description: 'only those that wait for the buyer: reserved, unpaid, or proof rejected',
      }),
    ),
    poNumber: Type.Optional(
      OneLine(longestPoNumber, {
        description: 'only those with exactly this purchase order number, in any case',
      }),
    ),
  },
  strict,
)

export const OwnOrdersExportQuerySchema = Type.Object(
  { ...OwnOrdersFilterSchema.properties, format: tableFormat('csv') },
  strict,
)

export const OwnOrdersQuerySchema = Type.Object(
  {
    ...OwnOrdersFilterSchema.properties,
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const AdminOrdersQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
    ...filters,
    account: Type.Optional(Id),
    paymentStatus: Type.Optional(OneLine(20)),
    queue: Type.Optional(oneOf(orderQueues)),
    sort: Type.Optional(oneOf(orderSorts)),
  },
  strict,
)

export const OrderChangedSchema = Type.Object({ message: Type.String(), order: OrderSchema })

/**
 * The `data` of POST /orders/manual. The order is refused (409) when it is not the one that was seen: it has other lines than
 * expected, or costs more than the expected total. The shipping is checked field by field, by the role's rules.
 */
export const ManualOrderDataSchema = Type.Object({
  shippingInfo: Type.Record(Type.String(), Type.Unknown()),
  paymentReference: Type.Optional(OneLine(60)),
  poNumber: Type.Optional(PoNumberSchema),
  buyerNote: Type.Optional(BuyerNoteSchema),
  expectedTotal: Type.Optional(Rupees),
  expectedLines: Type.Optional(ExpectedLinesSchema),
})

/** How an order was sent. The feature checks the values, so that an invalid one is named. */
export const DispatchChangeSchema = Type.Object(
  {
    courier: OneLine(60),
    docketNumber: Type.Optional(OneLine(60)),
    trackingLink: Type.Optional(OneLine(500)),
    packages: Type.Optional(Type.Number({ description: 'a whole number from 1 to 999' })),
    freight: Type.Optional(FreightSchema),
  },
  { ...strict, description: 'only with shipped or delivered; may be added later' },
)

/** In any case; the feature checks the values, so that an invalid one is named. */
export const StatusChangeSchema = Type.Object(
  {
    status: OneLine(40),
    dispatch: Type.Optional(DispatchChangeSchema),
    reason: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'only with cancelled: the buyer reads it, and the credit note names it',
      }),
    ),
    seen: Type.Optional(
      Type.Unsafe<OrderStatus>(
        Type.String({
          enum: [...orderStatuses],
          description: 'the status that the order was seen with; 409 when it has another one now',
        }),
      ),
    ),
  },
  strict,
)
export const PaymentChangeSchema = Type.Object({ paymentStatus: OneLine(40) }, strict)
export const CancelSchema = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: 500 })) },
  strict,
)

export type OrderLine = Static<typeof OrderLineSchema>
export type OrderEvent = Static<typeof OrderEventSchema>
export type OrderShipping = Static<typeof OrderShippingSchema>
export type OrderDispatch = Static<typeof OrderDispatchSchema>
export type Order = Static<typeof OrderSchema>
export type ManualOrderData = Static<typeof ManualOrderDataSchema>
export type OrderList = Static<typeof OrderListSchema>
export type OwnOrdersFilter = Static<typeof OwnOrdersFilterSchema>
export type OwnOrdersExportQuery = Static<typeof OwnOrdersExportQuerySchema>
export type OwnOrdersQuery = Static<typeof OwnOrdersQuerySchema>
export type AdminOrdersQuery = Static<typeof AdminOrdersQuerySchema>
export type OrderChanged = Static<typeof OrderChangedSchema>
export type StatusChange = Static<typeof StatusChangeSchema>
