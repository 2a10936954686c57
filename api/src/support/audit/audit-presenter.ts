import { AuditChangeSchema, type AuditEntry } from '@store/contract/schemas/accounts/audit'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { AuditRow } from './audit.ts'

const changesCheck = Compile(Type.Array(AuditChangeSchema))

/** An entry for the superadmin. */
export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    _id: row.public_id,
    at: row.created_at.toISOString(),
    actor: { _id: row.actor_public_id, name: row.actor_name, email: row.actor_email },
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id, label: row.subject_label },
    changes: changesCheck.Parse(JSON.parse(row.changes)),
  }
}
