import { beforeEach, describe, expect, it } from '@jest/globals'
import { aCart, anOrder, aShipping, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { PaymentScreen } from './payment-screen.tsx'

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

async function open(role: 'enduser' | 'distributor' = 'enduser') {
  const rendered = renderWithStore(<PaymentScreen />, {
    route: { pathname: '/payment', state: { shippingInfo } },
    path: '/payment',
    session: aUser({ role }),
  })
  await screen.findByText('SBIN0000001')
  return rendered
}

type Screen = Awaited<ReturnType<typeof open>>
const attach = ({ user }: Screen, file: File) =>
  user.upload(screen.getByLabelText(/Screenshot or receipt/), file)
const place = ({ user }: Screen) => user.click(screen.getByRole('button', { name: 'Place order' }))

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
    await place(opened)
    expect(screen.getByText('Upload payment proof')).toBeTruthy()
    expect(api.calls('POST /orders/manual')).toEqual([])
  })

  it('takes no other kind of file', async () => {
    const opened = await open()
    const text = new File(['hello'], 'note.pdf', { type: 'text/plain' })
    await attach(opened, text)
    await place(opened)
    expect(screen.getByText('Upload a JPG, PNG or PDF file as payment proof')).toBeTruthy()
    expect(api.calls('POST /orders/manual')).toEqual([])
  })

  it('places the order once and leads to it', async () => {
    api.answers('POST /orders/manual', {
      message: 'Order placed! Awaiting confirmation',
      order: anOrder(),
    })
    const opened = await open()
    await attach(opened, proof)
    await place(opened)
    await screen.findByText('Order placed! Awaiting confirmation')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/orders'))
    expect(api.calls('POST /orders/manual')).toHaveLength(1)
  })

  it('sends the same key again after a lost answer, with the proof still there', async () => {
    api.breaks('POST /orders/manual')
    const opened = await open()
    await attach(opened, proof)
    await place(opened)
    await screen.findAllByText('Manual order failed')
    expect(screen.getByText('proof.png')).toBeTruthy()
    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await place(opened)
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
    await place(opened)
    await screen.findAllByText(message)
    expect(await screen.findAllByText('₹99,999')).not.toEqual([])
    expect(screen.getByText('proof.png')).toBeTruthy()

    api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
    await place(opened)
    await screen.findByText('Order placed!')
    const expected = api
      .calls('POST /orders/manual')
      .map(({ body }) => JSON.parse(String((body as FormData).get('data'))).expectedTotal)
    expect(expected).toEqual([totalAmount, 99_999])
  })
})
