import type { HoldGroup } from '@store/contract/rules/orders/reserved/hold'
import type { CancelHolds, Holds } from '@store/contract/schemas/orders/holds'
import type { BulkStatusResults } from '@store/contract/schemas/orders/order-management'
import { defineEndpoints } from '@store/sdk'
import { managedUsersTag } from '../../users/users-api.ts'
import { managedOrdersTag } from '../admin-orders-api.ts'
import { showOrders } from '../show-changed-order.ts'

/** Whose holds are meant: of the buyer or the network of an order, or of an account. */
export type HoldOwner = { order: string; of: HoldGroup } | { account: string }

/** Two hundred orders, each a transaction of its own, in milliseconds. */
const cancelTimeoutMs = 120_000

const pathOf = (owner: HoldOwner) =>
  'order' in owner ? `/orders/${owner.order}/holds` : `/admin/users/${owner.account}/holds`

const groupOf = (owner: HoldOwner) => ('of' in owner ? { of: owner.of } : {})

/** All unpaid orders of a buyer or a network at once. */
export const holdsApi = defineEndpoints('mf-admin/holds', (build) => ({
  getHolds: build.query<Holds, HoldOwner>({
    query: (owner) => ({ url: pathOf(owner), params: groupOf(owner) }),
  }),
  cancelHolds: build.mutation<BulkStatusResults, { owner: HoldOwner; change: CancelHolds }>({
    query: ({ owner, change }) => ({
      url: `${pathOf(owner)}/cancel`,
      method: 'POST',
      body: { ...change, ...groupOf(owner) },
      timeout: cancelTimeoutMs,
    }),
    // Stock, queues and figures follow; also after a failure, because a part may be cancelled.
    invalidatesTags: ['Dashboard', 'Product', managedOrdersTag, managedUsersTag],
    onQueryStarted: async (_change, { queryFulfilled, ...store }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      const changed = answer?.data.results.flatMap((result) =>
        'order' in result ? result.order : [],
      )
      if (changed) showOrders(changed, store)
    },
  }),
}))

export const { useGetHoldsQuery, useCancelHoldsMutation } = holdsApi
