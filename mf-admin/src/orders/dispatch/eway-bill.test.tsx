import { expect, it } from '@jest/globals'
import type { OrderEwayBill } from '@store/contract/schemas/taxes/eway-bills'
import { aShipping, fakeApi, fillIn } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'
import { serveEwayBills } from '../testing/serve-eway-bills.ts'

const api = fakeApi()
const status = 'PUT /:role/orders/:id/status'
const transport = 'PUT /orders/:id/eway-bill'
const shippingInfo = aShipping({ deliveryMethod: 'courier', courierOption: 'FedEx' })

const needed = (facts: Partial<OrderEwayBill> = {}): OrderEwayBill => ({
  ...{ order: '01JABCDEFG123456', need: 'own', total: 61_360, limit: 50_000, transport: {} },
  ...facts,
})

async function openShipping(facts: Partial<OrderEwayBill> = {}) {
  const opened = await openCard(api, { orderStatus: 'processing', shippingInfo })
  const { order, user, card } = opened
  serveEwayBills(api, [needed(facts)])
  api.answers(status, { message: 'ok', order: { ...order, orderStatus: 'shipped' } })
  api.answers(transport, { message: 'Transport saved' })
  await user.click(card.getByRole('button', { name: 'Mark shipped' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Mark order #123456 as shipped' }))
  return { ...opened, dialog }
}

it('warns before goods above the limit leave, and keeps how they travel (taxes 4.9)', async () => {
  const { user, dialog } = await openShipping()
  await dialog.findByText(/^Goods of ₹61,360\.00 with tax need an e-way bill before they move/)
  fillIn({ 'Docket number': '7712 3', 'Day of the LR': '2026-11-20' })
  fillIn({ 'Vehicle number': 'ts 09 ua 4321', 'E-way bill number': '3910 0124 0187' })
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText('Order #123456: Shipped')
  expect(api.calls(transport)[0]?.body).toEqual({
    ...{ mode: 'road', vehicleNumber: 'ts 09 ua 4321', transporterName: 'FedEx' },
    ...{ documentNumber: '77123', documentDay: '2026-11-20', ewayBillNumber: '3910 0124 0187' },
  })
})

it('lets the goods leave when nothing is known', async () => {
  const { user, dialog } = await openShipping()
  await dialog.findByText(/need an e-way bill/)
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText('Order #123456: Shipped')
  expect(api.calls(transport)[0]?.body).toEqual({ transporterName: 'FedEx' })
})

it('names a wrong number at its field, before anything is sent', async () => {
  const { user, dialog } = await openShipping()
  await dialog.findByText(/need an e-way bill/)
  fillIn({ 'E-way bill number': '39100124018' })
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
  await dialog.findByText('An e-way bill has a number of 12 digits.')
  expect([...api.calls(transport), ...api.calls(status)]).toEqual([])
})

it('begins with what is kept, and says that the bill of an e-invoice comes from its IRN', async () => {
  const { dialog } = await openShipping({
    need: 'of-irn',
    transport: { mode: 'rail', transporterId: '36AAACB1234C1ZG' },
    ewayBillNumber: '391001240187',
  })
  await dialog.findByText(/It comes from the IRN of the e-invoice/)
  const id = dialog.getByRole('textbox', { name: /TRANSIN/ })
  expect(id).toHaveValue('36AAACB1234C1ZG')
  expect(dialog.getByRole('textbox', { name: /E-way bill number/ })).toHaveValue('391001240187')
  expect(dialog.queryByRole('textbox', { name: /Vehicle number/ })).toBeNull()
})

it('is asked for, too, where the status is chosen from the list', async () => {
  const { user, status: select } = await openCard(api, { orderStatus: 'pending', shippingInfo })
  serveEwayBills(api, [needed()])
  await user.selectOptions(select(), 'shipped')
  const dialog = await screen.findByRole('dialog', { name: 'Mark order #123456 as shipped' })
  await within(dialog).findByText(/need an e-way bill/)
  expect(api.calls(status)).toEqual([])
})
