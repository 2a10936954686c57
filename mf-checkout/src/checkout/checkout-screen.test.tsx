import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  aProduct,
  type aShipping,
  aUser,
  fakeApi,
  fillIn,
  renderWithStore,
} from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CheckoutScreen } from './checkout-screen.tsx'
import {
  chooseDelivery,
  openCheckout,
  submitCheckout,
  testAddress,
  testBusiness,
} from './testing/open-checkout.tsx'

const api = fakeApi()
const save = 'POST /shipment/create'

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

describe('checkout', () => {
  it('links from an empty cart to the shop of the tier', async () => {
    api.answers('GET /cart', aCart([]))
    renderWithStore(<CheckoutScreen />, { session: aUser({ role: 'reseller' }) })
    await screen.findByText('Your cart is empty.')
    expect(screen.getByText('Browse Products').closest('a')).toHaveAttribute(
      'href',
      '/reseller/shop',
    )
  })

  it('shows loading and errors of the cart, and loads it again on Retry', async () => {
    const letGo = api.holds('GET /cart')
    api.breaks('GET /cart')
    const { user } = renderWithStore(<CheckoutScreen />, { session: aUser() })
    expect(screen.getByRole('status')).toHaveTextContent('Loading cart...')
    letGo()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getAllByText('Failed to load cart!')).not.toEqual([])
    api.answers('GET /cart', aCart())
    await user.click(retry)
    await screen.findByText('Continue to Payment')
  })

  it('requires only the address from an enduser, with errors at the fields, and focuses the first', async () => {
    const opened = await openCheckout('enduser')
    expect(screen.queryByLabelText('Business name')).toBeNull()
    fillIn({ 'Full name': '' })
    await submitCheckout(opened)
    expect(await screen.findByText('Please fill all address details!')).toBeTruthy()
    expect(screen.getByText('Enter the full name of the recipient')).toBeTruthy()
    expect(screen.getByText('Enter the city')).toBeTruthy()
    expect(screen.getByLabelText('Full name')).toHaveFocus()
    fillIn({ 'Full name': 'Asha Rao', ...testAddress, Pincode: '4000' })
    expect(screen.queryByText('Please fill all address details!')).toBeNull()
    await submitCheckout(opened)
    screen.getByText('Enter a valid 6-digit pincode!')
    expect(api.calls(save)).toEqual([])
  })

  it('does not continue to payment for more than is in stock', async () => {
    const short = aCartLine({ product: aProduct({ stock: 2 }), quantity: 5 })
    api.answers('GET /cart', aCart([short]))
    const opened = await openCheckout('enduser')
    expect(screen.getByText('Only 2 in stock')).toBeTruthy()
    fillIn(testAddress)
    await submitCheckout(opened)
    expect(screen.getByRole('alert').textContent).toBe('Quantity exceeds available stock')
    expect(api.calls(save)).toEqual([])
  })

  it('shows that everything is sold out instead of asking for an address', async () => {
    api.answers('GET /cart', aCart([aCartLine({ product: aProduct({ stock: 0 }) })]))
    renderWithStore(<CheckoutScreen />, { route: '/checkout', session: aUser() })
    await screen.findByText('Out of stock')
    expect(screen.queryByLabelText(/City/)).toBeNull()
  })

  it('removes a line with its own message, and keeps one that could not be removed', async () => {
    const [kept, gone] = [aCartLine(), aCartLine({ product: aProduct({ name: 'Keyboard' }) })]
    api.answers('GET /cart', aCart([kept, gone]))
    const { user } = await openCheckout('enduser')
    const remove = () => user.click(screen.getByLabelText('Remove Keyboard'))
    api.breaks('DELETE /cart/remove/:itemId')
    await remove()
    await screen.findByText('Failed to remove item')
    api.answers('DELETE /cart/remove/:itemId', aCart([kept]))
    await remove()
    await screen.findByText('Item removed from cart')
    await waitFor(() => expect(screen.queryByLabelText('Remove Keyboard')).toBeNull())
  })

  it('saves the details, stores them and continues to payment', async () => {
    api.answers(save, ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const letGo = api.holds(save)
    const opened = await openCheckout('enduser')
    fillIn(testAddress)
    await submitCheckout(opened)
    await screen.findByText('Saving shipment info...')
    letGo()
    await screen.findByText('Shipment info saved!')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/payment'))
    expect(opened.router.state.location.state).toMatchObject({
      userId: opened.session._id,
      shippingInfo: { city: 'Bengaluru' },
    })
    expect(localStorage.getItem('userId')).toBe(opened.session._id)
    expect(api.calls(save)[0]?.body).toMatchObject({ deliveryMethod: 'courier' })
  })

  it.each([
    ['the words of the server', 'Try in an hour.', () => api.refuses(save, 500, 'Try in an hour.')],
    ['its own when there are none', 'Failed to save shipping info', () => api.breaks(save)],
  ])('shows %s when saving failed, and loses nothing', async (_whose, words, fail) => {
    fail()
    const opened = await openCheckout('enduser')
    fillIn(testAddress)
    await submitCheckout(opened)
    expect(await screen.findAllByText(words)).not.toEqual([])
    expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
  })

  it('requires business and delivery details from a reseller', async () => {
    const opened = await openCheckout('reseller')
    fillIn(testAddress)
    await submitCheckout(opened)
    await screen.findAllByText('Please fill all business and delivery details!')
    fillIn({ ...testBusiness, 'GST number': '29abcde1234f1y5' })
    screen.getByText('Invalid GST Number format')
    fillIn(testBusiness)
    await submitCheckout(opened)
    await screen.findByText('Please select a courier option.')
    fillIn({ 'Courier option': 'Other' })
    expect(screen.queryByText('Please select a courier option.')).toBeNull()
    await submitCheckout(opened)
    await screen.findByText('Please select a courier option.')
    await chooseDelivery(opened, 'Bus')
    await submitCheckout(opened)
    expect((await screen.findAllByText('Please enter bus/transport details.')).length).toBe(2)
    expect(api.calls(save)).toEqual([])
  })

  it('asks about a GST number that does not check, and goes on without input credit', async () => {
    api.answers(save, ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const opened = await openCheckout('reseller')
    fillIn({
      ...testAddress,
      ...testBusiness,
      'GST number': '29ABCDE1234F1Z5',
      'Courier option': 'DTDC',
    })
    const question = /This GST number is mistyped.* go on without input credit/
    screen.getByText(question)
    await submitCheckout(opened)
    expect(screen.getByLabelText('GST number')).toBeInvalid()
    expect(api.calls(save)).toEqual([])
    await opened.user.click(screen.getByRole('button', { name: 'Go on without input credit' }))
    expect(screen.queryByText(question)).toBeNull()
    screen.getByText(/will be made without a GST number/)
    await submitCheckout(opened)
    await screen.findByText('Shipment info saved!')
  })

  it('sends only the fields of the chosen delivery method', async () => {
    api.answers(save, ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const opened = await openCheckout('reseller')
    fillIn({
      ...testAddress,
      ...testBusiness,
      'GST number': '29abcde1234f1zw',
      'Courier option': 'DTDC',
    })
    await chooseDelivery(opened, 'Transport')
    fillIn({ 'Transport name': 'VRL Logistics', 'City office': 'Yeshwanthpur' })
    await submitCheckout(opened)
    await screen.findByText('Shipment info saved!')
    const sent = api.calls(save)[0]?.body
    expect(sent).toMatchObject({ deliveryMethod: 'transport', busName: 'VRL Logistics' })
    expect(sent).toHaveProperty('gstNumber', '29ABCDE1234F1ZW')
    expect(sent).not.toHaveProperty('courierOption')
  })
})
