import { plural, t } from '@lingui/core/macro'
import { toneOfOrderStatus } from '@store/contract/rules/orders/order-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  FormMessage,
  formatDate,
  LinkButton,
  Loading,
  Panel,
  Skeleton,
  StatusBadge,
  shortOrderId,
  theme,
} from '@store/ui'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { orderPathOf } from '../order-link.ts'

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.xxs} ${theme.space.m};
    min-height: ${theme.space.xxl};
    padding-block: ${theme.space.xs};
    border-block-start: 1px solid ${theme.color.border};

    ${theme.media.tablet} {
      grid-template-columns: 9rem minmax(0, 1fr) 7rem 7rem 7rem;
    }
  }

  a {
    width: fit-content;
    padding-block: ${theme.space.xxs};
    font-weight: ${theme.weight.medium};
  }

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const Contents = styled.span`
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.phone} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
`

/** @example 'HP 26A Toner and 3 more' */
function contentsOf({ items }: Order): string {
  const [first = '', ...others] = items.map(({ product }) => product.name)
  const more = others.length
  return more === 0 ? first : t`${first} and ${more} more`
}

function OrderRow({ order }: { order: Order }) {
  const number = shortOrderId(order._id)
  return (
    <li>
      <Link to={orderPathOf(order._id)}>{t`Order #${number}`}</Link>
      <Contents>{contentsOf(order)}</Contents>
      <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
      <StatusBadge status={order.orderStatus} tone={toneOfOrderStatus(order.orderStatus)} />
      <Sum>{formatRupees(order.totalAmount)}</Sum>
    </li>
  )
}

function RejectedPaymentsNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <FormMessage tone="warning">
      {plural(count, {
        one: 'The payment of one order could not be confirmed.',
        other: 'The payment of # orders could not be confirmed.',
      })}{' '}
      <Link to="/orders">{t`Send a new proof`}</Link>
    </FormMessage>
  )
}

const skeletonKeys = ['first', 'second', 'third']

type LatestOrdersProps = {
  /** Newest first; `undefined` while loading. */
  orders: readonly Order[] | undefined
  /** Number of orders whose payment was rejected. */
  rejectedPayments: number
}

/** The latest orders with links, and a notice about rejected payments. */
export function LatestOrders({ orders, rejectedPayments }: LatestOrdersProps) {
  return (
    <Panel
      title={t`Latest orders`}
      actions={
        <LinkButton to="/orders" variant="quiet" size="s" iconAfter={ArrowRight}>
          {t`All orders`}
        </LinkButton>
      }
    >
      <RejectedPaymentsNotice count={rejectedPayments} />
      {orders ? (
        <Rows>
          {orders.slice(0, skeletonKeys.length).map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </Rows>
      ) : (
        <Loading>
          <Rows>
            {skeletonKeys.map((key) => (
              <li key={key}>
                <Skeleton width="9rem" />
              </li>
            ))}
          </Rows>
        </Loading>
      )}
    </Panel>
  )
}
