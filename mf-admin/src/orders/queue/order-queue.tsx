import { adminOrdersPageSize } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { FailedState, Pagination, Stack, theme, useScrollToTop } from '@store/ui'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { OrderCard } from '../order-card/order-card.tsx'
import { useManagedOrders } from '../use-managed-orders.ts'
import { returnToCardOnEscape, useOrderKeys } from '../use-order-keys.ts'
import { useSelectedOrder } from '../use-selected-order.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderQueueHeader } from './order-queue-header.tsx'
import { OrdersLoading } from './orders-loading.tsx'
import { writeOrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

/** Scroll target of a new page, below the sticky header. */
const Top = styled.div`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});
`

const Fading = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
  transition: opacity ${theme.motion.normal} ${({ $isStale }) => ($isStale ? '150ms' : '0ms')};
`

const none: readonly Order[] = []

/** The orders of the view: loading, error, empty, or a page of them with pagination. */
export function OrderQueue() {
  const { view, change } = useOrdersView()
  const { data, currentData, isError, error, isFetching, refetch } = useManagedOrders()
  const { topRef, turnTo } = useScrollToTop(view.page)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / adminOrdersPageSize))
  const isStale = currentData === undefined
  const { orders, hasLeftList, select } = useSelectedOrder(data?.orders ?? none)
  const turn = (page: number) => {
    if (page < 1 || page > pages) return false
    turnTo(page)
    change({ page })
    return true
  }
  const cards = useOrderKeys({ shown: isStale ? undefined : view.page, turn })

  if (isError && isStale) {
    const message = messageOf(error, messages.orders.loadFailed)
    return <FailedState message={message} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (data === undefined || (isStale && orders.length === 0)) return <OrdersLoading />

  if (!isStale && !hasLeftList && view.page > pages) {
    // The last page became empty, or the URL is outdated.
    return <Navigate replace to={{ search: String(writeOrdersView({ ...view, page: pages })) }} />
  }
  if (orders.length === 0) return <NoOrders />

  return (
    <Stack>
      <Top ref={topRef} tabIndex={-1}>
        <OrderQueueHeader
          total={data.total}
          isStale={isError}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Top>
      <Fading $isStale={isStale} inert={isStale} aria-busy={isStale}>
        <Stack ref={cards} onKeyDown={returnToCardOnEscape}>
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} onFocus={() => select(order)} />
          ))}
        </Stack>
      </Fading>
      <Pagination page={view.page} pages={pages} previousLabel="Prev" onPage={turn} />
    </Stack>
  )
}
