import { at, idOf, later, type SampleRow } from './factories/sample-row.ts'
import { firstRows } from './rows-of-first-schema.ts'

const recoveryRows = (n: number): SampleRow[] => [
  {
    table: 'password_resets',
    row: { email: `ravi.${n}@example.in`, user_id: n, tries: 1, expires_at: later },
  },
  {
    table: 'mails',
    row: {
      public_id: idOf('m', n),
      recipient: 'ravi@example.in',
      subject: 'Your code',
      sealed_text: 'sealed',
      due_at: at,
      useless_at: later,
    },
  },
  {
    table: 'contact_messages',
    row: {
      public_id: idOf('k', n),
      name: 'Ravi',
      email: 'ravi@example.in',
      subject: '9820012345',
      message: 'Do you sell rolls?',
      created_at: at,
    },
  },
]

const catalogueRows = (n: number): SampleRow[] => [
  {
    table: 'imports',
    row: {
      id: n,
      public_id: idOf('i', n),
      file_name: 'products.xlsx',
      created_products: 1,
      created_by: n,
      created_at: at,
    },
  },
  { table: 'import_rows', row: { import_id: n, product_id: n, version_after: 1 } },
  { table: 'import_turns', row: { id: n, turn: 3 } },
  {
    table: 'reviews',
    row: {
      public_id: idOf('r', n),
      product_id: n,
      user_id: n,
      rating: 5,
      comment: 'Prints well.',
      created_at: at,
    },
  },
]

const importJobRows = (n: number): SampleRow[] => [
  {
    table: 'import_jobs',
    row: { id: n, state: 'staging', created_by: n, created_at: at },
  },
  { table: 'import_batches', row: { job_id: n, position: 1, content: '{}' } },
  { table: 'import_lock', row: { id: n, expires_at: later } },
]

const invoiceRows = (n: number): SampleRow[] => [
  {
    table: 'document_sequences',
    row: { series: 'INV', financial_year: `2${n}-2${n}`, last_number: 7 },
  },
  {
    table: 'tax_documents',
    row: {
      order_id: n,
      kind: 'invoice',
      number: `INV/26-27/00000${n}`,
      content: '{}',
      issued_at: at,
    },
  },
]

const notificationRows = (n: number): SampleRow[] => [
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

const paymentRows = (n: number): SampleRow[] => [
  {
    table: 'online_payments',
    row: {
      order_id: n,
      gateway_order_id: `order_${n}`,
      amount_paise: 900_000,
      payment_id: `pay_${n}`,
      created_at: at,
      paid_at: later,
    },
  },
]

const releaseRows = (n: number): SampleRow[] => [
  {
    table: 'release_counts',
    row: {
      minute_at: new Date('2026-11-20T09:30:00Z'),
      remote: 'mf-shop',
      version: `1.0.${n}`,
      cohort: 'stable',
      loads: 3,
      failed_loads: 0,
      errors: 0,
    },
  },
]

const publishedRows = (n: number): SampleRow[] => [
  {
    table: 'published_releases',
    row: {
      remote: 'mf-shop',
      version: `1.0.${n}`,
      announced_at: new Date('2026-11-20T09:30:00Z'),
    },
  },
]

const canaryRows = (n: number): SampleRow[] => [
  {
    table: 'canary_counts',
    row: {
      salt: `salt-${n}`,
      percent: 10,
      side: 'canary',
      browsers: 40,
      failed: 1,
      announced_at: new Date('2026-11-20T09:30:00Z'),
    },
  },
]

const proofRows = (n: number): SampleRow[] => [
  {
    table: 'former_proofs',
    row: {
      order_id: n,
      sha256: String(n).repeat(64),
      payment_reference: `SBIN0426${n}`,
      sent_at: at,
      replaced_at: later,
    },
  },
  { table: 'held_rejections', row: { order_id: n, reason: 'Unreadable', not_before: later } },
]

const cartRows = (n: number): SampleRow[] => [
  {
    table: 'cart_requests',
    row: { user_id: n, idempotency_key: 'once', request_sha256: 'e'.repeat(64), created_at: at },
  },
]

const synonymRows = (n: number): SampleRow[] => [
  {
    table: 'search_synonyms',
    row: { public_id: idOf('y', n), term: `word ${n}`, replacements: '["ink"]' },
  },
]

const missedSearchRows = (n: number): SampleRow[] => [
  {
    table: 'missed_searches',
    row: { words: `word ${n}`, searches: n, is_near: 0, last_at: at },
  },
]

const networkRows = (n: number): SampleRow[] => [
  {
    table: 'account_networks',
    row: { user_id: n, network_mac: 'b'.repeat(64), seen_at: at },
  },
  {
    table: 'reset_codes',
    row: {
      email: `ravi.${n}@example.in`,
      network_mac: 'c'.repeat(64),
      user_id: n,
      code_mac: 'd'.repeat(64),
      own_tries: 1,
      foreign_tries: 2,
      expires_at: later,
    },
  },
]

const noticeRows = (n: number): SampleRow[] => [
  { table: 'order_notices', row: { order_id: n, kind: 'placed', due_at: later } },
  { table: 'muted_mails', row: { user_id: n, kind: 'placed' } },
]

const stockAlertRows = (n: number): SampleRow[] => [
  { table: 'stock_alerts', row: { product_id: n, user_id: n, created_at: later } },
]

/** Tables that a migration has dropped. */
export const droppedTables: ReadonlySet<string> = new Set(['password_resets', 'release_counts'])

/**
 * A row of every table, by the migration that created it, in the columns of that time, as a release of that time wrote
 * it. The test of migrations fails for a table without one.
 * @param n from 1 to 9; each has its own rows
 */
export const rowsOfSchema: Readonly<Record<string, (n: number) => SampleRow[]>> = {
  '0001-accounts-to-orders': firstRows,
  '0002-recovery-mail-contact': recoveryRows,
  '0003-catalogue-administration': catalogueRows,
  '0004-proofs-and-invoices': invoiceRows,
  '0005-notifications-and-audit': notificationRows,
  '0007-personal-notices-and-online-payment': paymentRows,
  '0010-release-counts': releaseRows,
  '0017-import-jobs': importJobRows,
  '0020-former-proofs': proofRows,
  '0012-account-networks-and-demo': networkRows,
  '0022-published-releases': publishedRows,
  '0023-canary-counts': canaryRows,
  '0024-cart-requests': cartRows,
  '0027-search-synonyms': synonymRows,
  '0028-missed-searches': missedSearchRows,
  '0030-order-notices': noticeRows,
  '0031-stock-alerts': stockAlertRows,
}
