import { t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { publicOrigin, shortOrderId } from '@store/ui'

/** The payment link of an order with its origin, and what it is for. */
export function paymentLinkOf({ _id }: Pick<Order, '_id'>, path: string) {
  const number = shortOrderId(_id)
  return { title: t`Pay for order #${number}`, url: `${publicOrigin()}${path}` }
}
