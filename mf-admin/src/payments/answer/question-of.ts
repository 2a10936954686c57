import type { ReceiptAnswer } from '@store/contract/rules/payments/receipt-states'
import type { Receipt } from '@store/contract/schemas/payments/receipts'

/** An answer that says everything; that money was paid back needs day and reference. */
export type PlainAnswer = Exclude<ReceiptAnswer, 'refunded'>

/** What an admin answers about a payment before anything else, with the words of yes and no. */
export interface Question {
  yes: PlainAnswer
  no: PlainAnswer
  yesLabel: string
  noLabel: string
}

/** The question about a payment: whether it is known from another statement, or whether the bank took it back. */
export function questionOf({ match, parts }: Receipt): Question | undefined {
  if (match?.difference === 'same-transfer') {
    return {
      yes: 'same',
      no: 'different',
      yesLabel: 'Yes, the same payment',
      noLabel: 'No, another payment',
    }
  }
  if (match?.difference === 'sum-of-parts') {
    return {
      yes: 'same',
      no: 'different',
      yesLabel: 'Yes, count its parts',
      noLabel: 'No, another payment',
    }
  }
  if (match?.difference === 'part-of-sum') {
    return {
      yes: 'same',
      no: 'different',
      yesLabel: 'Yes, known with the sum',
      noLabel: 'No, another payment',
    }
  }
  if (match?.difference !== 'returned') return undefined
  return {
    yes: 'returned',
    no: 'kept',
    yesLabel: parts.length > 0 ? 'Yes, take it off its orders' : 'Yes, it was returned',
    noLabel: 'No, the money is here',
  }
}
