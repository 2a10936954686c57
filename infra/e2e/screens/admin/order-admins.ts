import type { Order } from '@store/contract/schemas/orders'
import type { Locator, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../accounts.ts'
import { fetchProducts, type OrderExtras, placeOrder } from '../../fixtures.ts'

/** The four admins, each with a tier it manages and one it does not: the superadmin has all. */
export const orderAdmins = [
  { role: 'enduser-admin', tier: 'enduser', other: 'reseller' },
  { role: 'reseller-admin', tier: 'reseller', other: 'distributor' },
  { role: 'distributor-admin', tier: 'distributor', other: 'enduser' },
  { role: 'superadmin', tier: 'distributor', other: undefined },
] as const

let placed = Math.floor(Date.now() / 1_000)

type Tier = (typeof orderAdmins)[number]['tier']

const buyers = new Map<Tier, Promise<Person>>()

/** One buyer a tier and file: the API takes only so many registrations a minute. */
function buyerOf(tier: Tier): Promise<Person> {
  const known = buyers.get(tier) ?? registerBuyer(tier)
  buyers.set(tier, known)
  return known
}

/** Orders of a buyer whom no other file knows, the oldest first, each with extras of its own. */
export async function ordersOf(
  tier: Tier,
  extras: readonly OrderExtras[],
): Promise<{ buyer: Person; orders: Order[] }> {
  const buyer = await buyerOf(tier)
  const products = await fetchProducts(50, buyer)
  const orders: Order[] = []
  for (const extra of extras) {
    // One after the other, so that no test empties the shelf of a product.
    placed += 1
    const from = (placed * 2) % (products.length - 1)
    orders.push(await placeOrder(buyer, products.slice(from, from + 2), extra))
  }
  return { buyer, orders }
}

/** One order of a buyer of this tier. */
export async function placeOrderOf(tier: Tier, extra: OrderExtras = {}): Promise<Order> {
  const { orders } = await ordersOf(tier, [extra])
  const [order] = orders
  if (!order) throw new Error('No order was placed.')
  return order
}

/** What people call an order. */
export const numberOf = ({ _id }: Pick<Order, '_id'>) => `#${_id.slice(-6)}`

/** The card of an order in the list. */
export function cardOf(page: Page, order: Pick<Order, '_id'>): Locator {
  return page.getByRole('article', { name: `Order ${numberOf(order)}` })
}

/** Opens the list of orders where it shows this one alone. */
export async function openOrder(page: Page, role: string, order: Order): Promise<Locator> {
  await page.goto(`/${role}/orders?q=${order._id}`)
  const card = cardOf(page, order)
  await card.waitFor()
  return card
}

/** The card of a payment proof on the desk. */
export function proofOf(page: Page, order: Pick<Order, '_id'>): Locator {
  return page.getByRole('article', { name: `Payment proof of order ${numberOf(order)}` })
}

/** Has every proof verified that waits for this admin, so that the next one is the oldest. */
export async function clearReviewQueue(admin: Person): Promise<void> {
  const read = () => callApi<{ orders: Order[] }>('/proofs?limit=100', { as: admin })
  for (let queue = await read(); queue.orders.length > 0; queue = await read()) {
    for (const { _id } of queue.orders) {
      const body = { verdict: 'verified' }
      await callApi(`/orders/${_id}/proof`, { method: 'PUT', body, as: admin })
    }
  }
}

/** The control that has the focus: what it is called by keys, and the card it stands in. */
export async function focusOf(page: Page): Promise<{ key: string | null; card: string | null }> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const card = focused?.closest('article')?.querySelector('h2')?.textContent ?? null
    // In an open list the focus is on one of its options.
    const control = focused?.closest('[aria-keyshortcuts]')
    return { key: control?.getAttribute('aria-keyshortcuts') ?? null, card }
  })
}
