import { matchReasonNames, receiptClosingNames } from '@store/contract/rules/payments/payment-words'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Badge, formatDateTime, theme } from '@store/ui'
import styled from 'styled-components'
import { differenceOf } from '../../decide/difference-of.ts'

const Line = styled.span`
  color: ${theme.color.textMuted};
`

/** Who assigned a settled payment, and when; else what led to its order, or what differs. */
export function WhyCell({ receipt }: { receipt: Receipt }) {
  const { state, parts, match, closed } = receipt
  const latest = parts.at(-1)
  if (closed) return <Line>{receiptClosingNames[closed]}</Line>
  if (state === 'settled' && latest) {
    const { assignedBy = 'the store', assignedAt } = latest
    return (
      <Line>
        {assignedBy}, {formatDateTime(assignedAt)}
      </Line>
    )
  }
  const difference = differenceOf(receipt)
  if (difference) return <Badge tone="warning">{difference}</Badge>
  return <Line>{match?.reason ? matchReasonNames[match.reason] : match?.why}</Line>
}
