import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { aCart, aShipping, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CheckoutScreen } from '../checkout-screen.tsx'

const api = fakeApi()
const change = 'PUT /shipment/addresses/:id'
const remove = 'DELETE /shipment/addresses/:id'

const home: Address = { ...aShipping(), _id: 'home', isDefault: false }
const shop: Address = {
  ...aShipping({ address: '2 SP Road', city: 'Mysuru', pincode: '570001' }),
  _id: 'shop',
  isDefault: false,
}

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /shipment/me', { shippingInfo: { ...aShipping(), userId: 'user-1' } })
  api.answers('GET /shipment/addresses', { addresses: [home, shop] })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

async function open() {
  const rendered = renderWithStore(<CheckoutScreen />, {
    route: '/checkout',
    session: aUser({ name: 'Asha Rao' }),
  })
  await screen.findByRole('button', { name: 'Continue to Payment' })
  return rendered
}

/** Opens the checkout and the choice between the saved addresses. */
async function openChoice() {
  const rendered = await open()
  await rendered.user.click(screen.getByRole('button', { name: 'Change the address' }))
  return rendered
}

/** Opens the fields of the chosen address, too. */
async function openFields() {
  const rendered = await openChoice()
  await rendered.user.click(screen.getByRole('button', { name: 'Edit address' }))
  return rendered
}

const card = (name: RegExp) => screen.getByRole('radio', { name })
const folded = () => screen.getByRole('group', { name: 'Deliver to' })
const expectCity = (city: string) => expect(screen.getByLabelText('City')).toHaveValue(city)

describe('a saved address', () => {
  it('folds the form into a card, which is sent as it is', async () => {
    const { user, router } = await open()
    expect(folded()).toHaveTextContent('12 Residency Road')
    expect(screen.getByLabelText('Full name')).not.toBeVisible()
    expect(screen.queryByRole('radio', { name: /New address/ })).toBeNull()
    api.answers('POST /shipment/create', { shippingInfo: null })
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'))
    expect(api.calls('POST /shipment/create')[0]?.body).toMatchObject({
      address: '12 Residency Road',
    })
  })

  it('is changed for another saved one without opening the form', async () => {
    const { user } = await openChoice()
    expect(card(/12 Residency Road/)).toHaveFocus()
    await user.click(card(/2 SP Road/))
    expectCity('Mysuru')
    expect(screen.getByLabelText('Full name')).not.toBeVisible()
  })

  it('opens the form for a new one, and on request', async () => {
    const { user } = await openChoice()
    await user.click(card(/New address/))
    expect(screen.getByLabelText('Full name')).toBeVisible()
    await user.click(card(/2 SP Road/))
    expect(screen.getByLabelText('Full name')).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit address' }))
    expect(screen.getByLabelText('Full name')).toBeVisible()
    expect(screen.getByLabelText('Full name')).toHaveFocus()
  })

  it('opens the form for what it lacks', async () => {
    api.answers('GET /shipment/addresses', { addresses: [{ ...home, pincode: '' }, shop] })
    api.answers('GET /shipment/me', {
      shippingInfo: { ...aShipping({ pincode: '' }), userId: 'user-1' },
    })
    await open()
    expect(screen.getByLabelText('Pincode')).toBeVisible()
    fillIn({ Pincode: '560025' })
    expect(screen.getByLabelText('Pincode')).toBeVisible()
  })

  it('opens the form for a pincode of another state', async () => {
    api.answers('GET /shipment/pincodes/:pincode', { state: 'Kerala', states: ['Kerala'] })
    await open()
    await screen.findByText(/is in Kerala/)
    expect(screen.getByLabelText('Pincode')).toBeVisible()
  })

  it("opens the form for the server's error, which gets the focus", async () => {
    const { user } = await open()
    const message = 'Enter a valid 6-digit pincode!'
    api.refuses('POST /shipment/create', 400, {
      message,
      errors: [{ field: 'pincode', message }],
    })
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    await waitFor(() => expect(screen.getByLabelText('Pincode')).toBeVisible())
    expect(screen.getByLabelText('Pincode')).toHaveFocus()
  })
})

