import type { ManagedFacets } from '@store/contract/schemas/catalog/managed-products'

/** Filters that match nothing, for tests that are not about them. */
export const noFacets: ManagedFacets = {
  brands: [],
  categories: [],
  lowStock: 0,
  noPicture: 0,
  noHsn: 0,
  taxToCorrect: 0,
  missing: [],
}
