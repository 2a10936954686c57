import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'

/**
 * How many entries a list has on all its pages: the header `X-Total-Count` (api.md).
 * @param onThisPage what counts when the header is missing
 */
export function totalOf(meta: FetchBaseQueryMeta | undefined, onThisPage: number): number {
  const header = meta?.response?.headers.get('x-total-count')
  const total = Number.parseInt(header ?? '', 10)
  return Number.isNaN(total) ? onThisPage : total
}

/** The mean of all reviews in stars, to one decimal: the header `X-Rating-Average`; 0 without any. */
export function ratingOf(meta: FetchBaseQueryMeta | undefined): number {
  return Number(meta?.response?.headers.get('x-rating-average') ?? 0)
}

/**
 * The cursor of a list's next page, from the header `Link: <…?cursor=X>; rel="next"` (api.md).
 * @returns `undefined` on the last page
 */
export function nextCursorOf(meta: FetchBaseQueryMeta | undefined): string | undefined {
  const header = meta?.response?.headers.get('link') ?? ''
  const address = /<([^>]*)>;\s*rel="next"/.exec(header)?.[1]
  if (address === undefined) return undefined
  return new URL(address, location.origin).searchParams.get('cursor') ?? undefined
}

/** Removes empty filters, so that they are neither sent nor rejected. */
export function withoutBlanks(filters: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  )
}
