import type { Cart } from '@store/contract/schemas/orders/cart'
import { aShipping, aUser, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { PaymentScreen } from '../payment-screen.tsx'
import { type OrderDetails, paymentStateOf } from '../payment-state.ts'

/** A bank account of the store. */
export const bank = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '12345678901',
  ifsc: 'SBIN0000001',
  branch: 'Fort, Mumbai',
}

/** What is sent of a cart that was shown. */
export const expectedOf = ({ items, totalAmount }: Cart) => ({
  expectedTotal: totalAmount,
  expectedLines: items.map(({ product, quantity, price }) => ({
    productId: product._id,
    quantity,
    price,
  })),
})

/** Renders the payment screen as the checkout opens it, with an address. */
export function renderPayment(session = aUser(), given: Partial<OrderDetails> = {}) {
  return renderWithStore(<PaymentScreen />, {
    route: {
      pathname: '/payment',
      state: paymentStateOf(session._id, { shippingInfo: aShipping(), ...given }),
    },
    path: '/payment',
    session,
  })
}

/** Renders the payment screen and waits for {@link bank}. */
export async function openPayment(session = aUser(), given: Partial<OrderDetails> = {}) {
  const rendered = renderPayment(session, given)
  await screen.findByText(bank.ifsc)
  return rendered
}
