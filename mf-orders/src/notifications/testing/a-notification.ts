import type { Notification } from '@store/contract/schemas/accounts/notifications'

let sequence = 0

/** An unread broadcast to everybody. */
export function aNotification(given: Partial<Notification> = {}): Notification {
  sequence += 1
  return {
    _id: `notification-${sequence}`,
    title: 'Diwali hours',
    message: 'We close on Friday.',
    sentTo: 'all',
    createdAt: '2026-11-20T09:30:00.000Z',
    read: false,
    ...given,
  }
}
