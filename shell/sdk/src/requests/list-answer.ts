import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'

/** The second argument of `transformResponse`: the response, with its headers. */
export type AnswerMeta = FetchBaseQueryMeta | undefined

/**
 * The total of a list: the header `X-Total-Count` (api.md).
 * @param onThisPage the total when the header is missing
 */
export function totalOf(meta: AnswerMeta, onThisPage: number): number {
  const header = meta?.response?.headers.get('x-total-count')
  const total = Number.parseInt(header ?? '', 10)
  return Number.isNaN(total) ? onThisPage : total
}

/**
 * The cursor of a list's next page, from the header `Link: <…?cursor=X>; rel="next"` (api.md).
 * @returns `undefined` on the last page
 */
export function nextCursorOf(meta: AnswerMeta): string | undefined {
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
