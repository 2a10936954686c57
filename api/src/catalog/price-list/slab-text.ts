import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { nameOfSlab } from '@store/contract/rules/pricing/slabs'
import type { ListedProduct } from './price-list.ts'

/** What more pieces cost. @example slabTextOf(product) // '10–24: ₹450.00; 25+: ₹430.00' */
export function slabTextOf({ slabs }: Pick<ListedProduct, 'slabs'>): string {
  return slabs.map((slab) => `${nameOfSlab(slab)}: ${formatExactRupees(slab.price)}`).join('; ')
}
