import { tiers } from '@store/contract/rules/accounts/roles'
import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import { type DemoBuyer, inventedBuyers } from '../buyers/demo-buyers.ts'
import { roleBuyers } from '../buyers/role-buyers.ts'
import type { Step } from '../steps.ts'
import { startOfActivity } from './order-times.ts'
import { planPersonalSteps, planRegistrations } from './personal-steps.ts'
import { planOrders } from './plan-orders.ts'
import { createProductChoice } from './product-choice.ts'
import { broadcasts, contacts, missedSearches } from './public-voices.ts'

const dayMs = 24 * 3_600_000
/** The last steps are over, with their notices, when the demo starts. */
const restMs = 120_000

/** What happens until now, and who buys. */
export interface ActivityPlan {
  start: Date
  /** By time; all of them are over. */
  steps: Step[]
  /** Buyers that are demo accounts and exist already. */
  roleBuyers: DemoBuyer[]
}

function planPublicSteps(now: Date): Step[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  return [
    ...contacts.map(
      ({ daysAgo, ...form }): Step => ({ kind: 'write-contact', at: ago(daysAgo), form }),
    ),
    ...broadcasts.map(
      ({ daysAgo, ...form }): Step => ({ kind: 'send-notification', at: ago(daysAgo), form }),
    ),
    ...missedSearches.map(
      ({ daysAgo, ...search }): Step => ({ kind: 'miss-search', at: ago(daysAgo), ...search }),
    ),
  ]
}

/** A buyer reviews a product once, and asks once for an alert or a wish. */
function isRepeated(step: Step, seen: Set<string>): boolean {
  if (!('product' in step)) return false
  const key = `${step.kind} ${step.buyer.email} ${step.product.id}`
  const isKnown = seen.has(key)
  seen.add(key)
  return isKnown
}

/**
 * Plans three months of a store that ends now. The same instant and products give the same plan.
 * @param demo orders: about how many; products: those on sale
 */
export function planActivity(
  now: Date,
  demo: { orders: number; products: readonly ProductRecord[] },
): ActivityPlan {
  const start = startOfActivity(now)
  const ofRoles = roleBuyers()
  const invented = tiers.flatMap(inventedBuyers)
  const buyers = [...ofRoles, ...invented]
  const choice = createProductChoice(demo.products)
  const { orders, steps } = planOrders(now, { orders: demo.orders, buyers, choice })
  const soldOut = demo.products.filter(({ stock }) => stock === 0)
  const early = orders.slice(0, orders.length / 2).map(({ buyer }) => buyer)
  const regulars = [...new Set([...ofRoles, ...early])]
  const personal = planPersonalSteps(now, { buyers: regulars, soldOut, choice })
  const seen = new Set<string>()
  const planned = [
    ...planRegistrations(invented, { start, orders }),
    ...steps,
    ...planPublicSteps(now),
    ...personal,
  ]
  return {
    start,
    roleBuyers: ofRoles,
    steps: planned
      .filter(({ at }) => at.getTime() < now.getTime() - restMs)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .filter((step) => !isRepeated(step, seen)),
  }
}
