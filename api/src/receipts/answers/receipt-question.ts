import { formatDay } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { matchMessages } from '@store/contract/rules/payments/match-messages'
import { noMoney } from '@store/contract/rules/pricing/money'
import type { CreditMatch } from '../../statements/matching/credit-match.ts'
import type { StatementCredit } from '../../statements/statement.ts'
import type { AssignedPart } from '../receipt.ts'
import type { CreditReturn } from './returned-credit-query.ts'
import type { ReceivedTransfer } from './statement-transfer.ts'

/** What keeps a receipt from being matched until an admin answers: it is perhaps no money of its own. */
export type ReceiptQuestion =
  | { kind: 'same-transfer'; other: ReceivedTransfer }
  | { kind: 'returned'; back: CreditReturn }

function explain(
  { amount }: Pick<StatementCredit, 'amount'>,
  question: ReceiptQuestion,
  parts: readonly AssignedPart[],
): string {
  if (question.kind === 'same-transfer') {
    const { other } = question
    const { fileName, bookedOn } = other
    const isAssigned = other.open === noMoney
    return matchMessages.perhapsSame({
      amount: other.amount,
      day: formatDay(bookedOn),
      fileName,
      isAssigned,
    })
  }
  const { bookedOn, fileName, narration } = question.back
  const names = [...new Set(parts.map(({ orderPublicId }) => orderNameOf(orderPublicId)))]
  return matchMessages.returned({ amount, day: formatDay(bookedOn), fileName, narration, names })
}

/**
 * The match of a receipt in question: nothing is proposed, so no key assigns it.
 * @param parts what of it is assigned already
 */
export function matchOfQuestion(
  credit: StatementCredit,
  question: ReceiptQuestion,
  parts: readonly AssignedPart[],
): CreditMatch {
  return {
    credit,
    kind: 'proposed',
    reason: undefined,
    difference: question.kind,
    parts: [],
    alternatives: [],
    why: explain(credit, question, parts),
  }
}

/** Whether a match is a question, which has to be answered before money is assigned. */
export function isQuestion(match: Pick<CreditMatch, 'difference'> | undefined): boolean {
  return match?.difference === 'same-transfer' || match?.difference === 'returned'
}
