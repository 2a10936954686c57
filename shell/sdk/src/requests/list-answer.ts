import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import {
  type SearchMatch,
  searchHeaders,
  searchMatches,
} from '@store/contract/rules/catalog/search-match'

/** How the products of a search differ from what was typed. */
export interface SearchDifference {
  match: SearchMatch
  /** The words that were searched instead. */
  showing: string
}

/** The second argument of `transformResponse`: the response, with its headers. */
export type AnswerMeta = FetchBaseQueryMeta | undefined

/**
 * The total of a list: the header `X-Total-Count` (base 1.9).
 * @param onThisPage the total when the header is missing
 */
export function totalOf(meta: AnswerMeta, onThisPage: number): number {
  const header = meta?.response?.headers.get('x-total-count')
  const total = Number.parseInt(header ?? '', 10)
  return Number.isNaN(total) ? onThisPage : total
}

/**
 * How the products of a search differ from what was typed: the headers `X-Search-Match` and `X-Search-Showing`.
 * @returns `undefined` when they were found as typed
 */
export function searchDifferenceOf(meta: AnswerMeta): SearchDifference | undefined {
  const headers = meta?.response?.headers
  const named = headers?.get(searchHeaders.match)
  const match = searchMatches.find((known) => known === named)
  if (!match) return undefined
  return { match, showing: decodeURIComponent(headers?.get(searchHeaders.showing) ?? '') }
}

/**
 * The cursor of a list's next page, from the header `Link: <…?cursor=X>; rel="next"` (base 1.9).
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
