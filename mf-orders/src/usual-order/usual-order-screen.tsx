import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import { messageOf, type PrefetchArgs, translate } from '@store/sdk'
import {
  FailedState,
  LinkButton,
  NavigationTile,
  PageBody,
  QueryView,
  theme,
  VisuallyHidden,
} from '@store/ui'
import { ListPlus } from 'lucide-react'
import styled from 'styled-components'
import { purchasesApi, useGetUsualPurchasesQuery } from '../buy-again/purchases-api.ts'
import { WaitingOrders } from '../my-orders/list/waiting-orders.tsx'
import { ordersApi } from '../my-orders/orders-api.ts'
import { OrderTableSkeleton } from '../order-table/order-table-skeleton.tsx'
import { useOpenOrders } from './use-open-orders.ts'
import { UsualProducts } from './usual-products.tsx'

/** On a desktop the products have the larger column. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  align-items: start;

  ${theme.media.desktop} {
    &[data-waits='true'] {
      grid-template-rows: auto 1fr;
      grid-template-columns: 22rem minmax(0, 1fr);
    }

    &[data-waits='true'] > [data-usual] {
      grid-area: 1 / 2 / -1;
    }
  }
`

/**
 * What a buyer comes for most: the orders that wait for it or are on their way, the products that it usually orders, and quick
 * order. The home page shows it, too (screens 1.8).
 */
export function UsualOrderScreen() {
  const purchases = useGetUsualPurchasesQuery()
  const open = useOpenOrders()
  const hasOrders = open.orders.length > 0
  return (
    <PageBody>
      <VisuallyHidden as="h1">{t`Your usual order`}</VisuallyHidden>
      {purchases.isLoading || open.isLoading ? (
        <OrderTableSkeleton />
      ) : (
        <Columns data-waits={hasOrders}>
          {open.error === undefined ? null : (
            <FailedState
              message={translate(messageOf(open.error, messages.orders.loadFailed))}
              onRetry={open.refetch}
            />
          )}
          <WaitingOrders
            orders={open.orders}
            actions={
              <LinkButton to="/orders" variant="quiet" size="s">
                {t`All orders`}
              </LinkButton>
            }
          />
          <QueryView query={purchases} failure={purchaseMessages.loadFailed} loading={null}>
            {(usual) => (usual.total === 0 ? null : <UsualProducts {...usual} />)}
          </QueryView>
          <NavigationTile
            to="/quick-order"
            icon={ListPlus}
            title={t`Quick order`}
            text={t`Type or paste model numbers and quantities.`}
          />
        </Columns>
      )}
    </PageBody>
  )
}

UsualOrderScreen.prefetch = ({ dispatch }: PrefetchArgs) => {
  dispatch(ordersApi.util.prefetch('getWaitingOrders', undefined, {}))
  dispatch(ordersApi.util.prefetch('getShippedOrders', undefined, {}))
  dispatch(purchasesApi.util.prefetch('getUsualPurchases', undefined, {}))
}
