import { tiers } from '@store/contract/rules/accounts/roles'
import { formatFacts } from '@store/contract/rules/catalog/facts/product-facts'
import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { longestNamedValue } from '@store/contract/rules/catalog/imports/rejections'
import { findLongKeyText } from '@store/contract/rules/catalog/product-texts'
import {
  blankProductForm,
  formOfProduct,
  type ProductDraft,
  readProductForm,
} from '@store/contract/rules/catalog/product-validation'
import type { Slab } from '@store/contract/rules/pricing/price'
import type { RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { ProductDetails } from '../../catalog/product.ts'
import type { VersionedProduct } from '../../catalog/product-by-key.ts'
import type { SheetRow } from '../../sheets/sheet-row.ts'
import {
  type ColumnLayout,
  cellsOf,
  columnOfField,
  fillForm,
  findStrangeCells,
  type ProductCells,
  statedCells,
} from './import-columns.ts'
import { planStock } from './plan-stock.ts'
import { keyOfProduct, type ProductKeyFields } from './product-key.ts'

/** A product that a row changes. */
export interface PlannedChange {
  former: VersionedProduct
  draft: ProductDraft
}

/** What a row of the file is to become; without `former` it is a new product. */
export interface PlannedRow {
  row: number
  draft: ProductDraft
  former?: VersionedProduct
}

/** The changes of several rows of the file. */
export interface PlannedBatch {
  /** Of the created and changed products, in the order of the file. */
  rows: PlannedRow[]
  created: ProductDraft[]
  changed: PlannedChange[]
  unchanged: number
  rejectedRows: number
  rejected: RejectedCell[]
}

/** Finds the products on sale with these keys. */
export type FindByKeys = (rows: readonly ProductKeyFields[]) => Promise<VersionedProduct[]>

interface Candidate {
  row: number
  key: string
  keyFields: ProductKeyFields
  cells: Partial<ProductCells>
}

type Planned = PlannedChange | { draft: ProductDraft } | 'unchanged' | RejectedCell[]

/** Rows looked up and written by one statement. */
const batchSize = 500
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
    formatFacts(draft.facts) === formatFacts(former.facts)
  )
}

function planRow({ row, cells }: Candidate, known: readonly VersionedProduct[]): Planned {
  const [former, another] = known
  if (another) return [{ row, field: 'modelNo', message: words.ambiguous }]
  const form = fillForm(former ? formOfProduct(former) : blankProductForm, cells)
  if (typeof form === 'string') return [{ row, field: form, message: words[form] }]
  const draft = readProductForm(form, former)
  if ('fields' in draft) {
    return draft.fields.map(({ field, message }) => ({ row, field: columnOfField(field), message }))
  }
  if (!former) return { draft }
  const planned = planStock(cells, draft, former)
  if ('message' in planned) return [{ row, ...planned }]
  const change = { former, draft: { ...draft, stock: planned.stock } }
  return isSame(change.draft, former) ? 'unchanged' : change
}

function emptyBatch(): PlannedBatch {
  return { rows: [], created: [], changed: [], unchanged: 0, rejectedRows: 0, rejected: [] }
}

function add(batch: PlannedBatch, row: number, planned: Planned): void {
  if (planned === 'unchanged') batch.unchanged += 1
  else if (Array.isArray(planned)) {
    batch.rejectedRows += 1
    batch.rejected.push(...planned)
  } else {
    batch.rows.push({ row, ...planned })
    if ('former' in planned) batch.changed.push(planned)
    else batch.created.push(planned.draft)
  }
}

/** Adds what stands in the cell, so that it can be found and corrected. */
function withValue(fault: RejectedCell, cells: Partial<ProductCells>): RejectedCell {
  const column = importColumns.find((known) => known === fault.field)
  const value = column && cells[column]?.trim().slice(0, longestNamedValue)
  return value ? { ...fault, value } : fault
}

function groupByKey(products: readonly VersionedProduct[]): Map<string, VersionedProduct[]> {
  const groups = new Map<string, VersionedProduct[]>()
  for (const product of products) {
    const key = keyOfProduct(product) ?? ''
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return groups
}

/** Finds repeated rows: each product may occur once in a file. */
class RowSorter {
  readonly #rowOfKey = new Map<string, number>()

  sort(row: number, cells: Partial<ProductCells>): Candidate | RejectedCell {
    const { brand = '', modelNo = '', name = '' } = statedCells(cells)
    const tooLong = findLongKeyText({ brand, modelNo, name })
    if (tooLong) return withValue({ row, ...tooLong }, cells)
    const key = keyOfProduct({ brand, modelNo, name })
    if (key === undefined) {
      return { row, field: brand.trim() ? 'modelNo' : 'brand', message: words.rowNeedsKey }
    }
    const earlier = this.#rowOfKey.get(key)
    if (earlier !== undefined) {
      return withValue({ row, field: 'modelNo', message: words.rowTwice(earlier) }, cells)
    }
    this.#rowOfKey.set(key, row)
    return { row, key, keyFields: { brand, modelNo, name }, cells }
  }
}

/** A row that can be planned, or its cells at fault. */
type Entry = Candidate | RejectedCell[]

function entryOf(row: SheetRow, columns: ColumnLayout, sorter: RowSorter): Entry {
  const cells = cellsOf(columns, row.cells)
  const strange = findStrangeCells(columns, row)
  if (strange.length > 0) return strange.map((fault) => withValue(fault, cells))
  const sorted = sorter.sort(row.number, cells)
  return 'key' in sorted ? sorted : [sorted]
}

async function planBatch(entries: readonly Entry[], find: FindByKeys): Promise<PlannedBatch> {
  const candidates = entries.filter((entry) => 'key' in entry)
  const known = groupByKey(await find(candidates.map(({ keyFields }) => keyFields)))
  const batch = emptyBatch()
  for (const entry of entries) {
    if ('key' in entry) {
      const planned = planRow(entry, known.get(entry.key) ?? [])
      const faults = Array.isArray(planned) && planned.map((fault) => withValue(fault, entry.cells))
      add(batch, entry.row, faults || planned)
    } else add(batch, entry[0]?.row ?? 0, entry)
  }
  return batch
}

/** The rows of a file, and the reader of its first one. */
export interface PlannedSheet {
  rows: AsyncIterable<SheetRow>
  /** @throws HttpError (400) when the columns are invalid */
  readColumns: (cells: readonly string[]) => ColumnLayout
}

/**
 * Plans the changes of a file, several rows at a time; writes nothing. Columns that the file does not have stay
 * unchanged.
 * @throws HttpError when the file is invalid as a whole
 */
export async function* planImport(
  { rows, readColumns }: PlannedSheet,
  find: FindByKeys,
): AsyncGenerator<PlannedBatch> {
  const sorter = new RowSorter()
  let columns: ColumnLayout | undefined
  let entries: Entry[] = []
  for await (const row of rows) {
    if (columns) entries.push(entryOf(row, columns, sorter))
    else columns = readColumns(row.cells)
    if (entries.length === batchSize) {
      yield await planBatch(entries, find)
      entries = []
    }
  }
  columns ??= readColumns([])
  yield await planBatch(entries, find)
}
