import { describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()
const path = 'PUT /:role/orders/:id/status'
const bodies = () => api.calls(path).map(({ body }) => body)

describe('the next step of an order', () => {
  it('starts a paid order at once, and can be undone by one key', async () => {
    const { order, user, card } = await openCard(api, { paymentStatus: 'paid' })
    const started = { ...order, orderStatus: 'processing' } as const
    api.answers(path, { message: 'ok', order: started })
    await user.click(card.getByRole('button', { name: 'Start processing' }))
    await screen.findByText('Order #123456: Processing')
    expect(card.getByRole('button', { name: 'Mark shipped' })).toBeTruthy()
    api.answers(path, { message: 'ok', order })
    await user.keyboard('u')
    await card.findByRole('button', { name: 'Start processing' })
    expect(bodies()).toEqual([
      { status: 'processing', seen: 'pending' },
      { status: 'pending', seen: 'processing' },
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('warns before an unpaid order is started', async () => {
    const { order, user, card } = await openCard(api, { paymentStatus: 'failed' })
    api.answers(path, { message: 'ok', order: { ...order, orderStatus: 'processing' } })
    await user.click(card.getByRole('button', { name: 'Start processing' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText('Its payment is failed.')).toBeTruthy()
    expect(bodies()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Start anyway' }))
    await screen.findByText('Order status updated')
    expect(bodies()).toEqual([{ status: 'processing', seen: 'pending' }])
  })

  it('asks for the courier when an order is shipped', async () => {
    const { order, user, card } = await openCard(api, { orderStatus: 'processing' })
    api.answers(path, { message: 'ok', order: { ...order, orderStatus: 'shipped' } })
    await user.click(card.getByRole('button', { name: 'Mark shipped' }))
    const form = within(screen.getByRole('dialog', { name: 'Mark order #123456 as shipped' }))
    await user.selectOptions(form.getByLabelText('Courier'), 'DTDC')
    await user.type(form.getByLabelText('Packages'), '2')
    await user.click(form.getByRole('button', { name: 'Mark as shipped' }))
    await screen.findByText('Order #123456: Shipped')
    expect(bodies()).toEqual([
      { status: 'shipped', seen: 'processing', dispatch: { courier: 'DTDC', packages: 2 } },
    ])
    expect(card.getByRole('button', { name: 'Mark delivered' })).toBeTruthy()
  })

  it.each(['delivered', 'cancelled'] as const)('is not there for a %s order', async (status) => {
    const { card } = await openCard(api, { orderStatus: status })
    expect(card.queryByRole('button', { name: /Start|Mark/ })).toBeNull()
  })
})

it('of another admin is shown with its author, and nothing is overwritten', async () => {
  const { order, user, card } = await openCard(api, { paymentStatus: 'paid' })
  const at = '2026-11-20T10:00:00.000Z'
  const theirs = {
    ...order,
    orderStatus: 'shipped',
    updatedAt: at,
    timeline: [{ at, kind: 'status', by: 'Lakshmi', from: 'pending', to: 'shipped' }],
  } as const
  api.refuses(path, 409, {
    code: 'order_changed_meanwhile',
    message: 'Somebody else set this order to Shipped meanwhile.',
  })
  api.answers('GET /orders/:id', { ...theirs, timeline: [...theirs.timeline] })
  api.answers('GET /:role/orders', { orders: [{ ...theirs, timeline: [...theirs.timeline] }] })
  await user.click(card.getByRole('button', { name: 'Start processing' }))
  await screen.findByText(/was set to Shipped by Lakshmi, .* Your change was not made\./)
  await waitFor(() => expect(card.getByRole('button', { name: 'Mark delivered' })).toBeTruthy())
})
