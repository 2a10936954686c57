import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { readStatements } from '../read-statements.ts'

const sgmlHeader =
  'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n'
const xmlHeader =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>\n'

type Fields = Readonly<Record<string, string>>
const credit: Fields = {
  ...{ TRNTYPE: 'CREDIT', DTPOSTED: '20261126120000', TRNAMT: '1516.00', FITID: 'F-1' },
  ...{ REFNUM: 'N330261234567', NAME: 'RAVI &amp; SONS', MEMO: 'NEFT N330261234567 ORDER 71E205' },
}
const debit: Fields = { DTPOSTED: '20261127', TRNAMT: '-90,5', FITID: 'F-2', MEMO: 'CHARGES' }

/** A file of one account: version 1 closes no element that holds a text. */
function ofx(version: 1 | 2, transactions: readonly Fields[], currency = 'INR'): string {
  const leaf = ([name, text]: [string, string]) =>
    version === 1 ? `<${name}>${text}\r\n` : `<${name}>${text}</${name}>`
  const list = transactions.map(
    (fields) => `<STMTTRN>\r\n${Object.entries(fields).map(leaf).join('')}</STMTTRN>\r\n`,
  )
  const account = [
    ['BANKID', 'HDFC0000001'],
    ['ACCTID', '50200012345678'],
    ['ACCTTYPE', 'CURRENT'],
  ]
  return [
    version === 1 ? sgmlHeader : xmlHeader,
    `<OFX><BANKMSGSRSV1><STMTTRNRS>${leaf(['TRNUID', '0'])}<STMTRS>${leaf(['CURDEF', currency])}`,
    `<BANKACCTFROM>${account.map(([name = '', text = '']) => leaf([name, text])).join('')}</BANKACCTFROM>`,
    `<BANKTRANLIST>${leaf(['DTSTART', '20261101'])}${list.join('')}</BANKTRANLIST>`,
    `<LEDGERBAL>${leaf(['BALAMT', '5000.00'])}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n`,
  ].join('')
}

const read = async (text: string) => readStatement(Buffer.from(text))

describe.each([1, 2] as const)('OFX %i', (version) => {
  it('is read with account, days, amounts, narrations and references', async () => {
    const { layout, account, credits, debits } = await read(ofx(version, [credit, debit]))
    expect([layout, account]).toEqual(['ofx', '50200012345678'])
    expect(credits).toMatchObject([
      {
        ...{ row: 1, bookedOn: '2026-11-26', amount: 151_600, bankReference: 'N330261234567' },
        narration: 'RAVI & SONS NEFT N330261234567 ORDER 71E205',
      },
    ])
    expect(debits).toMatchObject([
      { row: 2, bookedOn: '2026-11-27', amount: 9_050, narration: 'CHARGES' },
    ])
  })

  it.each([
    ['20261126', '2026-11-26'],
    ['20261126233000', '2026-11-26'],
    ['20261126120000.000[+5.5:IST]', '2026-11-26'],
    ['20261126200000[0:GMT]', '2026-11-27'],
    ['20261126120000[-5:EST]', '2026-11-26'],
  ])('takes the day %s for %s in India', async (DTPOSTED, bookedOn) => {
    expect((await read(ofx(version, [{ ...credit, DTPOSTED }]))).credits).toMatchObject([
      { bookedOn },
    ])
  })

  it.each([
    [{ TRNAMT: '1,516.00' }, 'Entry 2 has no valid amount. Download the statement again.'],
    [{ DTPOSTED: '26/11/2026' }, 'Entry 2 has no valid date. Download the statement again.'],
    [{ DTPOSTED: '20261326' }, 'Entry 2 has no valid date. Download the statement again.'],
  ])('is refused for %j, and the transaction is named', async (wrong, message) => {
    const text = ofx(version, [credit, { ...credit, ...wrong }])
    await expect(readStatements(Buffer.from(text))).rejects.toThrow(message)
  })

  it('is refused when it breaks off, and for an account in another currency', async () => {
    const text = ofx(version, [credit])
    await expect(readStatements(Buffer.from(text.slice(0, -60)))).rejects.toThrow(
      'The file breaks off before the statement ends. Download it again.',
    )
    await expect(readStatements(Buffer.from(ofx(version, [credit], 'USD')))).rejects.toThrow(
      'The account is kept in USD. Upload the statement of an account in INR.',
    )
  })
})
