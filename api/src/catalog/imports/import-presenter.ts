import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import type { ListedImport } from './import-service.ts'

/** An import for the superadmin. */
export function presentImport(listed: ListedImport): ProductImport {
  return {
    _id: listed.publicId,
    fileName: listed.fileName,
    createdAt: listed.createdAt.toISOString(),
    importedBy: listed.importedBy,
    created: listed.created,
    updated: listed.updated,
    rejected: listed.rejected,
    hasRejectedRows: listed.hasRejectedRows,
    ...(listed.undoneAt && { undoneAt: listed.undoneAt.toISOString() }),
    undoable: listed.isUndoable,
  }
}
