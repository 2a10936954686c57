/**
 * How products differ from the words that were typed: `typo`, a word is spelled differently; `near`, words were left
 * out. Products that were found as typed have none.
 */
export const searchMatches = ['typo', 'near'] as const

export type SearchMatch = (typeof searchMatches)[number]

/** The headers of a product list whose products were not found as typed. */
export const searchHeaders = {
  match: 'x-search-match',
  /** The words that were searched instead, encoded by `encodeURIComponent`. */
  showing: 'x-search-showing',
} as const
