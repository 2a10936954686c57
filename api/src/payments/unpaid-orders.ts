import type { Chore } from '../housekeeping/chore.ts'
import { cancelUnpaid } from '../orders/order-changes.ts'
import type { DocumentIssuing, OrderParts } from '../orders/order-parts.ts'
import { findUnpaidOrders } from './online-payment-repository.ts'

/** What letting go of unpaid orders works with. */
export type UnpaidParts = Pick<OrderParts, 'db' | 'clock' | 'files'> &
  DocumentIssuing & {
    config: { ONLINE_PAYMENT_MINUTES: number }
  }

/** Cancels orders that nobody paid online, so that their stock is for sale again. */
export function unpaidOrders(parts: UnpaidParts): Chore {
  const waitedMs = parts.config.ONLINE_PAYMENT_MINUTES * 60_000
  return {
    what: 'unpaid orders',
    async forget(now, most) {
      const before = new Date(now.getTime() - waitedMs)
      const unpaid = await findUnpaidOrders(parts.db, { before, most })
      let gone = 0
      for (const publicId of unpaid) if (await cancelUnpaid(parts, publicId)) gone += 1
      return gone
    },
  }
}
