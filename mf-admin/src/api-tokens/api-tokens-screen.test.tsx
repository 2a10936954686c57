import { expect, it } from '@jest/globals'
import type { ApiToken } from '@store/contract/schemas/accounts/api-tokens'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ApiTokensScreen } from './api-tokens-screen.tsx'

const api = fakeApi()
const list = 'GET /admin/api-tokens'
const token = `str_${'aB3-'.repeat(10)}xyz`
const live: ApiToken = {
  ...{ _id: 'K1', name: 'Tally in Pune', scopes: ['registers'], beginning: token.slice(0, 10) },
  ...{ state: 'live', createdBy: { _id: 'U1', name: 'Asha Mehta' } },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', expiresAt: '2027-02-18T09:30:00.000Z' },
  ...{ lastUsedAt: '2026-11-28T18:30:00.000Z', lastNetwork: '3F9A' },
}
const needed = {
  code: 'second_factor_needed' as const,
  message: 'Confirm with your second factor that it is you.',
}

const open = () =>
  renderWithStore(<ApiTokensScreen />, {
    route: '/superadmin/api-tokens',
    session: aUser({ role: 'superadmin' }),
  })

it('says what tokens are for while there is none', async () => {
  api.answers(list, { tokens: [] })
  open()
  await screen.findByText('No program reads this store yet.')
  expect(screen.getByText(/Tally or Zoho Books/)).toBeVisible()
})

it('lists what each token reads, who made it, until when, and its last use', async () => {
  api.answers(list, {
    tokens: [
      live,
      { ...live, _id: 'K2', name: 'Zoho', state: 'orphaned' },
      { ...live, _id: 'K3', name: 'Old', state: 'revoked', revokedAt: '2026-11-21T09:30:00.000Z' },
    ],
  })
  open()
  const table = within(await screen.findByRole('table', { name: 'API tokens' }))
  for (const text of ['Until 18 Feb 2027', 'Stopped: its maker is no superadmin']) {
    expect(table.getByText(text)).toBeVisible()
  }
  expect(table.getByText('Revoked 21 Nov 2026')).toBeVisible()
  expect(table.getAllByText('29 Nov 2026, 12:00 am')).toHaveLength(3)
  expect(table.getAllByText('Network 3F9A')).toHaveLength(3)
  expect(table.getAllByText('str_aB3-aB…')).toHaveLength(3)
  const buttons = table.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Revoke Tally in Pune', 'Revoke Zoho'])
})

it('makes a token after the second factor, and shows it once', async () => {
  api.answers(list, { tokens: [] })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const dialog = within(screen.getByRole('dialog', { name: 'New token' }))
  await user.click(dialog.getByRole('button', { name: 'Make the token' }))
  await dialog.findByText(/^Say which program uses it/)
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Tally in Pune')
  await user.click(dialog.getByRole('button', { name: 'Make the token' }))
  await dialog.findByText('Choose what the token opens.')
  await user.click(dialog.getByRole('checkbox', { name: /^Registers/ }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Works for' }), 'One year')

  api.refuses('POST /admin/api-tokens', 403, needed)
  api.answers('GET /auth/me/second-factor', {
    ...{ app: { since: live.createdAt }, passkeys: [], passkeyHost: '', recoveryCodes: 7 },
    required: false,
  })
  await user.click(dialog.getByRole('button', { name: 'Make the token' }))
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
  api.answers('POST /auth/me/second-factor/proof', {
    ...{ message: 'Confirmed', freshUntil: live.createdAt },
  })
  api.answers('POST /admin/api-tokens', { token, apiToken: live })
  api.answers(list, { tokens: [live] })
  await user.type(await proof.findByRole('textbox', { name: 'Code' }), '123456{Enter}')

  expect(await screen.findByText(token)).toHaveFocus()
  expect(api.calls('POST /admin/api-tokens').at(-1)?.body).toEqual({
    ...{ name: 'Tally in Pune', scopes: ['registers'], days: 365 },
  })
  await screen.findByRole('table', { name: 'API tokens' })
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText(token)).toBeNull()
  expect(screen.getByRole('button', { name: 'New token' })).toHaveFocus()
})

it('revokes a token after a question, and says why it could not', async () => {
  api.answers(list, { tokens: [live] })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Revoke Tally in Pune' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Revoke “Tally in Pune”?' }))
  api.breaks('DELETE /admin/api-tokens/K1')
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  await question.findByText('Failed to revoke the token')
  api.answers('DELETE /admin/api-tokens/K1', { message: 'Token revoked' })
  api.answers(list, { tokens: [{ ...live, state: 'revoked', revokedAt: live.createdAt }] })
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  await screen.findByText('Token revoked')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
