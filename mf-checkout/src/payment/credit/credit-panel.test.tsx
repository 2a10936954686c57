import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from '@jest/globals'
import type { WireCreditStanding } from '@store/contract/schemas/payments/credit'
import { aCart, anOrder, aShipping, fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { bank, expectedOf, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()
const cart = aCart()
const settings = 'GET /settings/payment'

const credit: WireCreditStanding = {
  ...{ limit: 100_000, used: 62_000, left: 38_000, overdue: 0 },
  ...{ days: 30, graceDays: 3, onHold: false },
}
const creditOf = (given: Partial<WireCreditStanding>) => ({
  ...bank,
  credit: { ...credit, ...given },
})
const button = () => screen.queryByRole('button', { name: 'Order on credit' })

beforeEach(() => {
  api.answers('GET /cart', cart)
  api.answers(settings, { ...bank, credit })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

it('is offered to a buyer with credit only, above the bank account, with what is left of it', async () => {
  await openPayment()
  const choice = await screen.findByText(/^On credit, due .* \(₹38,000 of ₹1,00,000 left\)$/)
  expect(choice.compareDocumentPosition(screen.getByText(bank.ifsc))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(button()).toBeVisible()
})

it('is not there without credit', async () => {
  api.answers(settings, bank)
  await openPayment()
  expect(button()).toBeNull()
})

it('places the cart without a proof and opens the order', async () => {
  const message = 'Order placed on credit'
  api.answers('POST /orders/credit', { message, order: anOrder({ _id: 'o7' }) })
  const { user, router } = await openPayment()
  await user.click(await screen.findByRole('button', { name: 'Order on credit' }))
  await screen.findByText(message)
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/o7'))
  const [call] = api.calls('POST /orders/credit')
  expect(call?.body).toEqual({ shippingInfo: aShipping(), ...expectedOf(cart) })
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

it.each([
  [{ used: 99_999.99, left: 0.01 }, /^This order is more than the ₹0.01 left of your credit/],
  [{ overdue: 12_400 }, /^₹12,400 of your bills are overdue/],
  [{ onHold: true }, /^Your credit is on hold/],
])('says beforehand why it does not reach: %j', async (given, reason) => {
  api.answers(settings, creditOf(given))
  await openPayment()
  expect(await screen.findByText(reason)).toBeVisible()
  expect(button()).toBeNull()
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible()
})

it('says what the store says when the credit was used meanwhile', async () => {
  const message = 'This order is more than the ₹100 left of your credit of ₹1,00,000.'
  api.refuses('POST /orders/credit', 409, message)
  const { user } = await openPayment()
  await user.click(await screen.findByRole('button', { name: 'Order on credit' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})
