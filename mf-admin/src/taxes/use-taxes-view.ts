import { type DocumentFilter, documentFilters } from '@store/contract/rules/taxes/month-documents'
import { readPageParam, useUrlState } from '@store/ui'

/** What is shown of which month, kept in the URL. */
export interface TaxesView {
  /** YYYY-MM; blank for the month before the present one. */
  month: string
  /** GST number of the seller; blank for that of the settings. */
  seller: string
  show: DocumentFilter
  /** From 1. */
  page: number
}

function readView(params: URLSearchParams): TaxesView {
  const month = params.get('month') ?? ''
  return {
    month: /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
    seller: params.get('seller') ?? '',
    show: documentFilters.find((filter) => filter === params.get('show')) ?? 'all',
    page: readPageParam(params),
  }
}

function writeView({ month, seller, show, page }: TaxesView): URLSearchParams {
  const params = new URLSearchParams()
  if (month) params.set('month', month)
  if (seller) params.set('seller', seller)
  if (show !== 'all') params.set('show', show)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The shown month, and a function to change it. */
export function useTaxesView() {
  return useUrlState({ read: readView, write: writeView })
}
