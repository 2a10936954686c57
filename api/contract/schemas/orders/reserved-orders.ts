import { type Static, Type } from 'typebox'
import { BankBlockSchema } from '../settings.ts'
import { Instant, Rupees } from '../wire.ts'
import { ExpectedLinesSchema } from './cart.ts'
import { BuyerNoteSchema, PoNumberSchema } from './orders.ts'

const strict = { additionalProperties: false }

/** An order of the cart that is held until it is paid. The shipping is checked field by field, by the role's rules. */
export const ReservationSchema = Type.Object(
  {
    shippingInfo: Type.Record(Type.String(), Type.Unknown()),
    expectedTotal: Type.Optional(Rupees),
    expectedLines: Type.Optional(ExpectedLinesSchema),
    poNumber: Type.Optional(PoNumberSchema),
    buyerNote: Type.Optional(BuyerNoteSchema),
  },
  strict,
)

/** The link with which another device sees what is to be paid, and sends the proof. */
export const PaymentLinkSchema = Type.Object({
  path: Type.String({ description: 'of the page, on the origin of the site; a key to it' }),
  expiresAt: Instant,
})

/** `{token}` of a payment link. Any text, because a wrong one is a 404. */
export const PaymentLinkParamsSchema = Type.Object({ token: Type.String({ maxLength: 200 }) })

/** How the order of a payment link stands: it waits for the payment, a proof was sent, it was paid, or it is cancelled. */
export const paymentLinkStates = ['open', 'sent', 'paid', 'cancelled'] as const

/** All that a payment link shows: nothing of the buyer or the products. */
export const PaymentPageSchema = Type.Object({
  order: Type.String({ description: 'the name of the order, #5XBNRP' }),
  state: Type.Unsafe<(typeof paymentLinkStates)[number]>(
    Type.String({ enum: [...paymentLinkStates] }),
  ),
  totalAmount: Rupees,
  openAmount: Type.Optional(Rupees),
  paymentCode: Type.String(),
  payBy: Instant,
  bank: Type.Optional(BankBlockSchema),
})

export const PaymentPageChangedSchema = Type.Object({
  message: Type.String(),
  payment: PaymentPageSchema,
})

export type Reservation = Static<typeof ReservationSchema>
export type PaymentLink = Static<typeof PaymentLinkSchema>
export type PaymentPage = Static<typeof PaymentPageSchema>
export type PaymentPageChanged = Static<typeof PaymentPageChangedSchema>
