import { paise } from '@store/contract/rules/pricing/money'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ProductRecord, StoredImage } from './product.ts'

/** A row of `products`, as the driver returns it. */
export interface ProductRow {
  id: number
  public_id: string
  name: string
  brand: string
  category: string
  model_no: string
  description: string
  hsn: string | null
  gst_basis_points: number
  stock: number
  price_enduser: number
  price_reseller: number
  price_distributor: number
  slabs: string
  images: string
  version: number
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
  'hsn',
  'gst_basis_points',
  'stock',
  'price_enduser',
  'price_reseller',
  'price_distributor',
  'slabs',
  'images',
  'version',
] as const satisfies readonly (keyof ProductRow)[]

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
const slabsCheck = Compile(StoredSlabs)
const imagesCheck = Compile(StoredImages)

/** The slabs of a row, prices in paise. */
export type StoredSlab = Static<typeof StoredSlabs>[number]

/** Reads the column `images`. */
export function imagesOf(json: string): StoredImage[] {
  return imagesCheck.Parse(JSON.parse(json))
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
    hsn: row.hsn ?? undefined,
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
