import { hasShipped } from '@store/contract/rules/order-states'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderDependencies, StatusTransition } from '../orders/order-dependencies.ts'
import { lockOrder, type OrderTarget } from '../orders/update-order.ts'
import { readOrder } from '../orders/visible-orders.ts'
import { buildCreditNote, buildInvoice, type DocumentHeader } from './document-content.ts'
import { financialYearOf, numberOf, seriesOf } from './document-number.ts'
import { findDocument, insertDocument, nextNumber } from './document-repository.ts'
import {
  CancelledWithoutInvoiceError,
  CreditNoteNotDueError,
  InvoiceNotDueError,
  sellerMissingError,
} from './invoice-errors.ts'
import type { Seller, TaxContent, TaxDocumentKind } from './tax-document.ts'

/** What invoices work with; without a seller none is issued. */
export type InvoiceDependencies = Pick<OrderDependencies, 'db' | 'clock'> & {
  seller: Seller | undefined
}

type IssueRequest = { kind: TaxDocumentKind; orderId: number; at: Date }

/** Number and document are kept in the caller's transaction, so that the series has no gap (CGST Rule 46b). */
async function issue(
  trx: Database,
  { kind, orderId, at }: IssueRequest,
  write: (issue: DocumentHeader) => TaxContent,
): Promise<TaxContent> {
  const financialYear = financialYearOf(at)
  const count = await nextNumber(trx, { series: seriesOf[kind], financialYear })
  const content = write({ number: numberOf(kind, financialYear, count), at })
  await insertDocument(trx, { orderId, kind, content })
  return content
}

/**
 * Issues what a change of status makes due, in the same transaction: the invoice when the goods leave (CGST Act,
 * section 31), the credit note when an invoiced order is cancelled (section 34). Each is issued once, whatever
 * way an order takes through its states. Without a seller nothing is issued.
 */
export function createDocumentIssuer(
  seller: Seller | undefined,
): (trx: Database, move: StatusTransition) => Promise<void> {
  return async (trx, { order, status, reason, at }) => {
    if (!seller) return
    const orderId = order.id
    const invoice = await findDocument(trx, orderId, 'invoice')
    if (hasShipped(status) && !invoice) {
      const issued = { kind: 'invoice', orderId, at } as const
      await issue(trx, issued, (as) => buildInvoice(order, seller, as))
    }
    if (status === 'cancelled' && invoice) {
      const issued = { kind: 'credit-note', orderId, at } as const
      await issue(trx, issued, (as) => buildCreditNote(invoice, as, reason))
    }
  }
}

/** The document that is there, or the one that is due since before documents were issued by themselves. */
async function findOrIssue(
  { db, clock }: InvoiceDependencies,
  wanted: { target: OrderTarget; kind: TaxDocumentKind },
  decide: (trx: Database, order: OrderRecord) => Promise<(issue: DocumentHeader) => TaxContent>,
): Promise<TaxContent> {
  const { target, kind } = wanted
  const { id } = await readOrder({ db }, target.actor, target.publicId)
  const known = await findDocument(db, id, kind)
  if (known) return known
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, target)
    const meanwhile = await findDocument(trx, id, kind)
    if (meanwhile) return meanwhile
    const write = await decide(trx, order)
    return issue(trx, { kind, orderId: id, at: clock.now() }, write)
  })
}

/**
 * The GST tax invoice of an order. It was issued when the order shipped; one that shipped while no seller was
 * configured gets it when it is first asked for.
 * @throws 404 outside the actor's scope; InvoiceNotDueError, CancelledUnbilledError (409); 501 without seller
 */
export async function readInvoice(
  dependencies: InvoiceDependencies,
  target: OrderTarget,
): Promise<TaxContent> {
  return findOrIssue(dependencies, { target, kind: 'invoice' }, async (_trx, order) => {
    const { seller } = dependencies
    if (order.status === 'cancelled') throw new CancelledWithoutInvoiceError()
    if (!hasShipped(order.status)) throw new InvoiceNotDueError()
    if (!seller) throw sellerMissingError()
    return (as) => buildInvoice(order, seller, as)
  })
}

/**
 * The credit note of an order that was cancelled after it was invoiced.
 * @throws 404 outside the actor's scope; CreditNoteNotDueError (409) while there is nothing to take back
 */
export async function readCreditNote(
  dependencies: InvoiceDependencies,
  target: OrderTarget,
): Promise<TaxContent> {
  return findOrIssue(dependencies, { target, kind: 'credit-note' }, async (trx, order) => {
    const invoice = await findDocument(trx, order.id, 'invoice')
    if (!invoice || order.status !== 'cancelled') throw new CreditNoteNotDueError()
    return (as) => buildCreditNote(invoice, as, order.cancelReason)
  })
}
