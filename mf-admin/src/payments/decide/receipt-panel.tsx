import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, FormMessage, Stack, theme } from '@store/ui'
import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { ClosedPanel } from '../answer/closed-panel.tsx'
import { PaidBackButton } from '../answer/paid-back-button.tsx'
import { type PlainAnswer, questionOf } from '../answer/question-of.ts'
import { QuestionPanel } from '../answer/question-panel.tsx'
import type { GiveAnswer } from '../answer/use-answer.ts'
import { SettledPanel } from '../settled/settled-panel.tsx'
import { DecidePanel } from './decide-panel.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'

/** Beside the list it stays in the window; instead of it on a narrow screen. */
const Pane = styled.article`
  min-width: 0;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  ${theme.media.desktop} {
    position: sticky;
    inset-block-start: calc(${theme.headerHeight} + ${theme.space.xs});
    align-self: start;
    max-height: calc(${theme.viewportHeight} - ${theme.headerHeight} - ${theme.space.l});
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const Back = styled.div`
  ${theme.media.desktop} {
    display: none;
  }
`

type ReceiptPanelProps = {
  give: GiveAnswer
  ref: React.Ref<HTMLElement>
  receipt: Receipt
  /** Somebody else settled it, or took it back. */
  hasLeft: boolean
  onClose: () => void
  /** Receives the payment after it was assigned or taken back. */
  onDone: (receipt: Receipt) => void
}

/** One payment beside the list: what the bank says, and what is decided about it. */
export function ReceiptPanel(props: ReceiptPanelProps) {
  const { ref, receipt, hasLeft, give, onClose, onDone } = props
  const question = questionOf(receipt)
  const { isAnswering } = give
  const handleAnswer = (answer: PlainAnswer) => {
    if (!hasLeft) void give.answer([receipt], answer)
  }
  const headingId = useId()
  return (
    <Pane
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <Stack gap="s">
        <Back>
          <Button variant="quiet" size="s" icon={ArrowLeft} onClick={onClose}>
            Back to the list
          </Button>
        </Back>
        <ReceiptFacts receipt={receipt} headingId={headingId} />
        {hasLeft ? (
          <FormMessage tone="warning">
            Another admin has already handled this payment. Continue with the next one.
          </FormMessage>
        ) : null}
        {question ? (
          <QuestionPanel
            receipt={receipt}
            question={question}
            isAnswering={isAnswering}
            onAnswer={handleAnswer}
          />
        ) : null}
        {receipt.closed ? (
          <ClosedPanel receipt={receipt} closed={receipt.closed} onReopened={onClose} />
        ) : null}
        {receipt.open > 0 && !question && !receipt.closed ? (
          <>
            <DecidePanel receipt={receipt} hasLeft={hasLeft} onDone={onDone} />
            <PaidBackButton
              receipt={receipt}
              isAnswering={isAnswering}
              onRecord={async (details) => give.recordPaidBack(receipt, details)}
            />
          </>
        ) : null}
        {receipt.parts.length > 0 ? <SettledPanel receipt={receipt} onTakenBack={onDone} /> : null}
      </Stack>
    </Pane>
  )
}
