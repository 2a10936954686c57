import { SavedShippingSchema, ShippingSchema } from '@store/contract/schemas/orders/shipping'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import type { ShippingService } from './shipping-service.ts'

const response = { 200: SavedShippingSchema, '4xx': ErrorBodySchema }

/** The shipping details of the caller. */
export function registerShipping(app: TypedApp, shipping: ShippingService): void {
  app.get(
    '/shipment/me',
    {
      config: { access: 'signed-in', operation: 'readShipping', rights: 'own' },
      schema: { response },
    },
    (request) => shipping.read(actorOf(request)),
  )
  app.post(
    '/shipment/create',
    {
      config: { access: 'signed-in', operation: 'saveShipping', rights: 'own' },
      schema: { body: ShippingSchema, response },
      preValidation: normaliseBlankFields(ShippingSchema),
    },
    async (request) => ({ shippingInfo: await shipping.save(actorOf(request), request.body) }),
  )
}
