import { expect, it } from '@jest/globals'
import { aCart, aCartLine, aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { CheckoutScreen } from '../checkout-screen.tsx'

const api = fakeApi()

it('shows the number of lines of a long order, and all of them on request', async () => {
  const lines = Array.from({ length: 20 }, (_, n) =>
    aCartLine({ _id: `line-${n}`, product: aProduct({ name: `Product ${n}` }) }),
  )
  api.answers('GET /cart', aCart(lines))
  api.answers('GET /shipment/me', { shippingInfo: null })
  const { user } = renderWithStore(<CheckoutScreen />, { route: '/checkout', session: aUser() })
  await screen.findByRole('button', { name: 'Continue to Payment' })
  const list = screen.getByRole('list', { name: 'Lines of your order' })
  expect(list).toHaveAttribute('tabindex', '0')
  await user.click(screen.getByRole('button', { name: 'Show all 20 items' }))
  expect(list).not.toHaveAttribute('data-long')
  await user.click(screen.getByRole('button', { name: 'Show fewer items' }))
  expect(list).toHaveAttribute('data-long')
})
