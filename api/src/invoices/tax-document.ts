import { type Static, Type } from 'typebox'

/** A tax invoice, or the credit note that reverses it. */
export type TaxDocumentKind = 'invoice' | 'credit-note'

const Money = Type.Integer({ description: 'paise' })
const Text = Type.String()
const Instant = Type.String({ format: 'date-time' })

const taxes = { taxable: Money, cgst: Money, sgst: Money, igst: Money }

export const TaxLineSchema = Type.Object({
  name: Text,
  modelNo: Text,
  hsn: Type.Optional(Text),
  quantity: Type.Integer(),
  unitPrice: Money,
  gstPercent: Type.Number(),
  ...taxes,
  total: Money,
})

/** A party of the supply; its parts are those that are known. */
const PartySchema = Type.Object({
  name: Text,
  contact: Type.Optional(Text),
  gstin: Type.Optional(Text),
  address: Type.Optional(Text),
  city: Type.Optional(Text),
  state: Type.Optional(Text),
  stateCode: Type.Optional(Type.String({ description: 'GST code, two digits' })),
  pincode: Type.Optional(Text),
  phone: Type.Optional(Text),
})

/**
 * The stored content of a tax document (Rule 46 and 53 of the CGST Rules). The PDF is drawn from it, so that it never
 * changes with the seller, the buyer or the products.
 */
export const TaxContentSchema = Type.Object({
  number: Text,
  issuedAt: Instant,
  order: Type.Object({ id: Text, placedAt: Instant }),
  seller: Type.Object({ name: Text, gstin: Text, address: Text, state: Text }),
  /** The recipient in one text, for documents that know no parts. */
  buyer: Type.Object({
    name: Text,
    address: Text,
    phone: Text,
    gstin: Type.Optional(Text),
  }),
  /** Who is billed; missing in documents that were issued to the consignee alone. */
  recipient: Type.Optional(PartySchema),
  /** Who is delivered to. */
  consignee: Type.Optional(PartySchema),
  placeOfSupply: Text,
  /** GST code of the state, two digits. */
  placeOfSupplyCode: Type.Optional(Text),
  isIntraState: Type.Boolean(),
  stateTax: Type.Union([Type.Literal('SGST'), Type.Literal('UTGST')]),
  lines: Type.Array(TaxLineSchema),
  totals: Type.Object({ ...taxes, roundOff: Money, total: Money }),
  /** On a credit note: the reversed invoice and the reason. */
  against: Type.Optional(
    Type.Object({ number: Text, issuedAt: Instant, reason: Type.Optional(Text) }),
  ),
})

export type TaxLine = Static<typeof TaxLineSchema>
export type TaxContent = Static<typeof TaxContentSchema>
export type TaxTotals = TaxContent['totals']

/** The seller as printed on documents. */
export type Seller = TaxContent['seller']
