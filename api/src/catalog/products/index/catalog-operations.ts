import type { Tier } from '@store/contract/rules/accounts/roles'
import type { FacetQuery, ProductQuery } from '@store/contract/schemas/catalog/catalog'
import type { StartIndex } from '../../../base/base.ts'

import type { SearchDifference } from '../search/words/found-products.ts'

/** A query of the catalogue. */
export type CatalogQuery =
  | { kind: 'list'; tier: Tier; query: ProductQuery }
  | { kind: 'facets'; tier: Tier; query: FacetQuery }
  | { kind: 'product'; tier: Tier; publicId: string }
  | { kind: 'suggestions'; tier: Tier; q: string }

/** A serialised response. */
export interface SerializedResponse {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  /** Size of the whole list; undefined for a response that is not a list. */
  total?: number
  /** Of a list whose products were not found as typed. */
  difference?: SearchDifference
}

/** The operations of the catalogue index. */
export type CatalogOperations = {
  /** Answers a query; changes that invalidate the response under `key` are reported until it is evicted. */
  respond: { query: { key: string; query: CatalogQuery }; result: SerializedResponse }
  /** The responses that are no longer cached. */
  evict: { query: readonly string[]; result: undefined }
}

/** What the catalogue index reports without being queried. */
export type CatalogNotice =
  /** The index has the state of the database at `asOf` ({@link monotonicNow}); these responses are stale. */
  { kind: 'synced'; asOf: number; stale: readonly string[] } | { kind: 'failed'; message: string }

/** Starts the catalogue index. */
export type StartCatalogIndex = StartIndex<CatalogOperations, CatalogNotice>
