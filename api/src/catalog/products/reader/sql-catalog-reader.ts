import type { Tier } from '@store/contract/rules/accounts/roles'
import { defaultListLimit } from '@store/contract/rules/limits'
import { paise, paiseFromRupees, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { FacetQuery, Facets } from '@store/contract/schemas/catalog/catalog'
import type { Knex } from 'knex'
import { type Database, likeTyped } from '../../../base/base.ts'
import { findLiveProduct, searchTextContains } from '../product-query.ts'
import { type ProductRow, productColumns, recordOf } from '../product-row.ts'
import type { CatalogQuery, CatalogReader } from './catalog-reader.ts'
import { type FacetCount, facetsOf } from './facets.ts'
import { chosenCountries, chosenNames } from './names.ts'

const priceColumns = {
  enduser: 'price_enduser',
  reseller: 'price_reseller',
  distributor: 'price_distributor',
} as const satisfies Record<Tier, keyof ProductRow>

type Filters = FacetQuery & Pick<CatalogQuery, 'inDescription'>

function matching(db: Database, filters: Filters, tier: Tier): Knex.QueryBuilder {
  const query = db('products').whereNull('deleted_at')
  const brands = chosenNames(filters.brand)
  const categories = chosenNames(filters.category)
  const countries = chosenCountries(filters.countryOfOrigin)
  const { q, inDescription = false, inStock, minPrice, maxPrice } = filters
  if (brands.length > 0) void query.whereIn('brand', brands)
  if (categories.length > 0) void query.whereIn('category', categories)
  if (countries) void query.whereIn('country_of_origin', countries)
  if (inStock) void query.where('stock', '>', 0)
  const price = priceColumns[tier]
  if (minPrice !== undefined) void query.where(price, '>=', paiseFromRupees(minPrice))
  if (maxPrice !== undefined) void query.where(price, '<=', paiseFromRupees(maxPrice))
  if (q?.trim()) {
    const typed = q.trim()
    void query.where((either) => {
      void either.where(searchTextContains(typed))
      if (inDescription) void either.orWhere('description', 'like', likeTyped(typed.toLowerCase()))
    })
  }
  return query
}

async function countBy(
  column: 'brand' | 'category' | 'country_of_origin',
  products: Knex.QueryBuilder,
): Promise<FacetCount[]> {
  const rows: FacetCount[] = await products
    .select({ name: column })
    .count({ count: '*' })
    .groupBy(column)
  return rows.map(({ name, count }) => ({ name, count: Number(count) }))
}

async function countOf(products: Knex.QueryBuilder): Promise<number> {
  const [row]: { total: number }[] = await products.count({ total: '*' })
  return Number(row?.total)
}

/** @returns undefined without products */
async function priceRangeOf(
  products: Knex.QueryBuilder,
  tier: Tier,
): Promise<Facets['priceRange']> {
  const column = priceColumns[tier]
  const [row]: { min: number | null; max: number | null }[] = await products
    .min({ min: column })
    .max({ max: column })
  if (!row || row.min === null || row.max === null) return undefined
  return { min: rupeesFromPaise(paise(row.min)), max: rupeesFromPaise(paise(row.max)) }
}

/** The order of a list. All that contain a text match it equally well. */
function inOrder(query: Knex.QueryBuilder, sort: CatalogQuery['sort'], tier: Tier): void {
  const order = sort === 'highToLow' ? 'desc' : 'asc'
  if (sort === 'countryOfOrigin') {
    void query.orderByRaw('country_of_origin IS NULL').orderBy('country_of_origin')
  }
  void query.orderBy([
    { column: priceColumns[tier], order },
    { column: 'id', order },
  ])
}

/** Reads the catalogue by SQL: exact, and fast enough for some ten thousand products. */
export function createSqlCatalogReader(db: Database): CatalogReader {
  return {
    async list(query, tier) {
      const { page = 1, limit = defaultListLimit, sort } = query
      const [rows, total]: [ProductRow[], number] = await Promise.all([
        matching(db, query, tier)
          .select(...productColumns)
          .modify(inOrder, sort, tier)
          .limit(limit)
          .offset((page - 1) * limit),
        countOf(matching(db, query, tier)),
      ])
      return { products: rows.map(recordOf), total, page, limit }
    },

    async countFacets(query, tier): Promise<Facets> {
      const { brand: _brand, ...withoutBrand } = query
      const { category: _category, ...withoutCategory } = query
      const { countryOfOrigin: _country, ...withoutCountry } = query
      const { minPrice: _min, maxPrice: _max, ...withoutPrice } = query
      const [brands, categories, countries, inStock, priceRange] = await Promise.all([
        countBy('brand', matching(db, withoutBrand, tier)),
        countBy('category', matching(db, withoutCategory, tier)),
        countBy(
          'country_of_origin',
          matching(db, withoutCountry, tier).whereNotNull('country_of_origin'),
        ),
        countOf(matching(db, { ...query, inStock: true }, tier)),
        priceRangeOf(matching(db, withoutPrice, tier), tier),
      ])
      return facetsOf({ brands, categories, countries, inStock, ...(priceRange && { priceRange }) })
    },

    find: async (publicId) => findLiveProduct(db, publicId),
  }
}
