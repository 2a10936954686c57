import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { aCart, aShipping, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { PaymentScreen } from './payment-screen.tsx'
import { paymentStateOf } from './payment-state.ts'
import { bank } from './testing/open-payment.tsx'

const api = fakeApi()
const asha = aUser({ name: 'Asha' })
const boris = aUser({ name: 'Boris' })

beforeEach(() => {
  api.answers('GET /cart', aCart())
  api.answers('GET /settings/payment', bank)
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
})

/** Opens the history entry with the address from Asha's checkout, as Back does. */
const openEntryOfAsha = (session = asha) =>
  renderWithStore(<PaymentScreen />, {
    route: {
      pathname: '/payment',
      state: paymentStateOf(asha._id, { shippingInfo: aShipping({ city: 'Mysuru' }) }),
    },
    path: '/payment',
    session,
  })

describe('the address in a history entry', () => {
  it('is used for its user', async () => {
    openEntryOfAsha()
    expect(await screen.findByText(/Mysuru/)).toBeVisible()
  })

  it('is not used for another user, who has to enter their own', async () => {
    const { router } = openEntryOfAsha(boris)
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
    expect(screen.queryByText(/Mysuru/)).toBeNull()
  })
})

describe('a proof that was chosen', () => {
  const proof = new File(['proof'], 'proof.png', { type: 'image/png' })

  it('is kept when the session expired and the same user signed in again', async () => {
    const page = openEntryOfAsha()
    await page.user.upload(await screen.findByLabelText(/Screenshot or receipt/), proof)
    fillIn({ 'Transaction number (optional)': '4261987' })
    act(() => void page.store.dispatch({ type: 'session/sessionExpired' }))
    page.unmount()

    openEntryOfAsha()
    expect(await screen.findByText('proof.png')).toBeVisible()
    expect(screen.getByLabelText('Transaction number (optional)')).toHaveValue('4261987')
  })
})
