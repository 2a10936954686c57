import type { StatementLine } from '../../src/money/statements/reading/statement-line.ts'

/** A line that a corpus writes into a statement. */
export type CorpusLine = Omit<StatementLine, 'row' | 'isReversal'>

/** The account of all statements of the corpus, and its balance before the first line. */
export const corpusAccount = '50200012345678'
export const openingBalance = 1_000_000_00

/** The lines with the balance behind each. */
export function withBalances(lines: readonly CorpusLine[]): (CorpusLine & { balance: number })[] {
  let balance = openingBalance
  return lines.map((line) => {
    balance += line.direction === 'credit' ? line.amount : -line.amount
    return { ...line, balance }
  })
}

/** The parts of a day, as texts. */
export function partsOfDay(day: string): { year: string; month: string; day: string } {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, day: date }
}
