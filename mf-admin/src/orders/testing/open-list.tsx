import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, type FakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { AdminOrdersScreen } from '../admin-orders-screen.tsx'
import { serveEwayBills } from './serve-eway-bills.ts'
import { serveQueueCounts } from './serve-queue-counts.ts'

/** An order whose displayed number is `number`. */
export function numbered(number: number, overrides: Partial<Order> = {}): Order {
  return anOrder({ _id: `01JABCDEFG${String(number).padStart(6, '0')}`, ...overrides })
}

/** The accessible name of the row of an order starts with its number. */
export const rowName = (number: number) => new RegExp(`#${String(number).padStart(6, '0')}`)

/** Gives elements a size, which jsdom does not: a list renders the rows that its height has room for. */
export function withLayout({ width = 1200, height = 720 } = {}): void {
  const sizes = { clientWidth: width, clientHeight: height, scrollHeight: 10_000_000 }
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  }
  class NoResize {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: NoResize })
  Element.prototype.scrollTo = function scrollTo(
    this: Element,
    x?: ScrollToOptions | number,
    y?: number,
  ) {
    this.scrollTop = (typeof x === 'object' ? x.top : y) ?? 0
    this.dispatchEvent(new Event('scroll'))
  }
}

/** Serves a list of any length, a page at a time. */
export function serveList(api: FakeApi, orders: readonly Order[], total = orders.length): void {
  api.answers(
    'GET /:role/orders',
    ({ query }) => {
      const limit = Number(query.get('limit'))
      const from = (Number(query.get('page')) - 1) * limit
      return { orders: orders.slice(from, from + limit) }
    },
    { headers: { 'X-Total-Count': String(total) } },
  )
}

/** Opens the list as a superadmin, at an address below the orders. */
export async function openList(api: FakeApi, address = '?view=list') {
  serveQueueCounts(api)
  serveEwayBills(api)
  const page = renderWithStore(<AdminOrdersScreen />, {
    route: `/superadmin/orders${address}`,
    path: '/superadmin/orders/*',
    session: aUser({ _id: 'user-admin', role: 'superadmin' }),
  })
  await screen.findByRole('grid', { name: 'Orders' })
  return page
}
