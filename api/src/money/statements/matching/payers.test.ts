import { describe, expect, it } from '@jest/globals'
import { findPayer, nameKeyOf, payerKeysOf } from './payers.ts'

describe('a payer', () => {
  it.each([
    ['UPI-RAVI TRADERS-RAVI.T@OKSBI-SBIN0000300-632912345678-PAYMENT', 'RAVI TRADERS'],
    ['UPI/632912345678/Payment/asha@ybl/HDFC', 'asha@ybl'],
    ['NEFT CR-SBIN0000300-M/S GURPREET & CO-STORE-SBIN326125987654', 'MS GURPREET & CO'],
    ['MMT/IMPS/632912345678/pay/LAKSHMI IYER/HDFC BANK', 'LAKSHMI IYER'],
    ['BY TRANSFER-NEFT*SBIN0000300*SBIN326125987654*RAVI TRADERS--', 'RAVI TRADERS'],
    ['INT.PD:01-10-2026 TO 31-10-2026', undefined],
  ])('of %s is %s', (narration, payer) => {
    expect(findPayer(narration)).toBe(payer)
  })

  it('is known again by address and name', () => {
    expect(payerKeysOf('UPI/RAVI TRADERS/Ravi@OkSbi/Payment')).toEqual([
      'ravi@oksbi',
      'RAVITRADERS',
    ])
  })

  it('has the same name with or without title and legal form', () => {
    for (const name of ['M/s. Asha & Co', 'ASHA AND CO.', 'Asha', 'ASHA PVT. LTD.']) {
      expect(nameKeyOf(name)).toBe('ASHA')
    }
  })
})
