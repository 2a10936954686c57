import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { aCart, aCartLine, anOrder, aProduct, aUser, fakeApi, fillIn } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openCheckout, submitCheckout, testAddress } from '../../checkout/testing/open-checkout.tsx'
import { bank, expectedOf, openPayment, renderPayment } from '../testing/open-payment.tsx'
import { readSeenOrder, storeSeenOrder } from './seen-order.ts'

const api = fakeApi()
const proof = new File(['proof'], 'proof.png', { type: 'image/png' })
const mouse = aCartLine({ product: aProduct({ name: 'Mouse' }), quantity: 2, price: 1_500 })
const cable = aCartLine({ product: aProduct({ name: 'Cable' }), price: 1_000 })
const seen = aCart([mouse, cable])

beforeEach(() => {
  api.answers('GET /cart', seen)
  api.answers('GET /settings/payment', { ...bank, holdHours: 48, online: true })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
  api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
})

type Payment = Awaited<ReturnType<typeof openPayment>>

const soldOut = (line: CartLine): CartLine => ({ ...line, product: { ...line.product, stock: 0 } })
const placeOrder = ({ user }: Payment) => user.click(screen.getByText('Place order'))
const dataSent = () =>
  api
    .calls('POST /orders/manual')
    .map(({ body }) => JSON.parse(String((body as FormData).get('data'))))

/** The page, after the buyer has looked at it and attached the proof. */
async function openWithProof(session = aUser()) {
  const opened = await openPayment(session)
  await opened.user.upload(screen.getByLabelText(/Screenshot or receipt/), proof)
  return opened
}

/** The cart changes elsewhere, and the buyer comes back to the page. */
async function changeCart({ store }: Payment, cart: typeof seen) {
  api.answers('GET /cart', cart)
  await act(async () => {
    store.dispatch({ type: '__rtkq/focused' })
  })
}

describe('the order that the payment page showed', () => {
  it('is sent line by line', async () => {
    const opened = await openWithProof()
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent()[0]).toMatchObject(expectedOf(seen))
  })

  it('is compared with the cart while the page is open, and not sent before the buyer agrees', async () => {
    const opened = await openWithProof()
    await changeCart(opened, aCart([mouse, soldOut(cable)]))
    expect(await screen.findByText('Cable: Out of stock')).toBeVisible()
    expect(screen.getByText('The order is now ₹3,000, it was ₹4,000.')).toBeVisible()
    await placeOrder(opened)
    await opened.user.click(screen.getByRole('button', { name: /Reserve now/ }))
    await opened.user.click(screen.getByRole('button', { name: /^Pay .* online$/ }))
    expect(screen.getAllByText(/Look at the changes above/).length).toBeGreaterThan(2)
    expect(screen.getByText('proof.png')).toBeVisible()
    for (const call of [
      'POST /orders/manual',
      'POST /orders/reserve',
      'POST /orders/create',
    ] as const) {
      expect(api.calls(call)).toEqual([])
    }

    await opened.user.click(screen.getByRole('button', { name: 'Continue with ₹3,000' }))
    expect(screen.queryByText('Cable: Out of stock')).toBeNull()
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent()).toMatchObject([expectedOf(aCart([mouse]))])
  })

  it('is still the one to agree to after the phone has closed and reloaded the page', async () => {
    const session = aUser()
    const first = await openWithProof(session)
    first.unmount()
    const { product, quantity } = cable
    const { _id: productId, name, brand, modelNo } = product
    const unavailable = [{ _id: cable._id, productId, name, brand, modelNo, quantity }]
    api.answers('GET /cart', { ...aCart([mouse]), unavailable })
    await openPayment(session)
    expect(await screen.findByText('Cable: no longer on sale')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask us first' })).toHaveAttribute('href', '/contact')
  })

  it('begins anew with the cart that the checkout showed', async () => {
    api.answers('GET /shipment/me', { shippingInfo: null })
    api.answers('GET /shipment/addresses', { addresses: [] })
    api.answers('POST /shipment/create', { shippingInfo: null })
    const checkout = await openCheckout('enduser')
    storeSeenOrder(checkout.session._id, { lines: [], totalAmount: 9_999 })
    fillIn(testAddress)
    await submitCheckout(checkout)
    await screen.findByText('Shipment info saved!')
    expect(readSeenOrder(checkout.session._id)).toBeUndefined()
  })

  it('passes when a price fell, which is said before and after', async () => {
    const opened = await openWithProof()
    await changeCart(opened, aCart([{ ...mouse, price: 1_400 }, cable]))
    const message = 'Mouse: now ₹1,400.00 each, it was ₹1,500.00'
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    const placed = { at: '2026-11-20T09:30:00.000Z', kind: 'placed', by: 'enduser' } as const
    const order = anOrder({ timeline: [{ ...placed, reason: message }] })
    api.answers('POST /orders/manual', { message: 'Order placed!', order })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(screen.getByText(message)).toBeVisible()
    expect(dataSent()).toMatchObject([expectedOf(seen)])
  })

  it('is named when nothing of it can be ordered any more', async () => {
    const opened = await openWithProof()
    await changeCart(opened, aCart([soldOut(mouse), soldOut(cable)]))
    expect(await screen.findByText('Mouse: Out of stock')).toBeVisible()
    expect(screen.getByText('Everything in your cart has sold out meanwhile.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    await changeCart(opened, seen)
    await waitFor(() => expect(screen.queryByText('Mouse: Out of stock')).toBeNull())
    expect(await screen.findByText('proof.png')).toBeVisible()
  })

  it('is not sent with fewer pieces in stock', async () => {
    const opened = await openWithProof()
    await changeCart(opened, aCart([{ ...mouse, product: { ...mouse.product, stock: 1 } }, cable]))
    expect(await screen.findByText('Please correct your cart before you pay.')).toBeVisible()
    await placeOrder(opened)
    expect(screen.getAllByText('Quantity exceeds available stock').length).toBeGreaterThan(1)
    expect(dataSent()).toEqual([])
  })

  it('names what a cart without any product on sale has lost', async () => {
    const { _id, product, quantity } = cable
    const { _id: productId, name, brand, modelNo } = product
    api.answers('GET /cart', {
      ...aCart([]),
      unavailable: [{ _id, productId, name, brand, modelNo, quantity }],
    })
    renderPayment()
    await screen.findByText('Your cart is empty.')
    expect(screen.getByText('No longer on sale and left out of this order:')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Cable' })).toBeVisible()
  })
})
