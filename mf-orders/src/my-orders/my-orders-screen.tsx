import { ordersRefreshMs } from '@store/contract/rules/limits'
import { messages } from '@store/contract/rules/messages'
import { shopPathOf } from '@store/contract/rules/roles'
import {
  Button,
  EmptyState,
  FailedState,
  LinkButton,
  Loading,
  messageOf,
  PageBody,
  PageHeader,
  Skeleton,
  Stack,
  useGetOrdersInfiniteQuery,
  useSession,
} from '@store/sdk'
import { OrderCard } from './order-card.tsx'

function LoadingOrders() {
  return (
    <Loading label={messages.orders.loading}>
      <Stack>
        <Skeleton shape="card" height="17rem" />
        <Skeleton shape="card" height="17rem" />
      </Stack>
    </Loading>
  )
}

function OrderCards() {
  const { role } = useSession()
  const orders = useGetOrdersInfiniteQuery(undefined, {
    pollingInterval: ordersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  if (orders.isLoading) return <LoadingOrders />
  if (!orders.data) {
    return (
      <FailedState
        message={messageOf(orders.error, messages.orders.loadFailed)}
        busy={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    )
  }
  const placed = orders.data.pages.flatMap((page) => page.orders)
  if (placed.length === 0) {
    return (
      <EmptyState
        title={messages.orders.none}
        text="What you order shows up here, with its payment, its way to you and its bill."
        action={<LinkButton to={shopPathOf(role)}>Browse Products</LinkButton>}
      />
    )
  }
  return (
    <Stack>
      {placed.map((order) => (
        <OrderCard key={order._id} order={order} />
      ))}
      {orders.hasNextPage ? (
        <Button
          variant="secondary"
          busy={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          Show older orders
        </Button>
      ) : null}
    </Stack>
  )
}

/** A buyer's own orders, newest first, kept up to date (spec §2, My Orders). */
export function MyOrdersScreen() {
  return (
    <PageBody>
      <PageHeader title="My Orders" />
      <OrderCards />
    </PageBody>
  )
}
