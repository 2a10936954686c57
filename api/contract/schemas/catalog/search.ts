import { type Static, Type } from 'typebox'
import { type SearchMatch, searchMatches } from '../../rules/catalog/search-match.ts'
import { FacetsSchema, ProductSchema } from './catalog.ts'

const SearchMatchSchema = Type.Unsafe<SearchMatch>(Type.String({ enum: [...searchMatches] }))

export const SuggestQuerySchema = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)

/** A product below the search field, with the prices that the caller may see. */
export const SuggestionSchema = Type.Pick(ProductSchema, [
  '_id',
  'name',
  'brand',
  'modelNo',
  'pictures',
  'stock',
  'prices',
])

/** Products, categories and brands for what is typed, best first. */
export const SuggestionsSchema = Type.Object({
  products: Type.Array(SuggestionSchema, { description: 'at most 6' }),
  categories: FacetsSchema.properties.categories,
  brands: FacetsSchema.properties.brands,
  total: Type.Integer({ description: 'products that GET /products finds' }),
  match: Type.Optional(SearchMatchSchema),
  showing: Type.Optional(
    Type.String({ description: 'with `match`: the words that were searched' }),
  ),
})

export type SuggestQuery = Static<typeof SuggestQuerySchema>
export type Suggestion = Static<typeof SuggestionSchema>
export type Suggestions = Static<typeof SuggestionsSchema>
