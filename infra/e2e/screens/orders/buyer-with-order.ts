import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Locator } from 'playwright-core'
import { type Person, registerBuyer } from '../../driver/accounts.ts'
import { openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'

/** A buyer's browser on My Orders, and their only order. */
export interface BuyerWithOrder extends Visitor {
  buyer: Person
  order: Order
  card: Locator
}

/** Opens My Orders for a new buyer who has just ordered. */
export async function openMyOrders(
  browser: Browser,
  role: 'enduser' | 'reseller' | 'distributor' = 'enduser',
): Promise<BuyerWithOrder> {
  const buyer = await registerBuyer(role)
  const order = await placeOrder(buyer, await fetchProducts(2, buyer))
  const visitor = await openVisitor(browser, { as: buyer })
  await visitor.page.goto('/orders')
  const card = visitor.page.getByRole('article', { name: `Order #${order._id.slice(-6)}` })
  await card.waitFor()
  return { ...visitor, buyer, order, card }
}
