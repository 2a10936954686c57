import { orderReaders } from '@store/contract/rules/accounts/rights'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import {
  EwayBillsQuerySchema,
  OrderEwayBillsSchema,
  OrderTransportFormSchema,
} from '@store/contract/schemas/taxes/eway-bills'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../../base/base.ts'
import type { OrderEwayBillService } from './order-eway-bills.ts'

/** What admins say of the transport of orders, where it needs an e-way bill (taxes 4.9). */
export function registerOrderEwayBills(app: TypedApp, bills: OrderEwayBillService): void {
  // A POST, because the ids of many orders do not fit a URL.
  app.post(
    '/orders/eway-bills',
    {
      config: { access: orderAdmins, operation: 'readEwayBills', rights: orderReaders },
      schema: {
        description: 'whether goods need an e-way bill before they move, and what is known of it',
        body: EwayBillsQuerySchema,
        response: { 200: OrderEwayBillsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => ({ orders: await bills.read(actorOf(request), request.body.orders) }),
  )

  app.put(
    '/orders/:id/eway-bill',
    {
      config: { access: orderAdmins, operation: 'saveTransport', rights: ['orders', 'packing'] },
      schema: {
        description: 'replaces what was said of the transport before; nothing is required',
        params: IdParamsSchema,
        body: OrderTransportFormSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      await bills.save(target, request.body)
      return { message: messages.transportSaved }
    },
  )
}
