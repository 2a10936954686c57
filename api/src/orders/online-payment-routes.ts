import { messages } from '@store/contract/rules/messages'
import { OnlineOrderSchema, OnlineVerificationSchema } from '@store/contract/schemas/orders'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { buyers } from '../http/actor.ts'
import { RefusedError } from '../http/errors.ts'
import type { TypedApp } from '../http/typed-app.ts'

function refuseOnline(): never {
  throw new RefusedError({ message: messages.payment.onlineOff, statusCode: 501 })
}

/** Online payment (api.md, Orders): no gateway is connected, so both steps say so (501). */
export function registerOnlinePayment(app: TypedApp): void {
  const response = { '4xx': ErrorBodySchema, 501: ErrorBodySchema }
  app.post(
    '/orders/create',
    {
      config: { access: buyers, operation: 'createOnlineOrder' },
      schema: { body: OnlineOrderSchema, response },
    },
    async () => refuseOnline(),
  )
  app.post(
    '/orders/verify',
    {
      config: { access: buyers, operation: 'verifyOnlinePayment' },
      schema: { body: OnlineVerificationSchema, response },
    },
    async () => refuseOnline(),
  )
}
