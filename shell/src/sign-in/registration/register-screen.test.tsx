import { describe, expect, it } from '@jest/globals'
import { aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { RegisterScreen } from './register-screen.tsx'

const api = fakeApi()

const person = {
  Name: 'Asha Rao',
  Email: 'asha@store.test',
  Password: 'Store@123',
  'Mobile Number': '9876501234',
}
const firm = {
  'Firm Name': 'Rao Infotech',
  'Constitution of Firm': 'Partnership',
  'PAN Number': 'ABCDE1234F',
  'Office Address': '12 Residency Road',
  'Residence Address': '4 Lake View',
}
const gst = { 'GST Number': '36ABCDE1234F1Z1' }

async function register(kind: string, fields: Record<string, string>) {
  const page = renderWithStore(<RegisterScreen />, { route: '/register' })
  await page.user.click(screen.getByLabelText(new RegExp(`^${kind}`)))
  fillIn(fields)
  await page.user.click(screen.getByRole('button', { name: 'Register' }))
  return page
}

const sentPerson = {
  name: 'Asha Rao',
  email: 'asha@store.test',
  password: 'Store@123',
  mobile: '9876501234',
}
const sentFirm = {
  firmName: 'Rao Infotech',
  constitutionOfFirm: 'Partnership',
  panNumber: 'ABCDE1234F',
  officeAddress: '12 Residency Road',
  residenceAddress: '4 Lake View',
}

describe('registering', () => {
  it.each([
    { kind: 'End User', fields: person, role: 'enduser', sent: sentPerson },
    {
      kind: 'Reseller',
      fields: { ...person, ...firm },
      role: 'reseller',
      sent: { ...sentPerson, ...sentFirm },
    },
    {
      kind: 'Distributor',
      fields: { ...person, ...firm, ...gst },
      role: 'distributor',
      sent: { ...sentPerson, ...sentFirm, gstNumber: '36ABCDE1234F1Z1' },
    },
  ] as const)('opens the account of a $kind and signs in', async ({ kind, fields, role, sent }) => {
    api.answers('POST /auth/register/:tier', { token: 'fresh', user: aUser({ role }) })
    const { router } = await register(kind, fields)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    const [call] = api.calls('POST /auth/register/:tier')
    expect(call?.path).toBe(`/api/auth/register/${role}`)
    expect(call?.body).toEqual(sent)
    expect(localStorage.getItem('token')).toBe('fresh')
    expect(screen.getByText('Registration successful!')).toBeVisible()
  })

  it('asks about a GST number that does not check, and goes on without input credit', async () => {
    api.answers('POST /auth/register/:tier', {
      token: 'fresh',
      user: aUser({ role: 'distributor' }),
    })
    const mistyped = { 'GST Number': '36ABCDE1234F1Z2' }
    const { user, router } = await register('Distributor', { ...person, ...firm, ...mistyped })
    expect(screen.getByLabelText(/^GST Number/)).toBeInvalid()
    expect(api.calls('POST /auth/register/:tier')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Go on without input credit' }))
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('keeps the input across a reload, except the password', async () => {
    const { unmount } = await register('Reseller', { ...person, 'Firm Name': 'Rao Infotech' })
    unmount()
    renderWithStore(<RegisterScreen />, { route: '/register' })
    expect(screen.getByLabelText(/^Firm Name/)).toHaveValue('Rao Infotech')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  })

  it('accepts ten digits of a mobile number, and asks only a distributor for GST', async () => {
    const { user } = renderWithStore(<RegisterScreen />, { route: '/register' })
    expect(screen.getByLabelText(/^Mobile Number/)).toHaveAttribute('maxlength', '10')
    await user.click(screen.getByRole('radio', { name: /^Reseller/ }))
    expect(screen.queryByLabelText(/^GST Number/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: /^Distributor/ }))
    expect(screen.getByLabelText(/^GST Number/)).toBeVisible()
  })

  it('does not send the input for another kind of account', async () => {
    api.answers('POST /auth/register/:tier', { token: 'fresh', user: aUser() })
    const { user, router } = await register('Distributor', { ...person, ...gst })
    await user.click(screen.getByLabelText(/^End User/))
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(api.calls('POST /auth/register/:tier')[0]?.body).toEqual(sentPerson)
  })

  it.each([
    ['End User', {}, 'Please fill all required fields.'],
    ['End User', { ...person, 'Mobile Number': '1234567890' }, 'Invalid Mobile Number format'],
    ['Reseller', person, 'Please fill all required fields for your role.'],
    ['Reseller', { ...person, ...firm, 'PAN Number': 'ABC' }, 'Invalid PAN Number format'],
    ['Distributor', { ...person, ...firm }, 'GST Number is required for Distributor'],
    ['Distributor', { ...person, ...firm, 'GST Number': '36' }, 'Invalid GST Number format'],
  ])('shows a %s the error of %j', async (kind, fields, fault) => {
    await register(kind, fields)
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0)
    expect(api.calls('POST /auth/register/:tier')).toEqual([])
  })

  it("shows the server's message at its field", async () => {
    api.refuses('POST /auth/register/:tier', 409, {
      message: 'This email is already registered. Please log in.',
      errors: [{ field: 'email', message: 'This email is already registered. Please log in.' }],
    })
    await register('End User', person)
    await waitFor(() =>
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
        'This email is already registered. Please log in.',
      ),
    )
  })

  it('shows Registration failed without a response', async () => {
    api.breaks('POST /auth/register/:tier')
    await register('End User', person)
    expect(await screen.findByText('Registration failed')).toBeVisible()
  })
})
