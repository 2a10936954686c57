import { expect, it } from '@jest/globals'
import { upiLinkOf } from './upi-link.ts'

const payment = { upiId: 'store@sbi', payee: 'Deccan IT & Co (demo)', rupees: 1499.5 }
const address = 'upi://pay?pa=store%40sbi&pn=Deccan%20IT%20%26%20Co%20(demo)&am=1499.50&cu=INR'

it('contains payee and amount in the format of UPI apps', () => {
  expect(upiLinkOf(payment)).toBe(address)
})

it('has the payment code as its note, and a reference and category for merchants only', () => {
  const reserved = { ...payment, note: 'ACDE-FGHJ' }
  expect(upiLinkOf(reserved)).toBe(`${address}&tn=ACDE-FGHJ`)
  expect(upiLinkOf({ ...reserved, merchantCode: '5732' })).toBe(
    `${address}&tn=ACDE-FGHJ&mc=5732&tr=ACDEFGHJ`,
  )
})
