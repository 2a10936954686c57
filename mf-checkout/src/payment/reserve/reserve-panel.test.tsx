import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from '@jest/globals'
import { aCart, anOrder, aShipping, fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { bank, expectedOf, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()
const cart = aCart()

beforeEach(() => {
  api.answers('GET /cart', cart)
  api.answers('GET /settings/payment', { ...bank, holdHours: 48 })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

const reserveButton = () => screen.getByRole('button', { name: 'Reserve now, pay within 48 hours' })

it('is not offered when the store holds no orders', async () => {
  api.answers('GET /settings/payment', bank)
  await openPayment()
  expect(screen.queryByRole('button', { name: /Reserve now/ })).toBeNull()
})

it('stands below the way with a proof (screens 3.5)', async () => {
  await openPayment()
  const placeOrder = screen.getByRole('button', { name: 'Place order' })
  expect(placeOrder.compareDocumentPosition(reserveButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('holds the cart without a proof and opens the order', async () => {
  api.answers('POST /orders/reserve', {
    message: 'Order reserved! Awaiting your payment',
    order: anOrder({ _id: 'o7' }),
  })
  const { user, router } = await openPayment()
  await user.click(reserveButton())
  await screen.findByText('Order reserved! Awaiting your payment')
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/o7'))
  const [call] = api.calls('POST /orders/reserve')
  expect(call?.body).toEqual({ shippingInfo: aShipping(), ...expectedOf(cart) })
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

it('says why nothing was reserved and how to go on', async () => {
  const message = 'You already have 3 reserved orders to pay. Pay or cancel one of them first'
  api.refuses('POST /orders/reserve', 409, message)
  const { user, router } = await openPayment()
  await user.click(reserveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/orders')
  expect(router.state.location.pathname).toBe('/payment')
})

it('is one order when the answer was lost and it is pressed again', async () => {
  api.breaks('POST /orders/reserve')
  const { user } = await openPayment()
  await user.click(reserveButton())
  await screen.findByRole('alert')
  await user.click(reserveButton())
  await waitFor(() => expect(api.calls('POST /orders/reserve')).toHaveLength(2))
  const keys = api
    .calls('POST /orders/reserve')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})
