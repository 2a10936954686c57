import type { Order } from '@store/contract/schemas/orders/orders'
import { TaxIssues } from '@store/ui'
import { useRights } from '../rights/use-rights.ts'
import { useSettleTaxDetailsMutation } from './admin-order-changes-api.ts'

/** What an admin settles in the tax details of an order; nothing for those whose rights do not. */
export function OrderTaxIssues({ order }: { order: Order }) {
  const { mayDo } = useRights()
  const [settle] = useSettleTaxDetailsMutation()
  if (!mayDo(['orders', 'money', 'accounts'])) return null
  return (
    <TaxIssues
      order={order}
      canConfirm
      onSettle={async (change) => settle({ id: order._id, change }).unwrap()}
    />
  )
}
