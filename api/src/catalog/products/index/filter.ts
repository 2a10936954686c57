import type { Tier } from '@store/contract/rules/accounts/roles'
import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'
import type { FacetQuery } from '@store/contract/schemas/catalog/catalog'
import { chosenCountries, chosenNames, foldName, isPlain } from '../reader/names.ts'

/** Prices of a tier, in rupees. */
export interface PriceFilter {
  tier: Tier
  min: number
  max: number
}

/** Normalised filters of a list; undefined where there is none. */
export interface Filter {
  /** Any of these brands, categories or countries of origin. */
  brands: readonly string[] | undefined
  categories: readonly string[] | undefined
  countries: readonly string[] | undefined
  term: string | undefined
  inStock: true | undefined
  price: PriceFilter | undefined
}

/** Every product on sale. */
export const noFilter: Filter = {
  brands: undefined,
  categories: undefined,
  countries: undefined,
  term: undefined,
  inStock: undefined,
  price: undefined,
}

/** True for the filter of every product on sale. */
export function isNoFilter(filter: Filter): boolean {
  return Object.values(filter).every((part) => part === undefined)
}

/** What the filters compare of a product. */
export interface SearchKeys {
  /** Brand, category and country of origin as filters compare them; of an unknown country blank. */
  brandKey: string
  categoryKey: string
  countryKey: string
  searchText: string
  isInStock: boolean
  /** In rupees. */
  prices: Record<Tier, number>
}

function keysOf(names: readonly string[]): string[] | undefined {
  return names.length > 0 ? names.map(foldName) : undefined
}

/** Normalises the filters. @returns undefined for names that only SQL can compare */
export function filterOf(query: FacetQuery, tier: Tier): Filter | undefined {
  const { q, inStock, minPrice, maxPrice } = query
  const brands = chosenNames(query.brand)
  const categories = chosenNames(query.category)
  if (![...brands, ...categories].every(isPlain)) return undefined
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return {
    brands: keysOf(brands),
    categories: keysOf(categories),
    countries: chosenCountries(query.countryOfOrigin)?.map(foldName),
    term: (q && foldSearchText(q).trim()) || undefined,
    inStock: inStock || undefined,
    price: hasPrice ? { tier, min: minPrice ?? 0, max: maxPrice ?? Infinity } : undefined,
  }
}

export function matches(found: SearchKeys, filter: Filter): boolean {
  const { brands, categories, countries, term, inStock, price } = filter
  return (
    (brands === undefined || brands.includes(found.brandKey)) &&
    (categories === undefined || categories.includes(found.categoryKey)) &&
    (countries === undefined || countries.includes(found.countryKey)) &&
    (inStock === undefined || found.isInStock) &&
    (price === undefined || isWithin(found.prices[price.tier], price)) &&
    (term === undefined || found.searchText.includes(term))
  )
}

/** True for a price in the range, both ends included. */
export function isWithin(rupees: number, { min, max }: PriceFilter): boolean {
  return rupees >= min && rupees <= max
}
