import type { Tier } from '@store/contract/rules/accounts/roles'
import { readHundredths } from '@store/contract/rules/catalog/typed-numbers'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ProductPatch } from '@store/contract/schemas/catalog/managed-products'
import { validateProduct, valuesOf } from '../editor/product-values.ts'

/** A cell that is edited in the table, named like the field of the form. */
export type EditableField = 'stock' | `prices.${Tier}`

const tierOf = {
  'prices.enduser': 'enduser',
  'prices.reseller': 'reseller',
  'prices.distributor': 'distributor',
} as const

/** The value of a cell, as it is edited. */
export function textOfCell(product: Product, field: EditableField): string {
  return valuesOf(product)[field]
}

/**
 * The request for a new value of a cell.
 * @param seen the text of the cell when it was opened
 * @returns the error instead, by the rules of the product form
 * @example readCellChange(product, { field: 'stock', typed: '1,200', seen: '5' })
 * // { patch: { stock: { value: 1200, seen: 5 } } }
 */
export function readCellChange(
  product: Product,
  { field, typed, seen }: { field: EditableField; typed: string; seen: string },
): { patch: ProductPatch } | { message: string } {
  const fault = validateProduct({ ...valuesOf(product), [field]: typed }, product)
  if (fault)
    return { message: fault.fields.find((one) => one.field === field)?.message ?? fault.message }
  const change = { value: (readHundredths(typed) ?? Number.NaN) / 100, seen: Number(seen) }
  if (field === 'stock') return { patch: { stock: change } }
  return { patch: { prices: { [tierOf[field]]: change } } }
}
