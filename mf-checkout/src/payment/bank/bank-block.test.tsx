import { expect, it } from '@jest/globals'
import { aCart, fakeApi } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { bank, openPayment } from '../testing/open-payment.tsx'

const api = fakeApi()

async function openPaymentOf(totalAmount: number) {
  api.answers('GET /settings/payment', { ...bank, upiId: 'store@sbi' })
  api.answers('GET /shipment/pincodes/:pincode', { state: 'Karnataka', states: ['Karnataka'] })
  api.answers('GET /cart', { ...aCart(), totalAmount })
  await openPayment()
}

it('shows a UPI code with the amount, when the store has a UPI id', async () => {
  await openPaymentOf(1499.5)
  expect(screen.getByRole('img', { name: 'UPI code to pay ₹1,499.50' })).toBeTruthy()
  expect(screen.getByText('store@sbi')).toBeTruthy()
})

it('says above the limit of UPI why there is none', async () => {
  await openPaymentOf(100_000.5)
  expect(screen.getByText(/^UPI takes at most ₹1,00,000 at once/)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText('store@sbi')).toBeNull()
})
