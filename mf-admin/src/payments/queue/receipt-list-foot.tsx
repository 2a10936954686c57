import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, Cluster, formatCount, Key, LoadMoreButton, theme } from '@store/ui'
import { CheckCheck, X } from 'lucide-react'
import styled from 'styled-components'
import { AnswerAllButton } from '../answer/answer-all-button.tsx'
import type { GiveAnswer } from '../answer/use-answer.ts'
import type { ReceiptSelection } from './use-receipt-selection.ts'
import type { useReceipts } from './use-receipts.ts'

/** Stays in sight below a list that is longer than the window. */
const Foot = styled(Cluster)`
  position: sticky;
  inset-block-end: ${theme.viewportFloor};
  padding: ${theme.space.xxs} ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  font-size: ${theme.size.s};
`

const paymentsOf = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'payment' : 'payments'}`

type ReceiptListFootProps = {
  state: ReceiptState
  receipts: readonly Receipt[]
  list: ReturnType<typeof useReceipts>['list']
  selection: ReceiptSelection
  /** How many are being assigned. */
  pendingCount: number
  onAssignAll: () => void
  give: GiveAnswer
}

/** Below the list: how many payments it has and what they sum up to, and what can be done to all or to the selected ones. */
export function ReceiptListFoot(props: ReceiptListFootProps) {
  const { state, receipts, list, selection, pendingCount, onAssignAll, give } = props
  const selected = selection.receipts
  const counted = selected.length > 0 ? selected : receipts
  const sum = formatPlainRupees(sumOf(counted.map(({ amount }) => paiseFromRupees(amount))))
  const summary = `${paymentsOf(counted.length)}${selected.length > 0 ? ' selected' : ''}, ${sum}`
  return (
    <Foot gap="s">
      <span role="status">
        {pendingCount > 0 ? `Assigning ${paymentsOf(pendingCount)}…` : summary}
      </span>
      {state === 'exact' ? (
        <Button
          size="s"
          icon={CheckCheck}
          busy={pendingCount > 1}
          aria-keyshortcuts="Shift+A"
          onClick={onAssignAll}
        >
          {selected.length > 0
            ? 'Assign the selected'
            : `Assign all ${formatCount(counted.length)}`}{' '}
          <Key aria-hidden>Shift + A</Key>
        </Button>
      ) : null}
      {state === 'proposed' ? (
        <AnswerAllButton
          receipts={receipts}
          isAnswering={give.isAnswering}
          onConfirm={(known) => void give.answer(known, 'same')}
        />
      ) : null}
      {selected.length > 0 ? (
        <Button variant="quiet" size="s" icon={X} onClick={selection.clear}>
          Clear selection
        </Button>
      ) : null}
      <LoadMoreButton source={list} failure={paymentMessages.loadFailed}>
        Show more payments
      </LoadMoreButton>
    </Foot>
  )
}
