/**
 * The URL segments of all articles, newest first. Separate from their texts, because `remote.config.ts` lists them and
 * every page of the remote loads that.
 */
export const articleSlugs = [
  'toner-yield-and-cost-per-page',
  'nvr-or-dvr',
  'poe-budget',
  'gst-input-credit-on-it-purchases',
] as const

export type ArticleSlug = (typeof articleSlugs)[number]