describe('the saved addresses', () => {
  it('are not there before the first order, and no obstacle when they fail to load', async () => {
    api.breaks('GET /shipment/addresses')
    await open()
    expect(screen.queryByText('Deliver to')).toBeNull()
    expectCity('Bengaluru')
  })

  it('begin with the last address, and fill in the chosen one', async () => {
    const { user } = await openChoice()
    expect(card(/12 Residency Road/)).toBeChecked()
    await user.click(card(/2 SP Road/))
    expectCity('Mysuru')
    expect(card(/2 SP Road/)).toBeChecked()
  })

  it('begin with the default one', async () => {
    api.answers('GET /shipment/addresses', { addresses: [home, { ...shop, isDefault: true }] })
    await open()
    expect(folded()).toHaveTextContent(/\(default\).*2 SP Road/)
    expectCity('Mysuru')
  })

  it('leave name and phone at a new address', async () => {
    const { user } = await openChoice()
    await user.click(card(/New address/))
    expectCity('')
    expect(screen.getByLabelText('Phone')).toHaveValue(home.phone)
    expect(card(/New address/)).toBeChecked()
  })

  it('are changed in the form, or a new one is made of it', async () => {
    const { user } = await openFields()
    fillIn({ Address: '14 Residency Road' })
    expect(card(/New address/)).toBeChecked()
    const changed = { ...home, address: '14 Residency Road' }
    api.answers(change, { address: changed })
    api.answers('GET /shipment/addresses', { addresses: [changed, shop] })
    await user.click(screen.getByRole('button', { name: 'Change the saved address instead' }))
    await screen.findByText('Address saved')
    await waitFor(() => expect(card(/14 Residency Road/)).toBeChecked())
    expect(api.calls(change)[0]).toMatchObject({
      params: { id: 'home' },
      body: { address: '14 Residency Road', isDefault: false },
    })
  })

  it("show the server's error at the field of a changed address", async () => {
    const { user } = await openFields()
    fillIn({ Pincode: '12' })
    const message = 'Enter a valid 6-digit pincode!'
    api.refuses(change, 400, { message, errors: [{ field: 'pincode', message }] })
    await user.click(screen.getByRole('button', { name: 'Change the saved address instead' }))
    await screen.findByText(message)
    expect(screen.getByLabelText('Pincode')).toHaveFocus()
  })

  it('have one default', async () => {
    const { user } = await openChoice()
    api.answers(change, { address: { ...home, isDefault: true } })
    api.answers('GET /shipment/addresses', { addresses: [{ ...home, isDefault: true }, shop] })
    await user.click(screen.getByRole('button', { name: 'Make default' }))
    await waitFor(() => expect(card(/\(default\)/)).toBeChecked())
    expect(screen.queryByRole('button', { name: 'Make default' })).toBeNull()
    expect(api.calls(change)[0]?.body).toMatchObject({ isDefault: true })
  })

  it('are deleted after a question, and the next one is chosen', async () => {
    const { user } = await openChoice()
    api.answers(remove, undefined)
    await user.click(screen.getByRole('button', { name: 'Delete address' }))
    screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' })
    expect(api.calls(remove)).toEqual([])
    api.answers('GET /shipment/addresses', { addresses: [shop] })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Address deleted')
    expect(api.calls(remove)[0]?.params).toMatchObject({ id: 'home' })
    await waitFor(() => expect(screen.queryByRole('radio', { name: /12 Residency/ })).toBeNull())
    expectCity('Mysuru')
  })

  it('show three, and all on request', async () => {
    const many = Array.from({ length: 6 }, (_, n) => ({
      ...shop,
      _id: `a${n}`,
      address: `${n} SP Road`,
    }))
    api.answers('GET /shipment/addresses', { addresses: many })
    const shippingInfo = {
      ...aShipping({ address: '0 SP Road', city: 'Mysuru', pincode: '570001' }),
      userId: 'user-1',
    }
    api.answers('GET /shipment/me', { shippingInfo })
    const { user } = await openChoice()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Show all 6 addresses' }))
    expect(screen.getAllByRole('radio')).toHaveLength(7)
  })
})
