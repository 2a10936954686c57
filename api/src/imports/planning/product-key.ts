/** What identifies a product in a file (case does not matter): brand and model number, or the name without one. */
export interface ProductKeyFields {
  brand: string
  modelNo: string
  name: string
}

function folded(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .toLowerCase()
}

/**
 * The key of a product or a row.
 * @returns undefined when too much is missing to identify it
 */
export function keyOfProduct({ brand, modelNo, name }: ProductKeyFields): string | undefined {
  const model = folded(modelNo)
  const rest = model || folded(name)
  if (!folded(brand) || !rest) return undefined
  return JSON.stringify([model ? 'model' : 'name', folded(brand), rest])
}
