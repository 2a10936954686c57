import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  anOrder,
  aProduct,
  aShipping,
  aUser,
  fakeApi,
  renderWithStore,
  signOut,
} from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { PaymentScreen } from './payment-screen.tsx'
import { paymentStateOf } from './payment-state.ts'

const api = fakeApi()
const shippingInfo = aShipping()
const proof = new File(['proof'], 'proof.png', { type: 'image/png' })

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /settings/payment', {
    accountHolder: 'Store Private Limited',
    bank: 'State Bank of India',
    accountNumber: '12345678901',
    ifsc: 'SBIN0000001',
    branch: 'Fort, Mumbai',
  })
})

async function open(role: 'enduser' | 'distributor' = 'enduser', session = aUser({ role })) {
  const rendered = renderWithStore(<PaymentScreen />, {
    route: { pathname: '/payment', state: paymentStateOf(session._id, shippingInfo) },
    path: '/payment',
    session,
  })
  await screen.findByText('SBIN0000001')
  return rendered
}

type Screen = Awaited<ReturnType<typeof open>>
const attach = ({ user }: Screen, file: File) =>
  user.upload(screen.getByLabelText(/Screenshot or receipt/), file)
const placeOrder = ({ user }: Screen) =>
  user.click(screen.getByRole('button', { name: 'Place order' }))

const dataSent = () =>
  api
    .calls('POST /orders/manual')
    .map(({ body }) => JSON.parse(String((body as FormData).get('data'))))

