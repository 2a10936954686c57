import { beforeEach, describe, expect, it } from '@jest/globals'
import type { SecondFactorState } from '@store/contract/schemas/accounts/second-factor'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { SecurityScreen } from './security-screen.tsx'

const api = fakeApi()
const url = '/auth/me/second-factor'
const admin = aUser({ role: 'reseller-admin' })
const codes = ['K7M2P-Q4RST', 'ABCDE-FGHJK']
const needed = {
  code: 'second_factor_needed' as const,
  message: 'Confirm with your second factor that it is you.',
}

function stateIs(state: Partial<SecondFactorState>) {
  const none = { app: null, passkeys: [], passkeyHost: 'store.test', recoveryCodes: 0 }
  api.answers(`GET ${url}`, { ...none, required: false, ...state })
}

const open = (session = admin) =>
  renderWithStore(<SecurityScreen />, { route: '/reseller-admin/security', session })

beforeEach(() => {
  api.answers('GET /auth/me', { user: admin })
  stateIs({})
})

const on = { app: { since: '2026-11-20T09:30:00.000Z' }, recoveryCodes: 7 }

describe('an admin without a second factor', () => {
  it('sets up an app by password, key and first code, and sees the recovery codes once', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    const secret = 'JBSWY3DPEHPK3PXP'
    const uri = `otpauth://totp/Store:${admin.email}?secret=${secret}&issuer=Store`
    api.answers(`POST ${url}/app`, { secret, uri, enrolment: 'e1' })
    await user.type(screen.getByLabelText('Current Password'), 'Store@123{Enter}')
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    api.answers(`PUT ${url}/app`, { message: 'Authenticator app set up.', recoveryCodes: codes })
    stateIs(on)
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes)
    const bodies = [`POST ${url}/app`, `PUT ${url}/app`] as const
    expect(bodies.map((call) => api.calls(call)[0]?.body)).toEqual([
      { currentPassword: 'Store@123' },
      { enrolment: 'e1', code: '123456' },
    ])
    expect(list).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'I have saved them' }))
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Make new codes' })).toHaveFocus()
    expect(await screen.findByText('On')).toBeVisible()
  })

  it('goes on where the form was opened, after Cancel', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Set up' })).toHaveFocus()
  })

  it('reads why it is asked for, where one is required', async () => {
    const user = { ...admin, secondFactorMissing: true }
    api.answers('GET /auth/me', { user })
    open(user)
    expect(await screen.findByText(/This store requires a second factor/)).toBeVisible()
  })
})

describe('an admin with a second factor', () => {
  beforeEach(() => stateIs(on))

  it('confirms with a code before it is removed', async () => {
    api.refuses(`DELETE ${url}/app`, 403, needed)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = screen.getByRole('alertdialog', { name: 'Remove the authenticator app?' })
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    api.answers(`POST ${url}/proof`, { message: 'Confirmed', freshUntil: on.app.since })
    api.answers(`DELETE ${url}/app`, { message: 'Authenticator app removed' })
    stateIs({})
    await user.type(dialog.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await screen.findByText('Authenticator app removed')
    expect(api.calls(`POST ${url}/proof`)[0]?.body).toEqual({ code: '123456' })
    expect(await screen.findAllByText('Off')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Set up' })).toHaveFocus()
  })

  it('keeps it after Cancel', async () => {
    api.refuses(`DELETE ${url}/app`, 403, needed)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = within(screen.getByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await question.findByText(needed.message)).toBeVisible()
    expect(api.calls(`DELETE ${url}/app`)).toHaveLength(1)
  })

  it('makes new recovery codes', async () => {
    api.answers(`POST ${url}/recovery-codes`, {
      message: 'New recovery codes.',
      recoveryCodes: codes,
    })
    const { user } = open()
    expect(await screen.findByText(/7 of your recovery codes are unused/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Make new codes' }))
    expect(await screen.findByText('K7M2P-Q4RST')).toBeVisible()
  })
})

it('shows an error, and loads again on Retry', async () => {
  api.breaks(`GET ${url}`)
  const { user } = open()
  await screen.findByText('Failed to load your second factor')
  stateIs(on)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByText('On')).toBeVisible())
})
