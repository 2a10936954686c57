import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { findOutliers } from '@store/contract/rules/catalog/imports/outliers'
import { formOfProduct } from '@store/contract/rules/catalog/product-validation'
import type { ChangedCell, ImportChanges } from '@store/contract/schemas/catalog/imports'
import { cellsOfForm } from './import-columns.ts'
import type { PlannedBatch, PlannedRow } from './plan-import.ts'

/** Number of cells in a response; a person reads no more. */
const mostNamed = 5_000
/** Longer values are cut: the list shows a change, it is not a copy. */
const longestValue = 200
/** Characters shown before the first difference of two long values. */
const leadingContext = 40

/** Collects the changed cells of an import, batch by batch. */
export interface ImportChangeList {
  add(batch: PlannedBatch): void
  /** The changed cells, and those that are probably mistakes. */
  changes(): ImportChanges
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
function changedCellsOf({ row, draft, former }: PlannedRow): ChangedCell[] {
  const marks = findOutliers(draft, former)
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

export function createImportChangeList(): ImportChangeList {
  const changes: ImportChanges = { total: 0, cells: [], marked: 0, markedCells: [] }
  return {
    add({ rows }) {
      const found = rows.flatMap(changedCellsOf)
      const changed = found.filter(({ from }) => from !== undefined)
      const marked = found.filter(({ mark }) => mark !== undefined)
      changes.total += changed.length
      changes.marked += marked.length
      changes.cells.push(...changed.slice(0, mostNamed - changes.cells.length))
      changes.markedCells.push(...marked.slice(0, mostNamed - changes.markedCells.length))
    },
    changes: () => changes,
  }
}
