import { defineEndpoints } from '@store/sdk'

/** The tax documents of an order (money 7.3). */
export type TaxDocumentKind = 'invoice' | 'credit-note'

/** A tax document, or the proforma invoice of an order that is not paid. */
export type DocumentKind = TaxDocumentKind | 'proforma'

/** A fetched PDF; `saveBlob` revokes its blob URL. */
export interface FetchedPdf {
  /** A blob URL. */
  address: string
  fileName: string
}

function fileNameOf(headers: Headers, fallback: string): string {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return name ?? fallback
}

/**
 * Tax documents, created on first request. They are fetched, not linked: a link sends no token.
 */
export const taxDocumentsApi = defineEndpoints('mf-orders/tax-documents', (build) => ({
  fetchTaxDocument: build.mutation<FetchedPdf, { orderId: string; kind: DocumentKind }>({
    query: ({ orderId, kind }) => ({
      url: `/orders/${orderId}/${kind}`,
      responseHandler: async (response): Promise<unknown> => {
        if (!response.ok) return response.json()
        const address = URL.createObjectURL(await response.blob())
        return { address, fileName: fileNameOf(response.headers, `${kind}.pdf`) }
      },
    }),
  }),
}))

export const { useFetchTaxDocumentMutation } = taxDocumentsApi
