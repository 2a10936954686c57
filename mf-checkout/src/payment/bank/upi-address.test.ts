import { describe, expect, it } from '@jest/globals'
import { upiAddressOf } from './upi-address.ts'

describe('the UPI address', () => {
  it('contains payee and amount in the format of UPI apps', () => {
    const payment = { upiId: 'store@sbi', payee: 'Deccan IT & Co (demo)', rupees: 1499.5 }
    expect(upiAddressOf(payment)).toBe(
      'upi://pay?pa=store%40sbi&pn=Deccan%20IT%20%26%20Co%20(demo)&am=1499.50&cu=INR',
    )
  })
})
