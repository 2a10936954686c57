import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant, OneLine } from '../wire.ts'

const strict = { additionalProperties: false }

/** A word or phrase, and what is searched as well: products with all words of one of the replacements. */
export const SynonymSchema = Type.Object({
  _id: Id,
  term: Type.String(),
  replacements: Type.Array(Type.String()),
})

export const SynonymFormSchema = Type.Object(
  {
    term: OneLine(80),
    replacements: Type.Array(OneLine(80), { maxItems: 10 }),
  },
  strict,
)

export const SynonymListSchema = Type.Array(SynonymSchema)

/** A search that found nothing, or only with words left out. */
export const MissedSearchSchema = Type.Object({
  words: Type.String({ description: 'in lower case, without separators' }),
  searches: Type.Integer({ description: 'how often' }),
  isNear: Type.Boolean({ description: 'products were found with words left out' }),
  lastAt: Instant,
})

export const MissedSearchListSchema = Type.Array(MissedSearchSchema)

export const SearchTermsQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

/** The words of a missed search that are no longer to be listed. */
export const DismissedSearchSchema = Type.Object(
  { words: Type.String({ minLength: 1, maxLength: 100 }) },
  strict,
)

export type Synonym = Static<typeof SynonymSchema>
export type SynonymForm = Static<typeof SynonymFormSchema>
export type MissedSearch = Static<typeof MissedSearchSchema>
export type SearchTermsQuery = Static<typeof SearchTermsQuerySchema>
