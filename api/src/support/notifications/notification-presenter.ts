import type { Notification, SentNotification } from '@store/contract/schemas/accounts/notifications'
import type { NotificationRow } from './notification.ts'
import type { Reach } from './notification-reach.ts'

/** A notification for one person (support 1.1). */
export function presentNotification(row: NotificationRow): Notification {
  return {
    _id: row.public_id,
    title: row.title,
    message: row.message,
    sentTo: row.audience,
    ...(row.order_public_id !== null && { orderId: row.order_public_id }),
    ...(row.product_public_id !== null && { productId: row.product_public_id }),
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** A broadcast for the superadmin. */
export function presentSent(row: NotificationRow & { reach: Reach }): SentNotification {
  return { ...presentNotification(row), reach: row.reach }
}
