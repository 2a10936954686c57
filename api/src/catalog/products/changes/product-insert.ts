import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import { missingBitsOf } from '@store/contract/rules/catalog/declarations/missing-declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import { type Database, newPublicId } from '../../../base/base.ts'
import { type ProductRecord, type StoredDocument, searchTextOf } from '../product.ts'
import { declarationColumns, documentsJson, factsJson } from '../product-row.ts'
import { insertFits } from './product-fits.ts'
import { recordBeginnings, type StockCause } from './stock-movements.ts'

/**
 * A new product. Without a unit it has the default of the column, without facts, declarations or documents it has none; of a
 * changed product, what is undefined stays.
 */
export type NewProduct = Omit<
  ProductRecord,
  'id' | 'publicId' | 'version' | 'unit' | 'countryOfOrigin'
> & {
  /** Given where something refers to the product already; otherwise a new one. */
  publicId?: string | undefined
  unit?: UnitCode | undefined
  facts?: readonly ProductFact[] | undefined
  /** With the country of origin. */
  declarations?: Declarations | undefined
  documents?: readonly StoredDocument[] | undefined
}

function columnsOfDeclarations(
  { category, hsn }: Pick<ProductRecord, 'category' | 'hsn'>,
  declarations: Declarations,
) {
  return {
    ...declarationColumns(declarations),
    missing_declarations: missingBitsOf({ category, hsn, declarations }),
  }
}

/** The columns of a product's data. */
export function columnsOf(product: NewProduct) {
  return {
    name: product.name,
    brand: product.brand,
    category: product.category,
    model_no: product.modelNo,
    description: product.description,
    hsn: product.hsn ?? null,
    gst_basis_points: Math.round(product.gstPercent * 100),
    stock: product.stock,
    price_enduser: product.pricesPaise.enduser,
    price_reseller: product.pricesPaise.reseller,
    price_distributor: product.pricesPaise.distributor,
    slabs: JSON.stringify(product.slabs),
    images: JSON.stringify(product.images),
    search_text: searchTextOf(product),
    ...(product.unit && { unit: product.unit }),
    ...(product.facts && { facts: factsJson(product.facts) }),
    ...(product.declarations && columnsOfDeclarations(product, product.declarations)),
    ...(product.documents && { documents: documentsJson(product.documents) }),
  }
}

function rowOf(db: Database, product: NewProduct, now: Date) {
  return {
    public_id: product.publicId ?? newPublicId(),
    ...columnsOf({ ...product, declarations: product.declarations ?? {} }),
    stock_last_set: product.stock,
    created_at: now,
    // The database's clock: readers that follow the catalogue poll by it.
    updated_at: db.raw('CURRENT_TIMESTAMP(6)'),
  }
}

/**
 * Inserts products in one statement, and what their stock begins with; a thousand at a time is a good size.
 * @returns their public ids, in the given order
 */
export async function insertProducts(
  db: Database,
  products: readonly NewProduct[],
  cause: StockCause,
): Promise<string[]> {
  if (products.length === 0) return []
  const rows = products.map((product) => rowOf(db, product, cause.at))
  await db('products').insert(rows)
  await insertFits(
    db,
    rows.flatMap(({ public_id: publicId }, index) => ({ publicId, facts: products[index]?.facts })),
  )
  const publicIds = rows.map((row) => row.public_id)
  await recordBeginnings(db, publicIds, cause)
  return publicIds
}
