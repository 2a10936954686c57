import type { Database } from '../../src/base/database/database.ts'
import type { Statement } from '../../src/base/database/statement.ts'
import type { Clock } from '../../src/base/shared/clock.ts'
import { orderNoticeText } from '../../src/office/order-notices/order-notice-text.ts'
import { rejectedProofNotice } from '../../src/ordering/orders/notices/notice-texts.ts'
import { noticeKindOf } from '../../src/ordering/orders/notices/order-notices.ts'
import type { OrderRecord } from '../../src/ordering/orders/order.ts'
import { cancelRejectionNotice } from '../../src/ordering/orders/proof-records/rejection-notices.ts'
import type { OrderUpdate } from '../../src/ordering/orders/updating/update-order.ts'
import { createDelivery } from '../../src/support/notifications/deliver.ts'
import type { PersonalNotice } from '../../src/support/notifications/notify-person.ts'
import { executeTogether } from './flat-transaction.ts'

/** Notices of one round trip. */
const batchSize = 500

/** Notices to buyers in the store, as they were sent then, and written together. Nobody gets a mail. */
export interface BuyerNotices {
  tellPlaced(order: OrderRecord): void
  /** @param order after the update */
  tellUpdate(order: OrderRecord, event: Omit<OrderUpdate, 'set'>): Promise<void>
  /** Writes what was told. */
  flush(): Promise<void>
}

export function createBuyerNotices({ db, clock }: { db: Database; clock: Clock }): BuyerNotices {
  const told: Statement[] = []
  const tell = (notice: Omit<PersonalNotice, 'at'>) => {
    told.push(createDelivery({ ...notice, audience: 'person', at: clock.now() }).statement)
  }
  return {
    tellPlaced(order) {
      const { buyer, publicId: orderPublicId } = order
      const text = orderNoticeText('placed', order)
      if (text) tell({ ...text, userId: buyer.userId, orderPublicId })
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
      if (text) tell({ ...text, userId, orderPublicId })
    },
    async flush() {
      while (told.length > 0) await executeTogether(db, told.splice(0, batchSize))
    },
  }
}
