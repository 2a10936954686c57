import type { Tier } from '@store/contract/rules/accounts/roles'
import type { FacetQuery, ProductQuery } from '@store/contract/schemas/catalog/catalog'
import type { IndexSize } from '../../metrics/index-metrics.ts'

/** A query of the HTTP thread. */
export type IndexQuery =
  | { kind: 'list'; tier: Tier; query: ProductQuery }
  | { kind: 'facets'; query: FacetQuery }
  | { kind: 'product'; tier: Tier; publicId: string }

/** A serialised response. */
export interface IndexResponse {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  /** Size of the whole list; undefined for a response that is not a list. */
  total?: number
}

/** Messages from the HTTP thread to the index. */
export type ToIndex =
  | { kind: 'ask'; key: string; question: IndexQuery }
  | { kind: 'forget'; keys: readonly string[] }

/** Messages from the index to the HTTP thread, in order. */
export type FromIndex =
  | { kind: 'answer'; key: string; ready: IndexResponse | undefined }
  /** The index holds what the database held at `asOf` ({@link monotonicNow}); these answers are old. */
  | { kind: 'followed'; asOf: number; dropped: readonly string[]; size: IndexSize }
  | { kind: 'trouble'; message: string }
