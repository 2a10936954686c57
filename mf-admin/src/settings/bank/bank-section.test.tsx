import { beforeEach, describe, expect, it } from '@jest/globals'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { SettingsScreen } from '../settings-screen.tsx'
import { aProposal, someSettings } from '../testing/some-settings.ts'

const api = fakeApi()
const proposals = '/admin/settings/bank-proposals'
const needed = {
  code: 'second_factor_needed' as const,
  message: 'Confirm with your second factor that it is you.',
}

const settingsAre = (overrides: Partial<ManagedSettings> = {}) =>
  api.answers('GET /admin/settings', someSettings(overrides))

const open = () =>
  renderWithStore(<SettingsScreen />, {
    route: '/superadmin/settings',
    session: aUser({ role: 'superadmin' }),
  })

beforeEach(() => sessionStorage.clear())

describe('bank details', () => {
  it('are proposed, with the second factor when it is asked for', async () => {
    settingsAre()
    api.refuses(`POST ${proposals}`, 403, needed)
    const app = { since: '2026-11-20T09:30:00.000Z' }
    api.answers('GET /auth/me/second-factor', { app, passkeys: [] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Propose a change' }))
    const ifsc = screen.getByRole('textbox', { name: 'IFSC' })
    await user.clear(ifsc)
    await user.type(ifsc, 'HDFC60{Enter}')
    expect(await screen.findByText(/^An IFSC has four letters/)).toBeVisible()
    await user.clear(ifsc)
    await user.type(ifsc, 'HDFC0000060{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    const proposal = aProposal({ isOwn: true })
    api.answers('POST /auth/me/second-factor/proof', { message: 'Confirmed' })
    api.answers(`POST ${proposals}`, {
      message: 'Proposed. Another superadmin has to confirm it.',
      settings: someSettings({ proposal }),
    })
    settingsAre({ proposal })
    await user.type(dialog.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    expect(await screen.findByText('For another superadmin')).toBeVisible()
    expect(api.calls(`POST ${proposals}`).at(-1)?.body).toEqual({
      ...someSettings().bank.value,
      ifsc: 'HDFC0000060',
      seen: 0,
    })
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull()
  })

  it('stay as typed when somebody else proposed others meanwhile', async () => {
    settingsAre()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Propose a change' }))
    const branch = screen.getByRole('textbox', { name: 'Branch' })
    await user.clear(branch)
    await user.type(branch, 'Andheri')
    const message = 'Another change waits already.'
    api.refuses(`POST ${proposals}`, 409, { code: 'proposal_pending', message })
    settingsAre({ proposal: aProposal() })
    await user.click(screen.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('A change waits')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(branch).toHaveValue('Andheri')
  })

  it('cannot be proposed by the only superadmin, who reads how to get a second one', async () => {
    settingsAre({ superadmins: 1 })
    open()
    expect(await screen.findByText(/a second one is needed/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/superadmin/users')
    expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull()
  })
})

describe('a change that waits', () => {
  it('is confirmed by another superadmin, who sees what would change', async () => {
    const value = { ...someSettings().bank.value, ifsc: 'HDFC0000060', upiId: 'new@hdfc' }
    settingsAre({ proposal: aProposal({ value }) })
    const { user } = open()
    const table = await screen.findByRole('table', { name: 'Proposed bank details' })
    expect(within(table).getByText('HDFC0000060').tagName).toBe('STRONG')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Change the bank details?' }))
    const changes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(changes).toEqual(['IFSC: SBIN0000300 → HDFC0000060', 'UPI id: none → new@hdfc'])
    const message = 'Confirmed. Buyers see the new bank details.'
    api.answers(`POST ${proposals}/p1/confirm`, { message, settings: someSettings() })
    settingsAre()
    await user.click(dialog.getByRole('button', { name: 'Change bank details' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Propose a change' })).toBeVisible()
  })

  it('says why it cannot be confirmed any more, when it is gone', async () => {
    settingsAre({ proposal: aProposal() })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    const message = 'The change was withdrawn meanwhile.'
    api.refuses(`POST ${proposals}/p1/confirm`, 409, { code: 'proposal_gone', message })
    settingsAre()
    await user.click(screen.getByRole('button', { name: 'Change bank details' }))
    expect(await screen.findByRole('button', { name: 'Propose a change' })).toBeVisible()
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is rejected with a reason', async () => {
    settingsAre({ proposal: aProposal() })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Reject the change' }))
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await dialog.findByText('Say why.')).toBeVisible()
    api.answers(`POST ${proposals}/p1/reject`, {
      message: 'Change rejected',
      settings: someSettings(),
    })
    settingsAre()
    await user.type(dialog.getByLabelText('Reason'), 'Not our account')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Change rejected')).toBeVisible()
    expect(api.calls(`POST ${proposals}/p1/reject`)[0]?.body).toEqual({ reason: 'Not our account' })
  })

  it('is withdrawn by who proposed it', async () => {
    settingsAre({ proposal: aProposal({ isOwn: true }) })
    const { user } = open()
    const withdraw = await screen.findByRole('button', { name: 'Withdraw' })
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    api.answers(`DELETE ${proposals}/p1`, {
      message: 'Change withdrawn',
      settings: someSettings(),
    })
    settingsAre()
    await user.click(withdraw)
    expect(await screen.findByText('Change withdrawn')).toBeVisible()
    expect(screen.queryByText('A change waits')).toBeNull()
  })
})

it('a change of a later release can be rejected, and not confirmed', async () => {
  settingsAre({ proposal: aProposal({ isOfLaterRelease: true }) })
  open()
  expect(await screen.findByText(/^A later version of the store proposed this/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

it('gives the focus back to its button when no change is proposed after all', async () => {
  settingsAre()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Propose a change' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Propose a change' })).toHaveFocus()
})
