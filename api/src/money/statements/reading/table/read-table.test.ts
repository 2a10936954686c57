import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { readStatements } from '../read-statements.ts'

const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
const axisHead =
  'S.No,Transaction Date (dd/mm/yyyy),Particulars,Amount(INR),Debit/Credit,Balance(INR),Cheque Number'

function hdfc(...rows: string[]): Buffer {
  return Buffer.from(['Account No :50200012345678', head, ...rows, ''].join('\n'))
}

function axis(...rows: string[]): Buffer {
  return Buffer.from(['Account No : 924020035530011', axisHead, ...rows, ''].join('\n'))
}

const credit = '24/11/26,NEFT CR-RAVI,,24/11/26,,100.00,100.00'
const second = '25/11/26,UPI-ASHA,,25/11/26,,50.00,150.00'
const third = '26/11/26,UPI-RAVI,,26/11/26,,25.00,125.00'
const axisCredit = '1,25/11/2026,UPI/ASHA,50.00,CR,150.00,'

describe('a row below the last line', () => {
  it.each([
    'TRANSACTION TOTAL DR/CR',
    'Grand Total :',
    'Closing balance as on 26/11/2026',
    '*** End of Statement ***',
    'Statement Summary :-',
    'Legends used in the statement',
    'Note: this is not a demand',
    'Unless the constituent notifies the bank',
    'This is a computer generated statement',
    'Page No .: 2',
  ])('of "%s" continues no narration', async (text) => {
    const { credits } = await readStatement(axis(axisCredit, `,,${text},,,,`))
    expect(credits.map(({ narration }) => narration)).toEqual(['UPI/ASHA'])
  })

  it('that does not follow at once continues no narration', async () => {
    const { credits } = await readStatement(axis(axisCredit, '', ',,ICONN Internet Banking,,,,'))
    expect(credits[0]?.narration).toBe('UPI/ASHA')
  })

  it.each(['TOTAL TRADERS PUNE', 'ENDLESS SYSTEMS', 'PAGES AND CO'])(
    'of "%s" is the rest of a narration',
    async (text) => {
      const { credits } = await readStatement(axis(axisCredit, `,,${text},,,,`))
      expect(credits[0]?.narration).toBe(`UPI/ASHA ${text}`)
    },
  )

  it('may continue the narration in several rows and cells', async () => {
    const { credits } = await readStatement(
      hdfc(credit, ',TRADERS,SBIN326,,,,', ',ORDER VJ7J,,,,,', second),
    )
    expect(credits.map(({ narration }) => narration)).toEqual([
      'NEFT CR-RAVI TRADERS SBIN326 ORDER VJ7J',
      'UPI-ASHA',
    ])
  })

  it('with two sums is a summary, whatever it is called', async () => {
    const { credits, debits } = await readStatement(
      hdfc(credit, ',SUM,,,30.00,100.00,', second, ',SUM,,,"1,00,000.00/8,580.00",,'),
    )
    expect([credits.length, debits.length]).toEqual([2, 0])
  })

  it('with one amount is refused as a line without its day', async () => {
    await expect(readStatement(hdfc(credit, ',UPI-RAVI,,,,100.00,200.00'))).rejects.toThrow(
      'Row 4 has an amount, but no date: "100.00" in the column "Deposit Amt.".',
    )
  })
})

describe('a second table', () => {
  const returned = ['Return Date,Cheque No,Reason,,Amount,,', '12/11/26,000123,Funds,,1200.00,,']

  it('is not read as lines', async () => {
    const { credits, debits } = await readStatement(
      hdfc(credit, 'Cheque Return Details,,,,,,', ...returned),
    )
    expect([credits.length, debits.length]).toEqual([1, 0])
  })

  it('does not switch the proof of the balances off', async () => {
    const damaged = ['26/11/26,A,,,,11.00,160.00', '27/11/26,B,,,,10.00,170.00']
    await expect(readStatement(hdfc(credit, second, ...damaged, ...returned))).rejects.toThrow(
      /^Row 5: the balance does not follow/,
    )
  })

  it('ends where the headings come again', async () => {
    const { credits } = await readStatement(hdfc(credit, ...returned, head, second))
    expect(credits.map(({ narration }) => narration)).toEqual(['NEFT CR-RAVI', 'UPI-ASHA'])
  })

  it('with the columns of the statement in another order is refused', async () => {
    const turned =
      'Date,Chq./Ref.No.,Narration,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
    await expect(readStatement(hdfc(credit, turned, second))).rejects.toThrow(
      /^In row 4 the columns change their order/,
    )
  })

  it('hides no line of the statement', async () => {
    await expect(readStatement(hdfc(credit, 'Your,Bank,Cares,,,,', second))).rejects.toThrow(
      /^Row 5 \("25\/11\/26"\) is below the end of the table/,
    )
  })

  it('of another account is another statement', async () => {
    const page = (account: string) => ['Statement,,,,,,', `Account No :${account},,,,,,`, head]
    const { statements } = await readStatements(
      hdfc(credit, ...page('50200099999999'), second, ...page('50200012345678'), third),
    )
    expect(statements.map(({ account, credits }) => [account, credits.length])).toEqual([
      ['50200012345678', 2],
      ['50200099999999', 1],
    ])
  })
})

