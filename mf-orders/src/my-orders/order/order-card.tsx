import { t } from '@lingui/core/macro'
import { needsBuyer } from '@store/contract/rules/orders/next-step'
import type { Order } from '@store/contract/schemas/orders/orders'
import { formatCount, formatDate, Heading, Price, shortOrderId } from '@store/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { orderPathOf } from '../../order-link.ts'
import { CardActions } from './actions/card-actions.tsx'
import { nextWordsOf } from './next-words.ts'
import { Frame, Goods, Head, Next } from './order-card-styles.ts'
import { OrderStates } from './order-states.tsx'

/** The first product with its quantity, and how many others there are. */
function FirstItem({ order: { items } }: { order: Order }) {
  const [first] = items
  if (!first) return null
  const others = formatCount(items.length - 1)
  return (
    <Goods>
      <span>{first.product.name}</span>
      <span>× {formatCount(first.quantity)}</span>
      {items.length > 1 ? <span>{t`+ ${others} more`}</span> : null}
    </Goods>
  )
}

/** One order in five lines: date and sum, states, what happens next, its goods, and what is done with it most. */
export function OrderCard({ order }: { order: Order }) {
  const headingId = useId()
  const { _id, createdAt, totalAmount } = order
  const number = shortOrderId(_id)
  return (
    <Frame as="article" aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} level={2} size="m">
          <Link to={orderPathOf(_id)}>{t`Order #${number}`}</Link>
        </Heading>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Head>
      <Price rupees={totalAmount} size="s" />
      <OrderStates order={order} />
      <Next data-waits={needsBuyer(order)}>{nextWordsOf(order)}</Next>
      <FirstItem order={order} />
      <CardActions order={order} />
    </Frame>
  )
}
