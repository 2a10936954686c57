import type { Database } from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import type { ImportRecord } from './import-repository.ts'

/** An import or its undo: who did it, and the number of products. */
export interface ImportAuditEntry {
  actorId: number
  done: 'written' | 'undone'
  made: Pick<ImportRecord, 'publicId' | 'fileName' | 'created' | 'updated' | 'rejected'>
  at: Date
}

/** Stores the entry, in the transaction of the import. */
export async function auditImport(trx: Database, entry: ImportAuditEntry): Promise<void> {
  const { actorId, done, made, at } = entry
  const { created, updated, rejected } = made
  const changes = Object.entries({ created, updated, rejected }).map(([field, count]) => ({
    field,
    from: null,
    to: String(count),
  }))
  await recordAudit(trx, {
    actorId,
    action: `import.${done}`,
    subject: { kind: 'import', publicId: made.publicId, label: made.fileName },
    changes: done === 'written' ? changes : [],
    at,
  })
}
