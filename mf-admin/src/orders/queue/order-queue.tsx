import { adminOrdersPageSize } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Pagination, QueryView, Stack, theme, useScrollToTop } from '@store/ui'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { OrderCard } from '../order-card/order-card.tsx'
import { useManagedOrders } from '../use-managed-orders.ts'
import { NoOrders } from './no-orders.tsx'
import { OrdersLoading } from './orders-loading.tsx'
import { writeOrdersView } from './orders-view.ts'
import { returnToCardOnEscape, useOrderKeys } from './use-order-keys.ts'
import { useOrdersView } from './use-orders-view.ts'
import { useSelectedOrder } from './use-selected-order.ts'

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
  const list = useManagedOrders()
  const { topRef, turnTo } = useScrollToTop(view.page)
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / adminOrdersPageSize))
  const isStale = list.currentData === undefined
  const { orders, hasLeftList, select } = useSelectedOrder(list.data?.orders ?? none)
  const turn = (page: number) => {
    if (page < 1 || page > pages) return false
    turnTo(page)
    change({ page })
    return true
  }
  const cards = useOrderKeys({ shown: isStale ? undefined : view.page, turn })

  return (
    <QueryView query={list} loading={<OrdersLoading />} failure={messages.orders.loadFailed}>
      {() => {
        if (isStale && orders.length === 0) return <OrdersLoading />
        if (!isStale && !hasLeftList && view.page > pages) {
          // The last page became empty, or the URL is outdated.
          const lastPage = writeOrdersView({ ...view, page: pages })
          return <Navigate replace to={{ search: String(lastPage) }} />
        }
        if (orders.length === 0) return <NoOrders />
        return (
          <Stack>
            <Top ref={topRef} tabIndex={-1}>
              <Fading $isStale={isStale} inert={isStale} aria-busy={isStale}>
                <Stack ref={cards} onKeyDown={returnToCardOnEscape}>
                  {orders.map((order) => (
                    <OrderCard key={order._id} order={order} onFocus={() => select(order)} />
                  ))}
                </Stack>
              </Fading>
            </Top>
            <Pagination page={view.page} pages={pages} previousLabel="Prev" onPage={turn} />
          </Stack>
        )
      }}
    </QueryView>
  )
}
