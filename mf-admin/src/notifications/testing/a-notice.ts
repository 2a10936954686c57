import type { Notification, SentNotification } from '@store/contract/schemas/accounts/notifications'

let sequence = 0

/** An unread notification of the enduser-admin about a new order. */
export function aNotice(overrides: Partial<Notification> = {}): Notification {
  sequence += 1
  return {
    _id: `notice-${sequence}`,
    title: 'New order',
    message: 'Asha Rao placed an order.',
    sentTo: 'enduser-admin',
    createdAt: '2026-11-20T09:30:00.000Z',
    read: false,
    ...overrides,
  }
}

/** A broadcast that a quarter of its recipients have read. */
export function aBroadcast(overrides: Partial<SentNotification> = {}): SentNotification {
  return { ...aNotice(), sentTo: 'all', reach: { recipients: 1200, readers: 300 }, ...overrides }
}
