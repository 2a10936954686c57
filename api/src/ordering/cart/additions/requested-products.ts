import { foldKey, modelNumberOf } from '@store/contract/rules/catalog/product-texts'
import type { Database } from '../../../base/base.ts'
import {
  findLiveProducts,
  findLiveProductsByModelNo,
  type ProductRecord,
} from '../../../catalog/catalog.ts'

/** A product that a buyer names by its id or, without one, by its model number. */
export interface ProductReference {
  productId?: string
  modelNo?: string
}

function groupByModelNo(products: readonly ProductRecord[]): Map<string, ProductRecord[]> {
  const groups = new Map<string, ProductRecord[]>()
  for (const product of products) {
    const key = foldKey(product.modelNo)
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return groups
}

/**
 * Finds the products on sale that references name; case and invisible characters of model numbers do not matter.
 * @returns for each reference none, one, or several when its model number is ambiguous
 */
export async function findRequestedProducts(
  db: Database,
  references: readonly ProductReference[],
): Promise<readonly (readonly ProductRecord[])[]> {
  const ids = references.flatMap(({ productId }) => productId ?? [])
  const modelNos = references.flatMap(({ productId, modelNo }) =>
    productId === undefined && modelNo?.trim() ? [modelNumberOf(modelNo), modelNo.trim()] : [],
  )
  const [named, numbered] = await Promise.all([
    findLiveProducts(db, ids),
    findLiveProductsByModelNo(db, modelNos),
  ])
  const byId = new Map(named.map((product) => [product.publicId, [product]]))
  const byModelNo = groupByModelNo(numbered)
  return references.map(({ productId, modelNo = '' }) =>
    productId === undefined ? (byModelNo.get(foldKey(modelNo)) ?? []) : (byId.get(productId) ?? []),
  )
}
