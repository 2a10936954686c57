import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useSession } from '@store/sdk'
import { Button, formatDateTime, Price, shortOrderId, theme } from '@store/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { isOwnOrder } from '../receipt-orders.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'

const Parts = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.size.s};

  small {
    display: block;
    color: ${theme.color.textMuted};
  }
`

type SettledPanelProps = { receipt: Receipt; onTakenBack: (receipt: Receipt) => void }

/** What a settled payment was assigned to, by whom and when; it can be taken back with a reason. */
export function SettledPanel({ receipt, onTakenBack }: SettledPanelProps) {
  const { role } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Parts aria-label="Assigned to">
        {receipt.parts.map(({ order, amount, assignedAt, assignedBy = 'the store' }) => (
          // An order may have got two parts, at different times.
          <li key={`${assignedAt} ${amount} ${isOwnOrder(order) ? order._id : ''}`}>
            <Price rupees={amount} size="s" />{' '}
            {isOwnOrder(order) ? (
              <>
                for{' '}
                <Link to={`/${role}/orders/${order._id}`}>Order #{shortOrderId(order._id)}</Link> of{' '}
                {order.buyer}
              </>
            ) : (
              'for an order of another tier'
            )}
            <small>
              by {assignedBy}, {formatDateTime(assignedAt)}
            </small>
          </li>
        ))}
      </Parts>
      <Button variant="secondary" icon={Undo2} data-decision onClick={() => setIsAsking(true)}>
        Undo
      </Button>
      {isAsking ? (
        <TakeBackDialog receipt={receipt} onDone={onTakenBack} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  )
}
