import { describe, expect, it } from '@jest/globals'
import { workbookParts, zipOf } from '../../../../test/factories/workbook.ts'
import { readStatement } from '../../../../test/receipts/read-one-statement.ts'
import { generateCorpus } from '../../../../test/statement-corpus/generate-corpus.ts'
import { statementWriters } from '../../../../test/statement-corpus/write/write-statement.ts'
import { writeSheet } from '../../../../test/statement-corpus/write/write-tables.ts'
import { UnknownColumnsError } from '../statement-errors.ts'

const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n'

function hdfc(...lines: string[]): Buffer {
  return Buffer.from(`Account No :50200012345678\n${head}${lines.join('\n')}\n`)
}

const rupeeLine = '25/11/26,UPI-CAFÉ ₹5,000063291,25/11/26,,"1,500.00","2,500.00"'

describe('the text of a statement', () => {
  const text = hdfc(rupeeLine).toString()

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ])('is read in %s', async (_encoding, bytes) => {
    const { credits } = await readStatement(bytes)
    expect(credits).toMatchObject([
      {
        bookedOn: '2026-11-25',
        amount: 150_000,
        narration: 'UPI-CAFÉ ₹5',
        bankReference: '000063291',
      },
    ])
  })

  it('is read in Windows-1252', async () => {
    const { credits } = await readStatement(Buffer.from(text.replace('₹', 'Rs'), 'latin1'))
    expect(credits[0]?.narration).toBe('UPI-CAFÉ Rs5')
  })
})

describe('a table', () => {
  it('may have the rest of a narration in a row of its own, and its headings again', async () => {
    const { credits } = await readStatement(
      hdfc(
        '24/11/26,NEFT CR-RAVI,,24/11/26,,100.00,100.00',
        ',TRADERS-SBIN326125987654,,,,,',
        head.trim(),
        '25/11/26,"UPI-ASHA",,25/11/26,,50.00,150.00',
      ),
    )
    expect(credits.map(({ row, narration }) => [row, narration])).toEqual([
      [3, 'NEFT CR-RAVI TRADERS-SBIN326125987654'],
      [6, 'UPI-ASHA'],
    ])
  })

  it('of an unknown layout shows its headings and first rows, to choose the columns', async () => {
    const file = Buffer.from(
      'My Bank;;;\nWhen;What;In;Out\n25.11.2026;RAVI;1.500,00;\n25.11.2026;ASHA;50.00;\n',
    )
    const error: unknown = await readStatement(file).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnknownColumnsError)
    expect(error).toMatchObject({
      statusCode: 400,
      code: 'columns_unknown',
      asked: {
        head: {
          headings: ['When', 'What', 'In', 'Out'],
          rows: [['25.11.2026', 'ASHA', '50.00', '']],
        },
        mapping: {},
      },
    })
  })

  it('is read by the columns that a person chose', async () => {
    const rows = [
      ['When', 'What', 'How much', 'Sort'],
      [46_351, 'RAVI', 1500, 'C'],
      [46_351, 'RENT', 99.5, 'D'],
    ]
    const mapping = { date: 'When', narration: 'What', amount: 'How much', direction: 'Sort' }
    const statement = await readStatement(await writeSheet(rows), { mapping })
    expect(statement).toMatchObject({ layout: 'mapped', debits: { length: 1 }, account: undefined })
    expect(statement.credits).toMatchObject([{ amount: 150_000, narration: 'RAVI' }])
  })

  it('of a workbook that counts its days from 1904 has the same days', async () => {
    const cells = (...values: (string | number)[]) =>
      `<row>${values.map((value) => `<c t="str"><v>${value}</v></c>`).join('')}</row>`
    const rows = `${cells('When', 'What', 'In')}<row><c><v>44889</v></c><c t="str"><v>RAVI</v></c><c><v>5</v></c></row>`
    const parts = workbookParts(rows)
    const workbook = parts['xl/workbook.xml']?.replace(
      '<sheets>',
      '<workbookPr date1904="1"/><sheets>',
    )
    if (!workbook?.includes('date1904')) throw new Error('the workbook has no sheets')
    const mapping = { date: 'When', narration: 'What', credit: 'In' }
    const statement = await readStatement(await zipOf({ ...parts, 'xl/workbook.xml': workbook }), {
      mapping,
    })
    expect(statement.credits).toMatchObject([{ bookedOn: '2026-11-25' }])
  })

  it.each([
    [{ date: 'When', narration: 'What' }, /^Choose the columns/],
    [{ date: 'When', narration: 'What', credit: 'Inn' }, /no column called "Inn"/],
    [{ date: 'When', narration: 'In', credit: 'In' }, /one thing only/],
  ])('refuses the choice %j', async (mapping, says) => {
    const file = Buffer.from('When,What,In\n25/11/2026,RAVI,50.00\n')
    await expect(readStatement(file, { mapping })).rejects.toThrow(says)
  })

  it('that is a selection of lines is read, although its balances do not follow', async () => {
    const { credits } = await readStatement(
      hdfc(
        '01/11/26,A,,01/11/26,,10.00,110.00',
        '05/11/26,B,,05/11/26,,10.00,540.00',
        '09/11/26,C,,09/11/26,,10.00,770.00',
      ),
    )
    expect(credits).toHaveLength(3)
  })

  it('may be of an overdrawn account', async () => {
    const statement = await readStatement(
      hdfc(
        '01/11/26,A,,01/11/26,,10.00,-90.00',
        '05/11/26,B,,05/11/26,,10.00,-80.00',
        '09/11/26,C,,09/11/26,10.00,,-90.00',
      ),
    )
    expect(statement).toMatchObject({ debits: { length: 1 }, credits: { length: 2 } })
  })
})

