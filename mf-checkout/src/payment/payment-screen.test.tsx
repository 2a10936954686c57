import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  aProduct,
  aShipping,
  aUser,
  fakeApi,
  renderWithStore,
  signOut,
} from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { storeShipping } from '../checkout/shipping/shipping-storage.ts'
import { PaymentScreen } from './payment-screen.tsx'
import { bank, openPayment, renderPayment } from './testing/open-payment.tsx'

const api = fakeApi()

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /settings/payment', bank)
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

describe('payment', () => {
  it.each([
    ['29AAKFD4321L1Z8', false],
    ['29AAKFD4321L1Z7', true],
    ['', false],
  ])(
    'says before the payment that an invoice comes without the number %j: %s',
    async (gstNumber, isSaid) => {
      await openPayment(aUser({ role: 'reseller' }), { shippingInfo: aShipping({ gstNumber }) })
      const said =
        'The GST number 29AAKFD4321L1Z7 is not valid, so the invoice will be issued without it, and there is no input credit.'
      expect(screen.queryAllByText(said)).toHaveLength(isSaid ? 1 : 0)
    },
  )

  it("redirects to checkout without the user's own shipping details", async () => {
    storeShipping({ ...aShipping(), userId: 'somebody-else' })
    const { router } = renderWithStore(<PaymentScreen />, {
      route: '/payment',
      path: '/payment',
      session: aUser(),
    })
    await screen.findByText('Missing shipping info.')
    expect(router.state.location.pathname).toBe('/checkout')
  })

  it('does not redirect after a logout', async () => {
    api.answers('POST /auth/logout', undefined)
    const { store, router } = await openPayment()
    act(() => {
      void store.dispatch(signOut())
      void router.navigate('/login')
    })
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(router.state.location.pathname).toBe('/login')
  })

  it('links from an empty cart to the shop of the tier', async () => {
    api.answers('GET /cart', aCart([]))
    renderPayment(aUser({ role: 'reseller' }))
    await screen.findByText('Your cart is empty.')
    const link = screen.getByText('Browse Products').closest('a')
    expect(link).toHaveAttribute('href', '/reseller/shop')
  })

  it('shows loading and errors, and loads again on Retry', async () => {
    const letGo = api.holds('GET /cart')
    api.breaks('GET /cart')
    const { user } = renderPayment()
    expect(screen.getByRole('status')).toHaveTextContent('Loading cart...')
    letGo()
    const retry = await screen.findByText('Retry')
    expect(screen.getAllByText('Failed to load cart!')).not.toEqual([])

    api.answers('GET /cart', aCart())
    api.refuses('GET /settings/payment', 501, 'Bank details are not set up yet.')
    await user.click(retry)
    await screen.findByText('Bank details are not set up yet.')
    api.answers('GET /settings/payment', bank)
    await user.click(screen.getByText('Retry'))
    await screen.findByText(bank.ifsc)
  })

  it.each([
    ['enduser', 'Bank Transfer'],
    ['reseller', 'Bank Details'],
    ['distributor', 'Bank Details'],
  ] as const)('shows an %s the block called %s, each value to be copied', async (role, title) => {
    await openPayment(aUser({ role }))
    expect(screen.getByText(title)).toBeTruthy()
    for (const value of Object.values(bank)) expect(screen.getByText(value)).toBeTruthy()
    expect(screen.getByLabelText('Copy Account number')).toBeTruthy()
  })

  it('validates the type and the size of a proof at once', async () => {
    const { user } = await openPayment()
    const placeOrder = () => user.click(screen.getByText('Place order'))
    const attach = (file: File) => user.upload(screen.getByLabelText(/Screenshot or receipt/), file)
    await placeOrder()
    expect(screen.getByText('Upload payment proof')).toBeTruthy()
    await attach(new File(['hello'], 'note.pdf', { type: 'text/plain' }))
    expect(screen.getByText('Upload a JPG, PNG or PDF file as payment proof')).toBeTruthy()
    const scan = 'x'.repeat(10 * 1024 * 1024 + 1)
    await attach(new File([scan], 'scan.png', { type: 'image/png' }))
    const words = 'The payment proof is too large. Upload a file of at most 10 MB'
    expect(screen.getByText(words)).toBeTruthy()
    await placeOrder()
    expect(screen.getByText(words)).toBeTruthy()
    // Without a media type, the file name decides.
    await attach(new File(['%PDF-'], 'receipt.pdf', { type: '' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(api.calls('POST /orders/manual')).toEqual([])
  })

  it('shows the PO number and the note of the checkout', async () => {
    api.answers('GET /orders', { orders: [] })
    await openPayment(aUser(), { poNumber: 'PO/26-27/0417', buyerNote: 'Second gate' })
    expect(screen.getByText('Your PO number: PO/26-27/0417')).toBeVisible()
    expect(screen.getByText('Your note: Second gate')).toBeVisible()
  })

  it('says that the invoice waits for a place that was confirmed at the checkout, but contradicts itself', async () => {
    api.answers('GET /shipment/pincodes/:pincode', {
      state: 'Maharashtra',
      states: ['Maharashtra'],
    })
    const place = { city: 'Mumbai', state: 'Gujarat', pincode: '400007' }
    await openPayment(aUser(), { shippingInfo: aShipping(place) })
    const words =
      'Pincode 400007 is in Maharashtra, but the address says Gujarat. No invoice is issued until this is settled.'
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('warns before the payment when stock is short', async () => {
    api.answers('GET /cart', aCart([aCartLine({ product: aProduct({ stock: 1 }), quantity: 4 })]))
    await openPayment()
    expect(screen.getByText('Quantity exceeds available stock')).toBeTruthy()
  })
})
