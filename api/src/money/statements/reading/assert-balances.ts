import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../statement-errors.ts'
import type { StatementLine } from './statement-line.ts'

/**
 * Checks that lines lead from the opening to the closing balance, so that none is missing or damaged.
 * @throws HttpError (400)
 */
export function assertBalances(
  lines: readonly StatementLine[],
  { opening, closing }: { opening: Paise; closing: Paise },
): void {
  let balance: number = opening
  for (const { direction, amount } of lines) balance += direction === 'credit' ? amount : -amount
  if (paise(balance) !== closing) {
    throw invalidStatementError(statementMessages.balance(opening, closing))
  }
}
