import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import { type Database, newPublicId } from '../../base/base.ts'
import type { NewAuditRow } from './audit.ts'
import { insertAuditEntries } from './audit-repository.ts'

/** An action for the audit log; its wording never changes (support 4.2). */
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
  await insertAuditEntries(trx, [newAuditRow(done)])
}

/** Gives an entry its id, which begins with the time of this call, to be stored with others. */
export function newAuditRow(done: NewAuditEntry): NewAuditRow {
  const { actorId, action, subject, changes = [], at } = done
  return {
    public_id: newPublicId(),
    actor_id: actorId,
    action,
    subject_kind: subject.kind,
    subject_id: subject.publicId,
    subject_label: subject.label.slice(0, 200),
    changes: JSON.stringify(changes),
    created_at: at,
  }
}

/** Stores entries together; a thousand at once is a good number. */
export async function recordAudits(trx: Database, rows: readonly NewAuditRow[]): Promise<void> {
  await insertAuditEntries(trx, rows)
}
