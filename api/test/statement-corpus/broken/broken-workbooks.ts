import { workbookParts, zipOf } from '../../factories/workbook.ts'
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

type Cell = Readonly<{ day?: string; amount?: string }>

function lineOf({ day = '<c><v>46351</v></c>', amount = '<c><v>100</v></c>' }: Cell): string {
  return `${day}${textCell('UPI')}<c/><c/>${amount}<c><v>100</v></c>`
}

/** Cells that hold no day or no amount. */
const brokenCells: readonly [name: string, cell: Cell, says: RegExp][] = [
  ['a formula without a result', { amount: '<c><f>SUM(E1:E9)</f></c>' }, /no amount/],
  ['a formula with an error', { amount: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }, /is no amount/],
  ['fractions of a paisa', { amount: '<c><v>1.005</v></c>' }, /is no amount/],
  ['true as an amount', { amount: '<c t="str"><v>TRUE</v></c>' }, /is no amount/],
  ['more money than there is', { amount: '<c><v>1e300</v></c>' }, /is no amount/],
  ['an error as a day', { day: '<c t="e"><v>#REF!</v></c>' }, /is no date/],
  ['a day before 2000', { day: '<c><v>20000</v></c>' }, /is no date/],
]

const sheet = 'xl/worksheets/sheet1.xml'
const hostile = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>'
const workbook = workbookParts('')

type Parts = Readonly<Record<string, string | Buffer>>

/** Zips that hold no readable sheet. */
const brokenParts: readonly [name: string, parts: Parts, says: RegExp][] = [
  ['a zip of something else', { 'word/document.xml': '<a/>' }, /^This is no statement/],
  ['a zip with nothing in it', {}, /damaged|^The text/],
  ['a workbook without a sheet', { ...workbook, 'xl/workbook.xml': '<workbook/>' }, /damaged/],
  ['a sheet that is no XML', { ...workbook, [sheet]: 'PK' }, /damaged/],
  ['a sheet that breaks off', { ...workbook, [sheet]: '<worksheet><sheetData><row>' }, /damaged/],
  ['a sheet with a document type', { ...workbook, [sheet]: hostile }, /damaged/],
  ['a zip bomb', { ...workbook, [sheet]: Buffer.alloc(8 * 1024 * 1024) }, /too large/],
  ['an empty sheet', workbook, /^This is no statement/],
  ['a row without a sensible number', workbookParts('<row r="-1"><c/></row>'), /damaged/],
]

/** A workbook of a bank, cut or with other bytes in its midst. */
async function damageWorkbook(): Promise<BrokenStatement[]> {
  const sound = await writeIcici(soundLines)
  const cuts = [0.1, 0.4, 0.7, 0.95].map((share) => ({
    name: `a workbook cut at ${share * 100} %`,
    bytes: sound.subarray(0, Math.floor(sound.length * share)),
    says: /damaged/,
  }))
  const flipped = Buffer.from(sound)
  flipped.fill(0xff, Math.floor(sound.length * 0.6), Math.floor(sound.length * 0.62))
  return [...cuts, { name: 'a workbook with damaged bytes', bytes: flipped, says: /damaged/ }]
}

/** Workbooks that are damaged, hostile or hold no amounts. */
export async function breakWorkbooks(): Promise<BrokenStatement[]> {
  const ofParts = brokenParts.map(async ([name, parts, says]) => ({
    name,
    says,
    bytes: await zipOf(parts),
  }))
  const ofCells = brokenCells.map(async ([name, cell, says]) => ({
    name,
    says,
    bytes: await withLine(lineOf(cell)),
  }))
  return [...(await damageWorkbook()), ...(await Promise.all([...ofParts, ...ofCells]))]
}
