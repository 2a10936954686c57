import {
  bitOfMissing,
  missingKinds,
} from '@store/contract/rules/catalog/declarations/missing-declarations'
import type {
  ManagedFacetQuery,
  ManagedFacets,
} from '@store/contract/schemas/catalog/managed-products'
import { type FacetCount, facetsOf } from '../reader/facets.ts'
import { chosenNames, foldName } from '../reader/names.ts'

/** The number of products that the filters cannot tell apart. */
export interface FacetRow {
  brand: string
  category: string
  /** 1 or 0, as the database has them. */
  has_pictures: number
  is_low: number
  has_hsn: number
  has_tax_faults: number
  missing_declarations: number
  count: number | string
}

type Filters = Omit<ManagedFacetQuery, 'q'>
type FilterName = keyof Filters

function isAmong(name: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((one) => foldName(one) === foldName(name))
}

/** The condition of each filter; true when it is not set. */
function conditionsOf(filters: Filters): Record<FilterName, (row: FacetRow) => boolean> {
  const [brands, categories] = [chosenNames(filters.brand), chosenNames(filters.category)]
  return {
    brand: ({ brand }) => isAmong(brand, brands),
    category: ({ category }) => isAmong(category, categories),
    lowStock: ({ is_low: isLow }) => !filters.lowStock || isLow === 1,
    noPicture: ({ has_pictures: hasPictures }) => !filters.noPicture || hasPictures === 0,
    noHsn: ({ has_hsn: hasHsn }) => !filters.noHsn || hasHsn === 0,
    missing: ({ missing_declarations: bits }) =>
      !filters.missing || (bits & bitOfMissing(filters.missing)) > 0,
    taxToCorrect: ({ has_tax_faults: hasFaults }) => !filters.taxToCorrect || hasFaults === 1,
  }
}

function countByName(rows: readonly FacetRow[], field: 'brand' | 'category'): FacetCount[] {
  const counts = new Map<string, FacetCount>()
  for (const row of rows) {
    const name = row[field]
    const known = counts.get(foldName(name)) ?? { name, count: 0 }
    known.count += Number(row.count)
    counts.set(foldName(name), known)
  }
  return [...counts.values()]
}

function sumOf(rows: readonly FacetRow[]): number {
  return rows.reduce((sum, { count }) => sum + Number(count), 0)
}

/** Counts the products that lack a declaration, for each kind of them. */
function countMissing(rows: readonly FacetRow[]): ManagedFacets['missing'] {
  return missingKinds.flatMap((kind) => {
    const bit = bitOfMissing(kind)
    const count = sumOf(rows.filter((row) => (row.missing_declarations & bit) > 0))
    return count > 0 ? [{ kind, count }] : []
  })
}

/** Counts what each filter could be set to, under all other filters. */
export function managedFacetsOf(rows: readonly FacetRow[], filters: Filters): ManagedFacets {
  const conditions = Object.entries(conditionsOf(filters))
  const without = (own: FilterName) =>
    rows.filter((row) => conditions.every(([name, isMet]) => name === own || isMet(row)))
  const { brands, categories } = facetsOf({
    brands: countByName(without('brand'), 'brand'),
    categories: countByName(without('category'), 'category'),
    countries: [],
    inStock: 0,
  })
  return {
    brands,
    categories,
    lowStock: sumOf(without('lowStock').filter((row) => row.is_low === 1)),
    noPicture: sumOf(without('noPicture').filter((row) => row.has_pictures === 0)),
    noHsn: sumOf(without('noHsn').filter((row) => row.has_hsn === 0)),
    missing: countMissing(without('missing')),
    taxToCorrect: sumOf(without('taxToCorrect').filter((row) => row.has_tax_faults === 1)),
  }
}
