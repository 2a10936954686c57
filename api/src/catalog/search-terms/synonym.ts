import type { Synonym } from '@store/contract/schemas/catalog/search-terms'

/** A word or phrase, and what is searched as well. */
export interface StoredSynonym {
  publicId: string
  term: string
  replacements: string[]
}

/** A synonym for the wire. */
export function presentSynonym({ publicId, term, replacements }: StoredSynonym): Synonym {
  return { _id: publicId, term, replacements }
}