describe('the chain of balances', () => {
  const line = (day: number, amount: number, balance: string) =>
    `${day}/11/26,UPI,,${day}/11/26,,${amount}.00,${balance}`

  it('goes on over lines without a balance', async () => {
    const sound = [line(23, 10, '110.00'), line(23, 20, ''), line(24, 30, '160.00')]
    expect((await readStatement(hdfc(...sound))).credits).toHaveLength(3)
  })

  it('proves their amounts, too', async () => {
    const damaged = [
      ...[line(21, 10, '90.00'), line(22, 10, '100.00'), line(23, 10, '110.00')],
      ...[line(23, 21, ''), line(24, 30, '160.00')],
    ]
    await expect(readStatement(hdfc(...damaged))).rejects.toThrow(/balance does not follow/)
  })
})

describe('days', () => {
  it.each([
    ['oldest first', (rows: string[]) => rows],
    ['newest first', (rows: string[]) => rows.toReversed()],
  ])('that contradict the order of the balances are refused (%s)', async (_order, inOrder) => {
    const rows = [
      '02/11/2026,A,,,,10.00,110.00',
      '09/11/2026,B,,,,10.00,120.00',
      '01/12/2025,C,,,,10.00,130.00',
    ]
    await expect(readStatement(hdfc(...inOrder(rows)))).rejects.toThrow(
      /1 Dec 2025 stands after 9 Nov 2026, but its balance follows/,
    )
  })

  it('of lines that a bank booked some days late are read', async () => {
    const { credits } = await readStatement(
      hdfc('24/11/26,A,,,,10.00,110.00', '20/11/26,B,,,,10.00,120.00'),
    )
    expect(credits).toHaveLength(2)
  })

  it('as a spreadsheet program writes them are refused when no day is after the 12th', async () => {
    const rows = ['11/2/2026,A,,,,10.00,110.00', '11/9/2026,B,,,,10.00,120.00']
    await expect(readStatement(hdfc(...rows))).rejects.toThrow(
      /^Row 3: nothing shows which part of "11\/2\/2026" \(Date\) is the month/,
    )
    const { credits } = await readStatement(
      hdfc('2/11/2026,A,,,,1.00,1.00', '13/11/2026,B,,,,1.00,2.00'),
    )
    expect(credits.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-02', '2026-11-13'])
  })

  it('with two digits are those of a bank', async () => {
    const { credits } = await readStatement(hdfc('02/11/2026,A,,,,10.00,110.00'))
    expect(credits[0]?.bookedOn).toBe('2026-11-02')
  })
})

describe('a negative amount in a column for one direction', () => {
  it('takes a line back', async () => {
    const { credits, debits } = await readStatement(
      hdfc('24/11/26,CHQ DEP,,,,60.00,160.00', '25/11/26,CHQ RET,,,,-60.00,100.00'),
    )
    expect(credits).toHaveLength(1)
    expect(debits).toMatchObject([{ narration: 'CHQ RET', amount: 6000, isReversal: true }])
  })

  it('is an ordinary withdrawal where all of them are negative', async () => {
    const { credits, debits } = await readStatement(
      hdfc('24/11/26,FEE,,,-60.00,,140.00', '25/11/26,FEE,,,-40.00,,100.00'),
    )
    expect([credits, debits.map(({ isReversal }) => isReversal)]).toEqual([[], [false, false]])
  })
})

describe('the currency of an account', () => {
  it.each([
    ['Currency :- USD,,,,,,', 'USD'],
    ['"OD Limit : 0.00   Currency : EUR",,,,,,', 'EUR'],
    ['Account Currency,GBP,,,,,', 'GBP'],
    ['Currency,US Dollar,,,,,', 'USD'],
    ['"Account Number : 000705012345 ( AED )",,,,,,', 'AED'],
  ])('in the head (%s) is not taken for rupees', async (above, code) => {
    const file = Buffer.from([above, head, credit, ''].join('\n'))
    await expect(readStatement(file)).rejects.toThrow(`The account is kept in ${code}.`)
  })

  it('in the headings is not taken for rupees', async () => {
    const file = Buffer.from('When,What,In (USD)\n25/11/2026,RAVI,50.00\n')
    const mapping = { date: 'When', narration: 'What', credit: 'In (USD)' }
    await expect(readStatement(file, { mapping })).rejects.toThrow('The account is kept in USD.')
  })

  it('in a column of its own is not taken for rupees', async () => {
    const file = Buffer.from('When,What,Currency,In\n25/11/2026,RAVI,USD,50.00\n')
    const mapping = { date: 'When', narration: 'What', credit: 'In' }
    await expect(readStatement(file, { mapping })).rejects.toThrow('The account is kept in USD.')
    const rupees = Buffer.from(file.toString().replace('USD', 'INR'))
    expect((await readStatement(rupees, { mapping })).credits).toHaveLength(1)
  })

  it.each([
    'Currency : INR,,,,,,',
    'Currency,Indian Rupee,,,,,',
    'Currency : ALL,,,,,,',
    'Branch : PEN (PEN),,,,,,',
    'Account (SAVINGS) (NRO),,,,,,',
  ])('is the rupee: %s', async (above) => {
    const file = Buffer.from([above, head, credit, ''].join('\n'))
    expect((await readStatement(file)).credits).toHaveLength(1)
  })
})
