import { modelKeyOf } from '@store/contract/rules/orders/written-lines/model-key'
import type { Purchase, QuantityFile } from '@store/contract/schemas/orders/purchases'
import { isOrderable } from '../order-table/order-row.ts'

/** What the lines of a file mean among the products that were bought. */
export interface MatchedFile {
  /** The quantities by product, as they are typed. */
  typed: (readonly [productId: string, text: string])[]
  /** Model numbers that several of the products have. */
  unclear: { modelNo: string; products: string[] }[]
  /** Model numbers of products that are not on sale or out of stock. */
  unavailable: string[]
  /** Those that were never bought, with the brand that the file names. */
  unknown: string[]
}

type Line = QuantityFile['lines'][number]

/** People write the brand before the model number, or leave it out. */
const textsOf = ({ brand, modelNo }: Purchase) => [modelNo, `${brand} ${modelNo}`]

const isWrittenAs = (text: string, written: string) =>
  text.trim().toLowerCase() === written.trim().toLowerCase()

function groupByKey(purchases: readonly Purchase[]): ReadonlyMap<string, readonly Purchase[]> {
  const byKey = new Map<string, Purchase[]>()
  for (const purchase of purchases) {
    for (const key of new Set(textsOf(purchase).map(modelKeyOf))) {
      byKey.set(key, [...(byKey.get(key) ?? []), purchase])
    }
  }
  return byKey
}

/** Those of which one is meant: the first rule that leaves any decides. */
function narrow(
  purchases: readonly Purchase[],
  ...rules: ((purchase: Purchase) => boolean)[]
): readonly Purchase[] {
  return rules.reduce<readonly Purchase[]>((left, rule) => {
    const kept = left.length > 1 ? left.filter(rule) : left
    return kept.length > 0 ? kept : left
  }, purchases)
}

/**
 * Finds the products of a file's lines: by model number, however it is written, and by the brand where the file has one. Brands
 * use each other's numbers (compatible toners are all "12A"), so one that fits several products is not given to any.
 */
export function matchFile(
  purchases: readonly Purchase[],
  { lines }: Pick<QuantityFile, 'lines'>,
): MatchedFile {
  const byKey = groupByKey(purchases)
  const found = ({ modelNo, brand }: Line) => {
    const sameModel = byKey.get(modelKeyOf(modelNo)) ?? []
    const ofBrand = brand
      ? sameModel.filter((purchase) => modelKeyOf(purchase.brand) === modelKeyOf(brand))
      : sameModel
    return narrow(
      ofBrand,
      (purchase) => textsOf(purchase).some((text) => isWrittenAs(text, modelNo)),
      isOrderable,
    )
  }
  const typed = new Map<string, number>()
  const unclear = new Map<string, MatchedFile['unclear'][number]>()
  const unavailable = new Set<string>()
  const unknown = new Set<string>()
  for (const line of lines) {
    const { modelNo, brand, quantity } = line
    const [product, ...others] = found(line)
    if (!product) unknown.add(brand ? `${brand} ${modelNo}` : modelNo)
    else if (others.length > 0) {
      const products = [product, ...others].map((one) => `${one.brand} ${one.modelNo}`)
      const key = modelKeyOf(modelNo)
      if (!unclear.has(key)) unclear.set(key, { modelNo, products })
    } else if (!isOrderable(product)) unavailable.add(modelNo)
    else typed.set(product.productId, (typed.get(product.productId) ?? 0) + quantity)
  }
  return {
    typed: [...typed].map(([productId, quantity]) => [productId, String(quantity)] as const),
    unclear: [...unclear.values()],
    unavailable: [...unavailable],
    unknown: [...unknown],
  }
}
