import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { longestNamedValue } from '@store/contract/rules/catalog/imports/rejections'
import { findLongKeyText } from '@store/contract/rules/catalog/product-texts'
import type { ProductDraft } from '@store/contract/rules/catalog/product-validation'
import { namedColumns } from '@store/contract/schemas/catalog/import-options'
import type { RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { SheetRow } from '../../../base/base.ts'
import type { VersionedProduct } from '../../products/product-by-key.ts'
import type { NameReader } from '../options/name-reader.ts'
import {
  type ColumnLayout,
  cellsOf,
  findStrangeCells,
  type ProductCells,
  statedCells,
} from './import-columns.ts'
import {
  type PlannedChange,
  type PlannedRow,
  planRow,
  type RowCells,
  type RowReading,
} from './plan-row.ts'
import { keyOfProduct, type ProductKeyFields } from './product-key.ts'
import { TotalRows } from './total-rows.ts'
import { withPlainNumbers } from './unit-numbers.ts'

/** The changes of several rows of the file. */
export interface PlannedBatch {
  /** Of the created and changed products, in the order of the file. */
  rows: PlannedRow[]
  created: ProductDraft[]
  changed: PlannedChange[]
  unchanged: number
  /** Rows that are left out, in the order of the file. */
  rejected: PlannedRejection[]
  /** The numbers of the rows that are sums of the list, and no products. */
  totals: number[]
  /** How many rows were read that the file hides. */
  hidden: number
}

/** A row that is left out. */
export interface PlannedRejection {
  /** As the file has them. */
  cells: readonly string[]
  faults: RejectedCell[]
}

/** Finds the products on sale with these keys. */
export type FindByKeys = (rows: readonly ProductKeyFields[]) => Promise<VersionedProduct[]>

interface Candidate extends RowCells {
  key: string
  keyFields: ProductKeyFields
}

/** Rows looked up and written by one statement. */
const batchSize = 500
const words = importMessages

function emptyBatch(): PlannedBatch {
  return { rows: [], created: [], changed: [], unchanged: 0, rejected: [], totals: [], hidden: 0 }
}

function add(batch: PlannedBatch, planned: PlannedRow | 'unchanged' | PlannedRejection): void {
  if (planned === 'unchanged') batch.unchanged += 1
  else if ('faults' in planned) batch.rejected.push(planned)
  else {
    const { former, draft, statedStock } = planned
    batch.rows.push(planned)
    if (former) {
      batch.changed.push({ former, draft, ...(statedStock !== undefined && { statedStock }) })
    } else batch.created.push(draft)
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

/** A row that can be planned, or its cells at fault; `source` is what the file has. */
type Entry = { source: readonly string[]; isHidden: boolean } & (
  | { candidate: Candidate }
  | { faults: RejectedCell[] }
)

/** The cells of a row with brand and category as they are meant, or those to be asked about. */
function readNames(
  { row, cells }: RowCells,
  names: NameReader,
): Partial<ProductCells> | RejectedCell[] {
  const asked: RejectedCell[] = []
  const read = { ...cells }
  const stated = statedCells(cells)
  for (const field of namedColumns) {
    const written = stated[field]
    if (!written) continue
    const { name, suggestion } = names.read(field, written)
    read[field] = name
    if (suggestion === undefined) continue
    asked.push(withValue({ row, field, message: words.isThis(suggestion) }, cells))
  }
  return asked.length > 0 ? asked : read
}

/** Sorts the rows of a file into those that can be planned and those at fault. */
class EntryReader {
  readonly #sorter = new RowSorter()
  readonly #columns: ColumnLayout
  readonly #reading: RowReading

  constructor(columns: ColumnLayout, reading: RowReading) {
    this.#columns = columns
    this.#reading = reading
  }

  read(row: SheetRow): Entry {
    const read = this.#read(row)
    const of = { source: row.cells, isHidden: row.isHidden === true }
    return Array.isArray(read) ? { ...of, faults: read } : { ...of, candidate: read }
  }

  #read(row: SheetRow): Candidate | RejectedCell[] {
    const { names, options } = this.#reading
    const written = cellsOf(this.#columns, row.cells, options.fixedValues)
    const strange = findStrangeCells(this.#columns, row)
    if (strange.length > 0) return strange.map((fault) => withValue(fault, written))
    const cells = readNames({ row: row.number, cells: withPlainNumbers(written) }, names)
    if (Array.isArray(cells)) return cells
    const sorted = this.#sorter.sort(row.number, cells)
    return 'key' in sorted ? sorted : [sorted]
  }
}

async function planBatch(
  entries: readonly Entry[],
  find: FindByKeys,
  reading: RowReading,
): Promise<PlannedBatch> {
  const candidates = entries.flatMap((entry) => ('candidate' in entry ? [entry.candidate] : []))
  const known = groupByKey(await find(candidates.map(({ keyFields }) => keyFields)))
  const batch = emptyBatch()
  for (const entry of entries) {
    const { source: cells, isHidden } = entry
    if (isHidden) batch.hidden += 1
    if ('faults' in entry) {
      add(batch, { cells, faults: entry.faults })
      continue
    }
    const { candidate } = entry
    const planned = await planRow(candidate, known.get(candidate.key) ?? [], reading)
    if (Array.isArray(planned)) {
      add(batch, { cells, faults: planned.map((fault) => withValue(fault, candidate.cells)) })
    } else add(batch, planned)
  }
  return batch
}

/** The rows of a file, and the reader of its first one. */
export interface PlannedSheet {
  rows: AsyncIterable<SheetRow>
  /** @throws HttpError (400) when the columns are invalid */
  readColumns: (cells: readonly string[]) => ColumnLayout
  reading: RowReading
}

/**
 * Plans the changes of a file, several rows at a time; writes nothing. Columns that the file does not have stay
 * unchanged.
 * @throws HttpError when the file is invalid as a whole
 */
export async function* planImport(
  { rows, readColumns, reading }: PlannedSheet,
  find: FindByKeys,
): AsyncGenerator<PlannedBatch> {
  const open = (cells: readonly string[]) => {
    const columns = readColumns(cells)
    return { reader: new EntryReader(columns, reading), totals: new TotalRows(columns) }
  }
  let table: ReturnType<typeof open> | undefined
  let entries: Entry[] = []
  for await (const row of rows) {
    if (!table) {
      table = open(row.cells)
      continue
    }
    for (const product of table.totals.add(row)) entries.push(table.reader.read(product))
    if (entries.length >= batchSize) {
      const batch = await planBatch(entries, find, reading)
      yield { ...batch, totals: table.totals.take({ isEnd: false }) }
      entries = []
    }
  }
  table ??= open([])
  const last = await planBatch(entries, find, reading)
  yield { ...last, totals: table.totals.take({ isEnd: true }) }
}
