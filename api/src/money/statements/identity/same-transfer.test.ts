import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { readStatement } from '../../../../test/receipts/read-one-statement.ts'
import { isPerhapsSameTransfer } from './same-transfer.ts'
import type { Transfer } from './transfer.ts'

const reference = '633055554444'

function transfer(given: Partial<Transfer> = {}): Transfer {
  return {
    bookedOn: '2026-11-26',
    amount: paise(151_600),
    narration: `UPI-LALITHA MENON-LALITHA@OKAXIS-UTIB0000012-${reference}-XUEV-9HJK`,
    bankReference: `0000${reference}`,
    account: '50200012345678',
    ...given,
  }
}

const first = transfer()

async function creditsOf(file: string): Promise<Transfer[]> {
  const { account, credits } = await readStatement(
    await readFile(new URL(`../../../../test/statement-cases/${file}`, import.meta.url)),
  )
  return credits.map((credit) => ({ ...credit, account }))
}

describe('two credits are perhaps one transfer', () => {
  it.each([
    ['when the export names no account', { account: undefined }],
    ['when it fills the account up with zeros', { account: '000050200012345678' }],
    ['when Excel dropped the zeros of the reference', { bankReference: reference }],
    ['when Excel made 6.33E+11 of the reference', { bankReference: '6.33E+11' }],
    ['when the columns were chosen without a reference', { bankReference: undefined }],
    ['when the value day was chosen as the day', { bookedOn: '2026-11-27' }],
    ['when another format words it otherwise', { narration: `IMPS/${reference}/MENON` }],
    ['when the narration lost all but the code', { narration: 'XUEV9HJK', bankReference: '' }],
  ])('%s', (_what, given) => {
    expect(isPerhapsSameTransfer(first, transfer(given))).toBe(true)
    expect(isPerhapsSameTransfer(transfer(given), first)).toBe(true)
  })

  it('of a cheque by its number, and of cash by the narration', () => {
    const cheque = { narration: 'CHQ DEP - MICR CLG', bankReference: '0000000000451278' }
    const again = { narration: 'BY CLG 451278 HDFC', bankReference: undefined }
    expect(isPerhapsSameTransfer(transfer(cheque), transfer(again))).toBe(true)
    const cash = { narration: 'CASH DEPOSIT PUNE', bankReference: undefined }
    const cut = { narration: 'CASH DEPOSIT', bankReference: '-' }
    expect(isPerhapsSameTransfer(transfer(cash), transfer(cut))).toBe(true)
  })

  it.each([
    ['of another amount', { amount: paise(151_700) }],
    ['two days later', { bookedOn: '2026-11-28' }],
    ['of another account', { account: '50200099999999' }],
    [
      'of another reference, even with the same code',
      { narration: 'UPI-LALITHA-633055559999-XUEV-9HJK', bankReference: '0000633055559999' },
    ],
  ])('but not %s', (_what, given) => {
    expect(isPerhapsSameTransfer(first, transfer(given))).toBe(false)
  })

  it('but not by what Excel leaves of two long references', () => {
    const given = { narration: 'NEFT CR LALITHA', bankReference: '6.33056E+11' }
    const other = { ...given, narration: 'NEFT CR RAVI KUMAR' }
    expect(isPerhapsSameTransfer(transfer(given), transfer(other))).toBe(false)
  })

  it.each([
    ['03-hdfc-xls-saved.csv', '90-hdfc-delimited-same-as-03.txt'],
    ['83-hdfc-utr-zeros.csv', '84-hdfc-overlap.csv'],
    ['93-axis-corporate-until-26.xlsx', '94-axis-corporate-until-27.xlsx'],
  ])('in the real pair %s and %s', async (file, otherFile) => {
    const [credits, others] = [await creditsOf(file), await creditsOf(otherFile)]
    for (const credit of credits) {
      expect(others.filter((other) => isPerhapsSameTransfer(credit, other))).toHaveLength(1)
    }
  })
})
