import { tiers } from '@store/contract/rules/accounts/roles'
import { proofTypes } from '@store/contract/rules/limits'
import type { ProductRecord } from '../../src/catalog/product.ts'
import { streamProducts } from '../../src/catalog/stream-products.ts'
import type { Config } from '../../src/config.ts'
import type { Database } from '../../src/database/database.ts'
import type { FileStorage } from '../../src/files/storage/file-storage.ts'
import { createOrderReports } from '../../src/orders/reporting/order-reports.ts'
import { systemClock } from '../../src/shared/clock.ts'
import { setIdClock } from '../../src/shared/ids.ts'
import { type ActivityServices, createActivityServices } from './activity-services.ts'
import { openDemoPeople } from './demo-people.ts'
import { createStepPerformer } from './perform-step.ts'
import { type ActivityPlan, planActivity } from './plan/plan-activity.ts'
import { prepareProofs } from './prepared-proofs.ts'
import { readNotificationsBefore } from './read-notifications.ts'
import { createSimulatedClock, type SimulatedClock } from './simulated-clock.ts'
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

function isTold({ kind }: Step): boolean {
  return ['place-order', 'review-proof', 'set-status', 'upload-bill', 'cancel-order'].includes(kind)
}

/** Performs steps one after the other, and tells buyers between them what they are due to be told. */
async function performAll(
  steps: readonly Step[],
  store: {
    clock: SimulatedClock
    services: ActivityServices
    performStep: (step: Step) => Promise<unknown>
    until: Date
  },
): Promise<void> {
  const { clock, services, performStep, until } = store
  let noticesDueAt: Date | undefined
  for (const step of steps) {
    if (noticesDueAt && noticesDueAt < step.at) {
      await clock.moveTo(noticesDueAt)
      await services.sendDueNotices()
      noticesDueAt = undefined
    }
    await clock.moveTo(step.at)
    await performStep(step)
    if (isTold(step)) noticesDueAt = new Date(step.at.getTime() + noticeDelayMs)
  }
  await clock.moveTo(until)
  await services.sendDueNotices()
}

/** @returns how many orders were placed */
async function perform(trx: Database, plan: ActivityPlan, activity: Activity): Promise<number> {
  const { config, storage, now } = activity
  const clock = createSimulatedClock(trx, plan.start)
  setIdClock(clock)
  const services = createActivityServices({ db: trx, clock, config, storage })
  const people = await openDemoPeople(trx, clock)
  const drawSlip = createSlipFiles(config.SELLER_NAME || 'The Store')
  const orders = plan.steps.flatMap((step) => (step.kind === 'place-order' ? [step.order] : []))
  const takeProof = prepareProofs(orders, async ({ slip }) => {
    const accepted = { kind: 'payment-proof', types: proofTypes } as const
    const proof = await services.files.accept(await drawSlip(slip), accepted)
    if (!proof) throw new Error('a payment slip that was drawn is no valid file')
    return proof
  })
  const performStep = createStepPerformer({ services, people, drawSlip, takeProof })
  await performAll(plan.steps, { clock, services, performStep, until: now })
  const unreadFrom = new Date(now.getTime() - unreadMs)
  for (const actor of [...tiers.map(people.adminOf), ...plan.roleBuyers.map(people.actorOf)]) {
    await readNotificationsBefore(services, actor, unreadFrom)
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
