import { type Static, Type } from 'typebox'
import { cancelReasons } from '../../rules/taxes/cancel-reasons.ts'
import { ewayBillNeeds } from '../../rules/taxes/eway-bill.ts'
import { documentFilters } from '../../rules/taxes/month-documents.ts'
import { taxSettingNames } from '../../rules/taxes/tax-settings.ts'
import { Day, Id, Instant, OneLine, oneOf, Rupees, tableFormats } from '../wire.ts'
import { TaxDocumentNumber } from './document-number.ts'
import { TransportSchema } from './eway-bills.ts'
import { FiledReturnSchema } from './filed-returns.ts'

const strict = { additionalProperties: false }
const count = (description: string) => Type.Integer({ description })

const month = {
  month: Type.Optional(
    Type.String({
      pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
      description: 'YYYY-MM in India; default: the month before the present one',
    }),
  ),
  seller: Type.Optional(
    OneLine(15, { description: 'GST number of the seller; default: that of the settings' }),
  ),
}

export const TaxMonthQuerySchema = Type.Object(
  {
    ...month,
    show: Type.Optional(
      oneOf(documentFilters, {
        description: 'stopped: in no return; warned: with a warning only; default: all',
      }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  strict,
)

export const Gstr1QuerySchema = Type.Object(
  {
    ...month,
    withoutRegistered: Type.Optional(
      Type.Boolean({ description: 'without tables 4 and 9B, which the portal fills from IRNs' }),
    ),
  },
  strict,
)

/** Of which month of which seller a return was filed, or was not after all. */
export const FiledReturnQuerySchema = Type.Object(month, strict)

/** A return that was filed, as its file was made. */
export const FileReturnFormSchema = Gstr1QuerySchema

/** The formats of the register: for people, and for programs. */
export const registerFormats = [...tableFormats, 'json'] as const

export const RegisterQuerySchema = Type.Object(
  {
    ...month,
    format: Type.Unsafe<(typeof registerFormats)[number]>(
      Type.String({
        enum: [...registerFormats],
        default: 'xlsx',
        description: 'json is for programs, csv and xlsx are for people',
      }),
    ),
  },
  strict,
)

/**
 * A document of the register with what it has of one rate. Its amounts never change once it is issued; what it lacks may be
 * added.
 */
export const RegisterRowSchema = Type.Object({
  id: Type.String({ description: 'number and rate; stays the same in every answer' }),
  number: Type.String({ description: 'of the document' }),
  kind: oneOf(['invoice', 'credit-note'] as const),
  isWithoutTax: Type.Boolean({ description: 'a credit note that came too late to lower the tax' }),
  day: Day,
  buyer: Type.String(),
  gstin: Type.Optional(Type.String()),
  placeOfSupply: Type.Optional(Type.String({ description: 'GST code of the state' })),
  hsn: Type.Array(Type.String()),
  unit: Type.Optional(Type.String({ description: 'where all lines have one' })),
  quantity: Type.Number({ description: 'this and the amounts are below zero in a credit note' }),
  gstPercent: Type.Number(),
  taxable: Rupees,
  igst: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  total: Type.Optional(
    Type.Unsafe<number>({ ...Rupees, description: 'of the document, in the first of its rows' }),
  ),
  against: Type.Optional(
    Type.Object({ number: Type.String(), day: Day }, { description: 'the invoice of a note' }),
  ),
  missing: Type.Optional(
    Type.String({ description: 'what keeps it out of a file; in the first of its rows' }),
  ),
})

export const EInvoicesQuerySchema = Type.Object(
  {
    ...month,
    number: Type.Optional(TaxDocumentNumber('one document; default: the whole month')),
  },
  strict,
)

const FaultSchema = Type.Object({
  text: Type.String(),
  stops: Type.Array(oneOf(['gstr1', 'e-invoice', 'eway-bill'] as const), {
    description: 'the files that it keeps the document out of; none for a warning',
  }),
  isMendable: Type.Boolean({ description: 'what is missing can be added' }),
})

/** A document of a month. */
export const MonthDocumentSchema = Type.Object({
  number: Type.String(),
  kind: oneOf(['invoice', 'credit-note'] as const),
  day: Day,
  order: Id,
  buyer: Type.String(),
  gstin: Type.Optional(Type.String()),
  total: Rupees,
  ewayBill: oneOf(ewayBillNeeds),
  transport: Type.Optional(TransportSchema),
  ewayBillNumber: Type.Optional(Type.String()),
  ewayBillValidUntil: Type.Optional(Instant),
  eInvoice: Type.Optional(
    Type.Object({
      irn: Type.String(),
      acknowledgedAt: Instant,
      cancelReason: Type.Optional(
        oneOf(cancelReasons, { description: 'of one that was cancelled at its portal' }),
      ),
    }),
  ),
  faults: Type.Array(FaultSchema, { description: 'what stops it first' }),
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'its number on the paper' }),
        name: Type.String(),
        hsn: Type.Optional(Type.String()),
        unit: Type.Optional(Type.String()),
      }),
      { description: 'those that lack HSN or unit' },
    ),
  ),
  address: Type.Optional(
    Type.Object(
      { street: Type.String(), city: Type.String(), pincode: Type.String() },
      { description: 'of the buyer, when it lacks something' },
    ),
  ),
})

