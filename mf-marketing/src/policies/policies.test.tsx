import { expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { PrivacyScreen, ReturnsScreen, ShippingScreen, TermsScreen } from './policy-screens.tsx'

const api = fakeApi()

const seller = {
  name: 'Store Private Limited',
  gstin: '36AABCS1995K1ZX',
  address: 'Abids, Hyderabad 500001',
  state: 'Telangana',
  officerName: 'Meera Iyer',
  officerEmail: 'grievance@store.example',
  officerPhone: '+91 40 4000 1996',
  dispatchDays: 2,
  returnDays: 9,
  refundDays: 5,
}

it.each([
  ['/returns', ReturnsScreen, 'Returns and Dead on Arrival'],
  ['/shipping', ShippingScreen, 'Shipping'],
  ['/privacy', PrivacyScreen, 'Privacy'],
  ['/terms', TermsScreen, 'Terms of Sale'],
])(
  '%s lists its passages, each of which exists, and names seller and grievance officer',
  async (_path, Screen, title) => {
    api.answers('GET /settings/seller', seller)
    renderWithStore(<Screen />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const link of contents.getAllByRole('link')) {
      const passage = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')
      expect(passage).toHaveAccessibleName(link.textContent ?? '')
    }
    expect(await screen.findByText('Meera Iyer')).toBeVisible()
    expect(screen.getAllByText('36AABCS1995K1ZX')[0]).toBeVisible()
    expect(screen.queryByText(/\[.*: /)).toBeNull()
  },
)

it('states the terms that the seller has decided', async () => {
  api.answers('GET /settings/seller', seller)
  renderWithStore(<ReturnsScreen />)
  const passage = screen.getByRole('region', { name: 'Dead on arrival' })
  expect(await within(passage).findByText('9')).toBeVisible()
  expect(passage).toHaveTextContent('within 9 days of delivery')
})

it('marks what the seller still has to decide, and invents nothing', async () => {
  const { returnDays: _undecided, ...rest } = seller
  api.answers('GET /settings/seller', rest)
  const { unmount } = renderWithStore(<ReturnsScreen />)
  expect((await screen.findAllByText('[days: ask us]'))[0]).toBeVisible()
  unmount()
  renderWithStore(<ReturnsScreen />, { session: aUser({ role: 'superadmin' }) })
  expect((await screen.findAllByText('[days: fill in under Settings]'))[0]).toBeVisible()
})

it('lists the days without dispatch that the seller has set', async () => {
  const holidays = [{ date: '2027-01-26', name: 'Republic Day' }]
  api.answers('GET /settings/seller', { ...seller, holidays })
  renderWithStore(<ShippingScreen />)
  expect(await screen.findByText('26 Jan 2027: Republic Day')).toBeVisible()
})

it('stays readable without the settings, which can be loaded again', async () => {
  api.refuses('GET /settings/seller', 500, 'Something went wrong. Please try again.')
  const { user } = renderWithStore(<ShippingScreen />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('region', { name: 'Courier, bus or transport' })).toBeVisible()
  api.answers('GET /settings/seller', seller)
  await user.click(retry)
  expect(await screen.findByText('Meera Iyer')).toBeVisible()
})
