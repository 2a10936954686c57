import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import { Cluster } from '@store/ui'
import { SaveAsList } from '../../../lists/save-as-list.tsx'
import { CancelButton } from './cancel-button.tsx'
import { ReceivedButton } from './received-button.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** The products of an order that can be put on a list; names of the other ones are all that is left of them. */
function listLinesOf({ items }: Order) {
  const lines = items.flatMap(({ product: { _id: productId, name }, quantity }) =>
    productId === undefined ? [] : [{ row: { productId, name }, quantity }],
  )
  const leftOut = items.flatMap(({ product }) => (product._id === undefined ? product.name : []))
  return { lines, leftOut }
}

/** Reorder, save as list, received while it is on its way, and cancel while that is possible (ordering 4.4); all are the buyer's alone. */
export function OrderActions({ order }: { order: Order }) {
  const { role } = useSession()
  if (isAdmin(role)) return null
  return (
    <Cluster gap="xs" justify="end">
      <CancelButton order={order} />
      <ReceivedButton order={order} />
      <SaveAsList {...listLinesOf(order)} size="s" />
      <ReorderButton order={order} />
    </Cluster>
  )
}
