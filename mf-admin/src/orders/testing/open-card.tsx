import type { Role } from '@store/contract/rules/accounts/roles'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, type FakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { AdminOrdersScreen } from '../admin-orders-screen.tsx'
import { serveEwayBills } from './serve-eway-bills.ts'
import { serveQueueCounts } from './serve-queue-counts.ts'

/**
 * Renders the screen with one order.
 * @returns the order, its card, and its two selects as they are now
 */
export async function openCard(
  api: FakeApi,
  overrides: Partial<Order> = {},
  role: Role = 'superadmin',
) {
  const order = anOrder({ _id: '01JABCDEFG123456', ...overrides })
  api.answers('GET /:role/orders', { orders: [order] })
  serveQueueCounts(api)
  serveEwayBills(api)
  const { user } = renderWithStore(<AdminOrdersScreen />, { session: aUser({ role }) })
  const article = await screen.findByRole('article', { name: 'Order #123456' })
  const card = within(article)
  return {
    order,
    user,
    article,
    card,
    status: () => card.getByLabelText<HTMLSelectElement>('Order status'),
    payment: () => card.getByLabelText<HTMLSelectElement>('Payment status'),
  }
}
