import { defineEndpoints } from '@store/sdk'

/** Invoices that were fetched to be shared, by order: a store holds no files. */
const files = new Map<string, File>()

/** The invoice that was fetched for an order. */
export function fileToShare(orderId: string): File | undefined {
  return files.get(orderId)
}

/** Invoices as files for the device. */
export const shareInvoiceApi = defineEndpoints('mf-orders/share-invoice', (build) => ({
  /** Fetches an invoice for {@link fileToShare}. */
  prepareInvoice: build.mutation<object, string>({
    query: (orderId) => ({
      url: `/orders/${orderId}/invoice`,
      responseHandler: async (response): Promise<unknown> => {
        if (!response.ok) return response.json()
        const type = 'application/pdf'
        const disposition = response.headers.get('content-disposition') ?? ''
        const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'invoice.pdf'
        files.set(orderId, new File([await response.blob()], name, { type }))
        return {}
      },
    }),
  }),
}))

export const { usePrepareInvoiceMutation } = shareInvoiceApi
