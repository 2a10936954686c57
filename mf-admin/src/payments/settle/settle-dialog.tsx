import { matchReasons } from '@store/contract/rules/payments/match-kinds'
import { matchReasonNames } from '@store/contract/rules/payments/payment-words'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Button, Definition, DefinitionList, Dialog, formatCount, theme } from '@store/ui'
import { CheckCheck } from 'lucide-react'
import styled from 'styled-components'
import { ownOrdersOf } from '../receipt-orders.ts'

const Figures = styled(DefinitionList)`
  display: grid;
  grid-template-columns: max-content 1fr;
  column-gap: ${theme.space.m};

  div {
    display: contents;
  }

  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const paymentsOf = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'payment' : 'payments'}`

type SettleDialogProps = {
  receipts: readonly Receipt[]
  onConfirm: () => void
  onClose: () => void
}

/** Sums up the exact payments that are assigned next. Enter assigns them; it can be undone. */
export function SettleDialog({ receipts, onConfirm, onClose }: SettleDialogProps) {
  const sum = sumOf(receipts.map(({ amount }) => paiseFromRupees(amount)))
  const orders = new Set(receipts.flatMap(ownOrdersOf).map(({ _id }) => _id))
  return (
    <Dialog
      open
      title={`Assign ${paymentsOf(receipts.length)}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button icon={CheckCheck} data-autofocus onClick={onConfirm}>
            Assign {paymentsOf(receipts.length)}
          </Button>
        </>
      }
    >
      <Figures>
        <Definition term="Together">{formatPlainRupees(sum)}</Definition>
        <Definition term="Orders">{formatCount(orders.size)}</Definition>
        {matchReasons.map((reason) => {
          const count = receipts.filter(({ match }) => match?.reason === reason).length
          return count === 0 ? null : (
            <Definition key={reason} term={matchReasonNames[reason]}>
              {formatCount(count)}
            </Definition>
          )
        })}
      </Figures>
      <p>Each amount is exactly what is open on its order. The buyers see their orders as paid.</p>
    </Dialog>
  )
}
