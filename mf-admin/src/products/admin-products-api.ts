import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ExportQuery } from '@store/contract/schemas/catalog/imports'
import type { ProductPatch } from '@store/contract/schemas/catalog/managed-products'
import { defineEndpoints } from '@store/sdk'
import { readBlobUrl } from '../table-files/read-blob-url.ts'
import { showPatchedProduct } from './list/show-patched-product.ts'

/** Three pictures of a phone's camera and five manuals over a slow line, in milliseconds. */
const uploadTimeoutMs = 300_000

/** A change of a product; only the fields in the form are written (catalog 4.4). */
export interface ProductChange {
  id: string
  form: FormData
}

/** Creating, changing and deleting a product, and the export. */
export const adminProductsApi = defineEndpoints('mf-admin/admin-products', (build) => ({
  patchProduct: build.mutation<Product, { id: string; patch: ProductPatch }>({
    query: ({ id, patch }) => ({
      url: `/products/${encodeURIComponent(id)}`,
      method: 'PATCH',
      body: patch,
    }),
    // Refetched on failure only: a row that is being worked on must not move to another page.
    invalidatesTags: (product) => (product ? ['Dashboard'] : ['Product']),
    onQueryStarted: showPatchedProduct,
  }),
  createProduct: build.mutation<Product, FormData>({
    query: (body) => ({ url: '/products', method: 'POST', body, timeout: uploadTimeoutMs }),
    invalidatesTags: (product) => (product ? ['Product', 'Dashboard'] : []),
  }),
  updateProduct: build.mutation<Product, ProductChange>({
    query: ({ id, form }) => ({
      url: `/products/${encodeURIComponent(id)}`,
      method: 'PUT',
      body: form,
      timeout: uploadTimeoutMs,
    }),
    // Also on failure: the list is then out of date.
    invalidatesTags: ['Product', 'Dashboard'],
  }),
  deleteProduct: build.mutation<void, string>({
    query: (id) => ({ url: `/products/${encodeURIComponent(id)}`, method: 'DELETE' }),
    invalidatesTags: ['Product', 'Dashboard'],
  }),
  /** Returns a blob URL for `saveBlob`. */
  exportProducts: build.mutation<string, ExportQuery['format']>({
    query: (format) => ({
      url: '/products/export',
      params: { format },
      timeout: uploadTimeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
}))

export const {
  usePatchProductMutation,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useExportProductsMutation,
} = adminProductsApi
