import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aCart, anOrder, aShipping, fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { bank, expectedOf, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()
const cart = aCart()

// jsdom follows no link; the test records the target instead.
const followed: string[] = []
beforeEach(() => {
  followed.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    followed.push(new URL(this.href).pathname)
  })
  api.answers('GET /cart', cart)
})

async function open(online: boolean) {
  api.answers('GET /settings/payment', { ...bank, ...(online && { online: true }) })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
  return openPayment()
}

const payButton = () => screen.getByRole('button', { name: /^Pay .* online$/ })

describe('paying online', () => {
  it('is not offered when the store has no gateway', async () => {
    await open(false)
    expect(screen.queryByText('Pay online')).toBeNull()
  })

  it('orders the cart and navigates to the gateway', async () => {
    api.answers('POST /orders/create', {
      message: 'Order placed! Awaiting payment',
      order: anOrder(),
      payment: {
        keyId: 'rzp_test_1',
        orderId: 'order_1',
        amount: 1_000,
        currency: 'INR',
        checkoutUrl: '/api/payments/checkout/order_1',
      },
    })
    const { user } = await open(true)
    await user.click(payButton())
    await waitFor(() => expect(followed).toEqual(['/api/payments/checkout/order_1']))
    const [call] = api.calls('POST /orders/create')
    expect(call?.body).toEqual({ shippingInfo: aShipping(), ...expectedOf(cart) })
    expect(call?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('shows why it could not be started, and stays on the page', async () => {
    api.refuses('POST /orders/create', 409, 'Quantity exceeds available stock')
    const { user } = await open(true)
    await user.click(payButton())
    await screen.findByText('Quantity exceeds available stock')
    expect(followed).toEqual([])
    expect(payButton()).toBeTruthy()
  })

  it('sends the same key again without a response', async () => {
    api.breaks('POST /orders/create')
    const { user } = await open(true)
    await user.click(payButton())
    await screen.findByText('Online payment could not be started')
    await user.click(payButton())
    await waitFor(() => expect(api.calls('POST /orders/create')).toHaveLength(2))
    const keys = api
      .calls('POST /orders/create')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })
})
