import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from '@jest/globals'
import { aCart, aCartLine, fakeApi } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { bank, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()
const settings = 'GET /settings/payment'
const reserve =
  'Until your first order is paid, you can reserve products for ₹50,000; with this order it would be ₹55,000. Order less, pay now and upload the payment proof, or contact us.'
const transfer =
  'Until your first payment is confirmed, your orders can add up to ₹2,00,000; with this one it would be ₹2,10,000. Order less or contact us. If you have paid already, your money is not lost: contact us with the payment proof.'

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers(settings, { ...bank, holdHours: 6 })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

it('nothing is said of an order that meets no limit', async () => {
  await openPayment()
  expect(await screen.findByRole('button', { name: /Reserve now/ })).toBeVisible()
  expect(screen.queryByText('Please do not pay yet')).toBeNull()
})

it('an order that cannot be reserved says so where it would be, and can be paid now', async () => {
  api.answers(settings, { ...bank, holdHours: 6, orderLimits: { reserve } })
  await openPayment()
  expect(await screen.findByText(reserve)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Reserve now/ })).toBeNull()
  expect(screen.queryByText('Please do not pay yet')).toBeNull()
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible()
})

it('an order that cannot be placed at all says so above the bank account, with what to do', async () => {
  const orderLimits = { reserve, transfer, isEmailAsked: true as const }
  api.answers(settings, { ...bank, holdHours: 6, orderLimits })
  await openPayment()
  const warning = await screen.findByText('Please do not pay yet')
  expect(warning.compareDocumentPosition(screen.getByText(bank.ifsc))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.getByText(transfer)).toBeVisible()
  expect(screen.getByText(/Confirm your email address/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

it('is read again when the cart has changed', async () => {
  api.answers(settings, { ...bank, orderLimits: { transfer } })
  const { store } = await openPayment()
  await screen.findByText('Please do not pay yet')
  api.answers(settings, bank)
  api.answers('GET /cart', aCart([aCartLine({ price: 10 })]))
  await act(async () => {
    store.dispatch({ type: '__rtkq/focused' })
  })
  await waitFor(() => expect(screen.queryByText('Please do not pay yet')).toBeNull())
})
