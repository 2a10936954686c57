import { indiaDayOf } from '@store/contract/rules/india-days'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  type BankBlock,
  BankBlockSchema,
  DemoSettingsSchema,
  SellerFactsSchema,
} from '@store/contract/schemas/settings'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { type Actor, actorOf, type Clock, type Config, type TypedApp } from '../../base/base.ts'
import { bankBlockOf, type SettingsReader, sellerFactsOf } from '../../support/support.ts'
import { demoSettingsOf } from './demo-settings.ts'

/** Dependencies of the settings that screens show. */
export interface ShownSettings {
  config: Config
  clock: Clock
  settings: SettingsReader
  /** Whether the limits for buyers without a paid order hold for the caller. */
  isNewBuyer(actor: Actor): Promise<boolean>
  /** What would refuse the order of the caller's cart. */
  readOrderLimits(actor: Actor, network: string): Promise<BankBlock['orderLimits']>
  /** The caller's credit as it stands; undefined without. */
  readOwnCredit(actor: Actor): Promise<BankBlock['credit']>
}

/** What the seller and the operator have set, and screens show. */
export function registerSettings(
  app: TypedApp,
  { config, clock, settings, isNewBuyer, readOrderLimits, readOwnCredit }: ShownSettings,
): void {
  // One bank account for buyers of every role (support 5.3).
  app.get(
    '/settings/payment',
    {
      config: { access: 'signed-in', operation: 'readPaymentSettings', rights: 'own' },
      schema: {
        response: { 200: BankBlockSchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const bank = bankBlockOf(await settings.read(), {
        config,
        now: clock.now(),
        isNewBuyer: await isNewBuyer(actor),
      })
      const orderLimits = await readOrderLimits(actor, clientNetwork(request.ip))
      const credit = await readOwnCredit(actor)
      return { ...bank, ...(credit && { credit }), ...(orderLimits && { orderLimits }) }
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
