import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { ReceiptOrder } from '@store/contract/schemas/payments/receipts'
import { useSession } from '@store/sdk'
import { formatDate, IconButton, shortOrderId, TextField, theme } from '@store/ui'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { useAssignment } from './use-assignment.ts'

const Parts = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

/** The order, its amount, and the button that removes it. */
const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem auto;
  gap: ${theme.space.xs};
  align-items: start;
`

const About = styled.div`
  font-size: ${theme.size.s};

  small {
    display: block;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`

const numberOf = ({ _id }: ReceiptOrder) => `#${shortOrderId(_id)}`

type PartListProps = {
  assignment: Pick<ReturnType<typeof useAssignment>, 'parts' | 'errors' | 'setAmount' | 'remove'>
}

/** The orders that get a part of a payment, each with its amount. */
export function PartList({ assignment }: PartListProps) {
  const { role } = useSession()
  const { parts, errors, setAmount, remove } = assignment
  return (
    <Parts aria-label="Orders that get a part">
      {parts.map(({ order, amount }) => (
        <Part key={order._id}>
          <About>
            <Link to={`/${role}/orders/${order._id}`}>Order {numberOf(order)}</Link>
            <small>
              {order.buyer}, {formatDate(order.createdAt)}, open {formatRupees(order.open)}
            </small>
          </About>
          <TextField
            label={`Rupees for order ${numberOf(order)}`}
            hideLabel
            name={`part-${order._id}`}
            inputMode="decimal"
            autoComplete="off"
            error={errors?.parts[order._id]}
            value={amount}
            onChange={(typed) => setAmount(order._id, typed)}
          />
          <IconButton
            label={`Remove order ${numberOf(order)}`}
            icon={X}
            onClick={() => remove(order._id)}
          />
        </Part>
      ))}
    </Parts>
  )
}
