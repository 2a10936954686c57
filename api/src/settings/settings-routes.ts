import { BankBlockSchema } from '@store/contract/schemas/settings'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { Config } from '../config.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { bankBlockOf } from './bank-block.ts'

/** GET /settings/payment (api.md): one bank account for buyers of every role. */
export function registerSettings(app: TypedApp, config: Config): void {
  app.get(
    '/settings/payment',
    {
      config: { access: 'signed-in', operation: 'readPaymentSettings' },
      schema: {
        response: { 200: BankBlockSchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
    },
    async () => bankBlockOf(config),
  )
}
