import { addDays } from '../india-days.ts'

/**
 * Whether the bank knows the reference of a payment proof: it is in a statement, not yet, its money went to another
 * order, or it should be in a statement by now and is not.
 */
export const bankAnswers = ['found', 'not-yet', 'other-order', 'unknown'] as const
export type BankAnswer = (typeof bankAnswers)[number]

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
 *   other orders only
 * @param bank coveredUntil: the last day of all statements, undefined without one
 * @example bankAnswerOf({ sentOn: '2026-11-20', credit: undefined }, { coveredUntil: '2026-11-23', holidays: [] })
 *   // 'not-yet': Saturday the 21st is the first banking day, Monday the 23rd the second, and may still end later
 */
export function bankAnswerOf(
  proof: { sentOn: string; credit: 'own' | 'other' | undefined },
  bank: { coveredUntil: string | undefined; holidays: readonly string[] },
): BankAnswer {
  if (proof.credit === 'own') return 'found'
  if (proof.credit === 'other') return 'other-order'
  const { coveredUntil, holidays } = bank
  const expectedBy = addBankingDays(proof.sentOn, settlingDays, holidays)
  return coveredUntil !== undefined && coveredUntil > expectedBy ? 'unknown' : 'not-yet'
}
