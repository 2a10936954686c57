import { countingRefunds, type OrderRecord } from '../../../ordering/ordering.ts'
import { keptForRefundError } from '../receipt-errors.ts'

/**
 * Money of an order that went back to its buyer cannot be taken from the order as well.
 * @throws keptForRefundError (409)
 */
export function assertNotRefunded({
  publicId,
  refunds,
}: Pick<OrderRecord, 'publicId' | 'refunds'>): void {
  if (countingRefunds(refunds).length > 0) throw keptForRefundError(publicId)
}
