import type { Paise } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'

/** The messages of a bank statement that is refused as a whole. Each says what to do. */
export const statementMessages = {
  required: 'Choose the statement: a CSV, Excel, MT940 or camt.053 file of your bank.',
  empty: 'The file is empty. Download the statement again.',
  tooLarge: 'The file is too large. Upload at most 10 MB; choose a shorter period.',
  tooManyLines: 'The statement has too many lines. Upload at most 20,000; choose a shorter period.',
  fileType: 'This is no statement that can be read. Download it as CSV, Excel, MT940 or camt.053.',
  pdf: 'A PDF cannot be read. Download the statement as CSV, Excel, MT940 or camt.053.',
  takesTooLong: 'The file takes too long to read. Choose a shorter period.',
  needsTooMuch: 'The file needs too much memory to be read. Choose a shorter period.',
  tooManyCells: 'The file has more cells than any statement. Download the statement again.',
  longLine: (line: number) =>
    `Line ${line} is longer than any line of a statement. Download the statement again.`,
  broken: 'The file is damaged and cannot be read. Download the statement again.',
  unknownColumns: 'This layout is not known. Choose the columns of the statement.',
  noLines: 'The statement has no lines. Choose a longer period.',
  cut: 'The file breaks off before the statement ends. Download it again.',
  onlyRupees: (currency: string) => `The account is kept in ${currency}. Upload one in INR.`,
  severalAccounts: 'The file has several accounts. Download one statement for each account.',
  balance: (opening: Paise, closing: Paise) =>
    `The lines do not lead from ${formatPlainRupees(opening)} to ${formatPlainRupees(closing)}: one is missing or damaged. Download the statement again.`,
  columnsSwapped:
    'The balance falls with each credit and rises with each debit: these two columns are swapped.',
  mapping: {
    unreadable: 'The choice of columns could not be read. Please choose them again.',
    incomplete: 'Choose the columns of the date, the narration and the credited amount.',
    unknownHeading: (heading: string) => `There is no column called "${heading}".`,
    headingTwice: (heading: string) => `"${heading}" can be the column of one thing only.`,
  },
  row: {
    day: (row: number, text: string) =>
      `Row ${row}: "${text}" is no date. Dates are read as day, month, year.`,
    monthOrDay: (row: number, text: string) =>
      `Row ${row}: nothing shows which part of "${text}" is the month; a spreadsheet program has written it. Download the statement again and do not save it there, or choose a period with days after the 12th.`,
    dayBackwards: (row: number, { day, before }: { day: string; before: string }) =>
      `Row ${row}: ${day} stands after ${before}, but its balance follows. Dates are read as day, month, year. Download the statement again, and do not save it in a spreadsheet program.`,
    dayToCome: (row: number, day: string) =>
      `Row ${row} is of ${day}, which has not come yet. Dates are read as day, month, year. Download the statement again, and do not save it in a spreadsheet program.`,
    noDay: (row: number) => `Row ${row} has an amount, but no date.`,
    amount: (row: number, text: string) => `Row ${row}: "${text}" is no amount.`,
    noAmount: (row: number) => `Row ${row} has a date, but no amount.`,
    twoAmounts: (row: number) => `Row ${row} has both a credit and a debit.`,
    direction: (row: number) => `Row ${row} does not say whether it is a credit or a debit.`,
    cut: (row: number) => `Row ${row} breaks off. Download the statement again.`,
    tooManyCells: (row: number) =>
      `Row ${row} has more cells than there are columns. Download the statement as .xlsx instead.`,
    tooLong: (row: number) => `Row ${row} holds too much text. Download the statement again.`,
    otherColumns: (row: number) =>
      `In row ${row} the columns change their order. Download a statement with one table.`,
    afterEnd: (row: number) => `Row ${row} is below the end of the table. Download it again.`,
    balance: (row: number) =>
      `Row ${row}: the balance does not follow from the row before. A row is missing or damaged. Download the whole statement again, without a filter.`,
    field: (row: number, tag: string) => `Line ${row}: the field :${tag}: cannot be read.`,
    entries: (row: number) =>
      `Entry ${row}: its transactions do not add up to it. Download the statement again.`,
    entry: (row: number, what: string) => `Entry ${row} has no valid ${what}.`,
  },
} as const
