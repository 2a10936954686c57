import type { Tier } from '@store/contract/rules/roles'
import type { FacetQuery, ProductQuery } from '@store/contract/schemas/catalog'

/** What the HTTP thread wants to know, whatever the answer is called there. */
export type IndexQuery =
  | { kind: 'list'; tier: Tier; query: ProductQuery }
  | { kind: 'facets'; query: FacetQuery }
  | { kind: 'product'; tier: Tier; publicId: string }

/** An answer, ready to be sent. */
export interface IndexResponse {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  /** How long the whole list is; none for what is no list. */
  total?: number
}

/** From the HTTP thread to the index. */
export type ToIndex =
  | { kind: 'ask'; key: string; question: IndexQuery }
  | { kind: 'forget'; keys: readonly string[] }

/** From the index to the HTTP thread, in the order in which it happened. */
export type FromIndex =
  | { kind: 'answer'; key: string; ready: IndexResponse | undefined }
  /** The index holds what the database held at `asOf` ({@link steadyNow}); these answers are old. */
  | { kind: 'followed'; asOf: number; dropped: readonly string[] }
  | { kind: 'trouble'; message: string }
