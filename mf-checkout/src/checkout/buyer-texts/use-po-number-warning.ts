import { t } from '@lingui/core/macro'
import { formatDate, shortOrderId } from '@store/ui'
import { useGetOrdersOfPoNumberQuery } from './used-po-number-api.ts'

/**
 * Says that a purchase order number stands on an earlier order, which it may (ordering 3.8).
 * @returns `undefined` for a new number, for one whose orders were cancelled, and while nobody knows
 */
export function usePoNumberWarning(poNumber: string | undefined): string | undefined {
  const number = poNumber?.trim() ?? ''
  const { currentData } = useGetOrdersOfPoNumberQuery(number, { skip: number === '' })
  const earlier = currentData?.orders.find(({ orderStatus }) => orderStatus !== 'cancelled')
  if (!earlier) return undefined
  const order = shortOrderId(earlier._id)
  const day = formatDate(earlier.createdAt)
  return t`You used this number for order #${order} of ${day}. You can order with it again.`
}
