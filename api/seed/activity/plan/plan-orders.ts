import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { pickWeighted, seededRandom } from '../../seeded-random.ts'
import type { DemoBuyer } from '../buyers/demo-buyers.ts'
import type { PlannedOrder, Step } from '../steps.ts'
import { courseOf, type Fate } from './order-course.ts'
import { planOrderTimes } from './order-times.ts'
import { type PaymentFault, payOrder } from './payments.ts'
import { type ProductChoice, totalOf } from './product-choice.ts'

/** Who orders how often, of a hundred. */
const tierShares = { enduser: 44, reseller: 38, distributor: 18 } as const satisfies Record<
  Tier,
  number
>

const fates: readonly (readonly [Fate, number])[] = [
  ['fulfilled', 78],
  ['cancelled-by-buyer', 7],
  ['cancelled-by-store', 3],
  ['returned', 2],
  ['rejected-then-paid', 7],
  ['never-paid', 3],
]

const faultsOfRejected: readonly (readonly [PaymentFault | undefined, number])[] = [
  ['amount', 4],
  ['same-file', 2],
  ['same-reference', 1],
  [undefined, 3],
]

/** The newest of all orders, so that work waits at every desk whenever the demo is started. */
const freshShare = 0.11
/** What has become of the oldest, the middle and the newest third of them. */
const freshFates: readonly (readonly (readonly [Fate, number])[])[] = [
  [
    ['shipped', 65],
    ['processing', 20],
    ['waiting', 15],
  ],
  [
    ['shipped', 15],
    ['processing', 35],
    ['paid', 20],
    ['waiting', 30],
  ],
  [
    ['paid', 15],
    ['waiting', 85],
  ],
]
/** The first proofs that wait are worth a second look. */
const freshFaults: readonly (PaymentFault | undefined)[] = [
  undefined,
  'amount',
  undefined,
  'same-file',
  undefined,
  'same-reference',
]

const dayMs = 24 * 3_600_000
/** Older than three days and still unpaid. */
const overdue = { from: 3.2, to: 8.5 }
const overdueFates: readonly Fate[] = ['never-paid', 'on-hold', 'never-paid', 'on-hold', 'waiting']

/** The first buyers of a tier order most. */
function weighBuyers(buyers: readonly DemoBuyer[], role: Tier) {
  const ofTier = buyers.filter((buyer) => buyer.role === role)
  return ofTier.map((buyer, index) => [buyer, 1 / (index + 3)] as const)
}

interface Chosen {
  fate: Fate
  fault: PaymentFault | undefined
}

/** Decides the fate of each order from its age, oldest first. */
function fateChooser(now: Date, orders: number, random: () => number) {
  let overdueCount = 0
  let waitingCount = 0
  const fresh = Math.floor(orders * (1 - freshShare))
  return (at: Date, index: number): Chosen => {
    const age = (now.getTime() - at.getTime()) / dayMs
    const overdueFate = overdueFates[overdueCount]
    if (overdueFate && age > overdue.from && age < overdue.to && index % 4 === 0) {
      overdueCount += 1
      return { fate: overdueFate, fault: overdueFate === 'never-paid' ? 'amount' : undefined }
    }
    const third = Math.floor(((index - fresh) * freshFates.length) / (orders - fresh))
    const ofThird = freshFates[third]
    if (ofThird) {
      const fate = pickWeighted(ofThird, random)
      if (fate !== 'waiting') return { fate, fault: undefined }
      waitingCount += 1
      return { fate, fault: freshFaults[waitingCount - 1] }
    }
    const fate = pickWeighted(fates, random)
    const isRejected = fate === 'rejected-then-paid' || fate === 'never-paid'
    return { fate, fault: isRejected ? pickWeighted(faultsOfRejected, random) : undefined }
  }
}

/** The orders of all tiers until now, and everything that happens to them. */
export function planOrders(
  now: Date,
  demo: { orders: number; buyers: readonly DemoBuyer[]; choice: ProductChoice },
): { orders: PlannedOrder[]; steps: Step[] } {
  const { buyers, choice } = demo
  const random = seededRandom('orders of the demo')
  const buyersOf = new Map(tiers.map((tier) => [tier, weighBuyers(buyers, tier)]))
  const shares = tiers.map((tier) => [tier, tierShares[tier]] as const)
  const times = planOrderTimes(now, demo.orders, random)
  const chooseFate = fateChooser(now, times.length, random)
  const orders: PlannedOrder[] = []
  const steps = times.flatMap((at, index) => {
    const tier = pickWeighted(shares, random)
    const buyer = pickWeighted(buyersOf.get(tier) ?? [], random)
    const lines = choice.chooseLines(buyer, random)
    const { fate, fault } = chooseFate(at, index)
    if (lines.length === 0) return []
    const unpaid = { at, buyer, lines, total: totalOf(lines, tier) }
    const order = payOrder(unpaid, { fault, earlier: orders }, random)
    orders.push(order)
    return courseOf(order, { fate, fault, random })
  })
  return { orders, steps }
}
