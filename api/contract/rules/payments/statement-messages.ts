import type { Paise } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'

/** A cell of a statement: the row as its program numbers it, the heading of its column, and what stands in it. */
export interface StatementCell {
  row: number
  column: string
  text: string
}

const downloadUnchanged =
  'Download the statement again, and do not save it in a spreadsheet program.'

/** The messages of a bank statement that is refused as a whole. Each says what to do. */
export const statementMessages = {
  required: 'Choose the statement: a CSV, Excel, MT940, camt.053 or OFX file of your bank.',
  empty: 'The file is empty. Download the statement again.',
  tooLarge: 'The file is too large. Upload at most 10 MB; choose a shorter period.',
  tooManyLines: 'The statement has too many lines. Upload at most 20,000; choose a shorter period.',
  fileType:
    'This is no statement that can be read. Download it as CSV, Excel, MT940, camt.053 or OFX.',
  pdf: 'A PDF cannot be read. Download the statement as CSV, Excel, MT940, camt.053 or OFX.',
  takesTooLong: 'The file takes too long to read. Choose a shorter period.',
  needsTooMuch: 'The file needs too much memory to be read. Choose a shorter period.',
  tooManyCells: 'The file has more cells than any statement. Download the statement again.',
  longLine: (line: number) =>
    `Line ${line} is longer than any line of a statement. Download the statement again.`,
  broken: 'The file is damaged and cannot be read. Download the statement again.',
  unknownColumns: 'This layout is not known. Choose the columns of the statement.',
  noLines: 'The statement has no lines. Choose a longer period.',
  cut: 'The file breaks off before the statement ends. Download it again.',
  onlyRupees: (currency: string) =>
    `The account is kept in ${currency}. Upload the statement of an account in INR.`,
  balance: (opening: Paise, closing: Paise) =>
    `The lines do not lead from ${formatPlainRupees(opening)} to ${formatPlainRupees(closing)}: one is missing or damaged. Download the statement again.`,
  columnsSwapped:
    'The balance falls with each credit and rises with each debit: these two columns are swapped.',
  dateOrder: 'Choose how the dates are written: day first or month first.',
  /** A refusal of one of several sheets. */
  onSheet: (sheet: string, message: string) => `Sheet "${sheet}": ${message}`,
  /** What of a file was left out, though the file was read. */
  left: {
    noLines: (account: string | undefined) =>
      account === undefined
        ? 'One part of this file has no lines, and names no account.'
        : `Account …${account.slice(-4)} has no lines in this file.`,
    otherColumns: (sheet: string) =>
      `The sheet "${sheet}" was left out: its columns are not known. If it is a statement, upload it as a file of its own.`,
    sameDays: (sheet: string, other: string) =>
      `The sheet "${sheet}" was left out: it has days that the sheet "${other}" has too. If it is no copy, upload it as a file of its own.`,
    noAccount: (sheet: string) =>
      `The sheet "${sheet}" was left out: only some sheets name their account. Upload it as a file of its own.`,
  },
  columnsIncomplete: 'Choose the columns of the date, the narration and the credited amount.',
  row: {
    day: ({ row, column, text }: StatementCell) =>
      `Row ${row}: "${text}" in the column "${column}" is no date. Dates are read as day, month, year. ${downloadUnchanged}`,
    monthOrDay: ({ row, column, text }: StatementCell) =>
      `Row ${row}: nothing shows which part of "${text}" (${column}) is the month; a spreadsheet program has written it. Choose how dates are written, or download the statement again and do not save it there.`,
    daysChanged: ({ row, column, text }: StatementCell, day: StatementCell) =>
      `Row ${row}: "${text}" (${column}) is a text, but ${day.text} in row ${day.row} is a day: a spreadsheet program has changed the dates, perhaps the day and the month of some. ${downloadUnchanged}`,
    dayBackwards: (row: number, { day, before }: { day: string; before: string }) =>
      `Row ${row}: ${day} stands after ${before}, but its balance follows. Dates are read as day, month, year. ${downloadUnchanged}`,
    dayToCome: (row: number, day: string) =>
      `Row ${row} is of ${day}, which has not come yet. Dates are read as day, month, year. ${downloadUnchanged}`,
    noDay: ({ row, column, text }: StatementCell) =>
      `Row ${row} has an amount, but no date: "${text}" in the column "${column}". Download the statement again; if this is a sum of yours, remove the row.`,
    amount: ({ row, column, text }: StatementCell) =>
      `Row ${row}: "${text}" in the column "${column}" is no amount. Amounts are read as 1,23,456.00. ${downloadUnchanged}`,
    noAmount: (row: number, columns: readonly string[]) =>
      `Row ${row} has a date, but no amount in ${columns.map((column) => `"${column}"`).join(' or ')}. Download the statement again; if this is no payment, remove the row.`,
    twoAmounts: (row: number, { credit, debit }: { credit: string; debit: string }) =>
      `Row ${row} has both a credit and a debit: "${credit}" and "${debit}". Download the statement again.`,
    direction: (row: number, { amount, said }: { amount: string; said: string }) =>
      `Row ${row} does not say whether "${amount}" is a credit or a debit${said === '' ? '' : `: "${said}" is neither`}. Cr, Dr, C, D, plus and minus are read. Download the statement again.`,
    cut: (row: number) => `Row ${row} breaks off. Download the statement again.`,
    tooManyCells: ({ row, text }: Omit<StatementCell, 'column'>) =>
      `Row ${row} has more cells than there are columns: "${text}" is left over. Put quotation marks around the text that is divided, or download the statement in another format.`,
    tooLong: (row: number) =>
      `Row ${row} holds too much text. Shorten its narration, or download the statement again.`,
    otherColumns: (row: number) =>
      `In row ${row} the columns change their order. Download a statement with one table.`,
    afterEnd: ({ row, text }: Omit<StatementCell, 'column'>) =>
      `Row ${row} ("${text}") is below the end of the table. Download the statement again; if you wrote rows between, remove them.`,
    balance: (row: number) =>
      `Row ${row}: the balance does not follow from the row before. A row is missing or damaged. Download the whole statement again, without a filter.`,
    field: (row: number, { tag, text }: { tag: string; text: string }) =>
      `Line ${row}: the field :${tag}: cannot be read: "${text}". Download the statement again.`,
    entries: (row: number) =>
      `Entry ${row}: its transactions do not add up to it. Download the statement again.`,
    entry: (row: number, what: string) =>
      `Entry ${row} has no valid ${what}. Download the statement again.`,
  },
} as const
