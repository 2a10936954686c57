import { aUser, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { CheckoutScreen } from '../checkout-screen.tsx'

/** Opens the checkout of a buyer with a cart. */
export async function openCheckout(role: 'enduser' | 'reseller') {
  const session = aUser({ role, name: 'Asha Rao' })
  const rendered = renderWithStore(<CheckoutScreen />, {
    route: '/checkout',
    path: '/checkout',
    session,
  })
  await screen.findByRole('button', { name: 'Continue to Payment' })
  return { ...rendered, session }
}

type Screen = Awaited<ReturnType<typeof openCheckout>>

export const testAddress = {
  Phone: '9876501234',
  Address: '12 Residency Road',
  Pincode: '560025',
  City: 'Bengaluru',
  State: 'Karnataka',
}
export const testBusiness = { 'Business name': 'Rao Traders', 'GST number': '29ABCDE1234F1ZW' }

export const submitCheckout = ({ user }: Screen) =>
  user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
export const chooseDelivery = ({ user }: Screen, way: 'Courier' | 'Bus' | 'Transport') =>
  user.click(screen.getByLabelText(way))
