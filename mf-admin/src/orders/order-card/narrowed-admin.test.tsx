import { describe, expect, it } from '@jest/globals'
import type { Right } from '@store/contract/rules/accounts/rights'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { AdminOrdersScreen } from '../admin-orders-screen.tsx'
import { serveEwayBills } from '../testing/serve-eway-bills.ts'
import { serveQueueCounts } from '../testing/serve-queue-counts.ts'

const api = fakeApi()

async function openAs(rights: Right[], overrides: Partial<Order> = {}) {
  const order = anOrder({ _id: '01JABCDEFG123456', orderStatus: 'processing', ...overrides })
  api.answers('GET /:role/orders', { orders: [order] })
  serveQueueCounts(api)
  serveEwayBills(api)
  renderWithStore(<AdminOrdersScreen />, { session: aUser({ role: 'superadmin', rights }) })
  return within(await screen.findByRole('article', { name: 'Order #123456' }))
}
const choicesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('an order, to staff', () => {
  it('who pack, goes forward only, and its money is a fact', async () => {
    const card = await openAs(['packing'])
    expect(choicesOf(card.getByLabelText('Order status'))).toEqual([
      'Processing',
      'Shipped',
      'Delivered',
    ])
    expect(card.getByRole('button', { name: 'Mark shipped' })).toBeEnabled()
    expect(card.queryByLabelText('Payment status')).toBeNull()
    expect(card.getByText('Payment status')).toBeVisible()
    expect(card.queryByRole('button', { name: /Cancel all unpaid/ })).toBeNull()
  })

  it('who have money, is paid and not moved', async () => {
    const card = await openAs(['money'])
    expect(card.getByLabelText('Payment status')).toBeEnabled()
    expect(card.queryByLabelText('Order status')).toBeNull()
    expect(card.queryByRole('button', { name: 'Mark shipped' })).toBeNull()
  })

  it('who read only, has no controls that change it', async () => {
    const card = await openAs(['read'], { orderStatus: 'shipped', paymentStatus: 'paid' })
    expect(card.queryByRole('combobox')).toBeNull()
    expect(card.queryByRole('button', { name: /Mark|New credit note|Delete|Add/ })).toBeNull()
  })
})
