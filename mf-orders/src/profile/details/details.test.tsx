import { describe, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { DetailsPanel } from './details-panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'

const api = fakeApi()
const person = { name: 'Meera Nair', mobile: '9845012376' }
const firm = {
  firmName: 'Nair Systems',
  constitutionOfFirm: 'LLP',
  panNumber: 'ABCPN1234F',
  officeAddress: '8 MG Road, Kochi',
  residenceAddress: '2 Marine Drive, Kochi',
}

async function open(role: Role, details: object) {
  api.answers('GET /auth/me/details', { details })
  const rendered = renderWithStore(<DetailsPanel role={role} />, { session: aUser({ role }) })
  return { ...rendered, name: await screen.findByLabelText(/^Name/) }
}

describe('the details of an account', () => {
  it('are changed: name and mobile number of an enduser', async () => {
    const { user, name } = await open('enduser', person)
    expect(screen.queryByLabelText(/^Firm Name/)).toBeNull()
    await user.clear(name)
    await user.type(name, 'Meera Shah')
    api.answers('PUT /auth/me', { message: 'Profile saved', details: person })
    await user.keyboard('{Enter}')
    await screen.findByText('Profile saved')
    expect(api.calls('PUT /auth/me')[0]?.body).toEqual({ ...person, name: 'Meera Shah' })
  })

  it('of a firm follow the rules of registration, with the first bad field focused', async () => {
    const { user } = await open('distributor', { ...person, ...firm })
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(screen.getByText('GST Number is required for Distributor')).toBeVisible()
    const gst = screen.getByLabelText(/^GST Number/)
    expect(gst).toHaveFocus()
    await user.type(gst, '32ABCPN1234F1ZB')
    api.refuses('PUT /auth/me', 400, {
      message: 'Invalid PAN Number format',
      errors: [{ field: 'panNumber', message: 'Invalid PAN Number format' }],
    })
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    await screen.findByText('Invalid PAN Number format')
    expect(screen.getByLabelText(/^PAN Number/)).toHaveFocus()
    expect(api.calls('PUT /auth/me')[0]?.body).toEqual({
      ...person,
      ...firm,
      gstNumber: '32ABCPN1234F1ZB',
    })
  })

  it('are asked about when the GST number does not check', async () => {
    const { user } = await open('distributor', { ...person, ...firm, gstNumber: '32ABCPN1234F1ZC' })
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(screen.getByLabelText(/^GST Number/)).toBeInvalid()
    expect(api.calls('PUT /auth/me')).toEqual([])
    api.answers('PUT /auth/me', { message: 'Profile saved', details: person })
    await user.click(screen.getByRole('button', { name: 'Go on without input credit' }))
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    await screen.findByText('Profile saved')
  })
})

describe('the e-mail address', () => {
  it('is asked for with the password, and the link is announced', async () => {
    const { user } = renderWithStore(<EmailPanel />, { session: aUser() })
    const message = 'We have sent a link to the new address. Open it to use that address.'
    api.answers('POST /auth/me/email', { message })
    await user.click(screen.getByRole('button', { name: 'Change email' }))
    expect(screen.getByText('Enter a valid email address')).toBeVisible()
    await user.type(screen.getByLabelText(/^New Email/), 'meera.new@example.in')
    await user.type(screen.getByLabelText(/^Current Password/), 'Toner#2026')
    await user.keyboard('{Enter}')
    await screen.findByText(message)
    expect(api.calls('POST /auth/me/email').map(({ body }) => body)).toEqual([
      { email: 'meera.new@example.in', currentPassword: 'Toner#2026' },
    ])
  })
})

describe('the password', () => {
  async function fill(current: string, next: string, confirmed = next) {
    const { user } = renderWithStore(<PasswordPanel />, { session: aUser() })
    await user.type(screen.getByLabelText(/^Current Password/), current)
    await user.type(screen.getByLabelText(/^New Password/), next)
    await user.type(screen.getByLabelText(/^Confirm Password/), confirmed)
    await user.keyboard('{Enter}')
  }

  it('is changed, and the form is blank afterwards', async () => {
    const message = 'Password changed. Other devices must log in again.'
    api.answers('PUT /auth/me/password', { message })
    await fill('Toner#2026', 'Toner#2027')
    await screen.findByText(message)
    expect(api.calls('PUT /auth/me/password')[0]?.body).toEqual({
      currentPassword: 'Toner#2026',
      newPassword: 'Toner#2027',
    })
    await waitFor(() => expect(screen.getByLabelText(/^New Password/)).toHaveValue(''))
  })

  it.each([
    ['Toner#2026', 'short', 'short', 'Use at least 8 characters'],
    ['Toner#2026', 'Toner#2027', 'Toner#2028', 'Passwords do not match'],
  ])('is checked before it is sent (%#)', async (current, next, ...rest) => {
    const [confirmed, error] = rest
    await fill(current, next, confirmed)
    expect(screen.getByText(error)).toBeVisible()
    expect(api.calls('PUT /auth/me/password')).toEqual([])
  })

  it('shows at its field that the current one is wrong', async () => {
    const message = 'This is not your current password'
    api.refuses('PUT /auth/me/password', 400, {
      message,
      errors: [{ field: 'currentPassword', message }],
    })
    await fill('a guess', 'Toner#2027')
    await screen.findByText(message)
    expect(screen.getByLabelText(/^Current Password/)).toHaveFocus()
  })
})
