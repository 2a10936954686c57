import type { Product } from '@store/contract/schemas/catalog/catalog'
import type {
  ManagedFacetQuery,
  ManagedFacets,
  ManagedProductQuery,
} from '@store/contract/schemas/catalog/managed-products'
import { defineEndpoints, totalOf } from '@store/sdk'

/** One page of the products table, and how many products the filters match. */
export interface ManagedProductPage {
  products: Product[]
  total: number
}

/** The products table of the superadmin, and what its filters could be set to. */
export const managedProductsApi = defineEndpoints('mf-admin/managed-products', (build) => ({
  getManagedProducts: build.query<ManagedProductPage, ManagedProductQuery>({
    query: (params) => ({ url: '/admin/products', params }),
    transformResponse: (products: Product[], meta) => ({
      products,
      total: totalOf(meta, products.length),
    }),
    providesTags: ['Product'],
  }),
  getManagedFacets: build.query<ManagedFacets, ManagedFacetQuery>({
    query: (params) => ({ url: '/admin/products/facets', params }),
    // They count what the dashboards count, and change with a single cell.
    providesTags: ['Product', 'Dashboard'],
  }),
}))

export const { useGetManagedProductsQuery, useGetManagedFacetsQuery } = managedProductsApi
