import { hasShipped } from '@store/contract/rules/orders/order-states'
import { stopsInvoice } from '@store/contract/rules/orders/tax/tax-issues'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { StatusTransition } from '../orders/order-dependencies.ts'
import type { OrderService } from '../orders/order-service.ts'
import { taxIssuesOfOrder } from '../orders/tax/order-tax-issues.ts'
import { lockOrder, type OrderTarget } from '../orders/updating/update-order.ts'
import type { Clock } from '../shared/clock.ts'
import { buildCreditNote, buildInvoice, type DocumentHeader } from './document-content.ts'
import { financialYearOf, numberOf, seriesOf } from './document-number.ts'
import { findDocument, insertDocument, nextNumber } from './document-repository.ts'
import {
  CancelledWithoutInvoiceError,
  CreditNoteNotDueError,
  InvoiceNotDueError,
  SellerMissingError,
  taxUnsettledError,
} from './invoice-errors.ts'
import { findSeller, type SellerSettings } from './seller.ts'
import type { TaxContent, TaxDocumentKind } from './tax-document.ts'

/** Reads who sells, as the transaction of the document sees it; parts that are not set are blank. */
export type ReadSeller = (trx: Database) => Promise<SellerSettings>

type IssueRequest = { kind: TaxDocumentKind; orderId: number; at: Date }

/** Takes the number and stores the document in the caller's transaction, so that the series has no gap (CGST Rule 46b). */
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
 * Creates the function that issues due documents in the transaction of a status change: the invoice when the goods are
 * shipped (CGST Act, section 31), the credit note when an invoiced order is cancelled (section 34). Each is issued at
 * most once per order. Without a complete seller, and while nobody knows which tax is due, no invoice is issued.
 */
export function createDocumentIssuer(
  readSeller: ReadSeller,
): (trx: Database, transition: StatusTransition) => Promise<void> {
  return async (trx, { order, status, reason, at }) => {
    if (!hasShipped(status) && status !== 'cancelled') return
    const orderId = order.id
    const invoice = await findDocument(trx, orderId, 'invoice')
    if (hasShipped(status) && !invoice) {
      if (stopsInvoice(taxIssuesOfOrder(order))) return
      const seller = findSeller(await readSeller(trx))
      if (!seller) return
      const issued = { kind: 'invoice', orderId, at } as const
      await issue(trx, issued, (header) => buildInvoice(order, seller, header))
    }
    if (status === 'cancelled' && invoice) {
      const issued = { kind: 'credit-note', orderId, at } as const
      await issue(trx, issued, (header) => buildCreditNote(invoice, header, reason))
    }
  }
}

/** GST tax documents of orders (api.md, Orders). */
export interface InvoiceService {
  /**
   * The tax invoice of an order, issued when the order was shipped. If no seller was configured then, it is issued on
   * the first request.
   * @throws 404 outside the actor's scope; InvoiceNotDueError, CancelledWithoutInvoiceError, taxUnsettledError (409); 501 without seller
   */
  readInvoice(target: OrderTarget): Promise<TaxContent>
  /**
   * The credit note of an order that was cancelled after it was invoiced.
   * @throws 404 outside the actor's scope; CreditNoteNotDueError (409) when there is no invoice to credit
   */
  readCreditNote(target: OrderTarget): Promise<TaxContent>
}

/** Dependencies of invoices; without a complete seller none are issued. */
export interface InvoiceDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'read'>
  readSeller: ReadSeller
}

export function createInvoiceService({
  db,
  clock,
  orders,
  readSeller,
}: InvoiceDependencies): InvoiceService {
  /** Finds a document, or issues one that became due while no seller was configured. */
  const findOrIssue = async (
    target: OrderTarget,
    kind: TaxDocumentKind,
    decide: (trx: Database, order: OrderRecord) => Promise<(issue: DocumentHeader) => TaxContent>,
  ): Promise<TaxContent> => {
    const { id } = await orders.read(target.actor, target.publicId)
    const existing = await findDocument(db, id, kind)
    if (existing) return existing
    return inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, target)
      const issuedMeanwhile = await findDocument(trx, id, kind)
      if (issuedMeanwhile) return issuedMeanwhile
      const write = await decide(trx, order)
      return issue(trx, { kind, orderId: id, at: clock.now() }, write)
    })
  }

  return {
    readInvoice: (target) =>
      findOrIssue(target, 'invoice', async (trx, order) => {
        if (order.status === 'cancelled') throw new CancelledWithoutInvoiceError()
        if (!hasShipped(order.status)) throw new InvoiceNotDueError()
        if (stopsInvoice(taxIssuesOfOrder(order))) throw taxUnsettledError(order.shipping)
        const seller = findSeller(await readSeller(trx))
        if (!seller) throw new SellerMissingError()
        return (header) => buildInvoice(order, seller, header)
      }),

    readCreditNote: (target) =>
      findOrIssue(target, 'credit-note', async (trx, order) => {
        const invoice = await findDocument(trx, order.id, 'invoice')
        if (!invoice || order.status !== 'cancelled') throw new CreditNoteNotDueError()
        return (header) => buildCreditNote(invoice, header, order.cancelReason)
      }),
  }
}
