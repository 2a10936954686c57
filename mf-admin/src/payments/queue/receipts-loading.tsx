import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { Loading, Skeleton } from '@store/ui'

/** The skeleton of a list of payments: as high as a window of rows. */
export function ReceiptsLoading() {
  return (
    <Loading label={paymentMessages.loading}>
      <Skeleton shape="card" height="32rem" />
    </Loading>
  )
}
