import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { SecondFactorState } from '@store/contract/schemas/accounts/second-factor'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { SecurityScreen } from '../security-screen.tsx'

const api = fakeApi()
const url = '/auth/me/second-factor'
const admin = aUser({ role: 'superadmin' })
const laptop = {
  _id: 'p1',
  name: 'Office laptop',
  createdAt: '2026-11-20T09:30:00.000Z',
  usedAt: null,
}
const needed = {
  code: 'second_factor_needed' as const,
  message: 'Confirm with your second factor that it is you.',
}
const ask = jest.fn<() => Promise<unknown>>()
const bytes = (text: string) => Uint8Array.from(Buffer.from(text)).buffer
const credential = (response: object) => ({
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), ...response },
  getClientExtensionResults: () => ({}),
})

function stateIs(state: Partial<SecondFactorState>) {
  const none = { app: null, passkeys: [], passkeyHost: 'store.test', recoveryCodes: 0 }
  api.answers(`GET ${url}`, { ...none, required: false, ...state })
}

function open() {
  return renderWithStore(<SecurityScreen />, { route: '/superadmin/security', session: admin })
}

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: Object })
  Object.assign(navigator, { credentials: { get: ask, create: ask } })
  api.answers('GET /auth/me', { user: admin })
  stateIs({})
})
afterEach(() => {
  ask.mockReset()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

describe('adding a passkey', () => {
  async function begin() {
    api.answers(`POST ${url}/passkeys/options`, {
      rp: { id: 'store.test', name: 'Store' },
      user: { id: 'dTE', name: admin.email, displayName: admin.name },
      challenge: 'Y2g',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Office laptop')
    await user.type(screen.getByLabelText('Current Password'), 'Store@123')
    return user
  }

  it('takes a name, the password and the dialog of the browser; the first gives recovery codes', async () => {
    const user = await begin()
    ask.mockResolvedValue(
      credential({ attestationObject: bytes('att'), getTransports: () => ['internal'] }),
    )
    const answer = { message: 'Passkey added.', recoveryCodes: ['K7M2P-Q4RST'] }
    api.answers(`POST ${url}/passkeys`, answer)
    stateIs({ passkeys: [laptop], recoveryCodes: 10 })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('K7M2P-Q4RST')).toBeVisible()
    expect(api.calls(`POST ${url}/passkeys/options`)[0]?.body).toEqual({
      currentPassword: 'Store@123',
    })
    expect(api.calls(`POST ${url}/passkeys`)[0]?.body).toEqual({
      name: 'Office laptop',
      passkey: {
        id: 'aWQ',
        clientDataJSON: 'e30',
        attestationObject: 'YXR0',
        transports: ['internal'],
      },
    })
    expect(await screen.findByRole('list', { name: 'Passkeys' })).toHaveTextContent('not used yet')

    // A further one brings no codes; those of the first are shown only now.
    api.answers(`POST ${url}/passkeys`, { ...answer, recoveryCodes: [] })
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Phone')
    await user.type(screen.getByLabelText('Current Password'), 'Store@123{Enter}')
    await screen.findByRole('button', { name: 'Add a passkey' })
    expect(screen.getByText('K7M2P-Q4RST')).toBeVisible()
  })

  it.each([
    ['the dialog was closed', 'NotAllowedError', /^No passkey was made: the dialog/],
    ['the device has one already', 'InvalidStateError', 'This passkey is set up already.'],
  ])('can be tried again when %s; nothing typed is lost', async (_when, name, sentence) => {
    const user = await begin()
    ask.mockRejectedValue(Object.assign(new Error('what the browser says'), { name }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Office laptop')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it('asks to confirm again when that was too long ago, and then goes on', async () => {
    stateIs({ app: { since: laptop.createdAt }, recoveryCodes: 7 })
    const user = await begin()
    const made = { attestationObject: bytes('att'), getTransports: () => ['internal'] }
    ask.mockResolvedValue(credential(made))
    api.refuses(`POST ${url}/passkeys`, 403, needed)
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    api.answers(`POST ${url}/proof`, { message: 'Confirmed', freshUntil: laptop.createdAt })
    api.answers(`POST ${url}/passkeys`, { message: 'Passkey added.', recoveryCodes: [] })
    await user.type(dialog.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await screen.findByText('Passkey added.')
    expect(api.calls(`POST ${url}/passkeys/options`)).toHaveLength(2)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('gives the focus back to its button after Cancel', async () => {
    const user = await begin()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
  })

  it('is not offered at another address than that of the store, which is named', async () => {
    stateIs({ passkeyHost: 'shop.example' })
    open()
    expect(await screen.findByText(/^Passkeys need the store's own address/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})

describe('a passkey', () => {
  beforeEach(() => stateIs({ passkeys: [laptop], recoveryCodes: 7 }))

  it('gets another name', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Rename Office laptop' }))
    const field = screen.getByRole('textbox', { name: 'Name' })
    api.answers(`PUT ${url}/passkeys/:id`, { message: 'Name saved' })
    stateIs({ passkeys: [{ ...laptop, name: 'Home laptop' }] })
    await user.clear(field)
    await user.type(field, 'Home laptop{Enter}')
    expect(await screen.findByText('Home laptop')).toBeVisible()
    const [call] = api.calls(`PUT ${url}/passkeys/:id`)
    expect([call?.params.id, call?.body]).toEqual(['p1', { name: 'Home laptop' }])
  })

  it('confirms by itself that it is removed, when it is the only second factor', async () => {
    api.refuses(`DELETE ${url}/passkeys/:id`, 403, needed)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Office laptop' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/A login then needs the password only/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    expect(dialog.queryByRole('textbox')).toBeNull()
    api.answers(`POST ${url}/proof/passkey-options`, { challenge: 'Y2g', rpId: 'store.test' })
    api.answers(`POST ${url}/proof/passkey`, { message: 'Confirmed', freshUntil: laptop.createdAt })
    api.answers(`DELETE ${url}/passkeys/:id`, { message: 'Passkey removed' })
    ask.mockResolvedValue(
      credential({ authenticatorData: bytes('data'), signature: bytes('signed') }),
    )
    stateIs({})
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }))
    await screen.findByText('Passkey removed')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
  })

  it('is replaced by a recovery code when it is not at hand', async () => {
    api.refuses(`POST ${url}/recovery-codes`, 403, needed)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }))
    api.answers(`POST ${url}/proof`, { message: 'Confirmed', freshUntil: laptop.createdAt })
    api.answers(`POST ${url}/recovery-codes`, { message: 'New', recoveryCodes: ['K7M2P-Q4RST'] })
    await user.type(dialog.getByRole('textbox', { name: 'Recovery code' }), 'ABCDE-FGHJK{Enter}')
    expect(await screen.findByText('K7M2P-Q4RST')).toBeVisible()
  })
})
