import { products as words } from '../admin-messages.ts'
import type { FieldError } from '../field-errors.ts'
import { largestStock } from '../limits.ts'
import type { Paise } from '../pricing/money.ts'
import type { Slab } from '../pricing/price.ts'
import { validateSlabs } from '../pricing/slabs.ts'
import { readPrice, readWholeNumber } from './typed-numbers.ts'

/** A slab as typed. */
export interface SlabForm {
  minQty: string
  maxQty: string
  price: string
}

const mostSlabs = 20

function slabOf({ minQty, maxQty, price }: SlabForm): Slab | undefined {
  const [least, most] = [
    readWholeNumber(minQty, largestStock),
    readWholeNumber(maxQty, largestStock),
  ]
  const amount = readPrice(price)
  if (least === undefined || amount === undefined) return undefined
  if (maxQty.trim() === '') return { minQty: least, price: amount }
  return most === undefined ? undefined : { minQty: least, maxQty: most, price: amount }
}

function nameOfForm({ minQty, maxQty }: SlabForm, index: number): string {
  if (!minQty.trim()) return String(index + 1)
  return maxQty.trim() ? `${minQty.trim()}–${maxQty.trim()}` : `${minQty.trim()}+`
}

/** Reads the slabs of a product form; invalid ones are added to `faults` as `quantityBasedPrices.<index>`. */
export function readSlabs(
  forms: readonly SlabForm[],
  enduserPrice: Paise | undefined,
  faults: FieldError[],
): Slab[] {
  if (forms.length > mostSlabs) {
    faults.push({ field: 'quantityBasedPrices', message: words.tooManySlabs })
  }
  const slabs = forms.map(slabOf)
  const known = slabs.filter((slab) => slab !== undefined)
  slabs.forEach((slab, index) => {
    const field = `quantityBasedPrices.${index}`
    const typed = forms[index]
    if (!slab && typed) faults.push({ field, message: words.slab(nameOfForm(typed, index)) })
  })
  if (enduserPrice !== undefined && known.length === slabs.length) {
    for (const { index, message } of validateSlabs(known, enduserPrice)) {
      faults.push({ field: `quantityBasedPrices.${index}`, message })
    }
  }
  return known
}

/**
 * Reads the slabs of a form that is still being typed, for live checks and the price tester.
 * @param enduserPrice as typed, in rupees
 * @returns the valid slabs so far, and the invalid ones as `quantityBasedPrices.<index>`
 */
export function readSlabForms(forms: readonly SlabForm[], enduserPrice: string) {
  const faults: FieldError[] = []
  const price = readPrice(enduserPrice)
  return { enduserPrice: price, slabs: readSlabs(forms, price, faults), faults }
}
