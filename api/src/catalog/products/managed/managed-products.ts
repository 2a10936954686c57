import type {
  ManagedFacetQuery,
  ManagedFacets,
  ManagedProductQuery,
} from '@store/contract/schemas/catalog/managed-products'
import type { ProductPage } from '../reader/catalog-reader.ts'

/** The products table of the superadmin. */
export interface ManagedProducts {
  /** A page of the matching products, by default cheapest first by the end-user price. */
  list(query: ManagedProductQuery): Promise<ProductPage>
  /** What the filters could be set to, each counted without itself. */
  countFacets(query: ManagedFacetQuery): Promise<ManagedFacets>
}
