import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostPrintedLabels } from '@store/contract/rules/limits'
import { type OrderPaper, orderPapers } from '@store/contract/rules/orders/admin/order-lists'
import { shortOrderId } from '@store/contract/rules/orders/order-name'
import type { PrintOrders } from '@store/contract/schemas/orders/order-management'
import type { SellerFacts } from '@store/contract/schemas/settings'
import type { Actor } from '../http/actor.ts'
import { HttpError } from '../http/errors/errors.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderService } from '../orders/order-service.ts'
import type { Clock } from '../shared/clock.ts'
import { drawOrderPapers, type PaperToPrint } from './draw-order-papers.ts'

/** A PDF and its name. */
export interface PrintedPapers {
  name: string
  content: Buffer
}

/** Papers of orders for packing and sending. */
export interface OrderPaperService {
  /**
   * Prints papers of the orders the actor manages into one PDF: order by order as given, for each the slip, the packing
   * list and a label for each package, as requested.
   * @throws ordersNotFoundError (404) when the actor may not see all of them; HttpError (400) for too many labels
   */
  print(actor: Actor, request: PrintOrders): Promise<PrintedPapers>
}

/** Dependencies of the papers; facts about the seller may be missing. */
export interface OrderPaperDependencies {
  orders: Pick<OrderService, 'readSeveral'>
  readSeller(): Promise<SellerFacts>
  clock: Clock
}

function labelsOf(order: OrderRecord): PaperToPrint[] {
  const { packages } = order.dispatch ?? {}
  const label = { order, paper: 'label' } as const
  if (packages === undefined) return [label]
  return Array.from({ length: packages }, (_, index) => ({
    ...label,
    labelled: { number: index + 1, of: packages },
  }))
}

function papersOf(order: OrderRecord, papers: readonly OrderPaper[]): PaperToPrint[] {
  return orderPapers
    .filter((paper) => papers.includes(paper))
    .flatMap((paper) => (paper === 'label' ? labelsOf(order) : [{ order, paper }]))
}

export function createOrderPaperService({
  orders,
  readSeller,
  clock,
}: OrderPaperDependencies): OrderPaperService {
  return {
    async print(actor, request) {
      const found = await orders.readSeveral(actor, [...new Set(request.orders)])
      const papers = found.flatMap((order) => papersOf(order, request.papers))
      if (papers.filter(({ paper }) => paper === 'label').length > mostPrintedLabels) {
        const { tooManyLabels } = adminMessages.orders
        throw new HttpError(fieldError('orders', tooManyLabels(mostPrintedLabels)))
      }
      const names = found.map(({ publicId }) => shortOrderId(publicId))
      const name = names.length === 1 ? `order-${names[0]}` : `${names.length}-orders`
      const seller = await readSeller()
      const content = await drawOrderPapers(papers, { seller, title: name, at: clock.now() })
      return { name: `${name}.pdf`, content }
    },
  }
}
