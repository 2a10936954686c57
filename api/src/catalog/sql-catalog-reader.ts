import type { Tier } from '@store/contract/rules/accounts/roles'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { FacetQuery, Facets } from '@store/contract/schemas/catalog/catalog'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { likeContaining } from '../database/statement.ts'
import type { CatalogQuery, CatalogReader } from './catalog-reader.ts'
import { type FacetCount, facetsOf } from './facets.ts'
import { findLiveProduct } from './product-query.ts'
import { type ProductRow, productColumns, recordOf } from './product-row.ts'

const priceColumns = {
  enduser: 'price_enduser',
  reseller: 'price_reseller',
  distributor: 'price_distributor',
} as const satisfies Record<Tier, keyof ProductRow>

type Filters = Pick<CatalogQuery, 'brand' | 'category' | 'q' | 'inDescription'>

function matching(db: Database, filters: Filters): Knex.QueryBuilder {
  const query = db('products').whereNull('deleted_at')
  if (filters.brand) void query.where('brand', filters.brand)
  if (filters.category) void query.where('category', filters.category)
  const { q, inDescription = false } = filters
  if (q?.trim()) {
    const pattern = likeContaining(q.trim().toLowerCase())
    void query.where((either) => {
      void either.where('search_text', 'like', pattern)
      if (inDescription) void either.orWhere('description', 'like', pattern)
    })
  }
  return query
}

async function countBy(
  db: Database,
  column: 'brand' | 'category',
  filters: FacetQuery,
): Promise<FacetCount[]> {
  const rows: FacetCount[] = await matching(db, filters)
    .select({ name: column })
    .count({ count: '*' })
    .groupBy(column)
  return rows.map(({ name, count }) => ({ name, count: Number(count) }))
}

/** Reads the catalogue by SQL: exact, and fast enough for some ten thousand products. */
export function createSqlCatalogReader(db: Database): CatalogReader {
  return {
    async list(query, tier) {
      const { page = 1, limit = defaultListLimit, sort = 'lowToHigh' } = query
      const direction = sort === 'lowToHigh' ? 'asc' : 'desc'
      const [rows, counted]: [ProductRow[], { total: number }[]] = await Promise.all([
        matching(db, query)
          .select(...productColumns)
          .orderBy([
            { column: priceColumns[tier], order: direction },
            { column: 'id', order: direction },
          ])
          .limit(limit)
          .offset((page - 1) * limit),
        matching(db, query).count({ total: '*' }),
      ])
      return { products: rows.map(recordOf), total: Number(counted[0]?.total), page, limit }
    },

    async countFacets({ brand, category, q }): Promise<Facets> {
      const search = q ? { q } : {}
      const [brandRows, categoryRows] = await Promise.all([
        countBy(db, 'brand', category ? { ...search, category } : search),
        countBy(db, 'category', brand ? { ...search, brand } : search),
      ])
      return facetsOf({ brands: brandRows, categories: categoryRows })
    },

    find: async (publicId) => findLiveProduct(db, publicId),
  }
}
