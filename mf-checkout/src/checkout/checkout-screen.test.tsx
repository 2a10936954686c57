import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  aProduct,
  aShipping,
  aUser,
  fakeApi,
  renderWithStore,
} from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CheckoutScreen } from './checkout-screen.tsx'

const api = fakeApi()

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

async function fillAddress({ user }: Screen, pincode = '560025') {
  await user.type(screen.getByLabelText(/Phone/), '9876501234')
  await user.type(screen.getByLabelText(/^Address/), '12 Residency Road')
  await user.type(screen.getByLabelText(/City/), 'Bengaluru')
  await user.selectOptions(screen.getByLabelText(/State/), 'Karnataka')
  await user.type(screen.getByLabelText(/Pincode/), pincode)
}

async function fillBusiness({ user }: Screen) {
  await user.type(screen.getByLabelText(/Business name/), 'Rao Traders')
  await user.type(screen.getByLabelText(/GST number/), '29ABCDE1234F1Z5')
}

const send = ({ user }: Screen) =>
  user.click(screen.getByRole('button', { name: 'Continue to Payment' }))

describe('checkout', () => {
  it('asks an enduser for the address alone', async () => {
    const opened = await open('enduser')
    expect(screen.queryByLabelText(/Business name/)).toBeNull()
    await send(opened)
    expect((await screen.findAllByText('Please fill all address details!')).length).toBeGreaterThan(
      0,
    )
    expect(api.calls('POST /shipment/create')).toEqual([])
  })

  it('says that a pincode is none as soon as it is typed', async () => {
    const opened = await open('enduser')
    await opened.user.type(screen.getByLabelText(/Pincode/), '012345')
    expect(screen.getByText('Enter a valid 6-digit pincode!')).toBeTruthy()
  })

  it('takes a pincode as people write it', async () => {
    const { user } = await open('enduser')
    await user.click(screen.getByLabelText(/Pincode/))
    await user.paste('560 025')
    expect(screen.getByLabelText(/Pincode/)).toHaveValue('560025')
  })

  it('chooses the state of a pincode, and follows a corrected one', async () => {
    const { user } = await open('enduser')
    await user.type(screen.getByLabelText(/Pincode/), '500001')
    expect(screen.getByLabelText(/State/)).toHaveValue('Telangana')
    await user.clear(screen.getByLabelText(/Pincode/))
    await user.type(screen.getByLabelText(/Pincode/), '560025')
    expect(screen.getByLabelText(/State/)).toHaveValue('Karnataka')
  })

  it('leaves the state that was chosen, and says when the pincode lies elsewhere', async () => {
    const { user } = await open('enduser')
    await user.selectOptions(screen.getByLabelText(/State/), 'Maharashtra')
    await user.type(screen.getByLabelText(/Pincode/), '560025')
    expect(screen.getByLabelText(/State/)).toHaveValue('Maharashtra')
    screen.getByText('Pincode 560025 is in Karnataka. Please check pincode and state.')
    await user.selectOptions(screen.getByLabelText(/State/), 'Karnataka')
    expect(screen.queryByText(/Please check pincode and state/)).toBeNull()
  })

  it('chooses no state where a pincode may lie in several', async () => {
    const { user } = await open('enduser')
    await user.type(screen.getByLabelText(/Pincode/), '605001')
    expect(screen.getByLabelText(/State/)).toHaveValue('')
  })

  it('knows a saved state by its former spelling', async () => {
    const shippingInfo = { ...aShipping({ state: 'TG' }), userId: 'user-1' }
    api.answers('GET /shipment/me', { shippingInfo })
    await open('enduser')
    expect(screen.getByLabelText(/State/)).toHaveValue('Telangana')
  })

  it('does not continue to payment for more than is in stock', async () => {
    const short = aCartLine({ product: aProduct({ stock: 2 }), quantity: 5 })
    api.answers('GET /cart', aCart([short]))
    const opened = await open('enduser')
    expect(screen.getByText('Only 2 in stock')).toBeTruthy()
    await fillAddress(opened)
    await send(opened)
    expect(screen.getByRole('alert').textContent).toBe('Quantity exceeds available stock')
    expect(api.calls('POST /shipment/create')).toEqual([])
  })

  it('says that everything sold out instead of asking for an address', async () => {
    api.answers('GET /cart', aCart([aCartLine({ product: aProduct({ stock: 0 }) })]))
    renderWithStore(<CheckoutScreen />, { route: '/checkout', session: aUser() })
    await screen.findByText('Out of stock')
    expect(screen.queryByLabelText(/City/)).toBeNull()
  })

  it('removes a line with its own message', async () => {
    const [kept, gone] = [aCartLine(), aCartLine({ product: aProduct({ name: 'Keyboard' }) })]
    api.answers('GET /cart', aCart([kept, gone]))
    const { user } = await open('enduser')
    api.answers('DELETE /cart/remove/:itemId', aCart([kept]))
    await user.click(screen.getByRole('button', { name: 'Remove Keyboard' }))
    await screen.findByText('Item removed from cart')
  })

  it('fills in the last address from this browser when the server cannot be asked', async () => {
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

  it('saves the details, keeps them and goes on to payment', async () => {
    api.answers('POST /shipment/create', ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const opened = await open('enduser')
    await fillAddress(opened)
    await send(opened)
    await screen.findByText('Shipment info saved!')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/payment'))
    expect(opened.router.state.location.state).toMatchObject({
      userId: opened.session._id,
      shippingInfo: { city: 'Bengaluru' },
    })
    expect(localStorage.getItem('userId')).toBe(opened.session._id)
    expect(api.calls('POST /shipment/create')[0]?.body).toMatchObject({ deliveryMethod: 'courier' })
  })

  it('says that saving failed and loses nothing', async () => {
    api.breaks('POST /shipment/create')
    const opened = await open('enduser')
    await fillAddress(opened)
    await send(opened)
    expect((await screen.findAllByText('Failed to save shipping info')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>(/City/).value).toBe('Bengaluru')
  })

  it('asks a reseller for business and delivery details', async () => {
    const opened = await open('reseller')
    await fillAddress(opened)
    await send(opened)
    await screen.findAllByText('Please fill all business and delivery details!')
    await fillBusiness(opened)
    await send(opened)
    await screen.findByText('Please select a courier option.')
    await opened.user.click(screen.getByRole('radio', { name: /Bus/ }))
    await send(opened)
    expect((await screen.findAllByText('Please enter bus/transport details.')).length).toBe(2)
  })

  it('sends only what belongs to the chosen way of delivery', async () => {
    api.answers('POST /shipment/create', ({ body }) => ({
      shippingInfo: { ...(body as ReturnType<typeof aShipping>), userId: 'user-1' },
    }))
    const opened = await open('reseller')
    await fillAddress(opened)
    await fillBusiness(opened)
    await opened.user.selectOptions(screen.getByLabelText(/Courier option/), 'DTDC')
    await opened.user.click(screen.getByRole('radio', { name: /Bus/ }))
    await opened.user.type(screen.getByLabelText(/Bus name/), 'Neeta Travels')
    await opened.user.type(screen.getByLabelText(/Bus number/), 'MH 12 AB 1234')
    await send(opened)
    await screen.findByText('Shipment info saved!')
    const sent = api.calls('POST /shipment/create')[0]?.body
    expect(sent).toMatchObject({ deliveryMethod: 'bus', busName: 'Neeta Travels' })
    expect(sent).not.toHaveProperty('courierOption')
  })

  it('keeps what was typed over a reload', async () => {
    const session = aUser()
    const opening = { route: '/checkout', path: '/checkout', session }
    const first = renderWithStore(<CheckoutScreen />, opening)
    await first.user.type(await screen.findByLabelText(/City/), 'Hubballi')
    first.unmount()
    renderWithStore(<CheckoutScreen />, opening)
    const city = await screen.findByLabelText<HTMLInputElement>(/City/)
    expect(city.value).toBe('Hubballi')
  })

  it('keeps it after saving as well, until the order is placed', async () => {
    api.answers('POST /shipment/create', { shippingInfo: null })
    const opened = await open('reseller')
    await fillAddress(opened)
    await fillBusiness(opened)
    await opened.user.click(screen.getByRole('radio', { name: /Bus/ }))
    await opened.user.type(screen.getByLabelText(/Bus name/), 'Neeta Travels')
    await opened.user.click(screen.getByRole('radio', { name: /Courier/ }))
    await opened.user.selectOptions(screen.getByLabelText(/Courier option/), 'DTDC')
    await send(opened)
    await screen.findByText('Shipment info saved!')
    opened.unmount()
    const { session } = opened
    renderWithStore(<CheckoutScreen />, { route: '/checkout', session })
    await opened.user.click(await screen.findByRole('radio', { name: /Bus/ }))
    expect(screen.getByLabelText(/Bus name/)).toHaveValue('Neeta Travels')
  })
})
