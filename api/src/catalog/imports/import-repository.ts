import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import { defaultUnit, type UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import { type Database, newPublicId } from '../../base/base.ts'
import { joinUser, userColumns } from '../../people/people.ts'
import { columnsOf } from '../products/changes/product-insert.ts'
import type { ProductRecord } from '../products/product.ts'
import type { VersionedProduct } from '../products/product-by-key.ts'
import { selectProductVersions } from '../products/product-query.ts'
import { declarationsOf, factsOf, recordOf } from '../products/product-row.ts'
import { parseSnapshot } from './planning/product-snapshot.ts'

/** A stored import. */
export interface ImportRecord {
  id: number
  publicId: string
  fileName: string
  created: number
  updated: number
  rejected: number
  createdAt: Date
  undoneAt: Date | undefined
  importedBy: { name: string; email: string }
}

/** A product before an import. */
export type ProductBefore = Omit<ProductRecord, 'unit' | 'countryOfOrigin'> & {
  /** Undefined when an older release did not store them. */
  facts: ProductFact[] | undefined
  /** Undefined when an older release did not store them. */
  declarations: Declarations | undefined
  /** Undefined when an older release did not store it. */
  unit: UnitCode | undefined
  stockLastSet: number | null
  /** Its stock after the import; undefined when an older release did not store it. */
  stockAfter: number | undefined
}

/** A product that an import created or changed. */
export interface ImportedRow {
  productId: number
  versionAfter: number
  /** Its former state; undefined when the import created it. */
  before: ProductBefore | undefined
  /** Its version after the import; undefined when an older release did not store it. */
  contentAfter: number | undefined
}

interface ImportRow {
  id: number
  public_id: string
  file_name: string
  created_products: number
  updated_products: number
  rejected_rows: number
  created_by: number
  idempotency_key: string | null
  created_at: Date
  undone_at: Date | null
}

/** Inserts an import. @returns its keys */
export async function insertImport(
  trx: Database,
  made: { fileName: string; by: number; key: string | undefined; at: Date },
): Promise<{ id: number; publicId: string }> {
  const publicId = newPublicId()
  const [id = 0] = await trx<ImportRow>('imports').insert({
    public_id: publicId,
    file_name: made.fileName,
    created_by: made.by,
    created_at: made.at,
    idempotency_key: made.key ?? null,
  })
  return { id, publicId }
}

/** Stores the products that an import created. */
export async function insertCreatedRows(
  trx: Database,
  importId: number,
  publicIds: readonly string[],
): Promise<void> {
  if (publicIds.length === 0) return
  const columns = ['product_id', 'version_after', 'import_id']
  const target = trx.raw('import_rows (??, ??, ??)', columns)
  const rows = selectProductVersions(trx, publicIds).select(trx.raw('?', [importId]))
  await trx(target).insert(rows)
}

/** Stores the state of products before an import changes them. */
export async function insertChangedRows(
  trx: Database,
  importId: number,
  products: readonly (VersionedProduct & { stockAfter: number })[],
): Promise<void> {
  if (products.length === 0) return
  await trx('import_rows').insert(
    products.map((product) => {
      const { id, publicId, version } = product
      const before = {
        ...{ id, public_id: publicId, version, ...columnsOf(product) },
        stock_last_set: product.stockLastSet ?? null,
        stock_after: product.stockAfter,
        content_version: product.contentVersion,
      }
      return {
        import_id: importId,
        product_id: id,
        version_after: version + 1,
        before_import: JSON.stringify(before),
      }
    }),
  )
}

/** Stores the counts of a finished import. */
export async function countImport(
  trx: Database,
  importId: number,
  counts: { created: number; updated: number; rejected: number },
): Promise<void> {
  await trx<ImportRow>('imports').where('id', importId).update({
    created_products: counts.created,
    updated_products: counts.updated,
    rejected_rows: counts.rejected,
  })
}

/** Imports that are still being written, or reverted after a failure. */
function unfinished(db: Database) {
  return db('import_jobs')
    .whereIn('state', ['writing', 'reverting'])
    .whereNotNull('import_id')
    .select('import_id')
}

/** The key of the last import that has not been undone. */
export async function findLastImport(db: Database): Promise<number | undefined> {
  const row = await db<ImportRow>('imports')
    .whereNull('undone_at')
    .whereNotIn('id', unfinished(db))
    .orderBy('id', 'desc')
    .first('id')
  return row?.id
}

/** Deletes an import that was reverted. */
export async function deleteImport(trx: Database, importId: number): Promise<void> {
  await trx('import_rows').where('import_id', importId).delete()
  await trx('imports').where('id', importId).delete()
}

export async function markUndone(trx: Database, importId: number, at: Date): Promise<void> {
  await trx<ImportRow>('imports').where('id', importId).update({ undone_at: at })
}

function imports(db: Database) {
  return db('imports').modify(joinUser, 'imports.created_by').select('imports.*', {
    user_name: userColumns.name,
    user_email: userColumns.email,
  })
}

function importOf(row: ImportRow & { user_name: string; user_email: string }): ImportRecord {
  return {
    id: row.id,
    publicId: row.public_id,
    fileName: row.file_name,
    created: row.created_products,
    updated: row.updated_products,
    rejected: row.rejected_rows,
    createdAt: row.created_at,
    undoneAt: row.undone_at ?? undefined,
    importedBy: { name: row.user_name, email: row.user_email },
  }
}

export async function findImport(
  db: Database,
  by: { publicId: string } | { id: number },
): Promise<ImportRecord | undefined> {
  const column = 'id' in by ? 'imports.id' : 'imports.public_id'
  const row = await imports(db)
    .where(column, 'id' in by ? by.id : by.publicId)
    .first()
  return row && importOf(row)
}

/** The import that somebody's request with this Idempotency-Key made, also while it is written. */
export async function findImportByKey(
  db: Database,
  userId: number,
  key: string,
): Promise<ImportRecord | undefined> {
  const row = await imports(db)
    .where({ 'imports.created_by': userId, 'imports.idempotency_key': key })
    .first()
  return row && importOf(row)
}

/** A page of imports, newest first. */
export async function findImports(
  db: Database,
  page: { offset: number; limit: number },
): Promise<ImportRecord[]> {
  const rows = await imports(db)
    .whereNotIn('imports.id', unfinished(db))
    .orderBy('imports.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
  return rows.map(importOf)
}

export async function countImports(db: Database): Promise<number> {
  const row = await db('imports').whereNotIn('id', unfinished(db)).count({ total: '*' }).first()
  return Number(row?.total ?? 0)
}

function productBefore(json: string | null): Pick<ImportedRow, 'before' | 'contentAfter'> {
  if (json === null) return { before: undefined, contentAfter: undefined }
  const snapshot = parseSnapshot(json)
  const { stock_last_set: stockLastSet = null, stock_after: stockAfter } = snapshot
  const { content_version: content } = snapshot
  const facts = snapshot.facts === undefined ? undefined : factsOf(snapshot.facts)
  const { unit, country_of_origin = null, mrp = null, declarations = null } = snapshot
  const record = recordOf({ ...snapshot, country_of_origin, unit: unit ?? defaultUnit })
  const hasDeclarations = snapshot.declarations !== undefined
  return {
    before: {
      ...{ ...record, unit, facts, stockLastSet, stockAfter },
      declarations: hasDeclarations
        ? declarationsOf({ country_of_origin, mrp, declarations })
        : undefined,
    },
    contentAfter: content === undefined ? undefined : content + 1,
  }
}

/** Products of an import, sorted by key, after the given one. */
export async function findImportedRows(
  db: Database,
  importId: number,
  page: { after: number; limit: number },
): Promise<ImportedRow[]> {
  const rows: { product_id: number; version_after: number; before_import: string | null }[] =
    await db('import_rows')
      .where('import_id', importId)
      .where('product_id', '>', page.after)
      .orderBy('product_id')
      .limit(page.limit)
      .select('product_id', 'version_after', 'before_import')
  return rows.map((row) => ({
    productId: row.product_id,
    versionAfter: row.version_after,
    ...productBefore(row.before_import),
  }))
}
