import { expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { readStatements } from '../read-statements.ts'

const report = (...lines: string[]) =>
  [
    ...[':20:A', ':25:000705012345', ':28C:1/1', ':34F:INRD0,', ':34F:INRC0,'],
    ...[':13D:2611261430+0530', ...lines, '-', ''],
  ].join('\r\n')
const credit = ':61:2611261126C50,00NTRFNONREF//IC1'
const debit = ':61:2611261126D20,00NTRFNONREF//IC2'

it('MT942 is read, without balances, as what was booked so far', async () => {
  const text = report(credit, ':86:RAVI 15', debit, ':90D:1INR20,', ':90C:1INR50,')
  const { layout, account, credits, debits } = await readStatement(Buffer.from(text))
  expect([layout, account]).toEqual(['mt942', '000705012345'])
  expect(credits).toMatchObject([{ bookedOn: '2026-11-26', amount: 5_000, narration: 'RAVI 15' }])
  expect(debits).toMatchObject([{ amount: 2_000 }])
})

it('MT942 is read in a code page of DOS', async () => {
  const text = report(credit, ':86:M\u0081LLER 15', ':90C:1INR50,')
  const { credits } = await readStatement(Buffer.from(text, 'latin1'))
  expect(credits.map(({ narration }) => narration)).toEqual(['M\ufffdLLER 15'])
})

it.each([
  ['a line is missing', report(credit, ':90C:2INR100,'), 'The file breaks off'],
  ['a sum is another', report(credit, ':90C:1INR51,'), 'The file breaks off'],
  ['it is in dollars', report(credit).replaceAll('INR', 'USD'), 'The account is kept in USD.'],
])('MT942 is refused where %s', async (_what, text, message) => {
  await expect(readStatements(Buffer.from(text))).rejects.toThrow(message)
})
