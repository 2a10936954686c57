import { stockAlertMessages } from '@store/contract/rules/stock-alert-messages'
import { StockAlertSchema } from '@store/contract/schemas/catalog/stock-alerts'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, buyers, type TypedApp } from '../../base/base.ts'
import type { StockAlertService } from './stock-alert-service.ts'

/** The caller's request to be told when a product is back in stock. */
export function registerStockAlerts(app: TypedApp, alerts: StockAlertService): void {
  app.get(
    '/products/:id/stock-alert',
    {
      config: { access: buyers, operation: 'readStockAlert' },
      schema: {
        params: IdParamsSchema,
        response: { 200: StockAlertSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => ({
      isSet: await alerts.isSet(actorOf(request).userId, request.params.id),
    }),
  )

  app.put(
    '/products/:id/stock-alert',
    {
      config: { access: buyers, operation: 'setStockAlert' },
      schema: {
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await alerts.set(actorOf(request).userId, request.params.id)
      return { message: stockAlertMessages.added }
    },
  )

  app.delete(
    '/products/:id/stock-alert',
    {
      config: { access: buyers, operation: 'deleteStockAlert' },
      schema: {
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await alerts.remove(actorOf(request).userId, request.params.id)
      return { message: stockAlertMessages.removed }
    },
  )
}
