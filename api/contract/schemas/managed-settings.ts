import { type Static, Type } from 'typebox'
import { DeliveryTableFormSchema, DeliveryTableSchema } from './orders/delivery-terms.ts'
import { HolidaySchema } from './settings.ts'
import { Id, Instant, OneLine } from './wire.ts'

const strict = { additionalProperties: false }
const lines = (maxLength: number) => Type.String({ maxLength })
const optionalLine = (maxLength: number) => Type.Optional(OneLine(maxLength))

const bankFields = {
  accountHolder: OneLine(100),
  bank: OneLine(100),
  accountNumber: OneLine(40),
  ifsc: OneLine(20),
  branch: OneLine(100),
  upiId: optionalLine(165),
}
const sellerFields = {
  name: OneLine(120),
  gstin: optionalLine(20),
  address: lines(300),
  state: optionalLine(60),
  phone: optionalLine(30),
  email: optionalLine(254),
  officerName: optionalLine(100),
  officerEmail: optionalLine(254),
  officerPhone: optionalLine(30),
}
const Days = Type.Integer({ description: '0 is undecided' })
const termFields = { dispatchDays: Days, returnDays: Days, refundDays: Days }

const productFields = {
  declarationsRequired: Type.Boolean({
    description: 'true: a product is put on sale only with all that the law makes a shop show',
  }),
}

const seen = {
  seen: Type.Integer({ minimum: 0, description: 'the version that the caller has seen' }),
}

/** The seller; facts that are left out are removed. */
export const SellerFormSchema = Type.Object({ ...sellerFields, ...seen }, strict)

export const TermsFormSchema = Type.Object({ ...termFields, ...seen }, strict)

export const HolidaysFormSchema = Type.Object(
  {
    days: Type.Array(Type.Object({ date: OneLine(10), name: OneLine(60) }, strict), {
      maxItems: 366,
    }),
    ...seen,
  },
  strict,
)

/** The terms of all delivery methods; a part that is left out is removed. */
export const DeliveryFormSchema = Type.Object({ table: DeliveryTableFormSchema, ...seen }, strict)

export const ProductSettingsFormSchema = Type.Object({ ...productFields, ...seen }, strict)

/** A proposed change of the bank details. */
export const BankProposalFormSchema = Type.Object({ ...bankFields, ...seen }, strict)

export const BankRejectionFormSchema = Type.Object({ reason: lines(500) }, strict)

/** Bank details; a part that is not set is blank. */
export const BankDetailsSchema = Type.Required(Type.Object(bankFields))
export const SellerDetailsSchema = Type.Required(Type.Object(sellerFields))
export const TermsSchema = Type.Object(termFields)
export const ProductSettingsSchema = Type.Object(productFields)
export const HolidayListSchema = Type.Array(HolidaySchema)

const version = {
  version: Type.Integer({ description: '0 while it comes from the configuration of the server' }),
  changed: Type.Optional(Type.Object({ at: Instant, by: Type.String() })),
}

/** A change of the bank details that waits for another superadmin. */
export const BankProposalSchema = Type.Object({
  _id: Id,
  value: BankDetailsSchema,
  at: Instant,
  expiresAt: Instant,
  by: Type.String({ description: 'name of the superadmin who proposed it' }),
  isOwn: Type.Boolean({ description: 'proposed by the caller' }),
  isOfLaterRelease: Type.Optional(
    Type.Boolean({
      description: 'it has facts that this release does not know, so it cannot be confirmed',
    }),
  ),
})

/** What the seller may change, and who changed it last. */
export const ManagedSettingsSchema = Type.Object({
  bank: Type.Object({ value: BankDetailsSchema, ...version }),
  seller: Type.Object({ value: SellerDetailsSchema, ...version }),
  terms: Type.Object({ value: TermsSchema, ...version }),
  holidays: Type.Object({ value: HolidayListSchema, ...version }),
  delivery: Type.Object({ value: DeliveryTableSchema, ...version }),
  products: Type.Object({ value: ProductSettingsSchema, ...version }),
  proposal: Type.Optional(BankProposalSchema),
  superadmins: Type.Integer({ description: 'accounts that can confirm for each other' }),
})

export const SettingsChangedSchema = Type.Object({
  message: Type.String(),
  settings: ManagedSettingsSchema,
})

/** For the number beside the link to the settings. */
export const WaitingSettingsSchema = Type.Object({
  proposals: Type.Integer({ description: 'that wait for the caller' }),
})

export type BankDetails = Static<typeof BankDetailsSchema>
export type SellerDetails = Static<typeof SellerDetailsSchema>
export type Terms = Static<typeof TermsSchema>
export type ProductSettings = Static<typeof ProductSettingsSchema>
export type ManagedSettings = Static<typeof ManagedSettingsSchema>
export type BankProposal = Static<typeof BankProposalSchema>
export type SettingsChanged = Static<typeof SettingsChangedSchema>
export type SellerForm = Static<typeof SellerFormSchema>
export type TermsForm = Static<typeof TermsFormSchema>
export type HolidaysForm = Static<typeof HolidaysFormSchema>
export type DeliveryForm = Static<typeof DeliveryFormSchema>
export type ProductSettingsForm = Static<typeof ProductSettingsFormSchema>
export type BankProposalForm = Static<typeof BankProposalFormSchema>
