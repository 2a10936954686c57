import { type Static, Type } from 'typebox'
import { longestCreditReason } from '../../rules/orders/credit-notes.ts'
import { Instant, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

const document = {
  number: Type.String({ description: 'INV/26-27/00042' }),
  issuedAt: Instant,
  total: Rupees,
}

/** A credit note against the invoice of an order. */
export const CreditNoteSchema = Type.Object({
  ordinal: Type.Integer({ description: 'from 1, in the order in which they were issued' }),
  ...document,
  reason: Type.Optional(Type.String()),
  isTaxed: Type.Boolean({ description: 'false for a financial credit note, which lowers no tax' }),
})

/** A line of the invoice, and how many of its pieces were credited. */
export const CreditableLineSchema = Type.Object({
  line: Type.Integer({ description: 'its number on the invoice, from 1' }),
  name: Type.String(),
  modelNo: Type.String(),
  quantity: Type.Integer(),
  credited: Type.Integer(),
  total: Rupees,
  taxable: Rupees,
})

/** The tax documents of an order. */
export const TaxDocumentsSchema = Type.Object({
  invoice: Type.Optional(Type.Object(document)),
  creditNotes: Type.Array(CreditNoteSchema),
  lines: Type.Array(CreditableLineSchema, { description: 'of the invoice' }),
  taxedUntil: Type.Optional(
    Type.String({ description: 'YYYY-MM-DD: the last day of a credit note that lowers the tax' }),
  ),
  canCreditTax: Type.Boolean({ description: 'false after that day' }),
})

/** A credit note by lines. */
export const CreditNoteFormSchema = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        { line: Type.Integer({ minimum: 1 }), quantity: Type.Integer({ minimum: 1 }) },
        strict,
      ),
      { minItems: 1, maxItems: 1_000 },
    ),
    reason: Type.String({ maxLength: longestCreditReason }),
    seen: Type.Integer({
      minimum: 0,
      description: 'the number of credit notes that the caller has seen; 409 when there are more',
    }),
  },
  strict,
)

export const CreditNoteMadeSchema = Type.Object({
  message: Type.String(),
  documents: TaxDocumentsSchema,
})

export type CreditNote = Static<typeof CreditNoteSchema>
export type CreditableLine = Static<typeof CreditableLineSchema>
export type TaxDocuments = Static<typeof TaxDocumentsSchema>
export type CreditNoteForm = Static<typeof CreditNoteFormSchema>
export type CreditNoteMade = Static<typeof CreditNoteMadeSchema>
