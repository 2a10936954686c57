import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { aShipping, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AddressesScreen } from './addresses-screen.tsx'

const api = fakeApi()
const list = 'GET /shipment/addresses'
const create = 'POST /shipment/addresses'
const change = 'PUT /shipment/addresses/:id'
const remove = 'DELETE /shipment/addresses/:id'

const home: Address = { ...aShipping(), _id: 'home', isDefault: true }
const shop: Address = {
  ...aShipping({ address: '2 SP Road', city: 'Mysuru', pincode: '570001' }),
  _id: 'shop',
  isDefault: false,
}

beforeEach(() => {
  api.answers(list, { addresses: [home, shop] })
  api.answers('GET /shipment/me', { shippingInfo: { ...aShipping(), userId: 'user-1' } })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

async function open(role: 'enduser' | 'reseller' = 'enduser', route = '/addresses') {
  const session = aUser({ role, name: 'Asha Rao' })
  const { user } = renderWithStore(<AddressesScreen />, { route, session })
  await screen.findByRole('button', { name: 'Add address' })
  return user
}

const entries = () =>
  within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem')

describe('the address book', () => {
  it('shows whom and where, and which one is the default', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
    expect(entries()).toHaveLength(2)
    expect(screen.getByText(/\(default\)/)).toBeVisible()
    expect(screen.getByText(/2 SP Road, Mysuru, Karnataka 570001/)).toBeVisible()
  })

  it('is no page of its own in the profile', async () => {
    await open('enduser', '/profile')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('says what will be in it while it is empty', async () => {
    api.answers(list, { addresses: [] })
    await open()
    screen.getByText('No addresses yet. An address that you order to is saved here.')
  })

  it('adds an address for the same person elsewhere', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus())
    expect(screen.getByLabelText('Phone')).toHaveValue(home.phone)
    fillIn({ Address: '7 MG Road', Pincode: '560001', City: 'Bengaluru', State: 'Karnataka' })
    const added = { ...home, _id: 'new', address: '7 MG Road', isDefault: false }
    api.answers(create, { address: added })
    api.answers(list, { addresses: [home, shop, added] })
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await screen.findByText('Address saved')
    expect(api.calls(create)[0]?.body).toMatchObject({
      fullName: home.fullName,
      address: '7 MG Road',
      pincode: '560001',
    })
    await waitFor(() => expect(entries()).toHaveLength(3))
  })

  it('names what an address lacks, by the rules of the role', async () => {
    const user = await open('reseller')
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    await screen.findByLabelText('Address')
    fillIn({ Address: '7 MG Road', Pincode: '560001', City: 'Bengaluru', State: 'Karnataka' })
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(screen.getByLabelText('Business name')).toBeInvalid())
    expect(api.calls(create)).toEqual([])
  })

  it("changes an address, and shows the server's error at its field", async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Edit 2 SP Road' }))
    expect(await screen.findByLabelText('City')).toHaveValue('Mysuru')
    fillIn({ Address: '3 SP Road' })
    const message = 'This address is already in your address book.'
    api.refuses(change, 409, message)
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await screen.findByText(message)
    api.answers(change, { address: { ...shop, address: '3 SP Road' } })
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await screen.findByText('Address saved')
    expect(api.calls(change)[1]).toMatchObject({
      params: { id: 'shop' },
      body: { address: '3 SP Road' },
    })
    expect(api.calls(change)[1]?.body).not.toHaveProperty('isDefault')
  })

  it('makes another one the default', async () => {
    const user = await open()
    expect(screen.queryByRole('button', { name: 'Make default: 12 Residency Road' })).toBeNull()
    api.answers(change, { address: { ...shop, isDefault: true } })
    await user.click(screen.getByRole('button', { name: 'Make default: 2 SP Road' }))
    await screen.findByText('Address saved')
    expect(api.calls(change)[0]?.body).toMatchObject({ address: '2 SP Road', isDefault: true })
    expect(api.calls(change)[0]?.body).not.toHaveProperty('_id')
  })

  it('deletes one after a question', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Delete 2 SP Road' }))
    expect(api.calls(remove)).toEqual([])
    api.answers(remove, undefined)
    api.answers(list, { addresses: [home] })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Address deleted')
    expect(api.calls(remove)[0]?.params).toMatchObject({ id: 'shop' })
    await waitFor(() => expect(entries()).toHaveLength(1))
  })
})
