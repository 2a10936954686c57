import { expect, it } from '@jest/globals'
import { aCart, aShipping, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { PaymentScreen } from '../payment-screen.tsx'
import { paymentStateOf } from '../payment-state.ts'

const api = fakeApi()

it('draws a UPI code with the amount, when the store has a UPI id', async () => {
  const bank = { accountHolder: 'Store', bank: 'B', accountNumber: '1', ifsc: 'SBIN0000001' }
  api.answers('GET /settings/payment', { ...bank, branch: 'Fort', upiId: 'store@sbi' })
  api.answers('GET /cart', aCart())
  const session = aUser()
  renderWithStore(<PaymentScreen />, {
    route: { pathname: '/payment', state: paymentStateOf(session._id, aShipping()) },
    session,
  })
  await screen.findByText('SBIN0000001')
  expect(screen.getByRole('img', { name: 'UPI code to pay ₹1,499.5' })).toBeTruthy()
  expect(screen.getByText('store@sbi')).toBeTruthy()
})
