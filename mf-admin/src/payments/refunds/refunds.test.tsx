import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aReceiptOrder } from '../testing/a-receipt.ts'
import { openPayments } from '../testing/open-payments.tsx'
import { OrderRefund } from './order-refund.tsx'

const api = fakeApi()
const record = 'POST /orders/:id/refund'
const counts = { toSettle: 0, exact: 0, proposed: 0, waiting: 0 }

/** The queue with one order of ₹11,800, of which ₹2,000.50 had arrived. */
async function openQueue() {
  const order = aReceiptOrder(1, { orderStatus: 'cancelled', paymentStatus: 'processing' })
  api.answers('GET /refunds', { refunds: [{ order, amount: 2000.5 }] })
  api.answers('GET /receipts/counts', { ...counts, toRefund: 1 })
  const { user } = openPayments('?tab=to-refund')
  await screen.findByText('1 order, ₹2,000.50 to refund')
  return { order, user }
}

const enter = async (user: Awaited<ReturnType<typeof openQueue>>['user'], reference: string) => {
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-11-20' } })
  await user.type(dialog.getByRole('textbox', { name: /^Bank reference/ }), reference)
  await user.click(dialog.getByRole('button', { name: 'Record refund' }))
}

describe('the money to refund', () => {
  it('is listed with its amounts and counted, until it is recorded', async () => {
    const { order, user } = await openQueue()
    const tab = await screen.findByRole('link', { name: /^To refund/ })
    await waitFor(() => expect(tab).toHaveTextContent('To refund1'))
    expect(screen.getByRole('link', { name: '#000001' })).toHaveAttribute(
      'href',
      `/reseller-admin/orders/${order._id}`,
    )
    expect(screen.getAllByText('₹2,000.50')).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Record refund of order #000001' }))
    expect(
      screen.getByRole('dialog', { name: '₹2,000.50 of order #000001 went back' }),
    ).toBeVisible()
    const changed = anOrder({ _id: order._id, orderStatus: 'cancelled' })
    api.answers(record, { message: 'Refund recorded', order: changed })
    api.answers('GET /refunds', { refunds: [] })
    await enter(user, ' HDFCN1 ')
    await screen.findByText('Refund recorded')
    await screen.findByText('No money goes back.')
    expect(api.calls(record).map(({ body }) => body)).toEqual([
      { seen: 2000.5, refundedOn: '2026-11-20', reference: 'HDFCN1' },
    ])
  })

  it('may go back in parts', async () => {
    const { order, user } = await openQueue()
    await user.click(screen.getByRole('button', { name: 'Record refund of order #000001' }))
    const amount = screen.getByRole('textbox', { name: /^Amount/ })
    expect(amount).toHaveValue('2000.5')
    api.answers(record, { message: 'Refund recorded', order: anOrder({ _id: order._id }) })
    fireEvent.change(amount, { target: { value: '2,000.51' } })
    await enter(user, 'HDFCN1')
    expect(amount).toHaveAccessibleDescription(/at most ₹2,000.50/)
    expect(api.calls(record)).toEqual([])
    fireEvent.change(amount, { target: { value: '1,500' } })
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Record refund' }),
    )
    await screen.findByText('Refund recorded')
    expect(api.calls(record)[0]?.body).toMatchObject({ seen: 2000.5, amount: 1500 })
  })

  it('keeps what was entered, and says why, when somebody else recorded it', async () => {
    const { user } = await openQueue()
    await user.click(screen.getByRole('button', { name: 'Record refund of order #000001' }))
    const message = 'Somebody recorded already that ₹2,000.50 were paid back on 20 Nov 2026.'
    api.refuses(record, 409, { code: 'refund_recorded', message })
    await enter(user, 'HDFCN1')
    await screen.findAllByText(message)
    expect(screen.getByRole('textbox', { name: /^Bank reference/ })).toHaveValue('HDFCN1')
  })
})

describe('an order', () => {
  const refund = { amount: 118, refundedOn: '2026-11-20', reference: 'HDFCN1' }
  const show = (order: Order) =>
    renderWithStore(<OrderRefund order={order} />, { session: aUser({ role: 'reseller-admin' }) })

  it('says what went back, and when', () => {
    const refunds = [{ ...refund, ordinal: 1 }]
    show(anOrder({ orderStatus: 'cancelled', refunds }))
    expect(screen.getByText('₹118 were paid back on 20 Nov 2026, HDFCN1')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Record refund/ })).toBeNull()
  })

  it('says what was struck out and why, and what goes back again', () => {
    const struck = { at: '2026-11-21T06:00:00.000Z', reason: 'Wrong account' }
    show(anOrder({ refundDue: 118, refunds: [{ ...refund, ordinal: 1, struck }] }))
    expect(
      screen.getByText(/^Voided on 21 Nov 2026: ₹118 on 20 Nov 2026, HDFCN1\. Wrong account$/),
    ).toBeVisible()
    expect(screen.getByText('₹118 go back to the buyer')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull()
  })

  it('has a refund struck out, with a reason', async () => {
    const order = anOrder({ refunds: [{ ...refund, ordinal: 2 }] })
    const { user } = show(order)
    const strike = 'POST /orders/:id/refunds/:ordinal/strike'
    api.answers(strike, { message: 'Refund voided', order })
    await user.click(screen.getByRole('button', { name: 'Void the refund of ₹118' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Void' }))
    expect(dialog.getByText(/^Enter a reason/)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Wrong account ')
    await user.click(dialog.getByRole('button', { name: 'Void' }))
    await screen.findByText('Refund voided')
    const [call] = api.calls(strike)
    expect([call?.path, call?.body]).toEqual([
      `/api/orders/${order._id}/refunds/2/strike`,
      { reason: 'Wrong account' },
    ])
  })
})
