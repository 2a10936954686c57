import type { Notification } from '@store/contract/schemas/notifications'

let made = 0

/** A broadcast to everybody that nobody has read yet. */
export function aNotification(given: Partial<Notification> = {}): Notification {
  made += 1
  return {
    _id: `notification-${made}`,
    title: 'Diwali hours',
    message: 'We close on Friday.',
    sentTo: 'all',
    createdAt: '2026-11-20T09:30:00.000Z',
    read: false,
    ...given,
  }
}
