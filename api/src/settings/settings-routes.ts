import { isBuyer } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import {
  BankBlockSchema,
  DemoSettingsSchema,
  SellerFactsSchema,
} from '@store/contract/schemas/settings'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { actorOf } from '../http/access.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { hasPaidOrder } from '../orders/reserved/new-buyer-orders.ts'
import type { Clock } from '../shared/clock.ts'
import { bankBlockOf } from './bank-block.ts'
import { demoSettingsOf } from './demo-settings.ts'
import { sellerFactsOf } from './seller-facts.ts'
import type { SettingsReader } from './settings-service.ts'

/** Dependencies of the settings that screens show. */
export interface ShownSettings {
  config: Config
  db: Database
  clock: Clock
  settings: SettingsReader
}

/** What the seller and the operator have set, and screens show. */
export function registerSettings(
  app: TypedApp,
  { config, db, clock, settings }: ShownSettings,
): void {
  // api.md: one bank account for buyers of every role.
  app.get(
    '/settings/payment',
    {
      config: { access: 'signed-in', operation: 'readPaymentSettings' },
      schema: {
        response: { 200: BankBlockSchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { userId, role } = actorOf(request)
      const isNewBuyer = isBuyer(role) && !(await hasPaidOrder(db, userId))
      return bankBlockOf(await settings.read(), { config, now: clock.now(), isNewBuyer })
    },
  )

  // The footer of every page asks for it; browsers may show a change five minutes later.
  app.get(
    '/settings/seller',
    {
      config: { access: 'public', operation: 'readSeller' },
      schema: { response: { 200: SellerFactsSchema, '4xx': ErrorBodySchema } },
    },
    async (_request, reply) => {
      const seller = sellerFactsOf(await settings.read(), indiaDayOf(clock.now()))
      return reply.header('cache-control', 'public, max-age=300').send(seller)
    },
  )

  const demo = demoSettingsOf(config)
  app.get(
    '/settings/demo',
    {
      config: { access: 'public', operation: 'readDemo' },
      schema: { response: { 200: DemoSettingsSchema, '4xx': ErrorBodySchema } },
    },
    async (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(demo),
  )
}
