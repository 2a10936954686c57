import { paise } from '@store/contract/rules/money'
import { formatExactRupees } from '@store/contract/rules/money-text'

/** Money as a tax document prints it: without the sign, which the fonts of PDF do not have. */
export function printMoney(amount: number): string {
  return formatExactRupees(paise(amount)).replace('₹', '')
}
