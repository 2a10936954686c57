import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { ColumnsError } from '../../statement-errors.ts'
import { readStatements } from '../read-statements.ts'

const table = (...lines: string[]) => Buffer.from(`When,What,In,Out,Left\n${lines.join('\n')}\n`)
const mapping = { date: 'When', narration: 'What', credit: 'In' }
const whole = { ...mapping, debit: 'Out', balance: 'Left' }
const lines = ['24/11/2026,RAVI,50.00,,150.00', '25/11/2026,RENT,,90.00,60.00']

describe('the columns that a person chose', () => {
  it('may be those of the money in alone, also with the balance', async () => {
    for (const chosen of [mapping, { ...mapping, balance: 'Left' }]) {
      const { credits, debits } = await readStatement(table(...lines), { mapping: chosen })
      expect([credits.map(({ narration }) => narration), debits]).toEqual([['RAVI'], []])
    }
  })

  it('come back with the head of the table when a row is at fault', async () => {
    const file = table(...lines, '26/11/2026,ASHA,5O.00,,110.00')
    const refusal: unknown = await readStatements(file, { mapping: whole }).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(ColumnsError)
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/^Row 4: "5O\.00" in the column "In" is no amount\./),
      asked: { head: { headings: ['When', 'What', 'In', 'Out', 'Left'] }, mapping: whole },
    })
  })
})

describe('a row that moves nothing', () => {
  it.each(['0.00,0.00', '.00,', 'NIL,NIL', ',0'])('is no line: %s', async (money) => {
    const file = table(...lines, `26/11/2026,SWEEP,${money},60.00`, ',TEXT OF IT,,,')
    const { credits, debits } = await readStatement(file, { mapping: whole })
    expect([...credits, ...debits].map(({ narration }) => narration)).toEqual(['RAVI', 'RENT'])
  })

  it('needs a zero: a blank amount is lost money', async () => {
    const file = table(...lines, '26/11/2026,ASHA,,,110.00')
    await expect(readStatement(file, { mapping: whole })).rejects.toThrow(
      'Row 4 has a date, but no amount in "Out" or "In".',
    )
  })
})

describe('what stands first in a date', () => {
  const days = (...dates: string[]) =>
    table(...dates.map((date, index) => `${date},RAVI,${index + 1}.00,,`))
  const read = async (file: Buffer, dateOrder?: 'day-first' | 'month-first') => {
    const { credits } = await readStatement(file, { mapping, dateOrder })
    return credits.map(({ bookedOn }) => bookedOn)
  }

  it('is the month where a day after the 12th shows it', async () => {
    expect(await read(days('11/2/2026', '11/25/2026'))).toEqual(['2026-11-02', '2026-11-25'])
  })

  it('is what a person says of a file that does not show it', async () => {
    const file = days('11/2/2026', '11/9/2026')
    await expect(read(file)).rejects.toMatchObject({ fields: [{ field: 'dateOrder' }] })
    expect(await read(file, 'month-first')).toEqual(['2026-11-02', '2026-11-09'])
    expect(await read(file, 'day-first')).toEqual(['2026-02-11', '2026-09-11'])
  })

  it.each([
    ['a day that no month has', ['25/11/2026', '11/25/2026']],
    ['one slashed day among others', ['25 Nov 2026', '11/25/2026']],
  ])('is the day beside %s', async (_what, dates) => {
    await expect(read(days(...dates))).rejects.toThrow(/^Row 3: "11\/25\/2026" .* is no date/)
  })

  it('is asked for when one day alone contradicts the two digits of a bank', async () => {
    await expect(read(days('02/11/2026', '11/25/2026'))).rejects.toThrow(/nothing shows/)
  })
})
