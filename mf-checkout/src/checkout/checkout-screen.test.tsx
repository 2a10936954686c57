import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  aProduct,
  aShipping,
  aUser,
  fakeApi,
  fillIn,
  renderWithStore,
} from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CheckoutScreen } from './checkout-screen.tsx'

const api = fakeApi()
const save = 'POST /shipment/create'

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /shipment/me', { shippingInfo: null })
})

async function open(role: 'enduser' | 'reseller') {
  const session = aUser({ role, name: 'Asha Rao' })
  const rendered = renderWithStore(<CheckoutScreen />, {
    route: '/checkout',
    path: '/checkout',
    session,
  })
  await screen.findByRole('button', { name: 'Continue to Payment' })
  return { ...rendered, session }
}

type Screen = Awaited<ReturnType<typeof open>>

const address = {
  Phone: '9876501234',
  Address: '12 Residency Road',
  Pincode: '560025',
  City: 'Bengaluru',
  State: 'Karnataka',
}
const business = { 'Business name': 'Rao Traders', 'GST number': '29ABCDE1234F1Z5' }

const send = ({ user }: Screen) =>
  user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
const chooseDelivery = ({ user }: Screen, way: 'Courier' | 'Bus' | 'Transport') =>
  user.click(screen.getByLabelText(way))

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
    const opened = await open('enduser')
    expect(screen.queryByLabelText('Business name')).toBeNull()
    fillIn({ 'Full name': '' })
    await send(opened)
    expect(await screen.findAllByText('Please fill all address details!')).toHaveLength(6)
    expect(screen.getByLabelText('Full name')).toHaveFocus()
    fillIn({ 'Full name': 'Asha Rao', ...address, Pincode: '4000' })
    expect(screen.queryByText('Please fill all address details!')).toBeNull()
    await send(opened)
    screen.getByText('Enter a valid 6-digit pincode!')
    expect(api.calls(save)).toEqual([])
  })

  it('does not continue to payment for more than is in stock', async () => {
    const short = aCartLine({ product: aProduct({ stock: 2 }), quantity: 5 })
    api.answers('GET /cart', aCart([short]))
    const opened = await open('enduser')
    expect(screen.getByText('Only 2 in stock')).toBeTruthy()
    fillIn(address)
    await send(opened)
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
    const { user } = await open('enduser')
    const remove = () => user.click(screen.getByLabelText('Remove Keyboard'))
    api.breaks('DELETE /cart/remove/:itemId')
    await remove()
    await screen.findByText('Failed to remove item')
    api.answers('DELETE /cart/remove/:itemId', aCart([kept]))
    await remove()
    await screen.findByText('Item removed from cart')
    await waitFor(() => expect(screen.queryByLabelText('Remove Keyboard')).toBeNull())
  })

  it('fills in the last address from this browser when the server cannot be reached', async () => {
    localStorage.setItem('userId', 'user-x')
    localStorage.setItem('shippingInfo', JSON.stringify(aShipping({ city: 'Mysuru' })))
    api.breaks('GET /shipment/me')
    renderWithStore(<CheckoutScreen />, {
      route: '/checkout',
      session: aUser({ _id: 'user-x' }),
    })
    expect(await screen.findByLabelText(/City/)).toHaveValue('Mysuru')
  })

  it('fills in the last address', async () => {
    api.answers('GET /shipment/me', {
      shippingInfo: { ...aShipping({ city: 'Mysuru' }), userId: 'user-1' },
    })
    await open('enduser')
    expect(screen.getByLabelText<HTMLInputElement>(/City/).value).toBe('Mysuru')
  })

  it('fills in what the registration knows before the first order', async () => {
    const registered = {
      phone: '9820012345',
      businessName: 'Rao Computers',
      gstNumber: '29ABCPM1234F1Z5',
      address: '12 Residency Road',
      state: 'Karnataka',
    }
    api.answers('GET /shipment/me', { shippingInfo: null, registered })
    await open('reseller')
    const values = ['Full name', 'Phone', 'Business name', 'GST number', 'Address', 'State'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
    )
    expect(values).toEqual(['Asha Rao', ...Object.values(registered)])
  })

  it('saves the details, stores them and continues to payment', async () => {
    api.answers(save, ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const letGo = api.holds(save)
    const opened = await open('enduser')
    fillIn(address)
    await send(opened)
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
    const opened = await open('enduser')
    fillIn(address)
    await send(opened)
    expect(await screen.findAllByText(words)).not.toEqual([])
    expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
  })

  it('requires business and delivery details from a reseller', async () => {
    const opened = await open('reseller')
    fillIn(address)
    await send(opened)
    await screen.findAllByText('Please fill all business and delivery details!')
    fillIn({ ...business, 'GST number': '29abcde1234f1y5' })
    screen.getByText('Invalid GST Number format')
    fillIn(business)
    await send(opened)
    await screen.findByText('Please select a courier option.')
    fillIn({ 'Courier option': 'Other' })
    expect(screen.queryByText('Please select a courier option.')).toBeNull()
    await send(opened)
    await screen.findByText('Please select a courier option.')
    await chooseDelivery(opened, 'Bus')
    await send(opened)
    expect((await screen.findAllByText('Please enter bus/transport details.')).length).toBe(2)
    expect(api.calls(save)).toEqual([])
  })

  it('sends only the fields of the chosen delivery method', async () => {
    api.answers(save, ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const opened = await open('reseller')
    fillIn({ ...address, ...business, 'GST number': '29abcde1234f1z5', 'Courier option': 'DTDC' })
    await chooseDelivery(opened, 'Transport')
    fillIn({ 'Transport name': 'VRL Logistics', 'Transport number': 'KA 25 AB 1234' })
    await send(opened)
    await screen.findByText('Shipment info saved!')
    const sent = api.calls(save)[0]?.body
    expect(sent).toMatchObject({ deliveryMethod: 'transport', busName: 'VRL Logistics' })
    expect(sent).toHaveProperty('gstNumber', '29ABCDE1234F1Z5')
    expect(sent).not.toHaveProperty('courierOption')
  })

  it('keeps the input across a reload', async () => {
    const session = aUser()
    const opening = { route: '/checkout', path: '/checkout', session }
    const first = renderWithStore(<CheckoutScreen />, opening)
    await screen.findByLabelText('City')
    fillIn({ City: 'Hubballi' })
    first.unmount()
    renderWithStore(<CheckoutScreen />, opening)
    const city = await screen.findByLabelText<HTMLInputElement>(/City/)
    expect(city.value).toBe('Hubballi')
  })

  it('keeps it also after saving, until the order is placed', async () => {
    api.answers(save, { shippingInfo: null })
    const opened = await open('reseller')
    fillIn({ ...address, ...business })
    await chooseDelivery(opened, 'Bus')
    fillIn({ 'Bus name': 'Neeta Travels' })
    await chooseDelivery(opened, 'Courier')
    fillIn({ 'Courier option': 'DTDC' })
    await send(opened)
    await screen.findByText('Shipment info saved!')
    opened.unmount()
    const { session } = opened
    renderWithStore(<CheckoutScreen />, { route: '/checkout', session })
    await screen.findByLabelText('Bus')
    await chooseDelivery(opened, 'Bus')
    expect(screen.getByLabelText(/Bus name/)).toHaveValue('Neeta Travels')
  })
})
