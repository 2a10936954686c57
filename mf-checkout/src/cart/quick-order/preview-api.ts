import type {
  CartPreview,
  ListPreview,
  PreviewLine,
} from '@store/contract/schemas/orders/cart-preview'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import { defineEndpoints } from '@store/sdk'
import { keysOf, type PreviewedItem, type RequestedLine } from './order-lines.ts'

/** What lines would add, by {@link keysOf}. */
export type LinePreviews = Record<string, PreviewLine>

/** Of a long list, lines that are shown at first: more than fit into the area, for drawing them is what a phone waits for. */
export const firstLines = 10

/** Reads price, stock and sum of lines before they are added, and the lines of a file. */
export const previewApi = defineEndpoints('mf-checkout/cart-preview', (build) => ({
  previewLines: build.query<LinePreviews, readonly string[]>({
    query: (texts) => ({
      url: '/cart/preview',
      method: 'POST',
      body: { lines: texts.map((text) => ({ text })) },
    }),
    transformResponse: ({ lines }: CartPreview, _meta, asked) => {
      const keys = keysOf(asked)
      return Object.fromEntries(lines.map((line, index) => [keys[index] ?? '', line]))
    },
    // Each keystroke asks for other lines.
    keepUnusedDataFor: 5,
  }),
  /** Lines of a long list that come to be seen; in the order of the request. */
  previewReadyLines: build.query<readonly PreviewLine[], readonly RequestedLine[]>({
    query: (lines) => ({ url: '/cart/preview', method: 'POST', body: { lines } }),
    transformResponse: ({ lines }: CartPreview) => lines,
    keepUnusedDataFor: 5,
  }),
  /** A list that takes this page long to read. */
  previewList: build.query<readonly PreviewedItem[], string>({
    query: (list) => ({
      url: '/cart/preview/list',
      method: 'POST',
      params: { readyPreviews: firstLines },
      body: { list },
    }),
    // Frozen, so that the store does not freeze thousands of lines one by one, which takes longer than showing them.
    transformResponse: ({ lines }: ListPreview) =>
      Object.freeze(
        lines.map((line) => ({ ...line, modelNo: line.text, quantity: line.preview?.quantity })),
      ),
    keepUnusedDataFor: 5,
    // Comparing thousands of lines with the former ones takes longer than showing them.
    structuralSharing: false,
  }),
  readOrderFile: build.mutation<QuantityFile, { file: File; columns: string | undefined }>({
    query: ({ file, columns }) => {
      const body = new FormData()
      if (columns !== undefined) body.append('columns', columns)
      body.append('file', file)
      return { url: '/purchases/quantities', method: 'POST', body }
    },
  }),
}))

export const {
  usePreviewLinesQuery,
  usePreviewListQuery,
  usePreviewReadyLinesQuery,
  useReadOrderFileMutation,
} = previewApi
