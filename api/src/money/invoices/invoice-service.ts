import { hasShipped } from '@store/contract/rules/orders/order-states'
import { findPlaceIssue } from '@store/contract/rules/orders/tax/tax-issues'
import { type Clock, type Database, inTransaction } from '../../base/base.ts'
import {
  lockOrder,
  type OrderService,
  type OrderTarget,
  taxIssuesOfOrder,
} from '../../ordering/ordering.ts'
import { orderReader } from '../orders.ts'
import { findCreditNotes, findInvoice } from './document-repository.ts'
import {
  CancelledWithoutInvoiceError,
  CreditNoteMissingError,
  CreditNoteNotDueError,
  InvoiceNotDueError,
  SellerMissingError,
  taxUnsettledError,
} from './invoice-errors.ts'
import { creditTheRest, issueInvoice, type ReadSeller } from './issue-documents.ts'
import { readAnswersOf } from './printed-documents.ts'
import { findSeller } from './seller.ts'
import type { PrintedDocument, TaxContent } from './tax-document.ts'

/** GST tax documents of orders (money 7.3). */
export interface InvoiceService {
  /**
   * The tax invoice of an order, issued when the order was shipped. If no seller was configured then, it is issued on
   * the first request.
   * @throws 404 outside the actor's scope; InvoiceNotDueError, CancelledWithoutInvoiceError (409); 501 without seller
   */
  readInvoice(target: OrderTarget): Promise<PrintedDocument>
  /**
   * The credit notes of an order, the first one first; only one of them when its number is given.
   * @throws 404 outside the actor's scope; CreditNoteNotDueError (409) when nothing was credited; CreditNoteMissingError
   *   (404) for a number that no note has
   */
  readCreditNotes(target: OrderTarget, ordinal?: number): Promise<PrintedDocument[]>
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
  const findOrIssueNotes = async (target: OrderTarget, id: number): Promise<TaxContent[]> => {
    const issued = await findCreditNotes(db, id)
    if (issued.length > 0) return issued
    return inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, target, orderReader)
      const invoice = await findInvoice(trx, id)
      if (!invoice || order.status !== 'cancelled') throw new CreditNoteNotDueError()
      const { cancelReason: reason } = order
      await creditTheRest(trx, { orderId: id, invoice, reason, at: clock.now() })
      return findCreditNotes(trx, id)
    })
  }

  const issueDue = async (target: OrderTarget, id: number): Promise<TaxContent> =>
    inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, target, orderReader)
      const issuedMeanwhile = await findInvoice(trx, id)
      if (issuedMeanwhile) return issuedMeanwhile
      if (order.status === 'cancelled') throw new CancelledWithoutInvoiceError()
      if (!hasShipped(order.status)) throw new InvoiceNotDueError()
      const unsettled = findPlaceIssue(taxIssuesOfOrder(order))
      if (unsettled) throw taxUnsettledError(unsettled)
      const seller = findSeller(await readSeller(trx))
      if (!seller) throw new SellerMissingError()
      return issueInvoice(trx, order, { seller, at: clock.now() })
    })

  return {
    async readInvoice(target) {
      const { id } = await orders.read(target.actor, target.publicId)
      const invoice = (await findInvoice(db, id)) ?? (await issueDue(target, id))
      const withAnswers = await readAnswersOf(db, id)
      return withAnswers(invoice)
    },

    async readCreditNotes(target, ordinal) {
      const { id } = await orders.read(target.actor, target.publicId)
      const issued = await findOrIssueNotes(target, id)
      const notes = issued.map(await readAnswersOf(db, id))
      if (ordinal === undefined) return notes
      const note = notes[ordinal - 1]
      if (!note) throw new CreditNoteMissingError()
      return [note]
    },
  }
}