describe('a line that takes another back', () => {
  const swift = (mark: string) =>
    `:20:A\n:25:000705012345\n:28C:232/1\n:60F:C261125INR1000,\n:61:2611261126${mark}126,NTRFSBIN5//IC0020\n:86:RETURN\n:62F:C261126INR${mark === 'RC' ? '874' : '1126'},\n-`
  const camt = (indicator: string) =>
    `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="INR">126.00</Amt><CdtDbtInd>${indicator}</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>SBIN5</AcctSvcrRef><AddtlNtryInf>RETURN</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`
  const expected = { amount: 12_600, narration: 'RETURN', isReversal: true }

  it.each([
    ['a returned credit of MT940', swift('RC'), { debits: [expected], credits: [] }],
    ['a returned debit of MT940', swift('RD'), { debits: [], credits: [expected] }],
    ['a returned credit of camt', camt('DBIT'), { debits: [expected], credits: [] }],
    ['a returned debit of camt', camt('CRDT'), { debits: [], credits: [expected] }],
  ])('is marked: %s', async (_what, text, lines) => {
    const statement = await readStatement(Buffer.from(text))
    expect(statement).toMatchObject(lines)
  })

  it('is a debit with its reference in a table, which has no marks', async () => {
    const { debits } = await readStatement(
      hdfc('26/11/26,CHQ DEP RET,0000000000451278,26/11/26,12600.00,,1000.00'),
    )
    expect(debits).toEqual([
      {
        row: 3,
        bookedOn: '2026-11-26',
        amount: 1_260_000,
        narration: 'CHQ DEP RET',
        bankReference: '0000000000451278',
        isReversal: false,
      },
    ])
  })
})

describe('the hash of a line', () => {
  const corpus = generateCorpus({ credits: 40, seed: 9 })
  const first = '24/11/26,UPI-RAVI,,24/11/26,,100.00,100.00'
  const again = '24/11/26,UPI-RAVI,,24/11/26,,100.00,200.00'

  it('is the same in every export of the account', async () => {
    const early = await readStatement(hdfc('23/11/26,UPI-ASHA,,23/11/26,,5.00,5.00', first))
    const late = await readStatement(
      hdfc(first.replace('UPI-RAVI', 'upi - ravi'), '25/11/26,X,,25/11/26,,7.00,107.00'),
    )
    expect(late.credits[0]?.hash).toBe(early.credits[1]?.hash)
  })

  it('tells equal lines of a day apart, whatever their number in the export', async () => {
    const one = await readStatement(hdfc(first))
    const both = await readStatement(hdfc(first, again))
    expect(both.credits[0]?.hash).toBe(one.credits[0]?.hash)
    expect(both.credits[1]?.hash).not.toBe(one.credits[0]?.hash)
  })

  it('does not depend on the order of the lines', async () => {
    const hashes = async (lines: typeof corpus.lines) => {
      const statement = await readStatement(await statementWriters.mt940(lines))
      return statement.credits.map(({ hash }) => hash).sort()
    }
    expect(await hashes(corpus.lines.toReversed())).toEqual(await hashes(corpus.lines))
  })
})
