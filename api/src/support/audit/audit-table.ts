import {
  actionNameOf,
  auditKinds,
  fieldNameOf,
  parseAuditKind,
} from '@store/contract/rules/accounts/audit-kinds'
import type { AuditChange, AuditEntry } from '@store/contract/schemas/accounts/audit'
import type { Column, Table } from '../../base/base.ts'
import type { AuditRow } from './audit.ts'
import { presentAuditEntry } from './audit-presenter.ts'

interface AuditChangeRow {
  at: Date
  entry: AuditEntry
  /** Undefined when nothing but the action is recorded. */
  change: AuditChange | undefined
}

function kindNameOf(kind: string): string {
  const known = parseAuditKind(kind)
  return known === undefined ? kind : auditKinds[known]
}

const columns: readonly Column<AuditChangeRow>[] = [
  { heading: 'When', kind: 'time', value: ({ at }) => at },
  { heading: 'Who', kind: 'text', value: ({ entry }) => entry.actor.name, width: 24 },
  { heading: 'Email', kind: 'text', value: ({ entry }) => entry.actor.email, width: 28 },
  { heading: 'What', kind: 'text', value: ({ entry }) => actionNameOf(entry.action), width: 26 },
  { heading: 'Kind', kind: 'text', value: ({ entry }) => kindNameOf(entry.subject.kind) },
  { heading: 'Of', kind: 'text', value: ({ entry }) => entry.subject.label, width: 32 },
  {
    heading: 'Field',
    kind: 'text',
    value: ({ change }) => change && fieldNameOf(change.field),
    width: 20,
  },
  { heading: 'From', kind: 'text', value: ({ change }) => change?.from ?? undefined, width: 24 },
  { heading: 'To', kind: 'text', value: ({ change }) => change?.to ?? undefined, width: 24 },
]

function rowsOf(row: AuditRow): AuditChangeRow[] {
  const entry = presentAuditEntry(row)
  const at = row.created_at
  if (entry.changes.length === 0) return [{ at, entry, change: undefined }]
  return entry.changes.map((change) => ({ at, entry, change }))
}

async function* asRows(
  batches: AsyncIterable<readonly AuditRow[]>,
): AsyncGenerator<AuditChangeRow[]> {
  for await (const batch of batches) yield batch.flatMap(rowsOf)
}

/** The audit as a table, a row for each value that changed. Times are India's. */
export function auditTable(batches: AsyncIterable<readonly AuditRow[]>): Table<AuditChangeRow> {
  return { name: 'Audit', columns, batches: asRows(batches) }
}
