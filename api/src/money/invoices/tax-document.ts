import { freightTerms } from '@store/contract/rules/orders/dispatch'
import { oneOf } from '@store/contract/schemas/wire'
import { type Static, Type } from 'typebox'

/** A tax invoice, or a credit note against it. */
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
  /** Unique Quantity Code; missing in documents that were issued before products had one. */
  unit: Type.Optional(Text),
  unitPrice: Money,
  gstPercent: Type.Number(),
  ...taxes,
  total: Money,
  /** On a credit note: the line of the invoice, from 1. Missing in notes that credit the whole invoice, line by line. */
  invoiceLine: Type.Optional(Type.Integer()),
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

/** Where the buyer pays to. */
const BankSchema = Type.Object({
  accountHolder: Text,
  bank: Text,
  branch: Type.Optional(Text),
  accountNumber: Text,
  ifsc: Text,
  upiId: Type.Optional(Text),
})

const SellerSchema = Type.Object({
  name: Text,
  gstin: Text,
  address: Text,
  state: Text,
  phone: Type.Optional(Text),
  email: Type.Optional(Text),
  bank: Type.Optional(BankSchema),
})

/** How the goods travel, as far as it is known when they leave. */
const TransportSchema = Type.Object({
  carrier: Text,
  docketNumber: Type.Optional(Text),
  packages: Type.Optional(Type.Integer()),
  freight: Type.Optional(oneOf(freightTerms)),
})

/**
 * The stored content of a tax document (Rule 46 and 53 of the CGST Rules). The PDF is drawn from it, so that it never
 * changes with the seller, the buyer or the products.
 */
export const TaxContentSchema = Type.Object({
  /** How it is drawn. Missing in documents that were handed out before there was a second way. */
  drawing: Type.Optional(Type.Literal(2)),
  number: Text,
  issuedAt: Instant,
  order: Type.Object({
    id: Text,
    placedAt: Instant,
    /** Of the buyer's purchase order. */
    poNumber: Type.Optional(Text),
  }),
  seller: SellerSchema,
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
  transport: Type.Optional(TransportSchema),
  lines: Type.Array(TaxLineSchema),
  totals: Type.Object({ ...taxes, roundOff: Money, total: Money }),
  /** On a credit note: the invoice and the reason. */
  against: Type.Optional(
    Type.Object({
      number: Text,
      issuedAt: Instant,
      reason: Type.Optional(Text),
      /** The day until which a note could lower the tax, YYYY-MM-DD; only on a note after it, which has no tax. */
      taxedUntil: Type.Optional(Text),
    }),
  ),
})

export type TaxLine = Static<typeof TaxLineSchema>
export type TaxContent = Static<typeof TaxContentSchema>
export type TaxTotals = TaxContent['totals']

/** The seller as printed on documents. */
export type Seller = Static<typeof SellerSchema>
/** A party as printed on documents. */
export type Party = Static<typeof PartySchema>

/** A document with what is printed beside its content, which never changes. */
export type PrintedDocument = TaxContent & {
  /** Of the goods, once it was entered. */
  ewayBillNumber?: string
  /** Its registration at the portal of e-invoices (CGST Rules 48(4)), unless it was cancelled. */
  eInvoice?: {
    irn: string
    acknowledgement: string
    acknowledgedAt: Date
    /** The text of its QR code, as the portal signed it. */
    signedCode: string
  }
}
