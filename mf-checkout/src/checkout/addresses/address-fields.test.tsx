import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Pincode } from '@store/contract/schemas/orders/addresses'
import { aCart, aShipping, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CheckoutScreen } from '../checkout-screen.tsx'
import { openCheckout, submitCheckout } from '../testing/open-checkout.tsx'

const api = fakeApi()
const place = 'GET /shipment/pincodes/:pincode'
const bengaluru = { state: 'Karnataka', states: ['Karnataka'], city: 'Bengaluru' }
const places: Record<string, Pincode> = {
  '500001': { state: 'Telangana', states: ['Telangana'], city: 'Hyderabad' },
  '560025': bengaluru,
  '605001': { state: 'Puducherry', states: ['Puducherry', 'Tamil Nadu'], city: 'Puducherry' },
  '572200': { state: 'Karnataka', states: ['Karnataka'] },
}

const expectPlace = (state: string, city: string) =>
  waitFor(() => {
    expect(screen.getByLabelText('State')).toHaveValue(state)
    expect(screen.getByLabelText('City')).toHaveValue(city)
  })

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
  api.answers(place, ({ params }) => places[String(params.pincode)] ?? bengaluru)
})

async function open() {
  renderWithStore(<CheckoutScreen />, { session: aUser() })
  await screen.findByLabelText('Pincode')
}

describe('the address of a checkout', () => {
  it('reports an invalid pincode as soon as it is typed', async () => {
    await open()
    fillIn({ Pincode: '012345' })
    expect(screen.getByText('Enter a valid 6-digit pincode!')).toBeTruthy()
  })

  it('accepts a pincode with a space', async () => {
    await open()
    fillIn({ Pincode: '560 025' })
    expect(screen.getByLabelText('Pincode')).toHaveValue('560025')
  })

  it('fills in state and city of a pincode, and follows a corrected one', async () => {
    await open()
    fillIn({ Pincode: '500001' })
    await expectPlace('Telangana', 'Hyderabad')
    fillIn({ Pincode: '560025' })
    await expectPlace('Karnataka', 'Bengaluru')
    fillIn({ Pincode: '572200' })
    await expectPlace('Karnataka', '')
  })

  it('replaces state and city of a saved address when its pincode is corrected', async () => {
    const saved = aShipping({ state: 'Telangana', city: 'Hyderabad', pincode: '500001' })
    api.answers('GET /shipment/me', { shippingInfo: { ...saved, userId: 'user-1' } })
    await open()
    await waitFor(() => expect(api.calls(place)).toHaveLength(1))
    fillIn({ Pincode: '560025' })
    await expectPlace('Karnataka', 'Bengaluru')
  })

  it('overwrites nothing that was typed, and warns when the pincode belongs to another state', async () => {
    await open()
    fillIn({ State: 'Maharashtra', City: 'Whitefield', Pincode: '560025' })
    await screen.findByText('Pincode 560025 is in Karnataka. Please check pincode and state.')
    await expectPlace('Maharashtra', 'Whitefield')
    fillIn({ State: 'Karnataka' })
    expect(screen.queryByText(/Please check pincode and state/)).toBeNull()
  })

  it('asks before it goes on with a state that the pincode excludes', async () => {
    api.answers('POST /shipment/create', { shippingInfo: null })
    const opened = await openCheckout('enduser')
    fillIn({ Phone: '9820012345', Address: '12 Residency Road', City: 'Whitefield' })
    fillIn({ State: 'Telangana', Pincode: '560025' })
    const question = 'Pincode 560025 is in Karnataka. Please check pincode and state.'
    await screen.findByText(question)
    await submitCheckout(opened)
    await waitFor(() => expect(screen.getByLabelText('State')).toBeInvalid())
    expect(screen.getByText(question).closest('[role=status]')).toHaveTextContent(
      'The state is Karnataka',
    )
    screen.getByText('Choose the right state, or confirm below that the address is right.')
    expect(api.calls('POST /shipment/create')).toEqual([])
    await opened.user.click(screen.getByRole('button', { name: 'The state is Karnataka' }))
    await expectPlace('Karnataka', 'Whitefield')
    fillIn({ State: 'Telangana' })
    await opened.user.click(await screen.findByRole('button', { name: 'It is correct as entered' }))
    expect(screen.queryByText(question)).toBeNull()
    await submitCheckout(opened)
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/payment'))
    expect(api.calls('POST /shipment/create')[0]?.body).toMatchObject({ state: 'Telangana' })
  })

  it('overwrites nothing that was typed while the pincode is looked up', async () => {
    const letGo = api.holds(place)
    await open()
    fillIn({ Pincode: '560025' })
    fillIn({ City: 'Whitefield' })
    letGo()
    await expectPlace('Karnataka', 'Whitefield')
  })

  it('continues once state and city of the pincode are filled in', async () => {
    const letGo = api.holds(place)
    api.answers('POST /shipment/create', { shippingInfo: null })
    const opened = await openCheckout('enduser')
    fillIn({ Phone: '9820012345', Address: '12 Residency Road', Pincode: '560025' })
    await submitCheckout(opened)
    letGo()
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/payment'))
    expect(api.calls('POST /shipment/create')[0]?.body).toMatchObject({ city: 'Bengaluru' })
  })

  it('names what is missing when the pincode is unknown', async () => {
    const letGo = api.holds(place)
    api.refuses(place, 404, 'No place is known for this pincode.')
    const opened = await openCheckout('enduser')
    fillIn({ Phone: '9820012345', Address: '12 Residency Road', Pincode: '560025' })
    await submitCheckout(opened)
    letGo()
    await waitFor(() => expect(screen.getByLabelText('City')).toBeInvalid())
  })

  it('ignores the response for a pincode that was corrected meanwhile', async () => {
    const letGo = api.holds(place)
    await open()
    fillIn({ Pincode: '500001' })
    fillIn({ Pincode: '5000' })
    letGo()
    await waitFor(() => expect(api.calls(place)).toHaveLength(1))
    await expectPlace('', '')
  })

  it('accepts the neighbouring state of a district that crosses a border', async () => {
    await open()
    fillIn({ Pincode: '605001' })
    await expectPlace('Puducherry', 'Puducherry')
    fillIn({ State: 'Tamil Nadu' })
    expect(screen.queryByText(/Please check pincode and state/)).toBeNull()
    fillIn({ State: 'Kerala' })
    screen.getByText(/is in Puducherry or Tamil Nadu/)
  })

  it.each([
    ['an unknown pincode', () => api.refuses(place, 404, 'No place is known for this pincode.')],
    ['a failed lookup', () => api.breaks(place)],
  ])('says nothing about %s', async (_what, fail) => {
    fail()
    await open()
    fillIn({ Pincode: '999999' })
    await waitFor(() => expect(api.calls(place).length).toBeGreaterThan(0))
    await expectPlace('', '')
    expect(screen.queryByText(/pincode/)).toBeNull()
  })

  it('knows a saved state by its former spelling', async () => {
    const shippingInfo = { ...aShipping({ state: 'TG' }), userId: 'user-1' }
    api.answers('GET /shipment/me', { shippingInfo })
    await open()
    expect(screen.getByLabelText('State')).toHaveValue('Telangana')
  })
})
