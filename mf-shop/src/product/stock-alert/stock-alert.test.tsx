import { expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { StockAlert } from './stock-alert.tsx'

const api = fakeApi()
const path = '/products/:id/stock-alert'

it('tells a buyer when the product is back, until they take it back', async () => {
  api.answers(`GET ${path}`, { isSet: false })
  const { user } = renderWithStore(<StockAlert productId="p1" />, { session: aUser() })
  api.answers(`PUT ${path}`, { message: 'We will notify you when it is back in stock' })
  await user.click(await screen.findByRole('button', { name: 'Notify me when it is back' }))
  api.answers(`GET ${path}`, { isSet: true })
  await screen.findByText('We will notify you when it is back in stock')
  expect(api.calls(`PUT ${path}`)[0]?.params.id).toBe('p1')
})

it('asks a visitor to log in, and is not for admins', () => {
  renderWithStore(<StockAlert productId="p1" />)
  expect(screen.getByRole('link', { name: 'Log in to be notified when it is back' })).toBeVisible()
  renderWithStore(<StockAlert productId="p2" />, { session: aUser({ role: 'superadmin' }) })
  expect(screen.queryByRole('button')).toBeNull()
})
