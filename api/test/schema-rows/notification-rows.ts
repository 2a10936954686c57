import { at, idOf, later, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of notifications, mails about orders, events and the audit trail, one function per migration.

export const notificationRows = (n: number): SampleRow[] => [
  {
    table: 'notifications',
    row: {
      id: n,
      public_id: idOf('n', n),
      audience: 'reseller-admin',
      title: 'New order',
      message: 'Ravi ordered.',
      order_public_id: idOf('o', n),
      created_at: at,
    },
  },
  { table: 'notification_marks', row: { user_id: n, notification_id: n, read_at: at } },
  {
    table: 'events',
    row: {
      topic: 'order-changed',
      subject_id: idOf('o', n),
      audience: 'reseller-admin',
      user_id: n,
      created_at: at,
    },
  },
  {
    table: 'event_tickets',
    row: {
      ticket_sha256: String(n).repeat(64),
      session_public_id: idOf('s', n),
      expires_at: later,
    },
  },
  {
    table: 'audit_entries',
    row: {
      public_id: idOf('a', n),
      actor_id: n,
      action: 'user.changed',
      subject_kind: 'user',
      subject_id: idOf('u', n),
      subject_label: 'ravi@example.in',
      changes: '[]',
      created_at: at,
    },
  },
  { table: 'guards', row: { name: `guard-${n}`, version: 4 } },
]

export const noticeRows = (n: number): SampleRow[] => [
  { table: 'order_notices', row: { order_id: n, kind: 'placed', due_at: later } },
  { table: 'muted_mails', row: { user_id: n, kind: 'placed' } },
]