describe('payment', () => {
  it('goes back to checkout without shipping info', async () => {
    const { router } = renderWithStore(<PaymentScreen />, {
      route: '/payment',
      path: '/payment',
      session: aUser(),
    })
    await screen.findByText('Missing shipping info.')
    expect(router.state.location.pathname).toBe('/checkout')
  })

  it('stays where a logout leads', async () => {
    api.answers('POST /auth/logout', undefined)
    const { store, router } = await open()
    act(() => {
      void store.dispatch(signOut())
      void router.navigate('/login')
    })
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(router.state.location.pathname).toBe('/login')
  })

  it.each([
    ['enduser', 'Bank Transfer'],
    ['distributor', 'Bank Details'],
  ] as const)('shows an %s the block called %s', async (role, title) => {
    await open(role)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText('12345678901')).toBeTruthy()
  })

  it('needs a proof', async () => {
    const opened = await open()
    await placeOrder(opened)
    expect(screen.getByText('Upload payment proof')).toBeTruthy()
    expect(api.calls('POST /orders/manual')).toEqual([])
  })

  it('takes no other kind of file', async () => {
    const opened = await open()
    const text = new File(['hello'], 'note.pdf', { type: 'text/plain' })
    await attach(opened, text)
    expect(screen.getByText('Upload a JPG, PNG or PDF file as payment proof')).toBeTruthy()
    expect(api.calls('POST /orders/manual')).toEqual([])
  })

  it('takes no larger file, and says so at once', async () => {
    const opened = await open()
    await attach(opened, new File(['x'.repeat(10 * 1024 * 1024 + 1)], 'scan.png', proof))
    const words = 'The payment proof is too large. Upload a file of at most 10 MB'
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('takes a file whose kind the phone does not tell', async () => {
    const opened = await open()
    await attach(opened, new File(['%PDF-'], 'receipt.pdf', { type: '' }))
    expect(screen.queryByText('Upload a JPG, PNG or PDF file as payment proof')).toBeNull()
  })

  it('sends the number of the transaction along, once it can be one', async () => {
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    const opened = await open()
    await attach(opened, proof)
    const number = screen.getByLabelText('Transaction number (optional)')
    await opened.user.type(number, '4261')
    await placeOrder(opened)
    expect(number).toHaveAccessibleDescription(/^Enter the transaction number/)
    await opened.user.type(number, '98765432')
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent().map(({ paymentReference }) => paymentReference)).toEqual(['426198765432'])
  })

  it('warns before money moves when stock ran short', async () => {
    api.answers('GET /cart', aCart([aCartLine({ product: aProduct({ stock: 1 }), quantity: 4 })]))
    await open()
    expect(screen.getByText('Quantity exceeds available stock')).toBeTruthy()
  })

  it('places the order once and leads to it', async () => {
    api.answers('POST /orders/manual', {
      message: 'Order placed! Awaiting confirmation',
      order: anOrder(),
    })
    const opened = await open()
    await attach(opened, proof)
    await placeOrder(opened)
    await screen.findByText('Order placed! Awaiting confirmation')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/orders'))
    expect(api.calls('POST /orders/manual')).toHaveLength(1)
  })

  it('sends the same key again after a lost answer, with the proof still there', async () => {
    api.breaks('POST /orders/manual')
    const opened = await open()
    await attach(opened, proof)
    await placeOrder(opened)
    await screen.findAllByText('Manual order failed')
    expect(screen.getByText('proof.png')).toBeTruthy()
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    const keys = api
      .calls('POST /orders/manual')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('shows the new total when the price rose, and orders at it once the buyer agrees', async () => {
    const { items, totalAmount } = aCart()
    const message = 'Your cart has changed: the total is now ₹99,999.00.'
    api.refuses('POST /orders/manual', 409, message)
    const opened = await open()
    await attach(opened, proof)
    api.answers('GET /cart', { items, totalAmount: 99_999 })
    await placeOrder(opened)
    await screen.findAllByText(message)
    expect(await screen.findAllByText('₹99,999')).not.toEqual([])
    expect(screen.getByText('proof.png')).toBeTruthy()

    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    expect(dataSent().map(({ expectedTotal }) => expectedTotal)).toEqual([totalAmount, 99_999])
  })

  it('is one order when the answer is lost and the page reloaded, with file and fields still there', async () => {
    const session = aUser()
    api.breaks('POST /orders/manual')
    const first = await open('enduser', session)
    await attach(first, proof)
    await first.user.type(screen.getByLabelText('Transaction number (optional)'), '426198765432')
    await placeOrder(first)
    await screen.findByText(/No answer came from the store/)
    first.unmount()

    // The order did get through: the cart is empty by now.
    api.answers('GET /cart', aCart([]))
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    const second = await open('enduser', session)
    await screen.findByText('proof.png')
    expect(screen.getByText(/No answer came from the store/)).toBeTruthy()
    expect(screen.getByLabelText('Transaction number (optional)')).toHaveValue('426198765432')
    await placeOrder(second)
    await screen.findByText('Order placed!')
    const keys = api
      .calls('POST /orders/manual')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('gives the next order another key', async () => {
    const session = aUser()
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    for (const turn of [1, 2]) {
      const opened = await open('enduser', session)
      expect(screen.queryByText('proof.png')).toBeNull()
      await attach(opened, proof)
      await placeOrder(opened)
      await screen.findByText('Order placed!')
      await waitFor(() => expect(api.calls('POST /orders/manual')).toHaveLength(turn))
      opened.unmount()
    }
    const [first, second] = api.calls('POST /orders/manual')
    expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'))
  })

  const reused = 'This order was already sent with other details. Reload the page and try again.'

  it('leads to the order that got through when another file is sent after a lost answer', async () => {
    const opened = await open()
    await attach(opened, proof)
    api.answers('GET /cart', aCart([]))
    api.refuses('POST /orders/manual', 409, reused)
    await placeOrder(opened)
    await screen.findByText('Order placed! Awaiting confirmation')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/orders'))
  })

  it('asks again when the cart was filled anew after an order that got through unnoticed', async () => {
    const opened = await open()
    await attach(opened, proof)
    api.refuses('POST /orders/manual', 409, reused)
    await placeOrder(opened)
    await screen.findByText(/Your earlier order was placed/)
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await placeOrder(opened)
    await screen.findByText('Order placed!')
    const [first, second] = api.calls('POST /orders/manual')
    expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'))
  })
})
