import { declarationLabels } from '@store/contract/rules/catalog/declarations/declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import type { SlabForm } from '@store/contract/rules/catalog/slab-forms'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { FormDocument } from './attachments/form-document.ts'
import type { FormPicture } from './attachments/form-picture.ts'
import { type ProductValues, valuesOf } from './product-values.ts'

/** A field that somebody else changed while the form was open. */
export interface ConflictingField {
  label: string
  was: string
  now: string
  /** The user of this form changed it, too; the typed value is kept. */
  isMine: boolean
}

const labels = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  modelNo: 'Model number',
  description: 'Description',
  hsn: 'HSN',
  unit: 'Unit',
  gst: 'GST (%)',
  stock: 'Stock',
  ...declarationLabels,
  'prices.enduser': 'End-user price',
  'prices.reseller': 'Reseller price',
  'prices.distributor': 'Distributor price',
  quantityBasedPrices: 'Quantity prices',
  facts: 'Facts',
  images: 'Pictures',
  documents: 'Documents',
} satisfies Record<keyof ProductValues, string>

type FieldName = keyof ProductValues

function isFieldName(name: string): name is FieldName {
  return name in labels
}

/** Every field of the form. */
export const fieldNames = Object.keys(labels).filter(isFieldName)
const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function describeEntry(entry: SlabForm | ProductFact | FormPicture | FormDocument): string {
  if ('price' in entry) return `${entry.minQty}–${entry.maxQty}: ${entry.price}`
  if ('title' in entry) return entry.title
  return 'value' in entry ? `${entry.name}: ${entry.value}` : 'picture'
}

function describeValue(value: ProductValues[FieldName]): string {
  if (typeof value === 'string') return value
  return value.map(describeEntry).join('; ')
}

/** True when the form differs from its initial values. */
export function isChanged(typed: ProductValues, filled: ProductValues): boolean {
  return fieldNames.some((name) => serialize(typed[name]) !== serialize(filled[name]))
}

/**
 * Merges typed values with a concurrent change: untouched fields take the new value.
 * @param former the product the form was initialized from
 * @param current the current product
 */
export function mergeConcurrentEdit(typed: ProductValues, former: Product, current: Product) {
  const [before, after] = [valuesOf(former), valuesOf(current)]
  const merged = { ...typed }
  const conflicts: ConflictingField[] = []
  const mergeField = <Key extends FieldName>(name: Key) => {
    if (serialize(before[name]) === serialize(after[name])) return
    const isMine = ![before, after].some(
      (other) => serialize(typed[name]) === serialize(other[name]),
    )
    if (!isMine) merged[name] = after[name]
    conflicts.push({
      label: labels[name],
      was: describeValue(before[name]),
      now: describeValue(after[name]),
      isMine,
    })
  }
  for (const name of fieldNames) mergeField(name)
  return { merged, conflicts }
}
