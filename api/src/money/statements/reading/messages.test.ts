import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../test/receipts/read-one-statement.ts'
import { readStatements } from './read-statements.ts'

const swift = (...lines: string[]) =>
  [':20:A', ':25:000705012345', ':28C:1/1', ':60F:C261125INR1000,', ...lines, '-', ''].join('\r\n')
const line = ':61:2611261126C50,00NTRFNONREF//IC1'

describe('MT940', () => {
  it('may have control characters around its blocks', async () => {
    const text = `\u0001{1:F01HDFCINBBAXXX0000000000}{4:\r\n${swift(line, ':62F:C261126INR1050,')}\u0003`
    expect((await readStatement(Buffer.from(text, 'latin1'))).credits).toHaveLength(1)
  })

  it('gives the text of a line of nothing to no other line', async () => {
    const nothing = ':61:2611261126C0,00NDEFNONREF//IC2'
    const text = swift(line, ':86:RAVI', nothing, ':86:CLOSING AVAILABLE', ':62F:C261126INR1050,')
    const { credits } = await readStatement(Buffer.from(text))
    expect(credits.map(({ narration }) => narration)).toEqual(['RAVI'])
  })

  it.each([[['0000 01HDFCINBBAXXX00001', '0000 01HDFCINBBAXXX00001', '940 00']], [[':940:']]])(
    'may begin with the lines %j',
    async (above) => {
      const text = [...above, swift(line, ':62F:C261126INR1050,')].join('\r\n')
      expect((await readStatement(Buffer.from(text))).credits).toHaveLength(1)
    },
  )

  it('may fill amounts up with zeros', async () => {
    const text = swift(
      line.replace('C50,', 'C00000000000050,'),
      ':62F:C261126INR0000000000001050,00',
    )
    expect((await readStatement(Buffer.from(text))).credits).toMatchObject([{ amount: 5000 }])
  })

  it('may have the 30th of February as a value date: its months have 30 days', async () => {
    const text = swift(':61:2602300301C50,00NTRFNONREF//IC1', ':62F:C260301INR1050,')
    expect((await readStatement(Buffer.from(text))).credits).toMatchObject([
      { bookedOn: '2026-03-01' },
    ])
  })

  it.each([
    ['a blank before the kind', ':61:2611261126C50,00 NTRFNONREF//IC1'],
    ['a kind of two letters and a blank', ':61:261126C50,00NVZ IC1'],
    ['a kind of one letter', ':61:2611261126CR50,00S   IC1'],
    ['an amount without a comma', ':61:2611261126C50NTRF26-11-2026 10:05//IC1'],
  ])('may have %s, as banks of other countries write it', async (_what, entryLine) => {
    const { credits } = await readStatement(Buffer.from(swift(entryLine, ':62F:C261126INR1050,')))
    expect(credits).toMatchObject([{ amount: 5000, bankReference: expect.stringMatching(/IC1$/) }])
  })

  it.each(['EREF', 'PREF', 'KREF+', 'MARF', 'SEE86'])(
    'may say %s instead of a reference',
    async (word) => {
      const text = swift(`:61:2611261126C50,00NTRF${word}`, ':62F:C261126INR1050,')
      const { credits } = await readStatement(Buffer.from(text))
      expect(credits.map(({ bankReference }) => bankReference)).toEqual([undefined])
    },
  )

  it.each([
    ['Windows-1252', 'M\u00dcLLER', 'MÜLLER'],
    // In Windows-1252 this byte is nothing.
    ['a code page of DOS', 'M\u0081LLER', 'M\ufffdLLER'],
  ])('is read in %s', async (_name, written, read) => {
    const text = swift(line, `:86:${written} 15`, ':62F:C261126INR1050,')
    const { credits } = await readStatement(Buffer.from(text, 'latin1'))
    expect(credits).toMatchObject([{ amount: 5000, narration: `${read} 15` }])
  })

  it('that cannot be read names the line and what stands there', async () => {
    const text = swift(':61:26112X', ':62F:C261126INR1050,')
    await expect(readStatement(Buffer.from(text))).rejects.toThrow(
      'Line 5: the field :61: cannot be read: "26112X". Download the statement again.',
    )
  })
})

const amount = (rupees: string, currency = 'INR') => `<Amt Ccy="${currency}">${rupees}</Amt>`
const transaction = (content: string) => `<TxDtls>${content}</TxDtls>`
const entry = (sum: string, content: string, mark = 'CRDT') =>
  `<Ntry>${amount(sum)}<CdtDbtInd>${mark}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>${content}</Ntry>`
const details = (...transactions: string[]) => `<NtryDtls>${transactions.join('')}</NtryDtls>`
const camt = (content: string, account = '50200012345678') =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>${content}</Stmt></BkToCstmrStmt></Document>`
const charge = (rupees: string, mark = 'DBIT') =>
  `<Chrgs>${amount(rupees)}<CdtDbtInd>${mark}</CdtDbtInd></Chrgs>`
const txAmount = (rupees: string, currency?: string) =>
  `<AmtDtls><TxAmt>${amount(rupees, currency)}</TxAmt></AmtDtls>`

async function amountsOf(text: string) {
  const { credits, debits } = await readStatement(Buffer.from(text))
  return [credits, debits].map((lines) => lines.map((one) => one.amount))
}

describe('camt.052', () => {
  it('is read like a statement of a day that goes on', async () => {
    const booked = entry('50.00', '')
    const pending = booked.replace('BOOK', 'PDNG')
    const text = camt(booked + pending)
      .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
      .replaceAll('Stmt>', 'Rpt>')
    const { layout, credits } = await readStatement(Buffer.from(text))
    expect([layout, credits.length]).toEqual(['camt052', 1])
  })
})

describe('camt', () => {
  it.each([
    [
      'what the bank took of one transaction',
      entry('90.00', details(transaction(`${txAmount('100.00')}${charge('10.00')}`))),
      [[10_000], [1000]],
    ],
    [
      'what the bank took of the whole',
      entry(
        '290.00',
        `${charge('10.00')}${details(transaction(txAmount('100.00')), transaction(txAmount('200.00')))}`,
      ),
      [[10_000, 20_000], [1000]],
    ],
    [
      'charges that are told only',
      entry('100.00', details(transaction(`${txAmount('100.00')}${charge('10.00')}`))),
      [[10_000], []],
    ],
    [
      "payers' own currencies",
      entry(
        '300.00',
        details(transaction(txAmount('1.00', 'USD')), transaction(txAmount('2.00', 'USD'))),
      ),
      [[30_000], []],
    ],
    [
      'the amount in rupees beside the other',
      entry(
        '300.00',
        details(
          transaction(`${amount('100.00')}${txAmount('1.00', 'USD')}`),
          transaction(`${amount('200.00')}${txAmount('2.00', 'USD')}`),
        ),
      ),
      [[10_000, 20_000], []],
    ],
    ['an entry of nothing', entry('0.00', '') + entry('5.00', ''), [[500], []]],
    [
      'a balance of a kind of its own',
      `<Bal><Tp><CdOrPrtry><Prtry>AVLB</Prtry></CdOrPrtry></Tp>${amount('9.00')}</Bal>${entry('5.00', '')}`,
      [[500], []],
    ],
  ])('is read with %s', async (_what, content, amounts) => {
    expect(await amountsOf(camt(content))).toEqual(amounts)
  })

  it('has no line of an account of which nothing was booked, and is refused when no account has one', async () => {
    await expect(readStatements(Buffer.from(camt('')))).rejects.toThrow(
      'The statement has no lines.',
    )
  })
})
