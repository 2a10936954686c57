import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  anOrder,
  aShipping,
  aUser,
  fakeApi,
  fillIn,
  renderWithStore,
} from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

describe('the input of a checkout', () => {
  it('fills in the last address from this browser when the server cannot be reached', async () => {
    localStorage.setItem('userId', 'user-x')
    localStorage.setItem('shippingInfo', JSON.stringify(aShipping({ city: 'Mysuru' })))
    api.breaks('GET /shipment/me')
    api.breaks('GET /shipment/addresses')
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
    await openCheckout('enduser')
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
    await openCheckout('reseller')
    const values = ['Full name', 'Phone', 'Business name', 'GST number', 'Address', 'State'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
    )
    expect(values).toEqual(['Asha Rao', ...Object.values(registered)])
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

  it('takes the PO number and the note to the payment, not into the saved details', async () => {
    api.answers(save, { shippingInfo: null })
    const opened = await openCheckout('reseller')
    fillIn({
      ...testAddress,
      ...testBusiness,
      'Courier option': 'DTDC',
      'Your PO number (optional)': ' PO/26-27/0417 ',
      'Note for the seller (optional)': 'Second gate\n',
    })
    await submitCheckout(opened)
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/payment'))
    expect(opened.router.state.location.state).toMatchObject({
      ...{ poNumber: 'PO/26-27/0417', buyerNote: 'Second gate' },
    })
    for (const text of ['poNumber', 'buyerNote'])
      expect(api.calls(save)[0]?.body).not.toHaveProperty(text)
  })

  it('says that a PO number stands on an earlier order, and goes on with it', async () => {
    api.answers(save, { shippingInfo: null })
    const cancelled = anOrder({ _id: '01JD3ZV8Q4X7T9F6W2RN5KAAAA', orderStatus: 'cancelled' })
    const earlier = anOrder({ _id: '01JD3ZV8Q4X7T9F6W2RN5KABCD' })
    api.answers('GET /orders', { orders: [cancelled, earlier] })
    const opened = await openCheckout('enduser')
    fillIn({ ...testAddress, 'Your PO number (optional)': 'PO 7' })
    fireEvent.blur(screen.getByLabelText('Your PO number (optional)'))
    const warning = await screen.findByText(/You used this number for order #5KABCD/)
    expect(screen.getByLabelText('Your PO number (optional)')).toHaveAccessibleDescription(
      warning.textContent ?? '',
    )
    await submitCheckout(opened)
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/payment'))
  })

  it.each([
    ['a tab, as copied from a spreadsheet', '0417\t5 pcs', /on one line/],
    ['an invisible character', '0417\u202e', /control characters/i],
  ])('refuses a PO number with %s before anything is paid', async (_with, typed, message) => {
    api.answers(save, { shippingInfo: null })
    const opened = await openCheckout('enduser')
    fillIn({ ...testAddress, 'Your PO number (optional)': typed })
    await submitCheckout(opened)
    await screen.findByText(message)
    expect(screen.getByLabelText('Your PO number (optional)')).toHaveFocus()
    expect(api.calls(save)).toEqual([])
  })

  it('keeps it also after saving, until the order is placed', async () => {
    api.answers(save, { shippingInfo: null })
    const opened = await openCheckout('reseller')
    fillIn({ ...testAddress, ...testBusiness })
    await chooseDelivery(opened, 'Bus')
    fillIn({ 'Bus name': 'Neeta Travels' })
    await chooseDelivery(opened, 'Courier')
    fillIn({ 'Courier option': 'DTDC' })
    await submitCheckout(opened)
    await screen.findByText('Shipment info saved!')
    opened.unmount()
    const { session } = opened
    renderWithStore(<CheckoutScreen />, { route: '/checkout', session })
    await screen.findByLabelText('Bus')
    await chooseDelivery(opened, 'Bus')
    expect(screen.getByLabelText(/Bus name/)).toHaveValue('Neeta Travels')
  })
})
