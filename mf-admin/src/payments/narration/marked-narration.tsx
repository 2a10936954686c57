import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { ownOrdersOf } from '../receipt-orders.ts'
import { findMarks } from './find-marks.ts'

const Mark = styled.mark`
  border-radius: ${theme.radius.s};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
  font-weight: ${theme.weight.semibold};
`

/** What the orders of a payment are called in a transfer. */
function orderReferences(receipt: Receipt): string[] {
  return ownOrdersOf(receipt).flatMap(({ paymentCode, paymentReference }) => [
    ...(paymentCode ? [paymentCode] : []),
    ...(paymentReference ? [paymentReference] : []),
  ])
}

/** Bank narration beside a payment, with the code or reference of its order marked. */
export function MarkedNarration({ receipt }: { receipt: Receipt }) {
  const pieces = findMarks(receipt.narration ?? receipt.reference ?? '', orderReferences(receipt))
  return pieces.map(({ text, isMarked }, index) => {
    // Pieces have no other identity than their place.
    const key = `${index} ${text}`
    return isMarked ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
  })
}
