import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { Database } from '../database/database.ts'
import { newPublicId } from '../shared/ids.ts'
import { insertAuditEntry } from './audit-repository.ts'

/** An action for the audit log; its wording never changes (api.md, GET /admin/audit). */
export interface NewAuditEntry {
  actorId: number
  /** `<kind>.<done>`, such as `user.changed`; at most 40 ASCII letters. */
  action: string
  /** The object of the action: its kind, its public id, and its name for people. */
  subject: { kind: string; publicId: string; label: string }
  changes?: readonly AuditChange[]
  at: Date
}

/** Stores who changed what, in the transaction of the change, so that neither exists without the other. */
export async function recordAudit(trx: Database, done: NewAuditEntry): Promise<void> {
  const { actorId, action, subject, changes = [], at } = done
  await insertAuditEntry(trx, {
    public_id: newPublicId(),
    actor_id: actorId,
    action,
    subject_kind: subject.kind,
    subject_id: subject.publicId,
    subject_label: subject.label.slice(0, 200),
    changes: JSON.stringify(changes),
    created_at: at,
  })
}
