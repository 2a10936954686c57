import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { readStatement } from '../../../../test/receipts/read-one-statement.ts'
import { type Debit, isReturnOf } from './returned-credit.ts'
import type { Transfer } from './transfer.ts'

const credit: Transfer = {
  bookedOn: '2026-11-25',
  amount: paise(1_260_000),
  narration: 'CHQ DEP - MICR CLG - PUNE - ORDER QE6V-Y79U',
  bankReference: '0000000000451278',
  account: '50200012345678',
}
const upi: Transfer = { ...credit, narration: 'UPI/633012345678/RAVI', bankReference: undefined }

function debit(given: Partial<Debit>): Debit {
  return {
    ...credit,
    bookedOn: '2026-11-27',
    narration: 'PAID',
    bankReference: undefined,
    isReversal: false,
    ...given,
  }
}

describe('a debit takes a credit back', () => {
  it.each([
    ['by the number of the cheque', credit, { bankReference: '451278' }],
    ['by the payment code', credit, { narration: 'CHQ RETURNED QE6V Y79U' }],
    ['by the reference of the transfer', upi, { narration: 'UPI/DR/633012345678/RAVI' }],
    ['by the mark of the bank', upi, { isReversal: true }],
    ['by the word of the bank', upi, { narration: 'UPI REV' }],
    ['without its account', upi, { bankReference: '633012345678', account: undefined }],
  ])('%s', (_what, came, given) => {
    expect(isReturnOf(debit(given), came)).toBe(true)
  })

  it.each([
    ['of another amount', credit, { bankReference: '451278', amount: paise(59_000) }],
    ['before it', credit, { bankReference: '451278', bookedOn: '2026-11-24' }],
    ['a year later', credit, { bankReference: '451278', bookedOn: '2027-11-24' }],
    ['of another account', credit, { bankReference: '451278', account: '1144201000123' }],
    ['that names another transfer', upi, { narration: 'UPI/REV/633099999999/ASHA' }],
    ['that is a payment', credit, { narration: 'NEFT DR-SUPPLIER' }],
    ['much later without a name', upi, { isReversal: true, bookedOn: '2026-12-20' }],
  ])('but not one %s', (_what, came, given) => {
    expect(isReturnOf(debit(given), came)).toBe(false)
  })

  it.each(['80-hdfc-cheque-returned.csv', '46-mt940-reversal.sta'])(
    'in the case %s',
    async (file) => {
      const { account, credits, debits } = await readStatement(
        await readFile(new URL(`../../../../test/statement-cases/${file}`, import.meta.url)),
      )
      const [came] = credits
      if (!came) throw new Error('no credit')
      const returns = debits.filter((one) => isReturnOf({ ...one, account }, { ...came, account }))
      expect(returns).toHaveLength(1)
    },
  )
})
