import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useSession } from '@store/sdk'
import { formatCount, shortOrderId, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { isOwnOrder, partsOf } from '../../receipt-orders.ts'

/** More are counted: they would make the row higher than its neighbours. */
const mostShown = 2

const Buyer = styled.span`
  color: ${theme.color.textMuted};
`

/** The orders that a payment is for, or probably for. */
export function OrdersCell({ receipt }: { receipt: Receipt }) {
  const { role } = useSession()
  const orders = partsOf(receipt).map(({ order }) => order)
  const own = orders.filter(isOwnOrder)
  const rest = orders.length - Math.min(own.length, mostShown)
  if (orders.length === 0) return <Buyer>None found</Buyer>
  return (
    <>
      {own.slice(0, mostShown).map(({ _id }) => (
        <span key={_id}>
          <Link to={`/${role}/orders/${_id}`} tabIndex={-1}>
            #{shortOrderId(_id)}
          </Link>{' '}
        </span>
      ))}
      {rest === 0 ? null : (
        <span>{own.length === 0 ? 'Of another tier' : `+ ${formatCount(rest)}`} </span>
      )}
      {own[0] ? <Buyer>{own[0].buyer}</Buyer> : null}
    </>
  )
}
