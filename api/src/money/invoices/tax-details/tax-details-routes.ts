import { taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import { TaxDetailsChangeSchema } from '@store/contract/schemas/orders/tax-details'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, type FileService, type TypedApp } from '../../../base/base.ts'
import { presentOrder, viewOf } from '../../../ordering/ordering.ts'
import type { SettleTaxDetails } from './tax-settlement.ts'

/** Settles what contradicts itself in the tax details of an order: its buyer, and the admins of its tier. */
export function registerTaxDetails(
  app: TypedApp,
  { settleTaxDetails, files }: { settleTaxDetails: SettleTaxDetails; files: FileService },
): void {
  app.put(
    '/orders/:id/tax-details',
    {
      config: {
        access: 'signed-in',
        operation: 'settleTaxDetails',
        rights: ['orders', 'money', 'accounts'],
      },
      schema: {
        params: IdParamsSchema,
        body: TaxDetailsChangeSchema,
        response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const order = await settleTaxDetails(target, request.body)
      return { message: taxMessages.saved, order: presentOrder(order, viewOf(request, files)) }
    },
  )
}
