import * as messages from '@store/contract/rules/messages'
import { Loading, Skeleton, Stack } from '@store/ui'

/** Enough to fill the height of a tall window. */
const skeletonKeys = ['first', 'second', 'third']

/** The skeleton of the orders list. */
export function OrdersLoading() {
  return (
    <Loading label={messages.orders.loading}>
      <Stack>
        {skeletonKeys.map((key) => (
          <Skeleton key={key} shape="card" height="29rem" />
        ))}
      </Stack>
    </Loading>
  )
}
