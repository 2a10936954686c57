import { addDays } from '../india-days.ts'

/**
 * Whether the bank knows the reference of a payment proof: it is in a statement, not yet, its money went to another
 * order, the bank took it back, or it should be in a statement by now and is not.
 */
export const bankAnswers = ['found', 'not-yet', 'other-order', 'returned', 'unknown'] as const
export type BankAnswer = (typeof bankAnswers)[number]

/** The days of which statements of one account are there, YYYY-MM-DD. */
export interface StatementCoverage {
  from: string
  until: string
}

/**
 * The days that statements cover of the account into which buyers pay. Statements of other accounts say nothing about it. Only
 * when no statement names it, nobody knows which one it is: then a day is covered where all of them cover it.
 * @param accounts the coverage of each account; the account as digits, undefined for files that do not name it
 * @param own the account that buyers are shown, in digits; undefined when it is not set
 */
export function coverageOf(
  accounts: readonly (StatementCoverage & { account: string | undefined })[],
  own: string | undefined,
): StatementCoverage | undefined {
  const plain = (account: string | undefined) =>
    account?.replace(/\D/g, '').replace(/^0+/, '') || undefined
  const ofOwn = accounts.filter(({ account }) => account && plain(account) === plain(own))
  const counted = ofOwn.length > 0 ? ofOwn : accounts
  if (counted.length === 0) return undefined
  const [froms, untils] = [counted.map(({ from }) => from), counted.map(({ until }) => until)]
  return ofOwn.length > 0
    ? { from: froms.sort()[0] ?? '', until: untils.sort().at(-1) ?? '' }
    : { from: froms.sort().at(-1) ?? '', until: untils.sort()[0] ?? '' }
}

/** Banking days after which every transfer is in a statement. NEFT and RTGS take hours; a batch may wait for a day. */
const settlingDays = 2

/**
 * True on a day on which banks in India settle: not on Sundays, nor on the second and fourth Saturday of a month (rule of
 * the Reserve Bank of India since 1 September 2015).
 * @param day YYYY-MM-DD
 * @param holidays further days without banking, YYYY-MM-DD
 */
export function isBankingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || holidays.includes(day)) return false
  const week = Math.ceil(Number(day.slice(8)) / 7)
  return weekday !== 6 || (week !== 2 && week !== 4)
}

/** The day a number of banking days after another one. */
export function addBankingDays(day: string, count: number, holidays: readonly string[]): string {
  let next = day
  for (let left = count; left > 0; ) {
    next = addDays(next, 1)
    if (isBankingDay(next, holidays)) left -= 1
  }
  return next
}

/**
 * What the statements say about the reference of a proof.
 * @param proof sentOn: the day of the proof in India; credit: the line with its reference, `other` when its money went to
 *   other orders only, `returned` when the bank took it back
 * @param bank covered: what the statements of the account cover ({@link coverageOf}), undefined without one
 * @example bankAnswerOf({ sentOn: '2026-11-20', credit: undefined }, { covered: { from: '2026-11-01', until: '2026-11-23' }, holidays: [] })
 *   // 'not-yet': Saturday the 21st is the first banking day, Monday the 23rd the second, and may still end later
 */
export function bankAnswerOf(
  proof: { sentOn: string; credit: 'own' | 'other' | 'returned' | undefined },
  bank: { covered: StatementCoverage | undefined; holidays: readonly string[] },
): BankAnswer {
  if (proof.credit === 'own') return 'found'
  if (proof.credit === 'other') return 'other-order'
  if (proof.credit === 'returned') return 'returned'
  const { covered, holidays } = bank
  const expectedBy = addBankingDays(proof.sentOn, settlingDays, holidays)
  const isCovered = covered && covered.from <= expectedBy && covered.until > expectedBy
  return isCovered ? 'unknown' : 'not-yet'
}
