import { beforeEach, expect, it } from '@jest/globals'
import type { Holds } from '@store/contract/schemas/orders/holds'
import { anOrder, fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()
const list = 'GET /orders/:id/holds'
const cancel = 'POST /orders/:id/holds/cancel'

const holds: Holds = {
  orders: [
    { _id: '01JAAAAAAA000001', totalAmount: 20_000, pieces: 4, hasProof: false },
    { _id: '01JAAAAAAA000002', totalAmount: 5_000.5, pieces: 1, hasProof: false },
    { _id: '01JAAAAAAA000003', totalAmount: 7_000, pieces: 2, hasProof: true },
  ],
  buyers: 2,
  more: 0,
  untouched: { paid: 3, inWork: 1, known: 2 },
}
const cancelled = (_id: string) => ({ _id, order: anOrder({ _id, orderStatus: 'cancelled' }) })

beforeEach(() => api.answers(list, holds))

const titleEnds = { buyer: 'of this buyer', network: 'from this internet connection' }

async function ask(
  whose: 'buyer' | 'network',
  role: 'superadmin' | 'reseller-admin' = 'superadmin',
) {
  const opened = await openCard(api, { paymentStatus: 'pending' }, role)
  const name = `Cancel all unpaid orders ${titleEnds[whose]}`
  await opened.user.click(opened.card.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `${name}?` }))
  await dialog.findByText(/^2 orders ·/)
  return { ...opened, dialog }
}

it('are offered on an unpaid order only', async () => {
  const { card } = await openCard(api, { paymentStatus: 'paid' })
  expect(card.queryByRole('button', { name: /Cancel all unpaid orders/ })).toBeNull()
})

it('are named before they are cancelled: orders, pieces, value, and what is not touched', async () => {
  const { dialog } = await ask('network')
  expect(dialog.getByText('2 orders · 5 pieces · ₹25,000.50')).toBeVisible()
  const untouched = dialog.getByRole('list', { name: 'Not touched' })
  expect(
    within(untouched)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '3 paid orders',
    '1 order already being processed, or with money received',
    '2 unpaid orders of buyers who have paid another order',
    '1 order with a payment proof that nobody has checked',
  ])
  expect(api.calls(list)[0]?.query.get('of')).toBe('network')
  expect(api.calls(cancel)).toHaveLength(0)
})

it('say to the admin of a tier that other tiers are not touched', async () => {
  const { dialog } = await ask('network', 'reseller-admin')
  expect(dialog.getByText('Orders of other tiers')).toBeVisible()
})

it('need a reason, are sent once, and it says what was cancelled and what was not', async () => {
  const { dialog, user, card } = await ask('buyer')
  await user.click(dialog.getByRole('button', { name: 'Cancel 2 orders' }))
  expect(await dialog.findByText('Cancellation reason is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Reason'), 'Never paid')
  api.answers(cancel, {
    results: [
      cancelled('01JAAAAAAA000001'),
      { _id: '01JAAAAAAA000002', code: 'order_not_held', message: 'It was paid.' },
    ],
  })
  await user.dblClick(dialog.getByRole('button', { name: 'Cancel 2 orders' }))
  const result = within(await screen.findByRole('alertdialog', { name: '1 order cancelled' }))
  expect(result.getByText('4 pieces for ₹20,000 are back in stock.')).toBeVisible()
  expect(result.getByRole('listitem')).toHaveTextContent('#000002 It was paid.')
  expect(api.calls(cancel).map(({ body }) => body)).toEqual([
    {
      of: 'buyer',
      reason: 'Never paid',
      orders: [
        { _id: '01JAAAAAAA000001', hasProof: false },
        { _id: '01JAAAAAAA000002', hasProof: false },
      ],
    },
  ])
  await user.click(result.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(card.getByRole('button', { name: 'Cancel all unpaid orders of this buyer' })).toBeVisible()
})

it('include those with a proof when the admin says so', async () => {
  const { dialog, user } = await ask('buyer')
  await user.click(
    dialog.getByRole('checkbox', { name: /Also cancel 1 order with a payment proof/ }),
  )
  expect(dialog.getByText('3 orders · 7 pieces · ₹32,000.50')).toBeVisible()
  await user.type(dialog.getByLabelText('Reason'), 'Drawn up')
  api.answers(cancel, { results: [] })
  await user.click(dialog.getByRole('button', { name: 'Cancel 3 orders' }))
  await waitFor(() => expect(api.calls(cancel)).toHaveLength(1))
  expect(api.calls(cancel)[0]?.body).toMatchObject({
    orders: [{ hasProof: false }, { hasProof: false }, { hasProof: true }],
  })
})

it('say why they cannot be listed, and when there are none', async () => {
  const message = 'It is not known from which internet connection this order came.'
  api.refuses(list, 409, message)
  const { user, card } = await openCard(api, { paymentStatus: 'pending' })
  await user.click(
    card.getByRole('button', { name: 'Cancel all unpaid orders from this internet connection' }),
  )
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  api.answers(list, { ...holds, orders: [] })
  await user.click(card.getByRole('button', { name: 'Cancel all unpaid orders of this buyer' }))
  expect(await screen.findByText('No unpaid order to cancel.')).toBeVisible()
})
