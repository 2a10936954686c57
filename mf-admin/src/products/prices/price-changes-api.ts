import { isRecord } from '@store/contract/rules/is-record'
import type { ImportProgress } from '@store/contract/schemas/catalog/imports'
import type {
  PriceChange,
  PriceChangePreview,
  PriceChangeReport,
  PriceChangeRequest,
} from '@store/contract/schemas/catalog/price-changes'
import { callApiWith, defineEndpoints, fetchWithProgress } from '@store/sdk'
import { parseOutcome, parseProgress } from '../../imports/import-response.ts'

/** Milliseconds; enough for a hundred thousand products. */
const timeout = 900_000

/** A change of prices, as it was previewed. */
export interface PriceChangeCall extends PriceChange {
  /** Called with the number of changed products. */
  onRows: (progress: ImportProgress) => void
}

/** The server failed halfway (the error is in `data`), or a proxy answered instead. */
const unexpectedAnswer = { status: 'CUSTOM_ERROR', error: 'not a report of the store' } as const

function isReport(answer: unknown): answer is PriceChangeReport {
  return isRecord(answer) && Array.isArray(answer.skips)
}

/** Changes of many prices: a preview, then the change, which is an import (ADR 0093). */
export const priceChangesApi = defineEndpoints('mf-admin/price-changes', (build) => ({
  previewPriceChange: build.mutation<PriceChangePreview, PriceChangeRequest>({
    query: (body) => ({
      url: '/admin/products/price-changes/preview',
      method: 'POST',
      body,
      timeout,
    }),
  }),
  changePrices: build.mutation<PriceChangeReport, PriceChangeCall>({
    queryFn: async ({ onRows, ...body }, api, options) => {
      const call = {
        url: '/admin/products/price-changes',
        method: 'POST',
        headers: { accept: 'application/x-ndjson, application/json' },
        body,
        responseHandler: async (response: Response) => parseOutcome(await response.text()),
        timeout,
      }
      const send = fetchWithProgress(
        () => undefined,
        (text) => {
          const progress = parseProgress(text)
          if (progress) onRows(progress)
        },
      )
      const { data, error } = await callApiWith(send)(call, api, options)
      return isReport(data) ? { data } : { error: error ?? { ...unexpectedAnswer, data } }
    },
    invalidatesTags: ['Product', 'Import', 'Dashboard'],
  }),
}))

export const { usePreviewPriceChangeMutation, useChangePricesMutation } = priceChangesApi
