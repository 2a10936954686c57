import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import { keyOfModel } from '@store/contract/rules/catalog/facts/product-facts'
import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import { printersOf } from '../../facts/printer-fits.ts'

/** What is bought with a product of a category, besides supplies that fit. */
const goesWith: Partial<Record<Category, readonly Category[]>> = {
  Laptop: ['Mouse', 'Pen Drive'],
  Desktop: ['Monitor', 'Keyboard'],
  Monitor: ['Desktop', 'Keyboard'],
  Keyboard: ['Mouse'],
  Mouse: ['Keyboard'],
  Cartridge: ['Cartridge'],
  'Ink Bottle': ['Ink Bottle'],
  'Internal HDD': ['DVR'],
  'External HDD': ['Pen Drive'],
  'Pen Drive': ['Pen Drive', 'External HDD'],
  'CCTV Camera': ['DVR', 'CCTV Camera'],
  DVR: ['CCTV Camera', 'Internal HDD'],
  NVR: ['POE Switch', 'Internal HDD'],
  'POE Switch': ['NVR'],
  Router: ['Networking'],
  Networking: ['Router', 'Networking'],
}

/** Shops buy mostly for one trade: printing, security, or computers, which is the rest. */
const trades: readonly (readonly string[])[] = [
  ['Printer', 'Cartridge', 'Ink Bottle', 'Scanner'],
  ['CCTV Camera', 'DVR', 'NVR', 'POE Switch', 'Surveillance', 'Biometrics', 'Internal HDD'],
]

/** Whether two products are of one trade. */
export function isSameTrade(one: ProductRecord, other: ProductRecord): boolean {
  const tradeOf = ({ category }: ProductRecord) =>
    trades.find((categories) => categories.includes(category))
  return tradeOf(one) === tradeOf(other)
}

/** Companions of one product. */
const limit = 2

/** The keys of the printers in which a supply fits. */
function fitsOf({ modelNo }: ProductRecord): ReadonlySet<string> {
  return new Set(printersOf(modelNo)?.split(', ').map(keyOfModel))
}

/**
 * Finds what is sensibly ordered with a product: supplies that fit a printer, supplies of the same printer, else a
 * product of a category that goes with its own, of the same brand if there is one.
 * @param products those on sale, the most popular first
 */
export function createCompanionFinder(products: readonly ProductRecord[]) {
  const supplies = products
    .map((product) => ({ product, printers: fitsOf(product) }))
    .filter(({ printers }) => printers.size > 0)

  const fittingWith = (product: ProductRecord): ProductRecord[] => {
    const own = fitsOf(product)
    const printers = own.size > 0 ? own : new Set([keyOfModel(product.modelNo)])
    return supplies
      .filter((supply) => [...supply.printers].some((printer) => printers.has(printer)))
      .map((supply) => supply.product)
  }
  const byCategory = ({ brand, category }: ProductRecord): ProductRecord[] => {
    const wanted = Object.entries(goesWith).find(([name]) => name === category)?.[1] ?? []
    return wanted.flatMap((name) => {
      const others = products.filter((other) => other.category === name)
      return [...others.filter((other) => other.brand === brand), ...others].slice(0, limit)
    })
  }
  const companionsOf = (product: ProductRecord): ProductRecord[] => {
    const found = [...fittingWith(product), ...byCategory(product)]
    return [...new Set(found)].filter((other) => other !== product).slice(0, limit)
  }
  const known = new Map<number, ProductRecord[]>()

  /** @returns at most two, the best one first; empty for a product that is bought alone */
  return (product: ProductRecord): ProductRecord[] => {
    const companions = known.get(product.id) ?? companionsOf(product)
    known.set(product.id, companions)
    return companions
  }
}
