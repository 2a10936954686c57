import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostPrintedLabels } from '@store/contract/rules/limits'
import { type OrderPaper, packingPapers } from '@store/contract/rules/orders/admin/order-lists'
import { orderNameOf, shortOrderId } from '@store/contract/rules/orders/order-name'
import type { PrintOrders } from '@store/contract/schemas/orders/order-management'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { type Actor, type Clock, HttpError } from '../../base/base.ts'
import type { OrderRecord, OrderService } from '../../ordering/ordering.ts'
import type { InvoiceCopy } from '../invoices/drawing/document-copy.ts'
import { CreditNoteNotDueError } from '../invoices/invoice-errors.ts'
import type { InvoiceService } from '../invoices/invoice-service.ts'
import type { StoredEwayBill } from '../taxes/eway-bill/eway-bill-repository.ts'
import { type DocumentToPrint, drawOrderPapers, type PaperToPrint } from './draw-order-papers.ts'
import type { PackedOrder } from './paper-texts.ts'

/** A PDF and its name. */
export interface PrintedPapers {
  name: string
  content: Buffer
}

/** Papers of orders for packing and sending. */
export interface OrderPaperService {
  /**
   * Prints papers of the orders the actor manages into one PDF: order by order as given, for each the slip, the packing
   * list and a label for each package, and its tax documents, as requested.
   * @throws ordersNotFoundError (404) when the actor may not see all of them; HttpError (400) for too many labels, (409) when
   *   an order has no invoice, or none of them has a credit note: nothing is printed then
   */
  print(actor: Actor, request: PrintOrders): Promise<PrintedPapers>
}

/** Dependencies of the papers; facts about the seller may be missing. */
interface OrderPaperDependencies {
  orders: Pick<OrderService, 'readSeveral'>
  invoices: InvoiceService
  readSeller(): Promise<SellerFacts>
  /** By the internal keys of orders. */
  findEwayBills(
    orderIds: readonly number[],
  ): Promise<ReadonlyMap<number, Pick<StoredEwayBill, 'number'>>>
  clock: Clock
}

function labelsOf(order: PackedOrder): PaperToPrint[] {
  const { packages } = order.dispatch ?? {}
  const label = { order, paper: 'label' } as const
  if (packages === undefined) return [label]
  return Array.from({ length: packages }, (_, index) => ({
    ...label,
    labelled: { number: index + 1, of: packages },
  }))
}

function packingPapersOf(order: PackedOrder, papers: readonly OrderPaper[]): PaperToPrint[] {
  return packingPapers
    .filter((paper) => papers.includes(paper))
    .flatMap((paper) => (paper === 'label' ? labelsOf(order) : [{ order, paper }]))
}

/** The copies of invoices that are to be printed. */
function copiesOf(papers: readonly OrderPaper[]): InvoiceCopy[] {
  return [
    ...(papers.includes('invoice') ? (['original'] as const) : []),
    ...(papers.includes('invoice-copies') ? (['duplicate', 'triplicate'] as const) : []),
  ]
}

/** An order without its invoice, and why. */
interface MissingInvoice {
  name: string
  field: string
  message: string
}

function invoicesMissingError(missing: readonly MissingInvoice[]): HttpError {
  const reasons = [...new Set(missing.map(({ message }) => message))]
  const named = reasons.map((reason) => {
    const names = missing.filter(({ message }) => message === reason).map(({ name }) => name)
    return adminMessages.orders.noInvoiceYet(names.join(', '), reason)
  })
  return new HttpError({
    statusCode: 409,
    code: 'invoice_not_due',
    message: named.join(' '),
    fields: missing.map(({ field, message }) => ({ field, message })),
  })
}

export function createOrderPaperService({
  orders,
  invoices,
  readSeller,
  findEwayBills,
  clock,
}: OrderPaperDependencies): OrderPaperService {
  /** @throws HttpError (409) that names the orders without an invoice */
  async function readInvoices(
    actor: Actor,
    found: readonly OrderRecord[],
    copies: readonly InvoiceCopy[],
  ): Promise<Map<OrderRecord, DocumentToPrint>> {
    const read = new Map<OrderRecord, DocumentToPrint>()
    const missing: MissingInvoice[] = []
    for (const [index, order] of found.entries()) {
      try {
        const document = await invoices.readInvoice({ actor, publicId: order.publicId })
        read.set(order, { document, copies })
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode !== 409) throw error
        const { message } = error
        missing.push({ name: orderNameOf(order.publicId), field: `orders.${index}`, message })
      }
    }
    if (missing.length > 0) throw invoicesMissingError(missing)
    return read
  }

  async function readOrders(actor: Actor, publicIds: readonly string[]): Promise<PackedOrder[]> {
    const found = await orders.readSeveral(actor, [...new Set(publicIds)])
    const bills = await findEwayBills(found.map(({ id }) => id))
    return found.map((order) => {
      const ewayBillNumber = bills.get(order.id)?.number
      return ewayBillNumber === undefined ? order : { ...order, ewayBillNumber }
    })
  }

  async function readCreditNotes(actor: Actor, order: OrderRecord): Promise<DocumentToPrint[]> {
    try {
      const notes = await invoices.readCreditNotes({ actor, publicId: order.publicId })
      return notes.map((document) => ({ document, copies: [] }))
    } catch (error) {
      if (error instanceof CreditNoteNotDueError) return []
      throw error
    }
  }

  return {
    async print(actor, request) {
      const found = await readOrders(actor, request.orders)
      const copies = copiesOf(request.papers)
      const invoiced = copies.length > 0 ? await readInvoices(actor, found, copies) : undefined
      const papers: PaperToPrint[] = []
      for (const order of found) {
        papers.push(...packingPapersOf(order, request.papers))
        const invoice = invoiced?.get(order)
        if (invoice) papers.push(invoice)
        if (request.papers.includes('credit-note'))
          papers.push(...(await readCreditNotes(actor, order)))
      }
      const labels = papers.filter((paper) => 'paper' in paper && paper.paper === 'label')
      if (labels.length > mostPrintedLabels) {
        const { tooManyLabels } = adminMessages.orders
        throw new HttpError(fieldError('orders', tooManyLabels(mostPrintedLabels)))
      }
      const [first, ...others] = papers
      // Only credit notes were asked for: every other paper is there, or refused.
      if (!first) throw new CreditNoteNotDueError()
      const names = found.map(({ publicId }) => shortOrderId(publicId))
      const name = names.length === 1 ? `order-${names[0]}` : `${names.length}-orders`
      const seller = await readSeller()
      const drawn = { seller, title: name, at: clock.now() }
      return { name: `${name}.pdf`, content: await drawOrderPapers([first, ...others], drawn) }
    },
  }
}
