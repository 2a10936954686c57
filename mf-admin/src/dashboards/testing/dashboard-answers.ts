import { addDays } from '@store/contract/rules/india-days'
import type { Analytics } from '@store/contract/schemas/analytics'
import type { FakeApi } from '@store/sdk/testing'
import { noFacets } from '../../products/testing/no-facets.ts'

/** Two orders of ₹ 100.10 and a new customer on each requested day. */
export function analyticsOf(
  from: string,
  to: string,
  overrides: Partial<Analytics> = {},
): Analytics {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return {
    from,
    to,
    days: Array.from({ length: count }, (_, index) => ({
      day: addDays(from, index),
      orders: 2,
      revenue: 100.1,
      customers: 1,
      messages: 0,
    })),
    proofToShipped: { days: [] },
    topProducts: [],
    topBrands: [],
    topCategories: [],
    tiers: [],
    lowStock: [],
    ...overrides,
  }
}

/** An admin whose first steps are done and gone, once {@link answerDashboard} was called. */
export const settledAdmin = '0-settled-admin'

/** Stubs the calls every dashboard makes besides its figures: no open work, no low stock. */
export function answerDashboard(api: FakeApi, overrides: Partial<Analytics> = {}): void {
  api.answers('GET /dashboard/analytics', ({ query }) =>
    analyticsOf(query.get('from') ?? '', query.get('to') ?? '', overrides),
  )
  api.answers('GET /orders/queue-counts', {
    toCheck: 0,
    toPack: 0,
    toShip: 0,
    unpaid: 0,
    rejected: 0,
    taxToSettle: 0,
  })
  api.answers('GET /ledgers/due', { overdue: 0, dueSoon: 0 })
  api.answers('GET /receipts/counts', { toSettle: 0, exact: 0, proposed: 0, waiting: 0, toDo: 0 })
  api.answers('GET /admin/approvals/counts', { waiting: 0 })
  api.answers('GET /admin/contact-complaints/counts', { open: 0, answered: 0, closed: 0 })
  api.answers('GET /admin/products/facets', noFacets)
  api.answers('GET /dashboard/first-steps', { done: [] })
  localStorage.setItem('adminFirstSteps', JSON.stringify([settledAdmin]))
  api.answers('GET /notifications', { notifications: [] })
}
