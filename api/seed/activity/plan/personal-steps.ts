import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import { pickOne, seededRandom, wholeBetween } from '../../seeded-random.ts'
import type { DemoBuyer } from '../buyers/demo-buyers.ts'
import type { PlannedOrder, Step } from '../steps.ts'
import type { ProductChoice } from './product-choice.ts'

const hourMs = 3_600_000
/** Some hours of a year. */
const yearOf = (random: () => number) => wholeBetween(random, 24, 365 * 24)

/** Half of the buyers registered in the year before the first day, the others on the day of their first order. */
export function planRegistrations(
  buyers: readonly DemoBuyer[],
  { start, orders }: { start: Date; orders: readonly PlannedOrder[] },
): Step[] {
  return buyers.map((buyer) => {
    const random = seededRandom(`registration ${buyer.email}`)
    const first = orders.find((order) => order.buyer === buyer)?.at ?? start
    const isNew = random() < 0.5
    const [from, hours] = isNew ? [first, wholeBetween(random, 1, 5)] : [start, yearOf(random)]
    return { kind: 'register', buyer, at: new Date(from.getTime() - hours * hourMs) }
  })
}

function hasLines(step: Step): boolean {
  return 'lines' in step && step.lines.length > 0
}

/** Wishlists, carts, lists and alerts of buyers who ordered before. */
export function planPersonalSteps(
  now: Date,
  demo: {
    /** The first ones are the demo accounts. */
    buyers: readonly DemoBuyer[]
    soldOut: readonly ProductRecord[]
    choice: ProductChoice
  },
): Step[] {
  const { buyers, soldOut, choice } = demo
  const random = seededRandom('personal')
  const hoursAgo = (from: number, to: number) =>
    new Date(now.getTime() - wholeBetween(random, from * 60, to * 60) * 60_000)
  const active = buyers.slice(0, 24)
  const wishes = active.slice(0, 12).flatMap((buyer): Step[] =>
    Array.from({ length: wholeBetween(random, 1, 4) }, (): Step => {
      const product = choice.chooseProduct(random)
      return { kind: 'add-to-wishlist', buyer, product, at: hoursAgo(1, 200) }
    }),
  )
  const carts = active.slice(0, 8).map((buyer): Step => {
    const lines = choice.chooseLines(buyer, random)
    return { kind: 'fill-cart', buyer, lines, at: hoursAgo(0.2, 0.3) }
  })
  const lists = active.slice(1, 4).map((buyer): Step => {
    const lines = choice.chooseLines(buyer, random)
    return { kind: 'save-list', buyer, name: 'Every month', lines, at: hoursAgo(100, 300) }
  })
  const alerts =
    soldOut.length === 0
      ? []
      : active.slice(0, 9).map((buyer): Step => {
          const product = pickOne(soldOut, random)
          return { kind: 'set-stock-alert', buyer, product, at: hoursAgo(2, 400) }
        })
  return [...wishes, ...[...carts, ...lists].filter(hasLines), ...alerts]
}
