/** The kinds of things whose changes are recorded, with their names on the screen of the audit. */
export const auditKinds = {
  order: 'Orders',
  receipt: 'Payments received',
  statement: 'Bank statements',
  product: 'Products',
  import: 'Imports',
  user: 'Users',
  notification: 'Notifications',
  complaint: 'Complaints',
  setting: 'Settings',
  synonym: 'Search words',
  file: 'Files',
} as const

/** The kind of a changed thing. */
export type AuditKind = keyof typeof auditKinds

/** A text as kind; `undefined` for any other text. */
export function parseAuditKind(text: string | null): AuditKind | undefined {
  return Object.keys(auditKinds).find((kind): kind is AuditKind => kind === text)
}
