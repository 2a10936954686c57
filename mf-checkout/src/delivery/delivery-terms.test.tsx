import { beforeEach, describe, expect, it } from '@jest/globals'
import type { DeliveryTable } from '@store/contract/schemas/orders/delivery-terms'
import {
  aCart,
  aCartLine,
  aProduct,
  aShipping,
  aUser,
  fakeApi,
  renderWithStore,
} from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { CartScreen } from '../cart/cart-screen.tsx'
import { openCheckout } from '../checkout/testing/open-checkout.tsx'
import { bank, openPayment } from '../payment/testing/open-payment.tsx'

const api = fakeApi()
const delivery: DeliveryTable = {
  courier: { freight: 'fixed', amount: 150, freeFrom: 5000, cutOffHour: 16 },
  bus: { freight: 'to pay', dispatchDays: 1 },
  transport: {},
}
const line = (price: number) => aCartLine({ product: aProduct({ stock: 9 }), price, quantity: 1 })

beforeEach(() => {
  api.answers('GET /cart', aCart([line(999)]))
  api.answers('GET /settings/seller', { state: 'Karnataka', dispatchDays: 2, delivery })
  api.answers('GET /settings/payment', bank)
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

const shown = async () => (await screen.findByLabelText('Freight and dispatch')).textContent
const openCart = () =>
  renderWithStore(<CartScreen />, { route: '/cart', path: '/cart', session: aUser() })

describe('freight and dispatch before an order is placed', () => {
  it('stand below the sum of the cart, beside the checkout and on the payment page', async () => {
    const fixed =
      'Freight₹150, paid on deliveryNot part of the totalDispatchWithin 2 working days of your paymentA payment after 4 pm counts as of the next working day.'
    const { unmount } = openCart()
    expect(await shown()).toBe(fixed)
    unmount()
    const { unmount: leave } = await openCheckout('enduser')
    expect(await shown()).toBe(fixed)
    leave()
    await openPayment()
    expect(await shown()).toBe(fixed)
  })

  it('are free from the total on that the seller has set', async () => {
    api.answers('GET /cart', aCart([line(5000)]))
    openCart()
    expect(await shown()).toMatch(/^FreightFreeDispatch/)
  })

  it('follow the delivery method, and those of all methods help to choose it', async () => {
    const { user } = await openCheckout('reseller')
    await screen.findByText(
      'Freight – Courier: ₹150, paid on delivery · Bus: To pay on delivery, at the carrier’s rate',
    )
    await user.click(screen.getByRole('radio', { name: 'Bus' }))
    expect(await shown()).toBe(
      'FreightTo pay on delivery, at the carrier’s rateNot part of the totalDispatchWithin 1 working day of your payment',
    )
  })

  it('are not shown while the seller has not set them', async () => {
    api.answers('GET /settings/seller', { state: 'Karnataka' })
    await openPayment(aUser(), { shippingInfo: aShipping() })
    expect(screen.queryByLabelText('Freight and dispatch')).toBeNull()
  })
})
