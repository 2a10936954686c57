import { addDays } from '@store/contract/rules/india-days'
import type { Transfer } from './transfer.ts'
import { contradict, mayShareAccount, readMarks, share, shareNumber } from './transfer-marks.ts'

/** A shorter narration says nothing about one that goes on: "CASH". */
const shortestText = 8

/** One narration is the other, or is cut from it. */
function areOneText(one: string, other: string): boolean {
  if (one === other) return one !== ''
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= shortestText && long.includes(short)
}

/**
 * Whether two credits of different statements are perhaps one transfer: account the same or unknown, the days at most one
 * apart (a booking day and a value day), the amount, and the whole reference without leading zeros. Whatever an export, a
 * spreadsheet program or a choice of columns may change does not count. Where one of them has lost its reference, the number in the
 * other's reference column, the payment code or the narration stands for it.
 */
export function isPerhapsSameTransfer(one: Transfer, other: Transfer): boolean {
  if (one.amount !== other.amount || !mayShareAccount(one, other)) return false
  if (other.bookedOn < addDays(one.bookedOn, -1) || other.bookedOn > addDays(one.bookedOn, 1)) {
    return false
  }
  const [first, second] = [readMarks(one), readMarks(other)]
  if (share(first.references, second.references)) return true
  if (contradict(first, second)) return false
  return (
    shareNumber(first, second) ||
    share(first.codes, second.codes) ||
    areOneText(first.text, second.text)
  )
}
