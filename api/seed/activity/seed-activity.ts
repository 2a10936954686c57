import type { Role } from '@store/contract/rules/accounts/roles'
import { proofTypes } from '@store/contract/rules/limits'
import type { Account } from '../../src/accounts/account.ts'
import { demoPassword, findDemoAccounts } from '../../src/accounts/first-accounts/demo-accounts.ts'
import { hashPassword } from '../../src/accounts/password.ts'
import { openAccount } from '../../src/accounts/registration/open-account.ts'
import type { ProductRecord } from '../../src/catalog/product.ts'
import { streamProducts } from '../../src/catalog/stream-products.ts'
import type { Config } from '../../src/config.ts'
import type { Database } from '../../src/database/database.ts'
import type { FileStorage } from '../../src/files/storage/file-storage.ts'
import type { Actor } from '../../src/http/actor.ts'
import { createOrderReports } from '../../src/orders/reporting/order-reports.ts'
import { systemClock } from '../../src/shared/clock.ts'
import { setIdClock } from '../../src/shared/ids.ts'
import { chanceOf, wholeBetween } from '../chance.ts'
import { createActivityServices } from './activity-services.ts'
import type { DemoBuyer } from './buyers/demo-buyers.ts'
import { createStepPerformer } from './perform-step.ts'
import { type ActivityPlan, planActivity } from './plan/plan-activity.ts'
import { prepareProofs } from './prepared-proofs.ts'
import { readNotificationsBefore } from './read-notifications.ts'
import { createSimulatedClock } from './simulated-clock.ts'
import { createSlipFiles } from './slips/slip-files.ts'
import type { Step } from './steps.ts'

/** What the store is filled with. */
export interface Activity {
  config: Config
  /** Of payment proofs and bills. */
  storage: FileStorage
  /** The end of the three months. */
  now: Date
  /** About how many. */
  orders: number
}

/** Notices of verdicts wait half a minute, in which a verdict can be undone. */
const noticeDelayMs = 31_000
const unreadMs = 36 * 3_600_000

function actorOf({ id, publicId, name, email, role }: Account): Actor {
  return { userId: id, publicId, sessionId: '', name, email, role }
}

/** The accounts of the demo: those of the roles, and those of buyers as they register. */
async function openBuyers(trx: Database, now: () => Date) {
  const passwordHash = await hashPassword(demoPassword)
  const chance = chanceOf('business ids')
  const drawNumber = () => wholeBetween(chance, 0, 999_999)
  const accounts = new Map<string, Account>()
  for (const account of await findDemoAccounts(trx)) accounts.set(account.email, account)
  const find = (email: string): Actor => {
    const account = accounts.get(email)
    if (!account) throw new Error(`${email} has no account yet`)
    return actorOf(account)
  }
  return {
    actorOf: ({ email }: DemoBuyer) => find(email),
    ofRole(role: Role): Actor {
      const account = [...accounts.values()].find((each) => each.role === role)
      if (!account) throw new Error(`the demo has no ${role}`)
      return actorOf(account)
    },
    async register({ shipping: _shipping, payer: _payer, ...buyer }: DemoBuyer) {
      const account = { ...buyer, passwordHash, isDemo: true }
      accounts.set(buyer.email, await openAccount(trx, account, { now: now(), drawNumber }))
    },
  }
}

function isTold({ kind }: Step): boolean {
  return ['place-order', 'review-proof', 'set-status', 'upload-bill', 'cancel-order'].includes(kind)
}

async function perform(trx: Database, plan: ActivityPlan, activity: Activity): Promise<number> {
  const { config, storage, now } = activity
  const clock = createSimulatedClock(trx, plan.start)
  setIdClock(clock)
  const services = createActivityServices({ db: trx, clock, config, storage })
  const buyers = await openBuyers(trx, clock.now)
  const drawSlip = createSlipFiles(config.SELLER_NAME || 'The Store')
  const orders = plan.steps.flatMap((step) => (step.kind === 'place-order' ? [step.order] : []))
  const superadmin = buyers.ofRole('superadmin')
  const performStep = createStepPerformer({
    ...buyers,
    services,
    adminOf: (tier) => buyers.ofRole(`${tier}-admin`),
    superadmin,
    drawSlip,
    takeProof: prepareProofs(orders, async ({ slip }) => {
      const received = await drawSlip(slip)
      const proof = await services.files.accept(received, { kind: 'payment-proof', types: proofTypes })
      if (!proof) throw new Error('a payment slip that was drawn is no valid file')
      return proof
    }),
  })
  let noticesDueAt: Date | undefined
  for (const step of plan.steps) {
    if (noticesDueAt && noticesDueAt < step.at) {
      await clock.moveTo(noticesDueAt)
      await services.sendDueNotices()
      noticesDueAt = undefined
    }
    await clock.moveTo(step.at)
    await performStep(step)
    if (isTold(step)) noticesDueAt = new Date(step.at.getTime() + noticeDelayMs)
  }
  await clock.moveTo(now)
  await services.sendDueNotices()
  const admins = (['enduser-admin', 'reseller-admin', 'distributor-admin'] as const).map((role) =>
    buyers.ofRole(role),
  )
  for (const actor of [...admins, ...plan.roleBuyers.map(buyers.actorOf)]) {
    await readNotificationsBefore(services, actor, new Date(now.getTime() - unreadMs))
  }
  await clock.release()
  return orders.length
}

async function firstProducts(db: Database): Promise<ProductRecord[]> {
  for await (const products of streamProducts(db)) return products
  return []
}

/**
 * Fills a demo with three months of orders, payments, reviews and messages, through the services of the store and in one
 * transaction: all of it or nothing (ADR 0089). Does nothing in a store that has an order.
 * @returns how many orders were placed
 */
export async function seedActivity(db: Database, activity: Activity): Promise<number> {
  const { now, orders } = activity
  const { orders: present } = await createOrderReports({ db, orderIndex: undefined }).readTotal()
  const products = await firstProducts(db)
  if (present > 0 || products.length === 0) return 0
  const plan = planActivity(now, { orders, products })
  try {
    return await db.transaction((trx) => perform(trx, plan, activity))
  } finally {
    setIdClock(systemClock)
  }
}
