import { describe, expect, it } from '@jest/globals'
import { readStatements } from '../read-statements.ts'

describe('days that a spreadsheet program has changed', () => {
  const file = (...days: string[]) =>
    Buffer.from(
      ['Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance']
        .concat(days.map((day, at) => `${day},RAVI,,${day},,10.00,${(at + 1) * 10}.00`))
        .join('\n'),
    )

  it.each(['13/11/2026', '13-11-2026', '13.11.26'])(
    'are not read beside texts such as %s, of which it could make none',
    async (text) => {
      await expect(readStatements(file('2026-05-11', '2026-06-11', text))).rejects.toThrow(
        `Row 4: "${text}" (Date) is a text, but 2026-05-11 in row 2 is a day: a spreadsheet program has changed the dates`,
      )
    },
  )

  it('are read beside other texts when one of them is after the 12th', async () => {
    const { statements } = await readStatements(file('2026-11-05', '2026-11-14', '15/11/2026'))
    expect(statements).toMatchObject([{ from: '2026-11-05', to: '2026-11-15' }])
  })

  it('are refused beside a text of the other order', async () => {
    await expect(readStatements(file('2026-05-11', '2026-06-11', '11/13/2026'))).rejects.toThrow(
      'Row 4: "11/13/2026" (Date) is a text, but 2026-05-11 in row 2 is a day',
    )
  })

  it.each([
    ['below', '30/04/2026 18:33:02,,,,,,'],
    ['below', '13/04/2026 to 30/04/2026,,,,,,'],
    ['above', '31/03/2026,Opening Balance,,,,,1000.00'],
  ])('are not looked for %s the lines, in %s', async (place, row) => {
    const [top = '', ...lines] = file('2026-04-04', '2026-04-05').toString().split('\n')
    const rows = place === 'above' ? [top, row, ...lines] : [top, ...lines, '', row]
    const { statements } = await readStatements(Buffer.from(rows.join('\n')))
    expect(statements).toMatchObject([{ from: '2026-04-04', to: '2026-04-05' }])
  })

  it('are read where all are days', async () => {
    const { statements } = await readStatements(file('2026-11-05', '2026-11-06', '2026-11-13'))
    expect(statements).toMatchObject([{ from: '2026-11-05', to: '2026-11-13' }])
  })
})
