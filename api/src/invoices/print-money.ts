import { paise } from '@store/contract/rules/money'
import { formatExactRupees } from '@store/contract/rules/money-text'

/** Money in a narrow column of a tax document: without the sign, which its totals have. */
export function printMoney(amount: number): string {
  return formatExactRupees(paise(amount)).replace('₹', '')
}
