import type { Database } from '../../src/database/database.ts'
import { executeStatement } from '../../src/database/statement.ts'
import { createDelivery } from '../../src/notifications/deliver.ts'
import type { PersonalNotice } from '../../src/notifications/notify-person.ts'
import { rejectedProofNotice } from '../../src/notifications/order-notices.ts'
import { orderNoticeText } from '../../src/order-notices/order-notice-text.ts'
import { noticeKindOf } from '../../src/orders/notices/order-notices.ts'
import type { OrderRecord } from '../../src/orders/order.ts'
import { cancelRejectionNotice } from '../../src/orders/proofs/rejection-notices.ts'
import type { OrderUpdate } from '../../src/orders/updating/update-order.ts'
import type { Clock } from '../../src/shared/clock.ts'

/** Notices to buyers in the store, as they were sent then. Nobody gets a mail. */
export interface BuyerNotices {
  tellPlaced(order: OrderRecord): Promise<void>
  /** @param order after the update */
  tellUpdate(order: OrderRecord, event: Omit<OrderUpdate, 'set'>): Promise<void>
}

export function createBuyerNotices({ db, clock }: { db: Database; clock: Clock }): BuyerNotices {
  const tell = async (notice: Omit<PersonalNotice, 'at'>) => {
    const { statement } = createDelivery({ ...notice, audience: 'person', at: clock.now() })
    await executeStatement(db, statement)
  }
  return {
    async tellPlaced(order) {
      const { buyer, publicId: orderPublicId } = order
      const text = orderNoticeText('placed', order)
      if (text) await tell({ ...text, userId: buyer.userId, orderPublicId })
    },
    async tellUpdate(order, event) {
      const { id, buyer, publicId: orderPublicId } = order
      const { userId } = buyer
      if (event.kind === 'payment' && event.to === 'failed' && event.reason) {
        await cancelRejectionNotice(db, id)
        return tell({ ...rejectedProofNotice({ ...order, reason: event.reason }), userId })
      }
      const kind = noticeKindOf(event)
      const text = kind && orderNoticeText(kind, order)
      if (text) await tell({ ...text, userId, orderPublicId })
    },
  }
}
