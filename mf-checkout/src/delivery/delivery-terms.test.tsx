import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
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

/** A Friday in India; the Saturday after it is a holiday of the seller. */
const openOn = (time: string) =>
  jest.useFakeTimers({ now: new Date(`2026-11-27T${time}:00+05:30`), advanceTimers: true })

beforeEach(() => {
  openOn('11:00')
  api.answers('GET /cart', aCart([line(999)]))
  api.answers('GET /settings/seller', {
    state: 'Karnataka',
    dispatchDays: 2,
    delivery,
    holidays: [{ date: '2026-11-28', name: 'Local holiday' }],
  })
  api.answers('GET /settings/payment', bank)
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

afterEach(() => {
  jest.useRealTimers()
})

const shown = async () => (await screen.findByLabelText('Freight and dispatch')).textContent
const openCart = () =>
  renderWithStore(<CartScreen />, { route: '/cart', path: '/cart', session: aUser() })

describe('freight and dispatch before an order is placed', () => {
  it('stand below the sum of the cart, beside the checkout and on the payment page', async () => {
    const fixed =
      'Freight₹150, paid on deliveryNot part of the totalDispatchLeaves by Tue 1 DecIf you pay before 4 pm today'
    const { unmount } = openCart()
    expect(await shown()).toBe(fixed)
    unmount()
    const { unmount: leave } = await openCheckout('enduser')
    expect(await shown()).toBe(fixed)
    leave()
    await openPayment()
    expect(await shown()).toBe(fixed)
  })

  it('say the later day once a payment of today is too late', async () => {
    openOn('16:30')
    openCart()
    expect(await shown()).toMatch(/Leaves by Wed 2 DecIf you pay today$/)
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
      'FreightTo pay on delivery, at the carrier’s rateNot part of the totalDispatchLeaves by Mon 30 NovIf you pay today',
    )
  })

  it('are not shown while the seller has not set them', async () => {
    api.answers('GET /settings/seller', { state: 'Karnataka' })
    await openPayment(aUser(), { shippingInfo: aShipping() })
    expect(screen.queryByLabelText('Freight and dispatch')).toBeNull()
  })
})
