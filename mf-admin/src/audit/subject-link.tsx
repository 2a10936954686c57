import type { AuditEntry } from '@store/contract/schemas/accounts/audit'
import { Link } from 'react-router-dom'

/**
 * Where the subject of an entry is shown.
 * @returns undefined for a subject that has no screen, such as a file
 */
export function subjectPathOf({ kind, _id }: AuditEntry['subject']): string | undefined {
  switch (kind) {
    case 'order':
      return `/superadmin/orders?q=${_id}`
    case 'product':
      return `/superadmin/products?edit=${_id}`
    case 'user':
      return `/superadmin/users/${_id}`
    case 'goods-in':
      return `/superadmin/stock/bills/${_id}`
    case 'count':
      return `/superadmin/stock/counts/${_id}`
    case 'import':
      return '/superadmin/products/import'
    case 'notification':
      return '/superadmin/notifications'
    case 'complaint':
      return '/superadmin/complaints'
    case 'setting':
      return `/superadmin/settings?section=${_id}`
    case 'return':
      // Seller and month, YYYY-MM.
      return `/superadmin/taxes?month=${_id.slice(-7)}`
    case 'token':
      return '/superadmin/api-tokens'
    case 'synonym':
      return '/superadmin/search'
    default:
      return undefined
  }
}

/** The name of what was changed, with a link to it. Something deleted has a page that says so. */
export function SubjectLink({ subject }: Pick<AuditEntry, 'subject'>) {
  const path = subjectPathOf(subject)
  return path === undefined ? subject.label : <Link to={path}>{subject.label}</Link>
}
