import { formatDay } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { matchMessages } from '@store/contract/rules/payments/match-messages'
import { noMoney } from '@store/contract/rules/pricing/money'
import type { CreditMatch } from '../../statements/matching/credit-match.ts'
import type { StatementCredit } from '../../statements/statement.ts'
import type { AssignedPart } from '../receipt.ts'
import type { DividedSum } from './divided-sums/divided-sum-query.ts'
import type { CreditReturn } from './returned-credit-query.ts'
import type { ReceivedTransfer } from './statement-transfer.ts'

/** What keeps a receipt from being matched until an admin answers: it is perhaps no money of its own. */
export type ReceiptQuestion =
  | { kind: 'same-transfer'; other: ReceivedTransfer }
  | { kind: 'returned'; back: CreditReturn }
  /** A sum of which the parts are credits of their own. */
  | { kind: 'sum-of-parts'; division: DividedSum }
  /** A part of a sum that is assigned already. */
  | { kind: 'part-of-sum'; division: DividedSum }

/** The receipts with which a receipt in question is perhaps one transfer: one, or the parts of a sum. */
export function sameAs(question: ReceiptQuestion | undefined): number[] {
  switch (question?.kind) {
    case 'same-transfer':
      return [question.other.receiptId]
    case 'sum-of-parts':
      return question.division.parts.map(({ receiptId }) => receiptId)
    case 'part-of-sum':
      return [question.division.whole.receiptId]
    case 'returned':
    case undefined:
      return []
  }
}

function describeDivision({ whole, parts, evidence, isOnly }: DividedSum) {
  return {
    sum: whole.amount,
    amounts: parts.map(({ amount }) => amount),
    day: formatDay(whole.bookedOn),
    isNamed: evidence === 'reference',
    isOnly,
  }
}

function explain(
  { amount }: Pick<StatementCredit, 'amount'>,
  question: ReceiptQuestion,
  parts: readonly AssignedPart[],
): string {
  switch (question.kind) {
    case 'same-transfer': {
      const { amount: ofOther, bookedOn, fileName, open } = question.other
      const isAssigned = open === noMoney
      const day = formatDay(bookedOn)
      return matchMessages.perhapsSame({ amount: ofOther, day, fileName, isAssigned })
    }
    case 'returned': {
      const { bookedOn, fileName, narration } = question.back
      const names = [...new Set(parts.map(({ orderPublicId }) => orderNameOf(orderPublicId)))]
      return matchMessages.returned({
        amount,
        day: formatDay(bookedOn),
        fileName,
        narration,
        names,
      })
    }
    case 'sum-of-parts': {
      const { division } = question
      const fileName = division.parts[0]?.fileName ?? ''
      return matchMessages.sumOfParts({ ...describeDivision(division), fileName })
    }
    case 'part-of-sum': {
      const { division } = question
      const { fileName } = division.whole
      return matchMessages.partOfSum({ ...describeDivision(division), fileName })
    }
  }
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

const questions: ReadonlySet<string> = new Set<ReceiptQuestion['kind']>([
  'same-transfer',
  'returned',
  'sum-of-parts',
  'part-of-sum',
])

/** Whether a match is a question, which has to be answered before money is assigned. */
export function isQuestion(match: Pick<CreditMatch, 'difference'> | undefined): boolean {
  return match !== undefined && questions.has(match.difference)
}
