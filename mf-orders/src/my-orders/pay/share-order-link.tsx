import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Loading, QueryView, SharePaymentLink, Skeleton } from '@store/ui'
import { useGetPaymentLinkQuery } from './pay-api.ts'
import { paymentLinkOf } from './payment-link-of.ts'

/** The payment link of an order for whoever pays it; asked for before it is pressed, because sharing must follow the press at once. */
export function ShareOrderLink({ order }: { order: Pick<Order, '_id'> }) {
  const link = useGetPaymentLinkQuery(order._id)
  return (
    <QueryView
      query={link}
      loading={
        <Loading>
          <Skeleton width="16rem" height="2.75rem" />
        </Loading>
      }
      failure={reservedMessages.linkFailed}
    >
      {({ path }) => <SharePaymentLink link={paymentLinkOf(order, path)} />}
    </QueryView>
  )
}
