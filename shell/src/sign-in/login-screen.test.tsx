import { describe, expect, it } from '@jest/globals'
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
