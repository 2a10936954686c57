import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { aCart, aCartLine, anOrder, aUser, fakeApi, fillIn } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { bank, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()
const proof = new File(['proof'], 'proof.png', { type: 'image/png' })
const unreadable = new Blob()
unreadable.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
const reference = 'Transaction number (optional)'

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /settings/payment', bank)
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

type Payment = Awaited<ReturnType<typeof openPayment>>

const attachProof = ({ user }: Payment) =>
  user.upload(screen.getByLabelText(/Screenshot or receipt/), proof)
const placeOrder = ({ user }: Payment) => user.click(screen.getByText('Place order'))

const dataSent = () =>
  api
    .calls('POST /orders/manual')
    .map(({ body }) => JSON.parse(String((body as FormData).get('data'))))

const keysSent = () =>
  api.calls('POST /orders/manual').map(({ headers }) => headers.get('idempotency-key'))

describe('placing an order', () => {
  it('sends the transaction number, once it is valid', async () => {
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    const opened = await openPayment()
    await attachProof(opened)
    fillIn({ [reference]: '4261' })
    await placeOrder(opened)
    expect(screen.getByLabelText(reference)).toHaveAccessibleDescription(
      /^Enter the transaction number/,
    )
    fillIn({ [reference]: '426198765432' })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent().map(({ paymentReference }) => paymentReference)).toEqual(['426198765432'])
  })

  it('happens once, however often it is pressed, shows the upload progress, and navigates to the order', async () => {
    const message = 'Order placed! Awaiting confirmation'
    api.answers('POST /orders/manual', { message, order: anOrder() })
    const letGo = api.holds('POST /orders/manual')
    const opened = await openPayment()
    await attachProof(opened)
    for (let press = 1; press <= 10; press += 1) await placeOrder(opened)
    expect(screen.getByText(/^Sending your proof|^Placing your order/)).toBeTruthy()
    letGo()
    await screen.findByText('Order placed! Awaiting confirmation')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/orders'))
    expect(api.calls('POST /orders/manual')).toHaveLength(1)
  })

  it('sends the same key again after a lost response, with the proof still chosen', async () => {
    api.breaks('POST /orders/manual')
    const opened = await openPayment()
    await attachProof(opened)
    await placeOrder(opened)
    await screen.findAllByText('Manual order failed')
    expect(screen.getByText('proof.png')).toBeTruthy()
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('shows the new total when the price rose, and orders at it once the buyer agrees', async () => {
    const line = aCartLine()
    const seen = aCart([line])
    api.answers('GET /cart', seen)
    const message = 'Your cart has changed: the total is now ₹99,999.00.'
    api.refuses('POST /orders/manual', 409, message)
    const opened = await openPayment()
    await attachProof(opened)
    api.answers('GET /cart', aCart([{ ...line, price: 99_999 }]))
    await placeOrder(opened)
    await screen.findAllByText(message)
    const agree = await screen.findByRole('button', { name: 'Continue with ₹99,999' })
    expect(screen.getByText('proof.png')).toBeTruthy()
    expect(screen.queryByText(/No answer came/)).toBeNull()

    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await placeOrder(opened)
    await screen.findByText(/Look at the changes above/)
    expect(dataSent()).toHaveLength(1)
    await opened.user.click(agree)
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent().map(({ expectedTotal }) => expectedTotal)).toEqual([seen.totalAmount, 99_999])
  })

  it('is one order when the response is lost and the page reloaded, with file and fields kept', async () => {
    const session = aUser()
    api.breaks('POST /orders/manual')
    const first = await openPayment(session)
    await attachProof(first)
    fillIn({ [reference]: '426198765432' })
    await placeOrder(first)
    await screen.findByText(/No answer came from the store/)
    first.unmount()

    // The order succeeded: the cart is empty by now.
    api.answers('GET /cart', aCart([]))
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    const second = await openPayment(session)
    await screen.findByText('proof.png')
    expect(screen.getByText(/No answer came from the store/)).toBeTruthy()
    expect(screen.getByLabelText(reference)).toHaveValue('426198765432')
    await placeOrder(second)
    await screen.findByText('Order placed!')
    expect(keysSent()).toHaveLength(2)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('uses another key for the next order', async () => {
    const session = aUser()
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    for (const turn of [1, 2]) {
      const opened = await openPayment(session)
      expect(screen.queryByText('proof.png')).toBeNull()
      await attachProof(opened)
      await placeOrder(opened)
      await screen.findByText('Order placed!')
      await waitFor(() => expect(api.calls('POST /orders/manual')).toHaveLength(turn))
      opened.unmount()
    }
    expect(new Set(keysSent()).size).toBe(2)
  })

  it('whose file cannot be read any more was not sent, and asks to choose the file again', async () => {
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    const opened = await openPayment()
    const vanished = new File(['proof'], 'vanished.png', { type: 'image/png' })
    vanished.slice = () => unreadable
    await opened.user.upload(screen.getByLabelText(/Screenshot or receipt/), vanished)
    fillIn({ [reference]: '426198765432' })
    await placeOrder(opened)
    const file = screen.getByLabelText(/Screenshot or receipt/)
    await waitFor(() => expect(file).toHaveAccessibleDescription(/vanished.png cannot be read/))
    expect(file).toHaveFocus()
    expect(screen.queryByText(/No answer came from the store/)).toBeNull()
    expect(screen.getByLabelText(reference)).toHaveValue('426198765432')
    expect(dataSent()).toEqual([])
    await attachProof(opened)
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent()).toHaveLength(1)
  })

  it('whose file vanished after a lost response may still have been placed', async () => {
    api.breaks('POST /orders/manual')
    const opened = await openPayment()
    const vanishing = new File(['proof'], 'vanishing.png', { type: 'image/png' })
    await opened.user.upload(screen.getByLabelText(/Screenshot or receipt/), vanishing)
    await placeOrder(opened)
    await screen.findByText(/No answer came from the store/)
    vanishing.slice = () => unreadable
    await placeOrder(opened)
    await screen.findAllByText(/vanishing.png cannot be read/)
    expect(screen.getByText(/No answer came from the store/)).toBeTruthy()
    expect(new Set(keysSent()).size).toBe(1)
  })

  const reused = 'This order was already sent with other details. Reload the page and try again.'

  it('navigates to the earlier order when another file is sent after a lost response', async () => {
    const opened = await openPayment()
    await attachProof(opened)
    api.answers('GET /cart', aCart([]))
    api.refuses('POST /orders/manual', 409, reused)
    await placeOrder(opened)
    await screen.findByText('Order placed! Awaiting confirmation')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/orders'))
  })

  it('asks again when the cart was filled again after an order that succeeded unnoticed', async () => {
    const opened = await openPayment()
    await attachProof(opened)
    api.refuses('POST /orders/manual', 409, reused)
    await placeOrder(opened)
    await screen.findByText(/Your earlier order was placed/)
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(new Set(keysSent()).size).toBe(2)
  })
})
