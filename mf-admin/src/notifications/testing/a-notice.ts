import type { Notification } from '@store/contract/schemas/accounts/notifications'

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
