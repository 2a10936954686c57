import type { Database } from '../../base/base.ts'
import { joinedProduct, joinProduct } from '../products/product-join.ts'

/** The numbers of products that an import created and changed. */
export async function countImported(
  db: Database,
  importId: number,
): Promise<{ created: number; updated: number }> {
  const rows = db('import_rows').where('import_id', importId)
  const [created, changed] = await Promise.all([
    rows.clone().whereNull('before_import').count({ total: '*' }).first(),
    rows.clone().whereNotNull('before_import').count({ total: '*' }).first(),
  ])
  return { created: Number(created?.total ?? 0), updated: Number(changed?.total ?? 0) }
}

/** Whether no product of an import was edited, deleted or sold since. */
export async function isImportUntouched(db: Database, importId: number): Promise<boolean> {
  const changed: object | undefined = await db('import_rows')
    .modify(joinProduct, 'import_rows.product_id')
    .where('import_id', importId)
    .where((since) => {
      void since
        .whereNotNull(joinedProduct.deletedAt)
        .orWhere(joinedProduct.version, '<>', db.ref('import_rows.version_after'))
    })
    .first('import_rows.product_id')
  return changed === undefined
}
