import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { UnknownColumnsError } from '../../statement-errors.ts'

const file = (...rows: string[]) => Buffer.from([...rows, ''].join('\n'))

describe('a table of an unknown bank', () => {
  const mapping = { date: 'Date', narration: 'Particulars', amount: 'Amount', balance: 'Balance' }

  it.each([
    ['2,000.00 Cr', '12,000.00 Cr'],
    ['₹ 2,000.00 Cr', '₹ 12,000.00 Cr'],
    ['INR2000 Cr', 'INR12000 Cr'],
    ['Cr 2000.0', 'Cr 12000.0'],
  ])('is found by an amount as %s', async (amount, balance) => {
    const sent = file(
      'Date,Particulars,Amount,Balance',
      `"Sep 1, 2026",By UPI RAVI,"${amount}","${balance}"`,
    )
    await expect(readStatement(sent)).rejects.toMatchObject({
      asked: { head: { headings: ['Date', 'Particulars', 'Amount', 'Balance'] }, mapping },
    })
    const { credits } = await readStatement(sent, { mapping })
    expect(credits).toMatchObject([{ bookedOn: '2026-09-01', amount: 200_000 }])
  })

  it('is found below a period and a sum', async () => {
    const above = ['From,01/09/2026', 'Balance on,01/09/2026,"10,000.00 Cr"']
    const sent = file(...above, 'Date,Particulars,Amount,Balance', '01/09/2026,UPI,2.00 Cr,5.00 Cr')
    await expect(readStatement(sent)).rejects.toBeInstanceOf(UnknownColumnsError)
  })
})
