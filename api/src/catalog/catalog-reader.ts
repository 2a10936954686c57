import type { Tier } from '@store/contract/rules/accounts/roles'
import type { FacetQuery, Facets, ProductQuery } from '@store/contract/schemas/catalog/catalog'
import type { ProductRecord } from './product.ts'

/** A page of the catalogue and how many products the filters leave in all. */
export interface ProductPage {
  products: ProductRecord[]
  total: number
  page: number
  limit: number
}

/** What is looked for; who edits products looks into their descriptions too (spec §5, Admin product search). */
export interface CatalogQuery extends ProductQuery {
  inDescription?: boolean
}

/** Every read of the catalogue goes through here, so that how it is read can change in one place. */
export interface CatalogReader {
  /** Products that match, cheapest first by the tier's price by default (spec §9). */
  list(query: CatalogQuery, tier: Tier): Promise<ProductPage>
  /** Brands and categories with counts, each counted without its own filter. */
  countFacets(query: FacetQuery): Promise<Facets>
  /** One product on sale; undefined when it is not there (any more). */
  find(publicId: string): Promise<ProductRecord | undefined>
}
