import type { Paise } from './money.ts'
import { formatPlainRupees } from './money-text.ts'
import type { Slab } from './price.ts'

/** A slab that breaks the price rule, by its index in the list, with the message for a person. */
export interface SlabError {
  index: number
  message: string
}

/** The name of a slab in messages: `10–24` or `25+`. */
export function nameOfSlab(slab: Pick<Slab, 'minQty' | 'maxQty'>): string {
  return slab.maxQty === undefined ? `${slab.minQty}+` : `${slab.minQty}–${slab.maxQty}`
}

function overlaps(a: Slab, b: Slab): boolean {
  const endOf = (slab: Slab) => slab.maxQty ?? Number.POSITIVE_INFINITY
  return a.minQty <= endOf(b) && b.minQty <= endOf(a)
}

/** The nearest slab of fewer pieces that costs less a piece. */
function cheaperBefore(slabs: readonly Slab[], slab: Slab): Slab | undefined {
  return slabs
    .filter(({ minQty, price }) => minQty < slab.minQty && price < slab.price)
    .toSorted((a, b) => b.minQty - a.minQty)[0]
}

/**
 * Checks a product's slabs: none ends before it starts, overlaps another, costs more than the
 * end-user price, or more a piece than a slab of fewer pieces. The form, the API, imports and price changes all refuse by
 * this function; what is only unusual is found by `findPriceMarks`.
 * @returns one error per invalid slab; empty when all are valid
 */
export function validateSlabs(slabs: readonly Slab[], enduserPrice: Paise): SlabError[] {
  const faults: SlabError[] = []
  slabs.forEach((slab, index) => {
    const name = `Slab ${nameOfSlab(slab)}`
    const cheaper = cheaperBefore(slabs, slab)
    const overlapping = slabs.slice(0, index).find((earlier) => overlaps(earlier, slab))
    if (!Number.isInteger(slab.minQty) || slab.minQty < 1) {
      faults.push({
        index,
        message: `${name}: the smallest quantity must be a whole number from 1.`,
      })
    } else if (slab.maxQty !== undefined && slab.maxQty < slab.minQty) {
      faults.push({ index, message: `${name}: the largest quantity is below the smallest.` })
    } else if (overlapping) {
      faults.push({ index, message: `${name} overlaps slab ${nameOfSlab(overlapping)}.` })
    } else if (slab.price > enduserPrice) {
      const price = formatPlainRupees(enduserPrice)
      faults.push({ index, message: `${name} costs more than the end-user price of ${price}.` })
    } else if (cheaper) {
      faults.push({
        index,
        message: `${name} costs more a piece than slab ${nameOfSlab(cheaper)}. More pieces must not cost more.`,
      })
    }
  })
  return faults
}
