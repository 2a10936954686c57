import { expect, it } from '@jest/globals'
import type { OrderEwayBill } from '@store/contract/schemas/taxes/eway-bills'
import { fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { numbered } from '../testing/open-list.tsx'
import { serveEwayBills } from '../testing/serve-eway-bills.ts'
import { EwayBillNotice } from './eway-bill-notice.tsx'

const api = fakeApi()
const orders = Array.from({ length: 13 }, (_, index) => numbered(index + 1))
const need = (count: number, facts: Partial<OrderEwayBill> = {}) =>
  orders.slice(0, count).map(({ _id: order }) => ({
    ...{ order, need: 'own' as const, total: 60_000, limit: 50_000, transport: {} },
    ...facts,
  }))
const show = () => renderWithStore(<EwayBillNotice orders={orders} />)

it('names the orders that need an e-way bill before they ship together', async () => {
  serveEwayBills(api, need(2))
  show()
  await screen.findByText(/^2 of these orders need an e-way bill .*: #000001, #000002\./)
})

it('names ten of many', async () => {
  serveEwayBills(api, need(12))
  show()
  await screen.findByText(/^12 of these orders .* #000010 and 2 more\./)
})

it('says nothing where it is known how the goods travel', async () => {
  serveEwayBills(api, need(2, { transport: { vehicleNumber: 'TS09UA4321' } }))
  const { container } = show()
  await waitFor(() => expect(api.calls('POST /orders/eway-bills')).toHaveLength(1))
  await waitFor(() => expect(container).toHaveTextContent(/^$/))
})
