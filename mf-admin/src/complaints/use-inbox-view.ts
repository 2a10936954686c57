import {
  type ComplaintState,
  parseComplaintState,
} from '@store/contract/rules/complaints/complaint-rules'
import { readPageParam, useUrlState } from '@store/ui'
import type { NavigateOptions } from 'react-router-dom'

/** Tab, search and page of the inbox, all kept in the URL. */
export interface InboxView {
  state: ComplaintState
  q: string
  /** From 1. */
  page: number
}

function readView(params: URLSearchParams): InboxView {
  return {
    state: parseComplaintState(params.get('state')) ?? 'open',
    q: params.get('q') ?? '',
    page: readPageParam(params),
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeInboxView({ state, q, page }: InboxView): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'open') params.set('state', state)
  if (q.trim() !== '') params.set('q', q.trim())
  if (page > 1) params.set('page', String(page))
  return params
}

/** The inbox view in the URL, and functions to change it. */
export function useInboxView() {
  const { view, change } = useUrlState({ read: readView, write: writeInboxView })
  return {
    view,
    /** Changing the search resets the page to 1. */
    change: (part: Partial<InboxView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
  }
}
