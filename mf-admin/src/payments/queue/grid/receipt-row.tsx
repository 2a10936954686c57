import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, formatDate } from '@store/ui'
import { Check } from 'lucide-react'
import { SelectBox } from '../../../keyed-list-styles.ts'
import { MarkedNarration } from '../../narration/marked-narration.tsx'
import { OrdersCell } from './orders-cell.tsx'
import { Row } from './receipt-grid-styles.ts'
import { WhyCell } from './why-cell.tsx'

type ReceiptRowProps = {
  id: string
  receipt: Receipt
  state: ReceiptState
  isActive: boolean
  isSelected: boolean
  isPending: boolean
  onOpen: () => void
  onToggle: () => void
  onAssign: () => void
}

/** One payment: when, how much, what the bank wrote, for which order and why. A press opens it. */
export function ReceiptRow(props: ReceiptRowProps) {
  const { id, receipt, state, isActive, isSelected, isPending } = props
  const amount = formatRupees(receipt.amount)
  return (
    <Row
      id={id}
      aria-selected={state === 'exact' ? isSelected : isActive}
      aria-busy={isPending || undefined}
      data-active={isActive || undefined}
      onClick={(event) => {
        const isOnControl =
          event.target instanceof Element && event.target.closest('a, button, label') !== null
        if (!isOnControl) props.onOpen()
      }}
    >
      {state === 'exact' ? (
        <BoxCell amount={amount} isSelected={isSelected} onToggle={props.onToggle} />
      ) : null}
      <td data-column="date">{formatDate(receipt.receivedOn)}</td>
      <td data-column="amount">{amount}</td>
      <td data-column="narration">
        <MarkedNarration receipt={receipt} />
      </td>
      <td data-column="orders">
        <OrdersCell receipt={receipt} />
      </td>
      <td data-column="why">
        <WhyCell receipt={receipt} />
      </td>
      {state === 'exact' ? (
        <td data-column="action">
          <Button
            variant="secondary"
            size="s"
            icon={Check}
            busy={isPending}
            tabIndex={-1}
            aria-label={`Assign ${amount}`}
            onClick={props.onAssign}
          >
            Assign
          </Button>
        </td>
      ) : null}
    </Row>
  )
}

type BoxCellProps = { amount: string; isSelected: boolean; onToggle: () => void }

function BoxCell({ amount, isSelected, onToggle }: BoxCellProps) {
  return (
    <td data-column="box">
      <SelectBox>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select the payment of ${amount}`}
          checked={isSelected}
          onChange={onToggle}
        />
      </SelectBox>
    </td>
  )
}
