import { expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { DashboardScreen } from './dashboard-screen.tsx'

fakeApi()

it('names the role and leads to what a buyer has', async () => {
  renderWithStore(<DashboardScreen />, { session: aUser({ role: 'distributor' }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Distributor Dashboard')
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(places).toEqual(['/profile', '/orders', '/wishlist', '/cart'])
})