/** A setting from a day on, with its source. */
export const TaxSettingSchema = Type.Object(
  {
    name: oneOf(taxSettingNames),
    state: Type.String({ maxLength: 2, 'x-text': 'line', description: 'GST code; blank for all' }),
    from: Day,
    value: OneLine(20, { description: 'rupees and digits as a number; yes or no' }),
    source: OneLine(200, { description: 'where it is said' }),
  },
  strict,
)

/** A month of documents for the tax office. */
export const TaxMonthSchema = Type.Object({
  month: Type.String(),
  seller: Type.String({ description: 'GST number; blank while there is none' }),
  sellers: Type.Array(Type.String(), {
    description: 'GST numbers that documents of the month have',
  }),
  counts: Type.Object({
    documents: count('invoices and credit notes with tax'),
    stopped: count('that are in no return because something is missing'),
    warned: count('that have a warning only'),
    eInvoices: count('that can be in the file of e-invoices and have no IRN yet'),
    eInvoicesStopped: count('to GST numbers, that cannot'),
    ewayBills: count('invoices above the limit of e-way bills'),
    withoutTax: count('credit notes that came too late to lower the tax'),
  }),
  totals: Type.Object(
    { taxable: Rupees, tax: Rupees, total: Rupees },
    { description: 'of what the return has, less credit notes' },
  ),
  isEInvoiceDue: Type.Boolean(),
  isOver: Type.Boolean({ description: 'a return is filed once its month is over' }),
  filed: Type.Optional(FiledReturnSchema),
  documents: Type.Array(MonthDocumentSchema, { description: 'a page of those that are shown' }),
  shown: count('documents that the filter has'),
  settings: Type.Array(TaxSettingSchema, { description: 'those that hold in the month' }),
})

/** What a document lacks. What is left out or blank stays as the paper has it. */
export const TaxDetailsFormSchema = Type.Object(
  {
    number: TaxDocumentNumber('of the document'),
    lines: Type.Array(
      Type.Object(
        {
          line: Type.Integer({ minimum: 1 }),
          hsn: Type.Optional(OneLine(8)),
          unit: Type.Optional(OneLine(3)),
        },
        strict,
      ),
      { maxItems: 1000 },
    ),
    address: Type.Optional(OneLine(200, { description: 'of the registered place' })),
    city: Type.Optional(OneLine(50)),
    pincode: Type.Optional(OneLine(6)),
  },
  strict,
)

export type TaxMonthQuery = Static<typeof TaxMonthQuerySchema>
export type Gstr1Query = Static<typeof Gstr1QuerySchema>
export type RegisterQuery = Static<typeof RegisterQuerySchema>
export type RegisterRowView = Static<typeof RegisterRowSchema>
export type FiledReturnQuery = Static<typeof FiledReturnQuerySchema>
export type EInvoicesQuery = Static<typeof EInvoicesQuerySchema>
export type TaxMonth = Static<typeof TaxMonthSchema>
export type MonthDocumentView = Static<typeof MonthDocumentSchema>
export type TaxDetailsForm = Static<typeof TaxDetailsFormSchema>
