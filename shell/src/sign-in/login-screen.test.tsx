import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { LoginScreen } from './login-screen.tsx'

const api = fakeApi()

async function logIn(email = 'asha@store.test', password = 'Store@123') {
  const page = renderWithStore(<LoginScreen />, { route: '/login' })
  fillIn({ Email: email, Password: password })
  await page.user.click(screen.getByRole('button', { name: 'Login' }))
  return page
}

describe('logging in', () => {
  it.each([
    ['enduser', '/'],
    ['reseller', '/'],
    ['distributor', '/'],
    ['enduser-admin', '/'],
    ['reseller-admin', '/reseller-admin/dashboard'],
    ['distributor-admin', '/distributor-admin/dashboard'],
    ['superadmin', '/superadmin/dashboard'],
  ] as const)('takes a %s to %s', async (role, landing) => {
    api.answers('POST /auth/login', { token: 'fresh', user: aUser({ role }) })
    const { router } = await logIn()
    await waitFor(() => expect(router.state.location.pathname).toBe(landing))
    expect(localStorage.getItem('token')).toBe('fresh')
    expect(localStorage.getItem('role')).toBe(role)
    expect(screen.getByText('Login successful!')).toBeVisible()
  })

  it('sends e-mail and password as typed', async () => {
    api.answers('POST /auth/login', { token: 'fresh', user: aUser() })
    await logIn('asha@store.test', ' Store@123 ')
    await waitFor(() =>
      expect(api.calls('POST /auth/login')[0]?.body).toEqual({
        email: 'asha@store.test',
        password: ' Store@123 ',
      }),
    )
  })

  it("shows the server's error message", async () => {
    api.refuses('POST /auth/login', 401, 'Invalid email or password')
    const { router } = await logIn()
    expect(await screen.findByText('Invalid email or password')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@store.test')
    expect(router.state.location.pathname).toBe('/login')
  })

  it('shows Login failed. without a response', async () => {
    api.breaks('POST /auth/login')
    await logIn()
    expect(await screen.findByText('Login failed.')).toBeVisible()
  })

  it.each([
    ['no-address', 'Store@123', 'Enter a valid email address'],
    ['asha@store.test', '', 'Password is required'],
  ])('sends nothing to the server for %s / %s', async (email, password, fault) => {
    await logIn(email, password)
    expect(await screen.findByText(fault)).toBeVisible()
    expect(api.calls('POST /auth/login')).toEqual([])
  })

  it('offers an account per role in a demo, which signs in at once', async () => {
    const account = {
      role: 'reseller',
      email: 'reseller@store.test',
      password: 'Store@123',
    } as const
    api.answers('GET /settings/demo', { accounts: [account] })
    api.answers('POST /auth/login', { token: 'fresh', user: aUser({ role: 'reseller' }) })
    const { router, user } = renderWithStore(<LoginScreen />, { route: '/login' })
    await user.click(await screen.findByRole('button', { name: 'Reseller' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    const { email, password } = account
    expect(api.calls('POST /auth/login')[0]?.body).toEqual({ email, password })
  })

  it('links to Register and Forgot Password', async () => {
    renderWithStore(<LoginScreen />, { route: '/login' })
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/register', '/forgot-password'])
  })
})

describe('an account with a second factor', () => {
  const admin = aUser({ role: 'superadmin' })
  const refused = {
    code: 'second_factor_required' as const,
    message: 'This account has a second factor. Reload the page and log in again.',
    secondFactor: { challenge: 'c1', expiresAt: '2026-11-25T10:00:00.000Z', methods: ['totp'] },
  }

  async function startLogin(methods = ['totp']) {
    const answer = { ...refused, secondFactor: { ...refused.secondFactor, methods } }
    api.refuses('POST /auth/login', 401, answer)
    const page = await logIn(admin.email)
    await screen.findByRole('heading', { name: 'Confirm it is you' })
    return page
  }

  it('is asked for its code, and then signed in', async () => {
    const { user, router } = await startLogin()
    expect(localStorage.getItem('token')).toBeNull()
    const field = screen.getByRole('textbox', { name: 'Code' })
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    api.answers('POST /auth/second-factor', { token: 'fresh', user: admin })
    await user.type(field, '123 456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin/dashboard'))
    expect(api.calls('POST /auth/second-factor')[0]?.body).toEqual({
      challenge: 'c1',
      code: '123 456',
    })
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('may use a recovery code', async () => {
    const { user } = await startLogin()
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    api.answers('POST /auth/second-factor', { token: 'fresh', user: admin })
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'K7M2P-Q4RST{Enter}')
    await waitFor(() => expect(localStorage.getItem('token')).toBe('fresh'))
  })

  it('sees what is wrong with the code', async () => {
    const { user } = await startLogin()
    const message = 'This code is not valid.'
    const errors = [{ field: 'code', message }]
    api.refuses('POST /auth/second-factor', 400, { code: 'wrong_second_factor', message, errors })
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('begins anew when the login took too long', async () => {
    const { user } = await startLogin()
    const message = 'This login took too long or had too many attempts. Please log in again.'
    api.refuses('POST /auth/second-factor', 400, { code: 'challenge_ended', message })
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(admin.email)
  })

  describe('that is a passkey', () => {
    const ask = jest.fn<() => Promise<unknown>>()
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text)).buffer
    const signed = {
      id: 'aWQ',
      rawId: bytes('id'),
      type: 'public-key',
      response: {
        clientDataJSON: bytes('{}'),
        authenticatorData: bytes('data'),
        signature: bytes('signed'),
      },
      getClientExtensionResults: () => ({}),
    }
    beforeEach(() => {
      Object.assign(window, { PublicKeyCredential: Object })
      Object.assign(navigator, { credentials: { get: ask } })
      api.answers('POST /auth/second-factor/passkey-options', {
        challenge: 'Y2g',
        rpId: 'store.test',
      })
      api.answers('POST /auth/second-factor/passkey', { token: 'fresh', user: admin })
    })
    afterEach(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })

    it('is used by Enter, for its button has the focus', async () => {
      const { user, router } = await startLogin(['passkey'])
      const button = await screen.findByRole('button', { name: 'Use a passkey' })
      expect(button).toHaveFocus()
      expect(screen.queryByRole('textbox')).toBeNull()
      ask.mockResolvedValue(signed)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin/dashboard'))
      expect(api.calls('POST /auth/second-factor/passkey')[0]?.body).toEqual({
        challenge: 'c1',
        passkey: {
          id: 'aWQ',
          clientDataJSON: 'e30',
          authenticatorData: 'ZGF0YQ',
          signature: 'c2lnbmVk',
        },
      })
    })

    it('can be tried again, or replaced by a recovery code, after the dialog was closed', async () => {
      const { user } = await startLogin(['passkey'])
      ask.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }))
      await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
      expect(await screen.findByText(/^The passkey was not used/)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
      api.answers('POST /auth/second-factor', { token: 'fresh', user: admin })
      await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'K7M2P-Q4RST{Enter}')
      await waitFor(() => expect(localStorage.getItem('token')).toBe('fresh'))
    })

    it('leaves the focus to the code of an account that has an app, too', async () => {
      await startLogin(['totp', 'passkey'])
      expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible()
      expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    })

    it('begins anew when the login took too long', async () => {
      const { user } = await startLogin(['passkey'])
      const message = 'This login took too long or had too many attempts. Please log in again.'
      const refusal = { code: 'challenge_ended' as const, message }
      api.refuses('POST /auth/second-factor/passkey-options', 400, refusal)
      await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
      expect(await screen.findByText(message)).toBeVisible()
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(admin.email)
    })
  })

  it('that has none yet, where one is required, is led to Security', async () => {
    const user = aUser({ role: 'enduser-admin', secondFactorMissing: true })
    api.answers('POST /auth/login', { token: 'fresh', user })
    const { router } = await logIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/enduser-admin/security'))
  })
})
