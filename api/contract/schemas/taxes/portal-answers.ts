import { type Static, Type } from 'typebox'
import { cancelReasons } from '../../rules/taxes/cancel-reasons.ts'
import { oneOf } from '../wire.ts'
import { TaxDocumentNumber } from './document-number.ts'

/** What was stored of the answer of a portal. */
export const AnswerStoredSchema = Type.Object({
  message: Type.String(),
  eInvoices: Type.Integer({ description: 'documents with an IRN that is new' }),
  ewayBills: Type.Integer({ description: 'orders with a number of an e-way bill that is new' }),
})

/** What was cancelled at its portal, and why. */
export const CancellationFormSchema = Type.Object(
  {
    number: TaxDocumentNumber('of the document'),
    of: oneOf(['e-invoice', 'eway-bill'] as const),
    reason: oneOf(cancelReasons),
  },
  { additionalProperties: false },
)

export type AnswerStored = Static<typeof AnswerStoredSchema>
export type CancellationForm = Static<typeof CancellationFormSchema>
