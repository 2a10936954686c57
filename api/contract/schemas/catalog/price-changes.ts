import { type Static, Type } from 'typebox'
import { type Tier, tiers } from '../../rules/accounts/roles.ts'
import {
  type PriceRounding,
  type PriceRule,
  priceRoundings,
} from '../../rules/catalog/managed/price-rule.ts'
import { Id, OneLine, Rupees } from '../wire.ts'
import { ProductSelectionSchema } from './managed-products.ts'

const strict = { additionalProperties: false }

const TierName = Type.Unsafe<Tier>(Type.String({ enum: [...tiers] }))

/** A change of many prices. */
export const PriceRuleSchema = Type.Object(
  {
    tiers: Type.Array(TierName, { minItems: 1, maxItems: tiers.length, uniqueItems: true }),
    direction: Type.Unsafe<PriceRule['direction']>(Type.String({ enum: ['up', 'down'] })),
    unit: Type.Unsafe<PriceRule['unit']>(Type.String({ enum: ['percent', 'rupees'] })),
    amount: Type.Number({ description: 'percent or rupees, above zero, at most two decimals' }),
    rounding: Type.Unsafe<PriceRounding>(
      Type.String({
        enum: [...priceRoundings],
        description: 'none, to ₹1, to ₹10, or to the nearest price that ends in 9 rupees',
      }),
    ),
  },
  strict,
)

export const PriceChangeRequestSchema = Type.Object(
  { rule: PriceRuleSchema, selection: ProductSelectionSchema },
  strict,
)

/** Characters of the largest `seen`: a hundred thousand products of very different versions. */
export const largestSeen = 2_000_000

export const PriceChangeSchema = Type.Object(
  {
    rule: PriceRuleSchema,
    seen: OneLine(largestSeen, { minLength: 1, description: 'of the preview' }),
  },
  strict,
)

const about = { _id: Id, name: Type.String(), modelNo: Type.String() }

/** A price before and after the change. */
export const ChangedPriceSchema = Type.Object({ tier: TierName, from: Rupees, to: Rupees })

export const PricedProductSchema = Type.Object({
  ...about,
  prices: Type.Array(ChangedPriceSchema),
  marks: Type.Array(Type.String(), { description: 'what is probably a mistake after the change' }),
})

/** A product whose prices stay, and why. */
export const SkippedProductSchema = Type.Object({ ...about, message: Type.String() })

/** What a change of prices would do. Nothing is written. */
export const PriceChangePreviewSchema = Type.Object({
  changed: Type.Integer({ description: 'products' }),
  unchanged: Type.Integer({ description: 'products whose prices the rule leaves as they are' }),
  refused: Type.Integer({ description: 'products whose prices cannot be changed so' }),
  marked: Type.Integer({ description: 'changed products with prices that are probably mistakes' }),
  changes: Type.Array(PricedProductSchema, { description: 'the first 50, marked ones first' }),
  refusals: Type.Array(SkippedProductSchema, { description: 'the first 50' }),
  seen: Type.String({
    description: 'the products and their versions: sent with the change, which leaves out others',
  }),
})

/** A written change of prices: an import, so that it can be undone like one. */
export const PriceChangeReportSchema = Type.Object({
  message: Type.String(),
  changed: Type.Integer(),
  skipped: Type.Integer({ description: 'refused, or changed by somebody else since the preview' }),
  skips: Type.Array(SkippedProductSchema, { description: 'the first 50' }),
  importId: Type.Optional(Id),
})

export type PriceChangeRequest = Static<typeof PriceChangeRequestSchema>
export type PriceChange = Static<typeof PriceChangeSchema>
export type ChangedPrice = Static<typeof ChangedPriceSchema>
export type PricedProduct = Static<typeof PricedProductSchema>
export type SkippedProduct = Static<typeof SkippedProductSchema>
export type PriceChangePreview = Static<typeof PriceChangePreviewSchema>
export type PriceChangeReport = Static<typeof PriceChangeReportSchema>
