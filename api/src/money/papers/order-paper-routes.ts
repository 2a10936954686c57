import { orderReaders } from '@store/contract/rules/accounts/rights'
import { PrintOrdersSchema } from '@store/contract/schemas/orders/order-management'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  binaryResponse,
  dispositionOf,
  orderAdmins,
  type TypedApp,
} from '../../base/base.ts'
import type { OrderPaperService } from './order-paper-service.ts'

const PdfSchema = binaryResponse('the papers of all orders', ['application/pdf'])

/** Order slips, packing lists and address labels. A POST, because the ids of many orders do not fit a URL. */
export function registerOrderPapers(app: TypedApp, papers: OrderPaperService): void {
  app.post(
    '/orders/papers',
    {
      config: { access: orderAdmins, operation: 'printOrders', rights: orderReaders },
      schema: {
        body: PrintOrdersSchema,
        response: { 200: PdfSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { name, content } = await papers.print(actorOf(request), request.body)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': dispositionOf('inline', name),
          'cache-control': 'no-store',
        })
        .send(content)
    },
  )
}
