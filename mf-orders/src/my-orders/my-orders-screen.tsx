import { t } from '@lingui/core/macro'
import { isAdmin, shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { messageOf, translate, useSession } from '@store/sdk'
import {
  Button,
  EmptyState,
  LinkButton,
  Loading,
  LoadMoreButton,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
  theme,
} from '@store/ui'
import { PackageOpen, SearchX } from 'lucide-react'
import styled from 'styled-components'
import { ExportButtons } from './list/export-buttons.tsx'
import { OrderFilters } from './list/order-filters.tsx'
import { defaultOrdersView, useOrdersView } from './list/orders-view.ts'
import { useOwnOrders } from './list/use-own-orders.ts'
import { WaitingOrders } from './list/waiting-orders.tsx'
import { OrderCard } from './order/order-card.tsx'

/** On a phone the first orders are worth more than a sentence about them. */
const Intro = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`

/** As many cards as the largest window shows. */
const skeletonKeys = Array.from({ length: 8 }, (_, card) => `card-${card}`)

function LoadingOrders() {
  return (
    <Loading label={translate(messages.orders.loading)}>
      <Stack gap="s">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} shape="card" height="8.25rem" />
        ))}
      </Stack>
    </Loading>
  )
}

function NoOrders() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={PackageOpen}
      title={translate(messages.orders.none)}
      text={t`Your orders appear here, with payment, delivery and bill.`}
      action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
    />
  )
}

function NoMatch() {
  const { goTo } = useOrdersView()
  return (
    <EmptyState
      icon={SearchX}
      title={translate(messages.orders.none)}
      text={t`No order of yours matches these filters.`}
      action={<Button onClick={() => goTo(defaultOrdersView)}>{t`Show all orders`}</Button>}
    />
  )
}

/** A buyer's orders: loading, error, empty, or those loaded so far; first those that wait for the buyer. */
function OrderList() {
  const { orders, waiting, isLoading, isFiltered } = useOwnOrders()
  const { loadFailed } = messages.orders
  return (
    <QueryView
      query={isLoading ? { ...orders, data: undefined } : orders}
      loading={<LoadingOrders />}
      failure={loadFailed}
      empty={({ pages }) =>
        pages.every((page) => page.orders.length === 0) && (isFiltered ? <NoMatch /> : <NoOrders />)
      }
    >
      {({ pages }) => (
        <Stack gap="s">
          <WaitingOrders orders={waiting} />
          {pages
            .flatMap((page) => page.orders)
            .map((order) => (
              <OrderCard key={order._id} order={order} />
            ))}
          <LoadMoreButton source={orders} failure={messageOf(orders.error, loadFailed)}>
            {t`Show older orders`}
          </LoadMoreButton>
        </Stack>
      )}
    </QueryView>
  )
}

/** A buyer's own orders, newest first, kept up to date (screens 4.1). */
export function MyOrdersScreen() {
  const { role } = useSession()
  return (
    <PageBody>
      <PageHeader title={t`My Orders`} actions={isAdmin(role) ? undefined : <ExportButtons />}>
        <Intro>{t`Status, payment and documents of your orders.`}</Intro>
      </PageHeader>
      <OrderFilters />
      <OrderList />
    </PageBody>
  )
}
