import { tiers } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import { areSameDeclarations } from '@store/contract/rules/catalog/declarations/declarations'
import { findRequiredDeclarations } from '@store/contract/rules/catalog/declarations/required-declarations'
import { formatFacts } from '@store/contract/rules/catalog/facts/product-facts'
import { importColumnLabels } from '@store/contract/rules/catalog/imports/column-labels'
import { findModelDamage } from '@store/contract/rules/catalog/imports/damaged-models'
import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { makeDescription } from '@store/contract/rules/catalog/imports/made-description'
import type { Outlier } from '@store/contract/rules/catalog/imports/outliers'
import { findLongTexts } from '@store/contract/rules/catalog/product-texts'
import {
  blankProductForm,
  formOfProduct,
  type ProductDraft,
  type ProductForm,
  readProductForm,
} from '@store/contract/rules/catalog/product-validation'
import { readWholeNumber } from '@store/contract/rules/catalog/typed-numbers'
import type { FieldError } from '@store/contract/rules/field-errors'
import { largestStock } from '@store/contract/rules/limits'
import type { Slab } from '@store/contract/rules/pricing/price'
import { type ImportOptions, namedColumns } from '@store/contract/schemas/catalog/import-options'
import type { RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { ProductDetails } from '../../products/product.ts'
import type { VersionedProduct } from '../../products/product-by-key.ts'
import type { NameReader } from '../options/name-reader.ts'
import type { ShownStocks } from '../options/shown-stocks.ts'
import type { TwinFinder } from '../options/twin-finder.ts'
import { columnOfField, fillForm, type ProductCells } from './import-columns.ts'
import { planStock, stockMarkOf } from './plan-stock.ts'

/** How the rows of a file are read. */
export interface RowReading {
  options: ImportOptions
  names: NameReader
  /** What the preview showed of the stock, for an import that sets it. */
  shown: ShownStocks | undefined
  /** Whether a person looks at the result before anything is written. */
  isPreview: boolean
  /** Whether a product needs all declarations to be put on sale. */
  areDeclarationsRequired: boolean
  /** Of a preview that marks what is probably a mistake. */
  twins?: TwinFinder
}

/** A product that a row changes. */
export interface PlannedChange {
  former: VersionedProduct
  draft: ProductDraft
  /** The stock in the file, where sales since the preview make it another. */
  statedStock?: number
}

/** What a row of the file is to become; without `former` it is a new product. */
export interface PlannedRow {
  row: number
  draft: ProductDraft
  former?: VersionedProduct
  statedStock?: number
  /** What is probably a mistake, besides what the values themselves tell. */
  marks: Outlier[]
}

/** A row of the file with its cells by column. */
export interface RowCells {
  row: number
  cells: Partial<ProductCells>
}

const words = importMessages

const plainFields = [
  ...(['name', 'brand', 'category', 'modelNo', 'description'] as const),
  ...(['hsn', 'unit', 'gstPercent', 'stock'] as const),
] as const

function areSameSlabs(ours: readonly Slab[], theirs: readonly Slab[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every(({ minQty, maxQty, price }, index) => {
      const other = theirs[index]
      return minQty === other?.minQty && maxQty === other.maxQty && price === other.price
    })
  )
}

function isSame(draft: ProductDraft, former: ProductDetails): boolean {
  return (
    plainFields.every((field) => draft[field] === former[field]) &&
    tiers.every((tier) => draft.pricesPaise[tier] === former.pricesPaise[tier]) &&
    areSameSlabs(draft.slabs, former.slabs) &&
    areSameDeclarations(draft.declarations, former.declarations) &&
    formatFacts(draft.facts) === formatFacts(former.facts)
  )
}

/** Of a list without a column of names, what it calls a description of one line. */
function nameOf({ name, description }: ProductForm, cells: Partial<ProductCells>): string {
  const isName =
    cells.name === undefined && findLongTexts({ name: description.trim() }).length === 0
  return isName && !description.trim().includes('\n') ? description : name
}

/** What a supplier's list does not say of a new product: its name and description, and the stock of a list that leaves it or has none. */
function completeNew(
  form: ProductForm,
  cells: Partial<ProductCells>,
  options: ImportOptions,
): ProductForm {
  const isStockUnknown = cells.stock === undefined || isStockUnread(form, options)
  const named = { ...form, name: nameOf(form, cells) }
  return {
    ...named,
    description: named.description.trim()
      ? named.description
      : (options.description ?? makeDescription(named)),
    stock: isStockUnknown ? '0' : form.stock,
  }
}

/** Whether the stock in the file is not used at all: a supplier's "Available" is no fault then. */
function isStockUnread({ stock }: { stock?: string }, { stock: choice }: ImportOptions): boolean {
  const written = stock?.trim() ?? ''
  return choice === 'leave' && readWholeNumber(written, largestStock) === undefined
}

/** A fault of the form as one of a cell. */
function faultOf(row: number, { field, message }: FieldError): RejectedCell {
  const column = columnOfField(field)
  const known = importColumns.find((one) => one === column)
  const isMissing = message === adminMessages.products.required
  return {
    row,
    field: column,
    message: isMissing && known ? words.missing(importColumnLabels[known]) : message,
  }
}

function faultsOf(row: number, fields: readonly FieldError[]): RejectedCell[] {
  const lacksName = fields.some(({ field }) => field === 'name')
  // A missing description is made of the name.
  const told = fields.filter(({ field }) => !(lacksName && field === 'description'))
  return told.map((fault) => faultOf(row, fault))
}

/** The marks of a brand and a category that no product has. */
function markNewNames(draft: ProductDraft, names: NameReader): Outlier[] {
  return namedColumns.flatMap((column) =>
    names.isNew(column, draft[column]) ? [{ column, message: words.newName[column] }] : [],
  )
}

function markDamage({ modelNo }: ProductDraft): Outlier[] {
  const message = findModelDamage(modelNo)
  return message === undefined ? [] : [{ column: 'modelNo', message }]
}

async function planNew(
  { row, cells }: RowCells,
  { options, names, twins, areDeclarationsRequired }: RowReading,
): Promise<PlannedRow | RejectedCell[]> {
  const form = fillForm(blankProductForm, cells)
  if (typeof form === 'string') return [{ row, field: form, message: words[form] }]
  const draft = readProductForm(completeNew(form, cells, options))
  if ('fields' in draft) return faultsOf(row, draft.fields)
  const required = areDeclarationsRequired ? findRequiredDeclarations(draft) : []
  if (required.length > 0) return faultsOf(row, required)
  const twin = await twins?.find(row, draft)
  const unread: Outlier[] =
    cells.stock?.trim() && isStockUnread(cells, options)
      ? [{ column: 'stock', message: words.stockUnread }]
      : []
  const marks = [
    ...markNewNames(draft, names),
    ...markDamage(draft),
    ...unread,
    ...(twin ? [twin] : []),
  ]
  return { row, draft, marks }
}

/**
 * Plans what a row becomes.
 * @param known the products that it means
 * @returns the change, or its cells at fault
 */
export async function planRow(
  { row, cells }: RowCells,
  known: readonly VersionedProduct[],
  reading: RowReading,
): Promise<PlannedRow | 'unchanged' | RejectedCell[]> {
  const [former, another] = known
  if (another) return [{ row, field: 'modelNo', message: words.ambiguous }]
  if (!former) return planNew({ row, cells }, reading)
  const { options, names, shown, isPreview, areDeclarationsRequired } = reading
  const { stock: _stock, ...others } = cells
  const form = fillForm(formOfProduct(former), options.stock === 'leave' ? others : cells)
  if (typeof form === 'string') return [{ row, field: form, message: words[form] }]
  const draft = readProductForm(form, former)
  if ('fields' in draft) return faultsOf(row, draft.fields)
  const required = areDeclarationsRequired ? findRequiredDeclarations(draft, former) : []
  if (required.length > 0) return faultsOf(row, required)
  const rule = { choice: options.stock, shown, isPreview }
  const planned = planStock({ cells, draft, former }, rule)
  if ('message' in planned) return [{ row, ...planned }]
  const changed = { ...draft, stock: planned.stock }
  if (isSame(changed, former)) return 'unchanged'
  const marks = [...markNewNames(draft, names), ...stockMarkOf(planned)]
  const { stated: statedStock } = planned
  return { row, former, draft: changed, marks, ...(statedStock !== undefined && { statedStock }) }
}
