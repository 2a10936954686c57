import { groupDigits } from '@store/contract/rules/number-text'
import { stringify } from 'csv-stringify/sync'
import { workbookParts, zipOf } from '../../factories/workbook.ts'
import { type CorpusLine, corpusAccount, partsOfDay, withBalances } from '../corpus-line.ts'

/** Grouped as in India, with both decimals. */
function grouped(amount: number): string {
  const [whole = '', decimals = ''] = (amount / 100).toFixed(2).split('.')
  return `${groupDigits(whole)}.${decimals}`
}

function plain(amount: number): string {
  return (amount / 100).toFixed(2)
}

function dayText(day: string, divider: string, yearDigits: 2 | 4): string {
  const parts = partsOfDay(day)
  return [parts.day, parts.month, parts.year.slice(-yearDigits)].join(divider)
}

const stars = (count: number) => Array.from({ length: count }, () => '********')

/** Net banking of HDFC as CSV: lines of asterisks, two-digit years, a summary below. */
export function writeHdfc(lines: readonly CorpusLine[]): Buffer {
  const rows = withBalances(lines).map((line) => {
    const money = grouped(line.amount)
    const day = dayText(line.bookedOn, '/', 2)
    const [debit, credit] = line.direction === 'debit' ? [money, ''] : ['', money]
    return [
      day,
      line.narration,
      line.bankReference ?? '',
      day,
      debit,
      credit,
      grouped(line.balance),
    ]
  })
  const headings = ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.']
  return Buffer.from(
    stringify([
      ['HDFC BANK Ltd.', '', '', '', '', '', ''],
      [`Account No :${corpusAccount}   OTHER`, '', '', '', '', '', ''],
      ['Statement From : 01/11/2026 To : 25/11/2026', '', '', '', '', '', ''],
      stars(7),
      [...headings, 'Deposit Amt.', 'Closing Balance'],
      stars(7),
      ...rows,
      stars(7),
      ['STATEMENT SUMMARY :-'],
      ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
      ['10,00,000.00', '1', '1', '2,000.00', '3,000.00', '10,01,000.00'],
      ['Generated On: 25-NOV-2026 21:07:11'],
    ]),
  )
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function cellXml(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return value === '' ? '<c/>' : `<c t="str"><v>${escapeXml(value)}</v></c>`
}

/** The first sheet of a workbook. */
export function writeSheet(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const xml = rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`)
  return zipOf(workbookParts(xml.join('')))
}

const dayMs = 86_400_000
const sheetDay = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / dayMs

/** Net banking of ICICI as a workbook: days and amounts are numbers, zero where there is none. */
export function writeIcici(lines: readonly CorpusLine[]): Promise<Buffer> {
  const rows = withBalances(lines).map((line, index) => [
    index + 1,
    sheetDay(line.bookedOn),
    sheetDay(line.bookedOn),
    line.bankReference ?? '-',
    line.narration,
    line.direction === 'debit' ? line.amount / 100 : 0,
    line.direction === 'credit' ? line.amount / 100 : 0,
    line.balance / 100,
  ])
  return writeSheet([
    ['DETAILED STATEMENT'],
    ['Account Number', `${corpusAccount} (INR) - STORE`],
    [
      ...['S No.', 'Value Date', 'Transaction Date', 'Cheque Number', 'Transaction Remarks'],
      ...['Withdrawal Amount (INR )', 'Deposit Amount (INR )', 'Balance (INR )'],
    ],
    ...rows,
    ['Legends Used in Account Statement'],
    ['UPI - Unified Payments Interface'],
  ])
}

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

/** Net banking of SBI: divided by tabs, amounts with commas, newest first. */
export function writeSbi(lines: readonly CorpusLine[]): Buffer {
  const rows = withBalances(lines)
    .toReversed()
    .map((line) => {
      const { day, month, year } = partsOfDay(line.bookedOn)
      const date = `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`
      const money = grouped(line.amount)
      const [debit, credit] = line.direction === 'debit' ? [money, ' '] : [' ', money]
      const cells = [date, date, line.narration, line.bankReference ?? '', debit, credit]
      return [...cells, grouped(line.balance)].join('\t')
    })
  const head = [
    'Account Name\t:\tSTORE',
    `Account Number\t:\t_000${corpusAccount}`,
    'Start Date\t:\t1 Nov 2026',
    '',
    'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance',
  ]
  const foot = ['', '**This is a computer generated statement and does not require a signature']
  return Buffer.from([...head, ...rows, ...foot].join('\r\n'), 'latin1')
}

/** Net banking of Axis as CSV: dashes in dates, the opening balance as a row, totals and legends below. */
export function writeAxis(lines: readonly CorpusLine[]): Buffer {
  const rows = withBalances(lines).map((line) => {
    const [debit, credit] =
      line.direction === 'debit' ? [plain(line.amount), ''] : ['', plain(line.amount)]
    const day = dayText(line.bookedOn, '-', 4)
    return [
      day,
      line.bankReference ?? '-',
      line.narration,
      debit,
      credit,
      plain(line.balance),
      '248',
    ]
  })
  const title = `Statement of Account No - ${corpusAccount} for the period (From : 01-11-2026 To : 25-11-2026)`
  return Buffer.from(
    stringify(
      [
        ['Name :- STORE'],
        [title],
        ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
        ['', '', 'OPENING BALANCE', '', '', '1000000.00', ''],
        ...rows,
        ['', '', 'TRANSACTION TOTAL', '2000.00', '3000.00', '', ''],
        ['', '', 'CLOSING BALANCE', '', '', '1001000.00', ''],
        ['Unless the constituent notifies the bank immediately of any discrepancy, it is correct.'],
        ['Legends :'],
        ['ICONN - Transaction trough Internet Banking'],
      ],
      { bom: true },
    ),
  )
}

/** Net banking of Kotak as CSV in UTF-16: one column of amounts, two columns headed "Dr / Cr". */
export function writeKotak(lines: readonly CorpusLine[]): Buffer {
  const rows = withBalances(lines).map((line, index) => {
    const direction = line.direction === 'credit' ? 'CR' : 'DR'
    const day = dayText(line.bookedOn, '/', 4)
    const start = [String(index + 1), day, line.narration, line.bankReference ?? '']
    return [...start, grouped(line.amount), direction, grouped(line.balance), 'CR']
  })
  const headings = ['Sl. No.', 'Date', 'Description', 'Chq / Ref number', 'Amount', 'Dr / Cr']
  const table = stringify([
    ['', 'STORE', '', '', '', '', '', ''],
    ['Account No.', corpusAccount, '', '', '', '', '', ''],
    [...headings, 'Balance', 'Dr / Cr'],
    ...rows,
    ['Opening balance', 'as on 01/11/2026   INR 10,00,000.00', '', '', '', '', '', ''],
    ['Closing balance', 'as on 25/11/2026   INR 10,01,000.00', '', '', '', '', '', ''],
  ])
  return Buffer.from(`\ufeff${table}`, 'utf16le')
}
