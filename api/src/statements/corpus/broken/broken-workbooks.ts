import { workbookParts, zipOf } from '../../../testing/factories/workbook.ts'
import { writeIcici } from '../write/write-tables.ts'
import { type BrokenStatement, soundLines } from './broken-statement.ts'

const headings = [
  ...['Transaction Date', 'Transaction Remarks', 'Cheque Number', 'Withdrawal Amount (INR)'],
  ...['Deposit Amount (INR)', 'Balance (INR)'],
]

function textCell(text: string): string {
  return `<c t="str"><v>${text}</v></c>`
}

/** A workbook with one line below the headings. */
function withLine(cells: string): Promise<Buffer> {
  const head = `<row>${headings.map(textCell).join('')}</row>`
  return zipOf(workbookParts(`${head}<row>${cells}</row>`))
}

function line({ day = '<c><v>46351</v></c>', amount = '<c><v>100</v></c>' }): string {
  return `${day}${textCell('UPI')}<c/><c/>${amount}<c><v>100</v></c>`
}

/** Workbooks that are damaged, hostile or hold no amounts. */
export async function breakWorkbooks(): Promise<BrokenStatement[]> {
  const sound = await writeIcici(soundLines)
  const parts = workbookParts('')
  const sheet = 'xl/worksheets/sheet1.xml'
  const cuts = [0.1, 0.4, 0.7, 0.95].map((share) => ({
    name: `a workbook cut at ${share * 100} %`,
    bytes: sound.subarray(0, Math.floor(sound.length * share)),
    says: /damaged/,
  }))
  const flipped = Buffer.from(sound)
  flipped.fill(0xff, Math.floor(sound.length * 0.6), Math.floor(sound.length * 0.62))
  const hostile = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>'
  const made: [string, Buffer, RegExp][] = [
    ['a workbook with damaged bytes', flipped, /damaged/],
    [
      'a zip of something else',
      await zipOf({ 'word/document.xml': '<a/>' }),
      /^This is no statement/,
    ],
    ['a zip with nothing in it', await zipOf({}), /damaged|^The text/],
    [
      'a workbook without a sheet',
      await zipOf({ ...parts, 'xl/workbook.xml': '<workbook/>' }),
      /damaged/,
    ],
    ['a sheet that is no XML', await zipOf({ ...parts, [sheet]: 'PK' }), /damaged/],
    [
      'a sheet that breaks off',
      await zipOf({ ...parts, [sheet]: '<worksheet><sheetData><row>' }),
      /damaged/,
    ],
    ['a sheet with a document type', await zipOf({ ...parts, [sheet]: hostile }), /damaged/],
    ['a zip bomb', await zipOf({ ...parts, [sheet]: Buffer.alloc(8 * 1024 * 1024) }), /too large/],
    ['an empty sheet', await zipOf(parts), /^This is no statement/],
    [
      'a row without a sensible number',
      await zipOf(workbookParts('<row r="-1"><c><v>1</v></c></row>')),
      /damaged/,
    ],
    [
      'a formula without a result',
      await withLine(line({ amount: '<c><f>SUM(E1:E9)</f></c>' })),
      /no amount/,
    ],
    [
      'a formula with an error',
      await withLine(line({ amount: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' })),
      /is no amount/,
    ],
    ['a day as an error', await withLine(line({ day: '<c t="e"><v>#REF!</v></c>' })), /is no date/],
    ['a day before 2000', await withLine(line({ day: '<c><v>20000</v></c>' })), /is no date/],
    [
      'an amount of fractions of a paisa',
      await withLine(line({ amount: '<c><v>1.005</v></c>' })),
      /is no amount/,
    ],
    [
      'an amount as true',
      await withLine(line({ amount: '<c t="str"><v>TRUE</v></c>' })),
      /is no amount/,
    ],
    [
      'an amount too large for any bank',
      await withLine(line({ amount: '<c><v>1e300</v></c>' })),
      /is no amount/,
    ],
  ]
  return [...cuts, ...made.map(([name, bytes, says]) => ({ name, bytes, says }))]
}
