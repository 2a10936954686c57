import type { Tier } from '@store/contract/rules/accounts/roles'
import type { FacetQuery, Facets, ProductQuery } from '@store/contract/schemas/catalog/catalog'
import type { ProductDetails, ProductRecord } from '../product.ts'

/** A page of the catalogue, and the number of products that match the filters. */
export interface ProductPage {
  products: ProductRecord[]
  total: number
  page: number
  limit: number
}

/** Filters of the catalogue; for those who edit products the search includes descriptions (catalog 4.6). */
export interface CatalogQuery extends ProductQuery {
  inDescription?: boolean
}

/** The only access to the catalogue for readers, so that its implementation can change in one place. */
export interface CatalogReader {
  /** Matching products, by default cheapest first by the tier's price (catalog 3.1). */
  list(query: CatalogQuery, tier: Tier): Promise<ProductPage>
  /** What the filters could be set to, each facet counted without its own filter; prices are the tier's. */
  countFacets(query: FacetQuery, tier: Tier): Promise<Facets>
  /** One product; undefined when it is not on sale (any more). */
  find(publicId: string): Promise<ProductDetails | undefined>
}
