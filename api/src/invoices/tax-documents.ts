import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { holdOrder, type OrderTarget } from '../orders/change-order.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderParts } from '../orders/order-parts.ts'
import { readOrder } from '../orders/read-orders.ts'
import { financialYearOf, numberOf, seriesOf } from './document-number.ts'
import { findDocument, insertDocument, takeNumber } from './document-repository.ts'
import {
  CancelledUnbilledError,
  CreditNoteNotDueError,
  InvoiceNotDueError,
} from './invoice-errors.ts'
import type { Seller, TaxContent, TaxDocumentKind } from './tax-document.ts'
import { type Issue, writeCreditNote, writeInvoice } from './write-content.ts'

/** What invoices work with; the seller is asked for only when a document is written. */
export type InvoiceParts = Pick<OrderParts, 'db' | 'clock'> & { readSeller(): Seller }

type Write = (trx: Database, order: OrderRecord) => Promise<(issue: Issue) => TaxContent>

/**
 * Gives the document that is there, or issues it: the order stands still meanwhile, and number and document
 * are kept in one transaction, so that the series has no gap (CGST Rule 46b).
 * @param write decides whether the document is due, before a number is taken
 */
async function findOrIssue(
  { db, clock }: InvoiceParts,
  wanted: { target: OrderTarget; kind: TaxDocumentKind },
  write: Write,
): Promise<TaxContent> {
  const { target, kind } = wanted
  const { id } = await readOrder({ db }, target.actor, target.publicId)
  const known = await findDocument(db, id, kind)
  if (known) return known
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, target)
    const meanwhile = await findDocument(trx, id, kind)
    if (meanwhile) return meanwhile
    const written = await write(trx, order)
    const at = clock.now()
    const financialYear = financialYearOf(at)
    const count = await takeNumber(trx, { series: seriesOf[kind], financialYear })
    const content = written({ number: numberOf(kind, financialYear, count), at })
    await insertDocument(trx, { orderId: id, kind, content })
    return content
  })
}

/**
 * The GST tax invoice of an order, issued when it is first asked for after the store took the order up.
 * @throws 404 outside the actor's scope; InvoiceNotDueError, CancelledUnbilledError (409); 501 without seller
 */
export async function readInvoice(parts: InvoiceParts, target: OrderTarget): Promise<TaxContent> {
  return findOrIssue(parts, { target, kind: 'invoice' }, async (_trx, order) => {
    if (order.status === 'pending') throw new InvoiceNotDueError()
    if (order.status === 'cancelled') throw new CancelledUnbilledError()
    const seller = parts.readSeller()
    return (issue) => writeInvoice(order, seller, issue)
  })
}

/**
 * The credit note of an order that was cancelled after it was invoiced.
 * @throws 404 outside the actor's scope; CreditNoteNotDueError (409) while there is nothing to take back
 */
export async function readCreditNote(
  parts: InvoiceParts,
  target: OrderTarget,
): Promise<TaxContent> {
  return findOrIssue(parts, { target, kind: 'credit-note' }, async (trx, order) => {
    const invoice = await findDocument(trx, order.id, 'invoice')
    if (!invoice || order.status !== 'cancelled') throw new CreditNoteNotDueError()
    return (issue) => writeCreditNote(invoice, issue, order.cancelReason)
  })
}
