import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { isCancellable } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import { Button, Cluster } from '@store/ui'
import { useState } from 'react'
import { SaveAsList } from '../../../lists/save-as-list.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** The products of an order that can be put on a list; names of the other ones are all that is left of them. */
function listLinesOf({ items }: Order) {
  const lines = items.flatMap(({ product: { _id: productId, name }, quantity }) =>
    productId === undefined ? [] : [{ row: { productId, name }, quantity }],
  )
  const leftOut = items.flatMap(({ product }) => (product._id === undefined ? product.name : []))
  return { lines, leftOut }
}

/** Reorder, save as list, and cancel while that is possible (ordering 4.4); all are the buyer's alone. */
export function OrderActions({ order }: { order: Order }) {
  const { role } = useSession()
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <Cluster gap="xs" justify="end">
      {isCancellable(order.orderStatus) && !isAdmin(role) ? (
        <Button variant="quiet" size="s" onClick={() => setIsCancelling(true)}>
          {t`Cancel order`}
        </Button>
      ) : null}
      {isAdmin(role) ? null : <SaveAsList {...listLinesOf(order)} size="s" />}
      {isAdmin(role) ? null : <ReorderButton order={order} />}
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
    </Cluster>
  )
}
