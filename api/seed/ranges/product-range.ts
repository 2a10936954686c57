import type { Brand, Category } from '@store/contract/rules/catalog/catalog-lists'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import type { FormOf } from '../pictures/forms.ts'

/** A model as a price list has it. */
export interface Model {
  modelNo: string
  /** Without the brand. */
  title: string
  /** End-user price in whole rupees, GST included. */
  rupees: number
  spec: string
  /** What the picture shows; the model number when the list has none. */
  label: string
}

/** What a choice does to a price in rupees. */
export type PriceChange = (rupees: number) => number

/** One choice of an axis. An empty code is the plain model; a label is added to the picture's. */
export type Option = readonly [code: string, text: string, change?: PriceChange, label?: string]

/** A way in which the models of a range vary: memory, capacity, colour, length. */
export type Axis = readonly Option[]

/** Models of one brand and category that are told apart by a few words and look alike. */
export interface ProductRange {
  brand: Brand
  category: Category
  form: string
  /** What a buyer should know of every model of the range. */
  about: string
  models: readonly Model[]
  axes?: readonly Axis[]
  /** Only where it differs from the category's. */
  hsn?: string
  gstPercent?: number
  /** Only where it is not sold by the piece. */
  unit?: UnitCode
}

/** Declares a range; the compiler checks that its category has the shape. */
export function range<C extends Category>(
  declared: ProductRange & { category: C; form: FormOf<C> },
): ProductRange {
  return declared
}

/** A choice that costs so many rupees more. */
export function plus(extra: number): PriceChange {
  return (rupees) => rupees + extra
}

/** A choice that costs a multiple: packs, sizes. */
export function times(factor: number): PriceChange {
  return (rupees) => rupees * factor
}

/** Colours that cost the same. */
export function colours(...names: readonly string[]): Axis {
  return names.map((name, index) => [index === 0 ? '' : name.slice(0, 3).toUpperCase(), name])
}

function readModel(line: string): Model {
  const [modelNo, title, price, spec, label = modelNo] = line.split('|').map((cell) => cell.trim())
  const rupees = Number(price)
  if (!modelNo || !title || !spec || !label || !Number.isInteger(rupees)) {
    throw new Error(`price list: expected "model | title | rupees | spec | label": ${line}`)
  }
  return { modelNo, title, rupees, spec, label }
}

/** Reads `model | title | rupees | spec | label`, a line a model; the label may be left out. */
export function priceList(text: TemplateStringsArray): Model[] {
  const lines = text.join('').split('\n')
  return lines.filter((line) => line.trim() !== '').map(readModel)
}
