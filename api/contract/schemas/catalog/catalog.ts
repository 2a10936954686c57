import { type Static, Type } from 'typebox'
import { type UnitCode, unitNames } from '../../rules/catalog/tax/unit-codes.ts'
import { largestListLimit, largestStock } from '../../rules/limits.ts'
import { Id, OneLine, oneOf, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

export const SlabSchema = Type.Object({
  minQty: Type.Integer({ minimum: 1 }),
  maxQty: Type.Optional(Type.Integer({ minimum: 1, description: 'absent: open-ended' })),
  price: Rupees,
})

/** Only the prices the caller may see (catalog 1.3): one tier's, or all three for the superadmin. */
export const PricesSchema = Type.Object({
  enduser: Type.Optional(Rupees),
  reseller: Type.Optional(Rupees),
  distributor: Type.Optional(Rupees),
})

/** One picture: public, immutable, in several widths. */
export const ProductImageSchema = Type.Object({
  src: Type.String({ description: 'the largest size' }),
  srcSet: Type.String({ description: 'for <img srcset>' }),
  width: Type.Integer(),
  height: Type.Integer(),
})

/** A data sheet or manual: a public PDF. */
export const ProductDocumentSchema = Type.Object({
  title: Type.String(),
  url: Type.String({ description: 'a PDF; the content of an address never changes' }),
  bytes: Type.Integer({ minimum: 0 }),
})

/** What the shop declares of a packaged product, besides where it comes from (declarations 1.1). */
export const DeclarationsSchema = Type.Object({
  mrp: Type.Optional(
    Type.Number({ description: 'maximum retail price in rupees, with all taxes' }),
  ),
  netQuantity: Type.Optional(Type.String()),
  manufacturedBy: Type.Optional(Type.String({ description: 'name and address' })),
  packedBy: Type.Optional(Type.String({ description: 'name and address' })),
  importedBy: Type.Optional(Type.String({ description: 'name and address' })),
  monthOfManufacture: Type.Optional(
    Type.String({ description: 'YYYY-MM, in which it was made, packed or imported' }),
  ),
  consumerCare: Type.Optional(Type.String()),
  bisRegistration: Type.Optional(Type.String({ description: 'R- and eight digits' })),
  essentialCertificate: Type.Optional(
    Type.String({ description: 'of the essential requirements for the security of CCTV' }),
  ),
})

export const ProductFactSchema = Type.Object({ name: Type.String(), value: Type.String() })

export const ProductSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  modelNo: Type.String(),
  description: Type.String(),
  countryOfOrigin: Type.Optional(
    Type.String({ description: 'in English; absent when it is not known' }),
  ),
  images: Type.Array(Type.String(), { description: 'addresses of the largest sizes, at most 3' }),
  pictures: Type.Array(ProductImageSchema, { description: 'the same pictures with their sizes' }),
  stock: Type.Integer({ minimum: 0 }),
  gst: Type.Number({ description: 'percent, inside the price' }),
  prices: PricesSchema,
  quantityBasedPrices: Type.Array(SlabSchema),
  hsn: Type.Optional(
    Type.String({ description: 'of GET /products/{id}; in lists for the superadmin only' }),
  ),
  unit: Type.Optional(
    Type.Unsafe<UnitCode>(
      Type.String({
        enum: Object.keys(unitNames),
        description:
          'unit quantity code (UQC) of GSTN; of GET /products/{id}; in lists for the superadmin only',
      }),
    ),
  ),
  version: Type.Optional(
    Type.Integer({ description: 'for the superadmin: sent back with a change of the product' }),
  ),
  facts: Type.Optional(
    Type.Array(ProductFactSchema, {
      description: 'of GET /products/{id} only, in the order in which they are shown',
    }),
  ),
  declarations: Type.Optional(
    Type.Object(DeclarationsSchema.properties, {
      description: 'of GET /products/{id} only: what the law makes a shop show',
    }),
  ),
  documents: Type.Optional(
    Type.Array(ProductDocumentSchema, {
      description: 'of GET /products/{id} only, at most 5, in the order in which they are shown',
    }),
  ),
})

export const ProductListSchema = Type.Array(ProductSchema)

export const ProductSort = Type.Unsafe<'bestMatch' | 'lowToHigh' | 'highToLow' | 'countryOfOrigin'>(
  Type.String({
    enum: ['bestMatch', 'lowToHigh', 'highToLow', 'countryOfOrigin'],
    default: 'bestMatch',
    description:
      'by price of the tier of the caller; bestMatch: by how well the words of q match, then from low to high, so from low to high without q; countryOfOrigin: from A to Z, those of a country from low to high, those without one last',
  }),
)

/** `brand=HP&brand=Dell`: products of either; one name need not be repeated. */
export const NamesQuery = Type.Array(OneLine(80), { maxItems: 100 })

/** Whole rupees; a filter needs no paise. */
const RupeesQuery = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'whole rupees of the tier of the caller',
})

/** The filters of the catalogue; a product matches all of them. */
const catalogFilters = {
  brand: Type.Optional(NamesQuery),
  category: Type.Optional(NamesQuery),
  countryOfOrigin: Type.Optional(NamesQuery),
  q: Type.Optional(OneLine(200)),
  inStock: Type.Optional(Type.Boolean({ description: 'true: without products that are sold out' })),
  minPrice: Type.Optional(RupeesQuery),
  maxPrice: Type.Optional(RupeesQuery),
}

export const ProductQuerySchema = Type.Object(
  {
    ...catalogFilters,
    sort: Type.Optional(ProductSort),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const FacetQuerySchema = Type.Object(catalogFilters, strict)

/** The formats of a price list, as their extensions. */
export const priceListFormats = ['pdf', 'xlsx'] as const

export const PriceListQuerySchema = Type.Object(
  { ...catalogFilters, format: oneOf(priceListFormats, { description: 'of the file' }) },
  strict,
)

const FacetCount = Type.Object({ name: Type.String(), count: Type.Integer() })

/** What the filters of a list could be set to; each facet is counted without its own filter. */
export const FacetsSchema = Type.Object({
  brands: Type.Array(FacetCount),
  categories: Type.Array(FacetCount),
  countries: Type.Array(FacetCount, {
    description: 'of origin, from A to Z; products of unknown origin are in none',
  }),
  inStock: Type.Integer({ description: 'number of products in stock' }),
  priceRange: Type.Optional(
    Type.Object(
      { min: Rupees, max: Rupees },
      { description: 'prices of the tier of the caller; absent when no product matches' },
    ),
  ),
})

export const PriceQuerySchema = Type.Object(
  { productId: Id, quantity: Type.Integer({ minimum: 1, maximum: largestStock }) },
  strict,
)

export const PriceAnswerSchema = Type.Object({
  unitPrice: Rupees,
  total: Rupees,
  slab: Type.Optional(SlabSchema),
})

export type WireDeclarations = Static<typeof DeclarationsSchema>
export type WireSlab = Static<typeof SlabSchema>
export type WirePrices = Static<typeof PricesSchema>
export type ProductImage = Static<typeof ProductImageSchema>
export type ProductDocument = Static<typeof ProductDocumentSchema>
export type Product = Static<typeof ProductSchema>
export type ProductQuery = Static<typeof ProductQuerySchema>
export type FacetQuery = Static<typeof FacetQuerySchema>
export type PriceListQuery = Static<typeof PriceListQuerySchema>
export type Facets = Static<typeof FacetsSchema>
export type PriceQuery = Static<typeof PriceQuerySchema>
export type PriceAnswer = Static<typeof PriceAnswerSchema>
