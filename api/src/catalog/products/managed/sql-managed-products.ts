import { bitOfMissing } from '@store/contract/rules/catalog/declarations/missing-declarations'
import {
  type ManagedSort,
  mostLowStock,
} from '@store/contract/rules/catalog/managed/managed-products'
import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  ManagedFacetQuery,
  ProductSelection,
} from '@store/contract/schemas/catalog/managed-products'
import type { Knex } from 'knex'
import { type Database, isKeyboardSign } from '../../../base/base.ts'
import { findVersionedProducts, type VersionedProduct } from '../product-by-key.ts'
import { findProductsByIds, searchTextContains } from '../product-query.ts'
import { chosenNames } from '../reader/names.ts'
import { type FacetRow, managedFacetsOf } from './managed-facets.ts'
import type { ManagedProducts } from './managed-products.ts'
import { readTaxFaultCondition, type TaxFaultCondition } from './tax-faults-query.ts'

const sortColumns = {
  name: 'name',
  brand: 'brand',
  stock: 'stock',
  price: 'price_enduser',
} as const satisfies Record<ManagedSort, string>

/** All texts are looked at: one after the other, which is faster than in the order of an index that sorts the result. */
const inOrderOfStorage = 'products USE INDEX (PRIMARY)'

/** Of long texts a pattern is found four times as fast as by LIKE, which compares them by the collation, accents and all. */
const descriptionContains = 'description COLLATE utf8mb4_bin RLIKE ?'

/** A pattern for a text in any case, whichever dashes, apostrophes and quotation marks it has. */
function anyCase(text: string): string {
  const signs = text.replace(/[^\w\s]/gu, (sign) => {
    if (isKeyboardSign(sign)) return '.'
    return sign.replace(/[\\^$.|?*+()[\]{}]/, '\\$&')
  })
  return `(?i)${signs}`
}

/** Products by the filters; `hasTaxFaults` is the condition of the filter `taxToCorrect`, when that is set. */
function matching(
  db: Database,
  filters: ManagedFacetQuery,
  hasTaxFaults?: TaxFaultCondition,
): Knex.QueryBuilder {
  const brands = chosenNames(filters.brand)
  const categories = chosenNames(filters.category)
  const { q, lowStock, noPicture, noHsn, missing } = filters
  const readsAll = q?.trim() && brands.length === 0 && categories.length === 0
  const query = db.from(readsAll ? db.raw(inOrderOfStorage) : 'products').whereNull('deleted_at')
  if (brands.length > 0) void query.whereIn('brand', brands)
  if (categories.length > 0) void query.whereIn('category', categories)
  if (lowStock) void query.where('stock', '<=', mostLowStock)
  if (noPicture) void query.where('has_pictures', 0)
  if (noHsn) void query.whereNull('hsn')
  if (missing) void query.whereRaw('missing_declarations & ? > 0', [bitOfMissing(missing)])
  if (hasTaxFaults) void query.whereRaw(hasTaxFaults.sql, hasTaxFaults.values)
  if (q?.trim()) {
    // Also in descriptions (catalog 4.6).
    void query.where((either) => {
      void either.where(searchTextContains(q.trim()))
      void either.orWhereRaw(descriptionContains, [anyCase(q.trim())])
    })
  }
  return query
}

async function taxConditionOf(
  db: Database,
  { taxToCorrect }: ManagedFacetQuery,
): Promise<TaxFaultCondition | undefined> {
  return taxToCorrect ? readTaxFaultCondition(db) : undefined
}

async function countOf(products: Knex.QueryBuilder): Promise<number> {
  const [row]: { total: number }[] = await products.count({ total: '*' })
  return Number(row?.total)
}

/** Reads the products table by SQL, so that a change is seen at once. */
export function createManagedProducts(db: Database): ManagedProducts {
  return {
    async list({ page = 1, limit = defaultListLimit, ...query }) {
      const { sort = 'price', direction = 'asc', ...filters } = query
      const taxCondition = await taxConditionOf(db, filters)
      // Only the ids are sorted, by an index that has all filtered and sorted columns; then the rows of one page are read.
      const [ids, total]: [number[], number] = await Promise.all([
        matching(db, filters, taxCondition)
          .orderBy([
            { column: sortColumns[sort], order: direction },
            { column: 'id', order: direction },
          ])
          .limit(limit)
          .offset((page - 1) * limit)
          .pluck('id'),
        countOf(matching(db, filters, taxCondition)),
      ])
      const found = new Map((await findProductsByIds(db, ids)).map((one) => [one.id, one]))
      return { products: ids.flatMap((id) => found.get(id) ?? []), total, page, limit }
    },

    async countFacets({ q, ...filters }) {
      const hasTaxFaults = await readTaxFaultCondition(db)
      const rows: FacetRow[] = await matching(db, { ...(q && { q }) })
        .select(
          ...['brand', 'category', 'has_pictures', 'missing_declarations'],
          db.raw('stock <= ? AS is_low', [mostLowStock]),
          db.raw('hsn IS NOT NULL AS has_hsn'),
          db.raw(`${hasTaxFaults.sql} AS has_tax_faults`, hasTaxFaults.values),
        )
        .count({ count: '*' })
        .groupBy(
          ...['brand', 'category', 'has_pictures', 'missing_declarations'],
          ...['is_low', 'has_hsn', 'has_tax_faults'],
        )
      return managedFacetsOf(rows, filters)
    },
  }
}

const stride = 1000

function selected(
  db: Database,
  selection: ProductSelection,
  taxCondition: TaxFaultCondition | undefined,
): Knex.QueryBuilder {
  if ('filters' in selection) return matching(db, selection.filters, taxCondition)
  return db('products').whereNull('deleted_at').whereIn('public_id', selection.ids)
}

/** The selected products, oldest first, in batches. */
export async function* streamSelectedProducts(
  db: Database,
  selection: ProductSelection,
): AsyncGenerator<VersionedProduct[]> {
  let last = 0
  const taxCondition =
    'filters' in selection ? await taxConditionOf(db, selection.filters) : undefined
  for (;;) {
    const ids: number[] = await selected(db, selection, taxCondition)
      .where('id', '>', last)
      .orderBy('id')
      .limit(stride)
      .pluck('id')
    const products = await findVersionedProducts(db, ids)
    yield products.sort((a, b) => a.id - b.id)
    if (ids.length < stride) return
    last = ids.at(-1) ?? last
  }
}
