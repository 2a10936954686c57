import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { ordersRefreshMs } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { type PrefetchArgs, statusOf, translate, useSession } from '@store/sdk'
import {
  EmptyState,
  FailedState,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  shortOrderId,
} from '@store/ui'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { ordersApi, useGetVisibleOrderQuery } from '../orders-api.ts'
import { OrderDetails } from './order-details.tsx'

/** Where the reader's orders are: a buyer's own, or those an admin manages. */
function useOrdersHome() {
  const { role } = useSession()
  return isAdmin(role)
    ? { label: t`Orders`, to: `/${role}/orders` }
    : { label: t`My Orders`, to: '/orders' }
}

function NoOrder() {
  const { label, to } = useOrdersHome()
  return (
    <>
      <PageHeader title={translate(messages.orders.notFound)} />
      <EmptyState
        icon={PackageX}
        title={t`There is no such order in this account.`}
        text={t`If the link is from a colleague, the order belongs to another account.`}
        action={<LinkButton to={to}>{label}</LinkButton>}
      />
    </>
  )
}

/** One order: for its buyer, and read only for the admins who manage it. Everybody else gets the same 404. */
export function OrderScreen() {
  const { id = '' } = useParams()
  const home = useOrdersHome()
  const answer = useGetVisibleOrderQuery(id, {
    pollingInterval: ordersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  const isMissing = statusOf(answer.error) === 404
  const number = shortOrderId(id)
  const title = t`Order #${number}`
  const header = <PageHeader title={title} trail={[home, { label: title }]} />
  return (
    <PageBody>
      <QueryView
        // Data of another order must not be shown while this one loads.
        query={{ ...answer, data: answer.currentData }}
        loading={
          <>
            {header}
            <Loading label={translate(messages.orders.loading)}>
              <Skeleton shape="card" height="32rem" />
            </Loading>
          </>
        }
        failure={messages.orders.loadFailed}
        failed={(failedState) =>
          isMissing ? (
            <NoOrder />
          ) : (
            <>
              {header}
              <FailedState {...failedState} />
            </>
          )
        }
      >
        {(order) => (
          <>
            {header}
            <OrderDetails order={order} />
          </>
        )}
      </QueryView>
    </PageBody>
  )
}

OrderScreen.prefetch = ({ dispatch, params: { id = '' } }: PrefetchArgs) => {
  dispatch(ordersApi.util.prefetch('getVisibleOrder', id, {}))
}
