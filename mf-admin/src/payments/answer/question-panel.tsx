import { describeDifference } from '@store/contract/rules/payments/describe-difference'
import { noMoney } from '@store/contract/rules/pricing/money'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, Cluster, FormMessage, Key, Stack } from '@store/ui'
import { Check, X } from 'lucide-react'
import type { PlainAnswer, Question } from './question-of.ts'

type QuestionPanelProps = {
  receipt: Receipt
  question: Question
  isAnswering: boolean
  onAnswer: (answer: PlainAnswer) => void
}

/** What has to be answered before a payment is assigned: one key says yes, one says no. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { receipt, question, isAnswering, onAnswer } = props
  const { match } = receipt
  if (!match) return null
  const sums = { received: noMoney, due: noMoney, orders: 0 }
  return (
    <Stack as="section" gap="s" aria-label="Question about the payment">
      <FormMessage tone="warning">
        <strong>{describeDifference(match.difference, sums)}. </strong>
        {match.why}
      </FormMessage>
      <Cluster gap="s">
        <Button
          icon={Check}
          busy={isAnswering}
          aria-keyshortcuts="y"
          data-decision
          onClick={() => onAnswer(question.yes)}
        >
          {question.yesLabel} <Key aria-hidden>y</Key>
        </Button>
        <Button
          variant="secondary"
          icon={X}
          busy={isAnswering}
          aria-keyshortcuts="n"
          onClick={() => onAnswer(question.no)}
        >
          {question.noLabel} <Key aria-hidden>n</Key>
        </Button>
      </Cluster>
    </Stack>
  )
}
