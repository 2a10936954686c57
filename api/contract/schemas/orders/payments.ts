import { type Static, Type } from 'typebox'
import { OneLine, Rupees } from '../wire.ts'
import { ExpectedLinesSchema } from './cart.ts'
import { BuyerNoteSchema, OrderSchema, PoNumberSchema } from './orders.ts'

const strict = { additionalProperties: false }

/** Online payment, first step: the cart becomes an order that awaits its payment. */
export const OnlineOrderSchema = Type.Object(
  {
    shippingInfo: Type.Record(Type.String(), Type.Unknown()),
    expectedTotal: Type.Optional(Rupees),
    expectedLines: Type.Optional(ExpectedLinesSchema),
    poNumber: Type.Optional(PoNumberSchema),
    buyerNote: Type.Optional(BuyerNoteSchema),
  },
  strict,
)

/** The parameters with which the browser opens the gateway's window. */
export const OnlinePaymentSchema = Type.Object({
  keyId: Type.String({ description: 'of the store at the gateway, public' }),
  orderId: Type.String({ description: "the gateway's name of the order" }),
  amount: Rupees,
  currency: Type.Literal('INR'),
  checkoutUrl: Type.Optional(
    Type.String({ description: 'where the browser goes to pay; absent without PUBLIC_ORIGIN' }),
  ),
})

export const OnlineOrderPlacedSchema = Type.Object({
  message: Type.String(),
  order: OrderSchema,
  payment: OnlinePaymentSchema,
})

/** Second step: what the gateway gave the browser after the payment. */
export const OnlineVerificationSchema = Type.Object(
  {
    orderId: OneLine(100, { description: "the gateway's name of the order" }),
    paymentId: OneLine(64),
    signature: OneLine(200, { description: 'HMAC SHA-256 in hex' }),
  },
  strict,
)

export type OnlineOrderForm = Static<typeof OnlineOrderSchema>
export type OnlinePayment = Static<typeof OnlinePaymentSchema>
export type OnlineOrderPlaced = Static<typeof OnlineOrderPlacedSchema>
export type OnlineVerification = Static<typeof OnlineVerificationSchema>
