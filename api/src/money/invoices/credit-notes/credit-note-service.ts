import { fieldError } from '@store/contract/rules/field-errors'
import { creditNoteMessages as messages } from '@store/contract/rules/orders/credit-note-messages'
import type { CreditNoteForm } from '@store/contract/schemas/orders/tax-documents'
import { type Actor, type Clock, type Database, HttpError } from '../../../base/base.ts'
import type { OrderService, OrderTarget } from '../../../ordering/ordering.ts'
import { type CreditedPieces, findUncredited } from '../document-content.ts'
import { findCreditNotes, findInvoice } from '../document-repository.ts'
import { CreditedMeanwhileError, NothingToCreditError } from '../invoice-errors.ts'
import { issueCreditNote } from '../issue-documents.ts'
import type { TaxContent } from '../tax-document.ts'

/** The tax documents of an order, as they are stored. */
export interface StoredDocuments {
  invoice: TaxContent | undefined
  creditNotes: TaxContent[]
}

/** Credit notes by lines of an invoice. */
export interface CreditNoteService {
  /**
   * The invoice and the credit notes that an order has.
   * @throws 404 outside the actor's scope
   */
  readDocuments(actor: Actor, publicId: string): Promise<StoredDocuments>
  /**
   * Credits pieces of the invoice. Two admins at once follow each other: the second one has not seen the note of the first.
   * @throws HttpError (400) for pieces that are not left or no reason; NothingToCreditError, CreditedMeanwhileError (409);
   *   OrderCancelledError (409), which everything was credited of; 404 outside the actor's scope
   */
  credit(target: OrderTarget, form: CreditNoteForm): Promise<StoredDocuments>
}

/**
 * Checks the pieces of a form against those that are left.
 * @throws HttpError (400) that names the first wrong line
 */
function readPieces(
  { lines }: CreditNoteForm,
  invoice: TaxContent,
  uncredited: readonly CreditedPieces[],
): CreditedPieces[] {
  const seen = new Set<number>()
  for (const [index, { line, quantity }] of lines.entries()) {
    const field = `lines.${index}.quantity`
    const invoiced = invoice.lines[line - 1]
    if (!invoiced) throw new HttpError(fieldError(field, messages.lineUnknown(line)))
    if (seen.has(line)) throw new HttpError(fieldError(field, messages.lineTwice(line)))
    seen.add(line)
    const left = uncredited.find((one) => one.line === line)?.quantity ?? 0
    if (quantity > left) throw new HttpError(fieldError(field, messages.left(invoiced.name, left)))
  }
  return lines.toSorted((one, other) => one.line - other.line)
}

export function createCreditNoteService({
  db,
  clock,
  orders,
}: {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'read' | 'update'>
}): CreditNoteService {
  const readDocuments = async (actor: Actor, publicId: string) => {
    const { id } = await orders.read(actor, publicId)
    return { invoice: await findInvoice(db, id), creditNotes: await findCreditNotes(db, id) }
  }
  return {
    readDocuments,

    async credit(target, form) {
      const reason = form.reason.trim()
      if (reason === '') throw new HttpError(fieldError('reason', messages.reasonRequired))
      await orders.update(target, async ({ id: orderId }, trx) => {
        const invoice = await findInvoice(trx, orderId)
        if (!invoice) throw new NothingToCreditError()
        const former = await findCreditNotes(trx, orderId)
        if (former.length !== form.seen) throw new CreditedMeanwhileError()
        const pieces = readPieces(form, invoice, findUncredited(invoice, former))
        const at = clock.now()
        const note = { orderId, invoice, former, pieces, reason, at }
        const { number } = await issueCreditNote(trx, note)
        return { set: {}, kind: 'bill', to: 'credited', reason: `${number}: ${reason}` }
      })
      return readDocuments(target.actor, target.publicId)
    },
  }
}
