import { beforeEach, describe, expect, it } from '@jest/globals'
import { aCart, aShipping, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { CheckoutScreen } from './checkout-screen.tsx'

const api = fakeApi()

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /shipment/me', { shippingInfo: null })
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

  it('chooses the state of a pincode, and follows a corrected one', async () => {
    await open()
    fillIn({ Pincode: '500001' })
    expect(screen.getByLabelText('State')).toHaveValue('Telangana')
    fillIn({ Pincode: '' })
    fillIn({ Pincode: '560025' })
    expect(screen.getByLabelText('State')).toHaveValue('Karnataka')
  })

  it('keeps the chosen state, and warns when the pincode belongs to another one', async () => {
    await open()
    fillIn({ State: 'Maharashtra', Pincode: '560025' })
    expect(screen.getByLabelText('State')).toHaveValue('Maharashtra')
    screen.getByText('Pincode 560025 is in Karnataka. Please check pincode and state.')
    fillIn({ State: 'Karnataka' })
    expect(screen.queryByText(/Please check pincode and state/)).toBeNull()
  })

  it('chooses no state when a pincode may belong to several', async () => {
    await open()
    fillIn({ Pincode: '605001' })
    expect(screen.getByLabelText('State')).toHaveValue('')
  })

  it('knows a saved state by its former spelling', async () => {
    const shippingInfo = { ...aShipping({ state: 'TG' }), userId: 'user-1' }
    api.answers('GET /shipment/me', { shippingInfo })
    await open()
    expect(screen.getByLabelText('State')).toHaveValue('Telangana')
  })
})
