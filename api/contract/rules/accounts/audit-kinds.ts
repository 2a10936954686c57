/** The kinds of things whose changes are recorded, with their names on the screen of the audit. */
export const auditKinds = {
  order: 'Orders',
  receipt: 'Payments received',
  ledger: 'Ledgers',
  statement: 'Bank statements',
  product: 'Products',
  'goods-in': 'Goods in',
  count: 'Counts of stock',
  import: 'Imports',
  user: 'Users',
  notification: 'Notifications',
  complaint: 'Complaints',
  setting: 'Settings',
  return: 'Tax returns',
  token: 'API tokens',
  synonym: 'Search words',
  file: 'Files',
} as const

/** The kind of a changed thing. */
export type AuditKind = keyof typeof auditKinds

/** A text as kind; `undefined` for any other text. */
export function parseAuditKind(text: string | null): AuditKind | undefined {
  return Object.keys(auditKinds).find((kind): kind is AuditKind => kind === text)
}

/**
 * The name of an action for people.
 * @example actionNameOf('order.status-changed') // 'Order status changed'
 */
export function actionNameOf(action: string): string {
  const text = action.replaceAll(/[.-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The name of a changed field for people.
 * @example fieldNameOf('paymentStatus') // 'Payment status'
 */
export function fieldNameOf(field: string): string {
  const text = field
    .replaceAll('.', ' ')
    .replaceAll(/[a-z][A-Z]/g, ([small, big]) => `${small} ${big?.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
