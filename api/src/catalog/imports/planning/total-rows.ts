import { isTotalRow } from '@store/contract/rules/sheets/total-row'
import type { SheetRow } from '../../../base/base.ts'
import type { ColumnLayout } from './import-columns.ts'

/** A list ends in fewer rows of sums without a word. */
const mostSums = 3

const keyColumns = ['brand', 'modelNo', 'name'] as const

/**
 * Finds the rows of a list that are its sums: those that say so, and those of bare numbers below its last product. A row of
 * bare numbers among the products is one of them that has lost its model number, and is not passed over.
 */
export class TotalRows {
  readonly #keys: number[]
  #numbersOnly: SheetRow[] = []
  #found: number[] = []

  constructor(columns: ColumnLayout) {
    this.#keys = columns.flatMap((column, at) =>
      keyColumns.some((key) => key === column) ? [at] : [],
    )
  }

  /** @returns the rows that are products, up to this one; those of bare numbers wait for the next row */
  add(row: SheetRow): SheetRow[] {
    if (isTotalRow(row.cells)) {
      this.#found.push(row.number)
      return []
    }
    if (this.#hasNumbersOnly(row) && this.#numbersOnly.length < mostSums) {
      this.#numbersOnly.push(row)
      return []
    }
    const rows = [...this.#numbersOnly, row]
    this.#numbersOnly = []
    return rows
  }

  /** The numbers of the rows found since the last call. @param isEnd no more rows follow */
  take({ isEnd }: { isEnd: boolean }): number[] {
    const found = this.#found
    this.#found = []
    if (isEnd) found.push(...this.#numbersOnly.map(({ number }) => number))
    return found.sort((ours, theirs) => ours - theirs)
  }

  #hasNumbersOnly({ cells }: SheetRow): boolean {
    return (
      this.#keys.every((at) => (cells[at] ?? '').trim() === '') &&
      cells.every((cell) => !/\p{L}/u.test(cell))
    )
  }
}
