import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { findOutliers } from '@store/contract/rules/catalog/imports/outliers'
import { formOfProduct } from '@store/contract/rules/catalog/product-validation'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { NewProduct } from '@store/contract/schemas/catalog/import-options'
import type { ChangedCell, ImportChanges } from '@store/contract/schemas/catalog/imports'
import type { ShownStock, ShownStocks } from '../options/shown-stocks.ts'
import { cellsOfForm } from './import-columns.ts'
import type { PlannedBatch } from './plan-import.ts'
import type { PlannedRow } from './plan-row.ts'

/** Number of cells, and of new products, in a response; a person reads no more. */
const mostNamed = 5_000
/** Longer values are cut: the list shows a change, it is not a copy. */
const longestValue = 200
/** Characters shown before the first difference of two long values. */
const leadingContext = 40

/** Collects what an import would do, batch by batch. */
export interface ImportPreview {
  add(batch: PlannedBatch): void
  /** The changed cells, those that are probably mistakes, and the new products. */
  report(): { changes: ImportChanges; newProducts: NewProduct[] }
  /** The products whose stock changes. */
  shownStocks(): ShownStocks
}

/** A value from a little before its first difference to another one; dots where it is cut. */
function excerpt(value: string, other = ''): string {
  let difference = 0
  while (difference < value.length && value[difference] === other[difference]) difference += 1
  const start = value.length <= longestValue ? 0 : Math.max(0, difference - leadingContext)
  const shown = value.slice(start, start + longestValue)
  return `${start > 0 ? '…' : ''}${shown}${start + shown.length < value.length ? '…' : ''}`
}

/** The changed cells of a row; of a new product those that are marked. */
function changedCellsOf({ row, draft, former, marks: other }: PlannedRow): ChangedCell[] {
  const marks = [...other, ...findOutliers(draft, former)]
  const after = cellsOfForm(formOfProduct(draft))
  const before = former && cellsOfForm(formOfProduct(former))
  return importColumns.flatMap((field) => {
    if (field === 'seenStock') return []
    const mark = marks.find(({ column }) => column === field)?.message
    const isChanged = before && before[field] !== after[field]
    if (!isChanged && !(mark && !before)) return []
    return {
      ...{ row, product: draft.name, field },
      ...(before && { from: excerpt(before[field], after[field]) }),
      to: excerpt(after[field], before?.[field]),
      ...(mark && { mark }),
    }
  })
}

function newProductOf({ row, draft }: PlannedRow): NewProduct {
  const { name, brand, category, modelNo, description, gstPercent, stock, pricesPaise } = draft
  const { enduser, reseller, distributor } = pricesPaise
  return {
    ...{ row, name, brand, category, modelNo, stock },
    description: excerpt(description),
    gst: gstPercent,
    prices: {
      enduser: rupeesFromPaise(enduser),
      reseller: rupeesFromPaise(reseller),
      distributor: rupeesFromPaise(distributor),
    },
  }
}

export function createImportPreview(): ImportPreview {
  const changes: ImportChanges = { total: 0, cells: [], marked: 0, markedCells: [] }
  const newProducts: NewProduct[] = []
  const shown = new Map<number, ShownStock>()
  return {
    add({ rows, changed: changedProducts }) {
      const found = rows.flatMap(changedCellsOf)
      const changed = found.filter(({ from }) => from !== undefined)
      const marked = found.filter(({ mark }) => mark !== undefined)
      changes.total += changed.length
      changes.marked += marked.length
      changes.cells.push(...changed.slice(0, mostNamed - changes.cells.length))
      changes.markedCells.push(...marked.slice(0, mostNamed - changes.markedCells.length))
      const made = rows.filter(({ former }) => !former)
      newProducts.push(...made.slice(0, mostNamed - newProducts.length).map(newProductOf))
      for (const { former, draft } of changedProducts) {
        const { id, contentVersion, stock } = former
        if (draft.stock !== stock) shown.set(id, { contentVersion, stock })
      }
    },
    report: () => ({ changes, newProducts }),
    shownStocks: () => shown,
  }
}
