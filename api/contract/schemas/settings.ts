import { type Static, Type } from 'typebox'
import { RoleSchema } from './accounts/accounts.ts'
import { DeliveryTableSchema } from './orders/delivery-terms.ts'
import { CreditStandingSchema } from './payments/credit.ts'

/** The bank account for transfers (support 5.3). */
export const BankBlockSchema = Type.Object({
  accountHolder: Type.String(),
  bank: Type.String(),
  accountNumber: Type.String(),
  ifsc: Type.String(),
  branch: Type.String(),
  upiId: Type.Optional(Type.String()),
  upiLimit: Type.Optional(Type.Number({ description: 'rupees: the most that UPI pays at once' })),
  changedAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'within the last 14 days' }),
  ),
  upiMerchantCode: Type.Optional(Type.String({ description: "of a merchant's UPI id" })),
  /** Present when orders can be paid online. */
  online: Type.Optional(Type.Literal(true)),
  holdHours: Type.Optional(
    Type.Integer({ description: 'a reserved order is held so long; absent when none can be' }),
  ),
  credit: Type.Optional(
    Type.Unsafe<Static<typeof CreditStandingSchema>>({
      ...CreditStandingSchema,
      description: "the caller's; absent without",
    }),
  ),
  orderLimits: Type.Optional(
    Type.Object(
      {
        reserve: Type.Optional(Type.String({ description: 'why it cannot be reserved' })),
        transfer: Type.Optional(
          Type.String({ description: 'why it cannot be placed with a payment proof or online' }),
        ),
        isEmailAsked: Type.Optional(
          Type.Literal(true, { description: 'it could, once the e-mail address is confirmed' }),
        ),
      },
      {
        description:
          "what would refuse the order of the caller's cart, in sentences to show; absent when nothing would",
      },
    ),
  ),
})

export type BankBlock = Static<typeof BankBlockSchema>

/** A day on which the seller does not ship. */
export const HolidaySchema = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD, a day in India' }),
  name: Type.String(),
})

/**
 * Who sells here, as the Consumer Protection (E-Commerce) Rules, 2020 ask, and the terms only the seller can decide. What is
 * not set is absent.
 */
export const SellerFactsSchema = Type.Object({
  name: Type.Optional(Type.String({ description: 'the legal name, as on invoices' })),
  gstin: Type.Optional(Type.String()),
  address: Type.Optional(Type.String({ description: 'without the state' })),
  state: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String({ description: 'on papers' })),
  email: Type.Optional(Type.String({ description: 'on papers' })),
  officerName: Type.Optional(Type.String({ description: 'the grievance officer' })),
  officerEmail: Type.Optional(Type.String()),
  officerPhone: Type.Optional(Type.String()),
  dispatchDays: Type.Optional(
    Type.Integer({
      description:
        'working days from a verified payment to dispatch, where `delivery` has none of its own',
    }),
  ),
  returnDays: Type.Optional(Type.Integer({ description: 'days after delivery' })),
  refundDays: Type.Optional(Type.Integer({ description: 'working days' })),
  holidays: Type.Optional(Type.Array(HolidaySchema, { description: 'coming ones, by date' })),
  delivery: Type.Optional(DeliveryTableSchema),
})

export type SellerFacts = Static<typeof SellerFactsSchema>

/** A fact that pages show, or else which variable of the configuration gives it. */
export type SellerFact = Exclude<keyof SellerFacts, 'phone' | 'email' | 'holidays' | 'delivery'>

/** The accounts of a demo, whose password is public; none in a real store. */
export const DemoSettingsSchema = Type.Object({
  accounts: Type.Array(
    Type.Object({ role: RoleSchema, email: Type.String(), password: Type.String() }),
  ),
})

export type DemoSettings = Static<typeof DemoSettingsSchema>
