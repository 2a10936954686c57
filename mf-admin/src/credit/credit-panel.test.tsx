import { expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { Credit } from '@store/contract/schemas/payments/credit'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CreditPanel } from './credit-panel.tsx'

const api = fakeApi()

const credit: Credit = {
  ...{ limit: 100_000, used: 62_000, left: 38_000, overdue: 12_400 },
  ...{ days: 30, graceDays: 3, onHold: true },
  ...{ setAt: '2026-11-20T09:30:00.000Z', setBy: 'Asha Mehta' },
}

function open(found: Credit | undefined, role: Role = 'superadmin') {
  api.answers('GET /ledgers/:id/credit', found ? { credit: found } : {})
  return renderWithStore(<CreditPanel id="u1" name="Mehta Infotech" />, {
    session: aUser({ role }),
  })
}

it('says what a buyer may owe, what is left, and who said so', async () => {
  open(credit, 'reseller-admin')
  expect(await screen.findByText('₹1,00,000')).toBeVisible()
  for (const text of ['₹62,000', '₹38,000', '₹12,400', 'On hold', '30 days after the invoice']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText(/Asha Mehta$/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('lets a superadmin give credit', async () => {
  api.answers('PUT /ledgers/:id/credit', { message: 'Credit saved', credit })
  const { user } = open(undefined)
  await user.click(await screen.findByRole('button', { name: 'Give credit' }))
  await user.type(screen.getByRole('textbox', { name: /Limit in rupees/ }), '1,00,000')
  await user.click(screen.getByRole('button', { name: 'Save credit' }))
  expect(await screen.findByText('Credit saved')).toBeVisible()
  const [call] = api.calls('PUT /ledgers/:id/credit')
  expect(call?.body).toEqual({ limit: 100_000, days: 30, graceDays: 0, onHold: false })
})

it('says which field is wrong before anything is sent', async () => {
  const { user } = open(credit)
  await user.click(await screen.findByRole('button', { name: 'Change credit' }))
  const days = screen.getByRole('textbox', { name: /Days until an invoice is due/ })
  await user.clear(days)
  await user.type(days, '400')
  await user.click(screen.getByRole('button', { name: 'Save credit' }))
  expect(await screen.findByText('Enter whole days, at most 180.')).toBeVisible()
  expect(api.calls('PUT /ledgers/:id/credit')).toEqual([])
})

it('takes credit away', async () => {
  api.answers('PUT /ledgers/:id/credit', { message: 'The account has no credit any more.' })
  const { user } = open(credit)
  await user.click(await screen.findByRole('button', { name: 'Remove credit' }))
  await waitFor(() => expect(api.calls('PUT /ledgers/:id/credit')).toHaveLength(1))
  expect(api.calls('PUT /ledgers/:id/credit')[0]?.body).toMatchObject({ limit: 0 })
})
