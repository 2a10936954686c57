import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { fileAddressRefreshMs, ordersRefreshMs } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf, useSession } from '@store/sdk'
import {
  EmptyState,
  LinkButton,
  Loading,
  LoadMoreButton,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { PackageOpen } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { orderAnchorOf } from '../order-link.ts'
import { OrderCard } from './order/order-card.tsx'
import { ordersApi, useGetOrdersInfiniteQuery } from './orders-api.ts'

function LoadingOrders() {
  return (
    <Loading label={messages.orders.loading}>
      <Stack>
        <Skeleton shape="card" height="27rem" />
        <Skeleton shape="card" height="27rem" />
      </Stack>
    </Loading>
  )
}

function NoOrders() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={PackageOpen}
      title={messages.orders.none}
      text="What you order shows up here, with its payment, its way to you and its bill."
      action={<LinkButton to={shopPathOf(role)}>Browse Products</LinkButton>}
    />
  )
}

/**
 * Orders, updated by server events; the newest are also polled every 15 seconds, in case the stream fails (spec §9).
 * Older pages are refetched only before their signed file URLs expire.
 */
function useOwnOrders() {
  const { getOrders, getNewestOrders } = ordersApi.endpoints
  const { hasOlder } = getOrders.useInfiniteQueryState(undefined, {
    selectFromResult: ({ data }) => ({ hasOlder: (data?.pages.length ?? 0) > 1 }),
  })
  const skipPollingIfUnfocused = true
  const orders = useGetOrdersInfiniteQuery(undefined, {
    pollingInterval: hasOlder ? fileAddressRefreshMs : ordersRefreshMs,
    skipPollingIfUnfocused,
  })
  getNewestOrders.useQuery(undefined, {
    skip: !hasOlder,
    pollingInterval: ordersRefreshMs,
    skipPollingIfUnfocused,
  })
  return orders
}

/** A buyer's orders: loading, error, empty, or those loaded so far. */
function OrderList() {
  const orders = useOwnOrders()
  const { hash } = useLocation()
  const { loadFailed } = messages.orders
  return (
    <QueryView
      query={orders}
      loading={<LoadingOrders />}
      failure={loadFailed}
      empty={({ pages }) => pages.every((page) => page.orders.length === 0) && <NoOrders />}
    >
      {({ pages }) => (
        <Stack>
          {pages
            .flatMap((page) => page.orders)
            .map((order) => (
              <OrderCard
                key={order._id}
                order={order}
                isLinked={hash === `#${orderAnchorOf(order._id)}`}
              />
            ))}
          <LoadMoreButton source={orders} failure={messageOf(orders.error, loadFailed)}>
            Show older orders
          </LoadMoreButton>
        </Stack>
      )}
    </QueryView>
  )
}

/** A buyer's own orders, newest first, kept up to date (spec §2, My Orders). */
export function MyOrdersScreen() {
  return (
    <PageBody>
      <PageHeader title="My Orders">Status, payment and papers of what you ordered.</PageHeader>
      <OrderList />
    </PageBody>
  )
}
