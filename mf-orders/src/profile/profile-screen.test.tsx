import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Me } from '@store/contract/schemas/accounts/accounts'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { ProfileScreen } from './profile-screen.tsx'

const api = fakeApi()

beforeEach(() => {
  api.answers('GET /auth/me/details', { details: { name: 'Meera Shah', mobile: '9820012345' } })
  api.answers('GET /notifications/preferences', { preferences: [] })
  api.answers('GET /auth/me/sessions', { sessions: [], total: 0 })
  api.answers('GET /auth/me/data-requests', { requests: [] })
})

describe('profile', () => {
  it.each([
    [{ role: 'enduser' }, []],
    [{ role: 'reseller', resellerId: 'RS123456' }, ['Reseller ID', 'RS123456']],
    [{ role: 'distributor', distributorId: 'DS123456' }, ['Distributor ID', 'DS123456']],
  ] as const)('shows name, email, role and number of %j', async (account, number) => {
    const user = aUser({ ...account, name: 'Meera Shah', email: 'meera@store.test' })
    api.answers('GET /auth/me', { user })
    renderWithStore(<ProfileScreen />, { session: user })
    expect(await screen.findByText('Meera Shah')).toBeTruthy()
    expect(screen.getByText('meera@store.test')).toBeTruthy()
    expect(screen.getByText(new RegExp(`^${account.role}$`, 'i'))).toBeTruthy()
    for (const text of number) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryAllByText(/^(Reseller|Distributor) ID$/)).toHaveLength(number.length / 2)
  })

  it('has the addresses of its slot', async () => {
    const user = aUser()
    api.answers('GET /auth/me', { user })
    const content = <h2>Addresses</h2>
    renderWithStore(<ProfileScreen />, { session: user, slot: { content, isLoading: false } })
    await screen.findByRole('heading', { name: 'Addresses' })
  })

  it('shows an error, and loads again on Retry', async () => {
    const session = aUser({ name: 'Meera Shah' })
    api.breaks('GET /auth/me')
    const { user } = renderWithStore(<ProfileScreen />, { session })
    await screen.findByText('Failed to load profile')
    api.answers('GET /auth/me', { user: session })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'Meera Shah' })
  })

  it('shows that it is loading', async () => {
    api.answers('GET /auth/me', { user: aUser() })
    const letGo = api.holds('GET /auth/me')
    renderWithStore(<ProfileScreen />, { session: aUser() })
    expect(screen.getByRole('status').textContent).toContain('Loading profile...')
    letGo()
    await screen.findByText('Enduser')
  })

  it('shows that there is no data', async () => {
    api.answers('GET /auth/me', () => ({}) as Me)
    renderWithStore(<ProfileScreen />, { session: aUser() })
    await screen.findByText('No profile data found.')
  })
})

describe('the profile of a buyer who asked for a tier', () => {
  const firm = { firmName: 'Shah Traders', panNumber: 'AAPFU0939F' }
  const waiting = aUser({ tierRequest: { tier: 'reseller', state: 'waiting' } })
  const text = 'Your reseller account is being checked. Until then you see end-user prices.'

  beforeEach(() => {
    const details = { name: 'Meera Shah', mobile: '9820012345', ...firm }
    api.answers('GET /auth/me/details', { details })
  })

  it('says that it is being checked, and lets the firm be completed', async () => {
    api.answers('GET /auth/me', { user: waiting })
    renderWithStore(<ProfileScreen />, { session: waiting })
    expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByLabelText(/^PAN Number/)).toHaveValue('AAPFU0939F')
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
  })

  it('says why it was refused, and asks again', async () => {
    const reason = 'Another PAN'
    const refused = aUser({ tierRequest: { tier: 'reseller', state: 'refused', reason } })
    api.answers('GET /auth/me', { user: refused })
    const { user } = renderWithStore(<ProfileScreen />, { session: refused })
    expect(await screen.findByText(reason)).toBeVisible()
    const message = 'Thank you. Your details are being checked again.'
    api.answers('POST /auth/me/tier-request', { message, user: waiting })
    api.answers('GET /auth/me', { user: waiting })
    await user.click(screen.getByRole('button', { name: 'Ask again' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByText(text)).toBeVisible()
  })
})
