import { addDays } from '@store/contract/rules/india-days'
import type { Transfer } from './transfer.ts'
import { contradict, mayShareAccount, readMarks, share, shareNumber } from './transfer-marks.ts'

/** Cheques come back after one to three days, reversals of UPI after a week; banks correct themselves within a month. */
export const daysUntilReturned = 30
/** A reversal that names no transfer is one of these days. */
const daysUntilUnnamedReturn = 10

/** A debit, and whether the bank marks it as taking a credit back. */
export interface Debit extends Transfer {
  isReversal: boolean
}

/** How banks write that money goes back: `REV:CHQ DEP RET`, `UPI/REV/…`, `RTN CHQ`. */
const returning =
  /\b(?:REV|REVERSAL|REVERSED|RVSL|RET|RETN?|RTN|RETURN|RETURNED|UNPAID|DISHONOU?R(?:ED)?|BOUNCED?)\b/i

/**
 * Whether a debit takes a credit back: the same amount, later, and a reference, number or payment code in common. A debit that the
 * bank marks as a reversal, or whose narration says so, need not name the credit, but must not name another one.
 */
export function isReturnOf(debit: Debit, credit: Transfer): boolean {
  if (debit.amount !== credit.amount || !mayShareAccount(debit, credit)) return false
  const { bookedOn } = debit
  if (bookedOn < credit.bookedOn || bookedOn > addDays(credit.bookedOn, daysUntilReturned)) {
    return false
  }
  const [back, came] = [readMarks(debit), readMarks(credit)]
  if (share(back.references, came.references)) return true
  if (contradict(back, came)) return false
  if (shareNumber(back, came) || share(back.codes, came.codes)) return true
  const saysSo = debit.isReversal || returning.test(debit.narration)
  return saysSo && bookedOn <= addDays(credit.bookedOn, daysUntilUnnamedReturn)
}
