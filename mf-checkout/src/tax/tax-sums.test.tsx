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
import { screen, waitFor, within } from '@testing-library/react'
import { CartScreen } from '../cart/cart-screen.tsx'
import { openCheckout } from '../checkout/testing/open-checkout.tsx'
import { bank, openPayment } from '../payment/testing/open-payment.tsx'

const api = fakeApi()

/** ₹999 with 18 % GST: half of it on each side is rounded, and one paisa is left. */
const line = aCartLine({ product: aProduct({ gst: 18 }), price: 999 })

beforeEach(() => {
  api.answers('GET /cart', aCart([line]))
  api.answers('GET /settings/seller', { name: 'Store', state: 'Karnataka' })
  api.answers('GET /settings/payment', bank)
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Kerala', states: ['Kerala'] })
})

const shown = () => {
  const list = within(screen.getByLabelText('Taxes in the total'))
  return list
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
}
const withinState = ['Taxable ₹846.61', 'CGST ₹76.19', 'SGST ₹76.19', 'Round off ₹0.01']
const betweenStates = ['Taxable ₹846.61', 'IGST ₹152.39']
const unknown = ['Taxable ₹846.61', 'GST ₹152.39']

describe('the taxes in a total', () => {
  const openCart = async () => {
    renderWithStore(<CartScreen />, { route: '/cart', path: '/cart', session: aUser() })
    await screen.findByLabelText('Taxes in the total')
  }

  it('are one sum in the cart of a buyer whose state is not known', async () => {
    await openCart()
    expect(shown()).toEqual(unknown)
  })

  it('are those of the state of the last delivery', async () => {
    api.answers('GET /shipment/me', { shippingInfo: { ...aShipping(), userId: 'u' } })
    await openCart()
    await waitFor(() => expect(shown()).toEqual(withinState))
  })

  it('are those of the state in which a firm is registered that has its customer supplied', async () => {
    const shipping = aShipping({ state: 'Telangana', gstNumber: '29AAKFD4321L1Z8' })
    api.answers('GET /shipment/me', { shippingInfo: { ...shipping, userId: 'u' } })
    await openCart()
    await waitFor(() => expect(shown()).toEqual(withinState))
  })

  it('follow the state that is entered at the checkout', async () => {
    await openCheckout('enduser')
    expect(shown()).toEqual(unknown)
    fillIn({ State: 'Kerala' })
    await waitFor(() => expect(shown()).toEqual(betweenStates))
    fillIn({ State: 'Karnataka' })
    await waitFor(() => expect(shown()).toEqual(withinState))
  })

  it('are those of the delivery on the payment page, and UTGST in a union territory', async () => {
    const { unmount } = await openPayment()
    expect(shown()).toEqual(withinState)
    unmount()
    api.answers('GET /settings/seller', { name: 'Store', state: 'Chandigarh' })
    api.answers('GET /shipment/me', {
      shippingInfo: { ...aShipping({ state: 'Chandigarh' }), userId: 'u' },
    })
    await openCart()
    await waitFor(() =>
      expect(shown()).toEqual(withinState.map((row) => row.replace('SGST', 'UTGST'))),
    )
  })
})
