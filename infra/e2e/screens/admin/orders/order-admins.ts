import type { Order } from '@store/contract/schemas/orders/orders'
import type { Locator, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../../driver/accounts.ts'
import {
  fetchProducts,
  isWithoutEwayBill,
  type OrderExtras,
  placeOrder,
} from '../../../driver/fixtures.ts'
import { forEachConcurrently } from '../../../driver/for-each-concurrently.ts'

let placed = Math.floor(Date.now() / 1_000)

type Tier = Order['tier']

const buyers = new Map<Tier, Promise<Person>>()

/** One buyer per tier and file, because the API limits registrations. */
function buyerOf(tier: Tier): Promise<Person> {
  const known = buyers.get(tier) ?? registerBuyer(tier)
  buyers.set(tier, known)
  return known
}

/** Places orders of a buyer that no other file uses, the oldest first, each with its own extras. */
export async function ordersOf(
  tier: Tier,
  extras: readonly OrderExtras[],
): Promise<{ buyer: Person; orders: Order[] }> {
  const buyer = await buyerOf(tier)
  const products = await fetchProducts(50, buyer, isWithoutEwayBill)
  const orders: Order[] = []
  for (const extra of extras) {
    // Sequential, with different products, so that no test exhausts the stock of one.
    placed += 1
    const from = (placed * 2) % (products.length - 1)
    orders.push(await placeOrder(buyer, products.slice(from, from + 2), extra))
  }
  return { buyer, orders }
}

/** Places one order of a buyer of this tier. */
export async function placeOrderOf(tier: Tier, extra: OrderExtras = {}): Promise<Order> {
  const { orders } = await ordersOf(tier, [extra])
  const [order] = orders
  if (!order) throw new Error('No order was placed.')
  return order
}

/** The displayed number of an order. */
export const numberOf = ({ _id }: Pick<Order, '_id'>) => `#${_id.slice(-6)}`

/** The card of an order in the list. */
export function cardOf(page: Page, order: Pick<Order, '_id'>): Locator {
  return page.getByRole('article', { name: `Order ${numberOf(order)}` })
}

/** Opens the list of orders, filtered to this one. */
export async function openOrder(page: Page, role: string, order: Order): Promise<Locator> {
  await page.goto(`/${role}/orders?q=${order._id}`)
  const card = cardOf(page, order)
  await card.waitFor()
  return card
}

/** The card of a payment proof in the review queue. */
export function proofOf(page: Page, order: Pick<Order, '_id'>): Locator {
  return page.getByRole('article', { name: `Payment proof of order ${numberOf(order)}` })
}

/** Verifies all proofs awaiting review by this admin, so that the next one is the oldest. */
export async function clearReviewQueue(admin: Person): Promise<void> {
  const read = () => callApi<{ orders: Order[] }>('/proofs?limit=100', { as: admin })
  for (let queue = await read(); queue.orders.length > 0; queue = await read()) {
    await verifyProofs(queue.orders, admin)
  }
}

/** Verifies the proofs of these orders, a few at a time. */
export async function verifyProofs(orders: readonly Order[], admin: Person): Promise<void> {
  await forEachConcurrently(orders, 4, async ({ _id }) => {
    const body = { verdict: 'verified' }
    await callApi(`/orders/${_id}/proof`, { method: 'PUT', body, as: admin })
  })
}

/** The focused control: its keyboard shortcut and its card. */
export async function focusOf(page: Page): Promise<{ key: string | null; card: string | null }> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const card = focused?.closest('article')?.querySelector('h2')?.textContent ?? null
    // In an open list one of its options has the focus.
    const control = focused?.closest('[aria-keyshortcuts]')
    return { key: control?.getAttribute('aria-keyshortcuts') ?? null, card }
  })
}
