import { longestModelNo } from '@store/contract/rules/limits'
import { modelKeyOf } from '@store/contract/rules/orders/written-lines/model-key'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import type { Database } from '../../base/base.ts'
import { findModelsByKey } from '../../catalog/catalog.ts'

type FileLine = QuantityFile['lines'][number]

/**
 * Marks the lines of a file whose brand chooses: it is that of some, not all, of the products on sale with their model
 * number (ordering 1.10). Any other brand, such as one written in another way, says nothing.
 */
export async function markNeededBrands(
  db: Database,
  lines: readonly FileLine[],
): Promise<FileLine[]> {
  const keys = lines
    .filter(({ brand }) => brand !== undefined)
    .map(({ modelNo }) => modelKeyOf(modelNo))
    .filter((key) => key.length <= longestModelNo)
  const brandsOf = new Map<string, string[]>()
  for (const { key, brand } of await findModelsByKey(db, new Set(keys))) {
    brandsOf.set(key, [...(brandsOf.get(key) ?? []), modelKeyOf(brand)])
  }
  return lines.map((line) => {
    const sold = brandsOf.get(modelKeyOf(line.modelNo)) ?? []
    const asked = modelKeyOf(line.brand ?? '')
    const isNeeded = sold.includes(asked) && sold.some((brand) => brand !== asked)
    return isNeeded ? { ...line, isBrandNeeded: true } : line
  })
}
