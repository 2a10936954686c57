import { describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMatch, aReceipt, aReceiptOrder } from '../testing/a-receipt.ts'
import { findRows, openPayments, serveReceipts } from '../testing/open-payments.tsx'

const api = fakeApi()
const assign = 'POST /receipts/:id/assignments'
const decided = () => api.calls(assign).map(({ body }) => body)

const panel = async () => within(await screen.findByRole('article'))
const amountOf = (number: number) =>
  screen.getByLabelText(`Rupees for order #${String(number).padStart(6, '0')}`)

const order = aReceiptOrder(1, { totalAmount: 1_20_000, open: 1_20_000 })
const short = aReceipt(1, {
  state: 'proposed',
  amount: 1_19_880,
  open: 1_19_880,
  match: aMatch(order, {
    difference: 'short-tds',
    why: 'The buyer deducted tax under section 194Q.',
    parts: [{ order, amount: 1_19_880 }],
    alternatives: [aReceiptOrder(2)],
  }),
})

describe('a payment to decide', () => {
  it('is shown with why it is not exact, and assigned by two keys', async () => {
    serveReceipts(api, [short])
    const { user } = openPayments('?tab=proposed')
    const shown = await panel()
    expect(shown.getByText('Short by ₹120: tax deducted at source, 0.1 %.')).toBeTruthy()
    expect(shown.getByText(/section 194Q/)).toBeTruthy()
    expect(shown.getByText('All of it is given to these orders.')).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shown.getByRole('button', { name: 'Assign' })).toHaveFocus())
    expect(decided()).toEqual([])
    await user.keyboard('{Enter}')
    await screen.findByText('₹1,19,880: assigned to 1 order')
    expect(decided()).toEqual([{ parts: [{ order: order._id, amount: 1_19_880 }], seen: 1_19_880 }])
    await screen.findByText('No payments to check.')
    await user.keyboard('u')
    await screen.findByText('Assignment undone')
    expect(await findRows()).toHaveLength(1)
  })

  it('is split: another order gets what is left, and what nobody gets stays as credit', async () => {
    serveReceipts(api, [short])
    const { user } = openPayments('?tab=proposed')
    await panel()
    await user.clear(amountOf(1))
    await user.type(amountOf(1), '1,00,000')
    expect(screen.getByText('₹19,880 stays as credit.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /#000002 Meera Shah/ }))
    expect(amountOf(2)).toHaveValue('11800')
    expect(screen.getByText('₹8,080 stays as credit.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(decided()).toHaveLength(1))
    expect(decided()[0]).toEqual({
      parts: [
        { order: order._id, amount: 1_00_000 },
        { order: aReceiptOrder(2)._id, amount: 11_800 },
      ],
      seen: 1_19_880,
    })
  })

  it('is not sent with amounts that cannot be, and says which', async () => {
    serveReceipts(api, [short])
    const { user } = openPayments('?tab=proposed')
    await panel()
    await user.clear(amountOf(1))
    await user.type(amountOf(1), '1200001{Enter}')
    await screen.findByText(/Only ₹1,20,000 is open on order #000001/)
    await screen.findByText('The parts are more than the payment.')
    await user.clear(amountOf(1))
    await user.type(amountOf(1), 'all{Enter}')
    await screen.findByText('Enter an amount above 0 with at most two decimals.')
    await user.click(screen.getByRole('button', { name: 'Remove order #000001' }))
    screen.getByText('Choose an order. Until then ₹1,19,880 stays as credit.')
    const assignButton = screen.getByRole('button', { name: 'Assign' })
    expect(assignButton).toHaveAttribute('aria-disabled', 'true')
    await user.click(assignButton)
    expect(decided()).toEqual([])
  })

  it('keeps what was typed when it is refused', async () => {
    serveReceipts(api, [short])
    const message =
      'Somebody else assigned this payment just now. Look at it again before you go on.'
    api.refuses(assign, 409, message)
    const { user } = openPayments('?tab=proposed')
    await panel()
    await user.clear(amountOf(1))
    await user.type(amountOf(1), '5000{Enter}')
    await screen.findByText(message)
    expect(amountOf(1)).toHaveValue('5000')
  })

  it('of a cancelled order is assigned to another one that is looked for', async () => {
    const cancelled = aReceiptOrder(1, { orderStatus: 'cancelled' })
    const match = aMatch(cancelled, { difference: 'cancelled', why: 'Its order was cancelled.' })
    serveReceipts(api, [aReceipt(1, { state: 'proposed', match })])
    api.answers('GET /receipts/orders', {
      orders: [cancelled, aReceiptOrder(7, { buyer: 'Ravi' })],
    })
    const { user } = openPayments('?tab=proposed')
    const shown = await panel()
    expect(shown.getByText('The order is cancelled.')).toBeTruthy()
    expect(shown.queryByLabelText('Rupees for order #000001')).toBeNull()
    await user.type(shown.getByLabelText('Find an order'), '11800')
    await screen.findByText('1 order found')
    await user.keyboard('{Enter}')
    expect(amountOf(7)).toHaveValue('11800')
    expect(decided()).toEqual([])
    expect(String(api.calls('GET /receipts/orders').at(-1)?.query)).toBe('q=11800')
  })

  it('stays in the list while a part of it waits, with what was assigned before', async () => {
    const waiting = aReceipt(1, { state: 'waiting' })
    serveReceipts(api, [waiting])
    const part = { order: aReceiptOrder(7), amount: 5_000, assignedAt: '2026-11-24T10:00:00.000Z' }
    api.answers(assign, {
      message: 'Payment assigned',
      receipt: { ...waiting, open: 6_800, parts: [part] },
    })
    api.answers('GET /receipts/orders', { orders: [aReceiptOrder(7)] })
    const { user } = openPayments('?tab=waiting')
    const shown = await panel()
    await user.type(shown.getByLabelText('Find an order'), 'Meera')
    await screen.findByText('1 order found')
    await user.keyboard('{Enter}')
    await user.clear(amountOf(7))
    await user.type(amountOf(7), '5000{Enter}')
    const rest = await panel()
    await rest.findByRole('list', { name: 'Assigned to' })
    expect(rest.getByText('Choose an order. Until then ₹6,800 stays as credit.')).toBeTruthy()
    expect(rest.getByRole('button', { name: 'Undo' })).toBeTruthy()
    expect(await findRows()).toHaveLength(1)
  })

  it('can no longer be assigned when somebody else did', async () => {
    const receipts = serveReceipts(api, [short, aReceipt(2, { state: 'proposed' })])
    const { user, store } = openPayments('?tab=proposed')
    await panel()
    receipts.delete(short._id)
    const { receiptsTag } = await import('../receipts-api.ts')
    const { storeApi } = await import('@store/sdk/testing')
    store.dispatch(storeApi.util.invalidateTags([receiptsTag]))
    await screen.findByText(/Another admin has already handled this payment/)
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    expect(decided()).toEqual([])
    await user.keyboard('{Escape}j')
    await waitFor(() => expect(screen.queryByText(/Another admin has already/)).toBeNull())
  })
})

describe('a settled payment', () => {
  const assignedAt = '2026-11-24T10:00:00.000Z'
  const settled = aReceipt(1, {
    state: 'settled',
    open: 0,
    parts: [{ order: aReceiptOrder(1), amount: 11_800, assignedAt, assignedBy: 'Lakshmi' }],
  })

  it('says who assigned it and when, and is taken back with a reason', async () => {
    serveReceipts(api, [settled])
    const { user } = openPayments('?tab=settled')
    const shown = await panel()
    expect(shown.getByText(/by Lakshmi, 24 Nov 2026/)).toBeTruthy()
    expect(shown.getByRole('link', { name: 'Order #000001' })).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Undo' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Undo the assignment of ₹11,800?' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await dialog.findByText('Enter a reason')
    await user.type(dialog.getByLabelText(/^Reason/), 'It was for another buyer.')
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Assignment undone')
    const [takenBack] = api.calls('DELETE /receipts/:id/assignments')
    expect(takenBack?.query.get('reason')).toBe('It was for another buyer.')
    await screen.findByText('No payment is settled yet.')
  })
})
