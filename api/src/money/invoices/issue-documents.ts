import { canCreditTax, lastTaxedCreditDay } from '@store/contract/rules/orders/credit-notes'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import { stopsInvoice } from '@store/contract/rules/orders/tax/tax-issues'
import type { Database } from '../../base/base.ts'
import {
  type OrderRecord,
  type StatusTransition,
  taxIssuesOfOrder,
} from '../../ordering/ordering.ts'
import {
  buildCreditNote,
  buildInvoice,
  type CreditedPieces,
  type DocumentHeader,
  findUncredited,
} from './document-content.ts'
import { type DocumentSeries, financialYearOf, numberOf } from './document-number.ts'
import { findCreditNotes, findInvoice, insertDocument, nextNumber } from './document-repository.ts'
import { findSeller, type SellerSettings } from './seller.ts'
import type { Seller, TaxContent } from './tax-document.ts'

/** Reads who sells, as the transaction of the document sees it; parts that are not set are blank. */
export type ReadSeller = (trx: Database) => Promise<SellerSettings>

/** Takes the next number of a series, in the transaction that stores the document, so that it has no gap (CGST Rules 46(b)). */
async function takeHeader(
  trx: Database,
  series: DocumentSeries,
  at: Date,
): Promise<DocumentHeader> {
  const financialYear = financialYearOf(at)
  const count = await nextNumber(trx, { series, financialYear })
  return { number: numberOf(series, financialYear, count), at }
}

/** Issues the invoice of an order that is locked and has none. */
export async function issueInvoice(
  trx: Database,
  order: OrderRecord,
  { seller, at }: { seller: Seller; at: Date },
): Promise<TaxContent> {
  const content = buildInvoice(order, seller, await takeHeader(trx, 'INV', at))
  await insertDocument(trx, { orderId: order.id, kind: 'invoice', ordinal: 1, content })
  return content
}

/** A credit note to issue. */
export interface CreditNoteToIssue {
  orderId: number
  invoice: TaxContent
  /** The notes that the invoice has. */
  former: readonly TaxContent[]
  pieces: readonly CreditedPieces[]
  reason: string | undefined
  at: Date
}

/** Issues a credit note for an order that is locked; without tax once it cannot lower it (CGST Act, section 34(2)). */
export async function issueCreditNote(
  trx: Database,
  { orderId, invoice, former, pieces, reason, at }: CreditNoteToIssue,
): Promise<TaxContent> {
  const invoicedAt = new Date(invoice.issuedAt)
  const isTaxed = canCreditTax(invoicedAt, at)
  const header = await takeHeader(trx, isTaxed ? 'CN' : 'FCN', at)
  const taxedUntil = isTaxed ? undefined : lastTaxedCreditDay(invoicedAt)
  const content = buildCreditNote({ invoice, former }, header, { pieces, reason, taxedUntil })
  const ordinal = former.length + 1
  await insertDocument(trx, { orderId, kind: 'credit-note', ordinal, content })
  return content
}

/** Issues a credit note for all that an invoice charges and no note credits. @returns undefined when that is nothing */
export async function creditTheRest(
  trx: Database,
  { orderId, ...credit }: Omit<CreditNoteToIssue, 'former' | 'pieces'>,
): Promise<TaxContent | undefined> {
  const former = await findCreditNotes(trx, orderId)
  const pieces = findUncredited(credit.invoice, former)
  if (pieces.length === 0) return undefined
  return issueCreditNote(trx, { orderId, ...credit, former, pieces })
}

/**
 * Creates the function that issues due documents in the transaction of a status change: the invoice when the goods are
 * shipped (CGST Act, section 31), a credit note for what is left of it when the order is cancelled (section 34). Without a
 * complete seller no invoice is issued.
 */
export function createDocumentIssuer(
  readSeller: ReadSeller,
): (trx: Database, transition: StatusTransition) => Promise<void> {
  return async (trx, { order, status, reason, at }) => {
    if (!hasShipped(status) && status !== 'cancelled') return
    const invoice = await findInvoice(trx, order.id)
    if (hasShipped(status) && !invoice) {
      if (stopsInvoice(taxIssuesOfOrder(order))) return
      const seller = findSeller(await readSeller(trx))
      if (seller) await issueInvoice(trx, order, { seller, at })
    }
    if (status === 'cancelled' && invoice)
      await creditTheRest(trx, { orderId: order.id, invoice, reason, at })
  }
}
