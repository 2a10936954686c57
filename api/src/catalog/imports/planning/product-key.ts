import { foldKey } from '@store/contract/rules/catalog/product-texts'

/** What identifies a product in a file (case does not matter): brand and model number, or the name without one. */
export interface ProductKeyFields {
  brand: string
  modelNo: string
  name: string
}

/**
 * The key of a product or a row.
 * @returns undefined when too much is missing to identify it
 */
export function keyOfProduct({ brand, modelNo, name }: ProductKeyFields): string | undefined {
  const model = foldKey(modelNo)
  const rest = model || foldKey(name)
  if (!foldKey(brand) || !rest) return undefined
  return JSON.stringify([model ? 'model' : 'name', foldKey(brand), rest])
}
