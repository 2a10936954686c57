import { tiers } from '@store/contract/rules/accounts/roles'
import type { Config } from '../../src/base/config.ts'
import type { Database } from '../../src/base/database/database.ts'
import type { FileStorage } from '../../src/base/files/storage/file-storage.ts'
import { systemClock } from '../../src/base/shared/clock.ts'
import { setIdClock } from '../../src/base/shared/ids.ts'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import { streamProducts } from '../../src/catalog/products/stream-products.ts'
import { discardOrderNotices } from '../../src/ordering/orders/notices/order-notices.ts'
import { createOrderReports } from '../../src/ordering/orders/reporting/order-reports.ts'
import { createActivityServices } from './activity-services.ts'
import { openDemoPeople } from './demo-people.ts'
import { withoutSavepoints } from './flat-transaction.ts'
import { createStepPerformer } from './perform-step.ts'
import { type ActivityPlan, planActivity } from './plan/plan-activity.ts'
import { prepareProofs } from './prepared-proofs.ts'
import { readNotificationsBefore } from './read-notifications.ts'
import { createSimulatedClock, type SimulatedClock } from './simulated-clock.ts'
import { createSlipFiles, storeSlip } from './slips/slip-files.ts'
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

const unreadMs = 36 * 3_600_000

/** Performs steps one after the other, each at its time. */
async function performAll(
  steps: readonly Step[],
  { clock, performStep }: { clock: SimulatedClock; performStep: (step: Step) => Promise<unknown> },
): Promise<void> {
  // Ids go on from the first step, wherever the last ones were.
  setIdClock(clock)
  for (const step of steps) {
    clock.moveTo(step.at)
    await performStep(step)
  }
}

/** @returns how many orders were placed */
async function perform(trx: Database, plan: ActivityPlan, activity: Activity): Promise<number> {
  const { config, storage, now } = activity
  const db = withoutSavepoints(trx)
  const clock = createSimulatedClock(plan.start)
  const services = createActivityServices({ db, clock, config, storage })
  const people = await openDemoPeople(db, clock)
  const drawSlip = createSlipFiles(config.SELLER_NAME || 'The Store')
  const orders = plan.steps.flatMap((step) => (step.kind === 'place-order' ? [step.order] : []))
  const takeProof = prepareProofs(orders, async ({ slip }) =>
    storeSlip(storage, slip, await drawSlip(slip)),
  )
  const performStep = createStepPerformer({ services, people, drawSlip, takeProof })
  const isReview = ({ kind }: Step) => kind === 'write-review'
  await performAll(
    plan.steps.filter((step) => !isReview(step)),
    { clock, performStep },
  )
  await services.updates.flush()
  await services.notices.flush()
  await discardOrderNotices(db)
  // Only a delivered order can be reviewed, and now the deliveries are stored.
  await performAll(plan.steps.filter(isReview), { clock, performStep })
  clock.moveTo(now)
  const unreadFrom = new Date(now.getTime() - unreadMs)
  for (const actor of [...tiers.map(people.adminOf), ...plan.roleBuyers.map(people.actorOf)]) {
    await readNotificationsBefore(services, actor, unreadFrom)
  }
  return orders.length
}

async function firstProducts(db: Database): Promise<ProductRecord[]> {
  for await (const products of streamProducts(db)) return products
  return []
}

/**
 * Fills a demo with three months of orders, payments, reviews and messages, through the services of the store and in one
 * transaction: all of it or nothing (ADR 0089). Does nothing in a store that has an order.
 * @param db allows several statements per query
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
