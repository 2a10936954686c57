import type {
  CreditNoteForm,
  CreditNoteMade,
  TaxDocuments,
} from '@store/contract/schemas/orders/tax-documents'
import { defineEndpoints } from '@store/sdk'
import { managedOrdersTag } from '../admin-orders-api.ts'

/** A PDF to fetch, below the path of its order. */
export type TaxPdf =
  | 'invoice'
  | 'invoice?copies=all'
  | 'credit-note'
  | `credit-note?ordinal=${number}`

/** A fetched PDF; `saveBlob` revokes its blob URL. */
export interface FetchedPdf {
  address: string
  fileName: string
}

function fileNameOf(headers: Headers): string {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return name ?? 'document.pdf'
}

/** The invoice and the credit notes of an order. */
export const taxDocumentsApi = defineEndpoints('mf-admin/tax-documents', (build) => ({
  getTaxDocuments: build.query<TaxDocuments, string>({
    query: (orderId) => `/orders/${orderId}/tax-documents`,
    providesTags: (_documents, _error, id) => [{ type: 'Order', id }],
  }),
  fetchTaxPdf: build.mutation<FetchedPdf, { orderId: string; pdf: TaxPdf }>({
    query: ({ orderId, pdf }) => ({
      url: `/orders/${orderId}/${pdf}`,
      responseHandler: async (response): Promise<unknown> => {
        if (!response.ok) return response.json()
        const address = URL.createObjectURL(await response.blob())
        return { address, fileName: fileNameOf(response.headers) }
      },
    }),
  }),
  makeCreditNote: build.mutation<CreditNoteMade, { orderId: string; form: CreditNoteForm }>({
    query: ({ orderId, form }) => ({
      url: `/orders/${orderId}/credit-notes`,
      method: 'POST',
      body: form,
    }),
    // Also after a refusal: there may be a note that was not seen.
    invalidatesTags: (_made, _error, { orderId: id }) => [{ type: 'Order', id }, managedOrdersTag],
  }),
}))

export const { useGetTaxDocumentsQuery, useFetchTaxPdfMutation, useMakeCreditNoteMutation } =
  taxDocumentsApi
