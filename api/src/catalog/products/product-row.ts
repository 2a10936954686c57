import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import { paise } from '@store/contract/rules/pricing/money'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ProductDetails, ProductRecord, StoredDocument, StoredImage } from './product.ts'

/** A row of `products`, as the driver returns it. */
export interface ProductRow {
  id: number
  public_id: string
  name: string
  brand: string
  category: string
  model_no: string
  description: string
  country_of_origin: string | null
  hsn: string | null
  unit: UnitCode
  gst_basis_points: number
  stock: number
  price_enduser: number
  price_reseller: number
  price_distributor: number
  slabs: string
  images: string
  version: number
}

/** A row with the columns of {@link ProductDetails}. */
export interface DetailedRow extends ProductRow {
  mrp: number | null
  facts: string | null
  declarations: string | null
  documents: string | null
}

/** The columns of a {@link ProductRecord}. */
export const productColumns = [
  'id',
  'public_id',
  'name',
  'brand',
  'category',
  'model_no',
  'description',
  'country_of_origin',
  'hsn',
  'unit',
  'gst_basis_points',
  'stock',
  'price_enduser',
  'price_reseller',
  'price_distributor',
  'slabs',
  'images',
  'version',
] as const satisfies readonly (keyof ProductRow)[]

/** The columns of {@link ProductDetails}. */
export const detailedColumns = [
  ...productColumns,
  'mrp',
  'facts',
  'declarations',
  'documents',
] as const

const StoredSlabs = Type.Array(
  Type.Object({
    minQty: Type.Integer(),
    maxQty: Type.Optional(Type.Integer()),
    price: Type.Integer(),
  }),
)
const StoredImages = Type.Array(
  Type.Object({ key: Type.String(), widths: Type.Array(Type.Integer()) }),
)
const StoredFacts = Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))
const StoredDocuments = Type.Array(
  Type.Object({ key: Type.String(), title: Type.String(), bytes: Type.Integer() }),
)
const line = Type.Optional(Type.String())
/** The declarations without a column of their own. */
const StoredDeclarations = Type.Object({
  netQuantity: line,
  manufacturedBy: line,
  packedBy: line,
  importedBy: line,
  monthOfManufacture: line,
  consumerCare: line,
  bisRegistration: line,
  essentialCertificate: line,
})
const declarationsCheck = Compile(StoredDeclarations)
const documentsCheck = Compile(StoredDocuments)
const factsCheck = Compile(StoredFacts)
const slabsCheck = Compile(StoredSlabs)
const imagesCheck = Compile(StoredImages)

/** The slabs of a row, prices in paise. */
export type StoredSlab = Static<typeof StoredSlabs>[number]

/** Reads the column `images`. */
export function imagesOf(json: string): StoredImage[] {
  return imagesCheck.Parse(JSON.parse(json))
}

/** Reads the column `facts`; null for none. */
export function factsOf(json: string | null): ProductFact[] {
  return json === null ? [] : factsCheck.Parse(JSON.parse(json))
}

/** Writes the column `facts`. */
export function factsJson(facts: readonly ProductFact[]): string | null {
  return facts.length > 0 ? JSON.stringify(facts) : null
}

/** Reads the columns of the declarations. */
export function declarationsOf(
  row: Pick<DetailedRow, 'country_of_origin' | 'mrp' | 'declarations'>,
): Declarations {
  return {
    ...(row.declarations !== null && declarationsCheck.Parse(JSON.parse(row.declarations))),
    ...(row.country_of_origin !== null && { countryOfOrigin: row.country_of_origin }),
    ...(row.mrp !== null && { mrp: paise(row.mrp) }),
  }
}

/** The columns of the declarations. */
export function declarationColumns(declarations: Declarations) {
  const { countryOfOrigin, mrp, ...others } = declarations
  const texts = JSON.stringify(others)
  return {
    country_of_origin: countryOfOrigin ?? null,
    mrp: mrp ?? null,
    declarations: texts === '{}' ? null : texts,
  }
}

/** Reads the column `documents`; null for none. */
export function documentsOf(json: string | null): StoredDocument[] {
  return json === null ? [] : documentsCheck.Parse(JSON.parse(json))
}

/** Writes the column `documents`. */
export function documentsJson(documents: readonly StoredDocument[]): string | null {
  return documents.length > 0 ? JSON.stringify(documents) : null
}

/** Reads a row with what its own page shows. */
export function detailsOf(row: DetailedRow): ProductDetails {
  return {
    ...recordOf(row),
    facts: factsOf(row.facts),
    declarations: declarationsOf(row),
    documents: documentsOf(row.documents),
  }
}

/** Reads a row; throws when its JSON columns have values unknown to this release. */
export function recordOf(row: ProductRow): ProductRecord {
  return {
    id: row.id,
    publicId: row.public_id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    modelNo: row.model_no,
    description: row.description,
    countryOfOrigin: row.country_of_origin ?? undefined,
    hsn: row.hsn ?? undefined,
    unit: row.unit,
    gstPercent: row.gst_basis_points / 100,
    stock: row.stock,
    pricesPaise: {
      enduser: paise(row.price_enduser),
      reseller: paise(row.price_reseller),
      distributor: paise(row.price_distributor),
    },
    slabs: slabsCheck
      .Parse(JSON.parse(row.slabs))
      .map((slab) => ({ ...slab, price: paise(slab.price) })),
    images: imagesOf(row.images),
    version: row.version,
  }
}
