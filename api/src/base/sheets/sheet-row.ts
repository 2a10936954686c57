/**
 * What a cell is besides its text, where the text alone does not tell: a date that perhaps was a model number, TRUE, an
 * error such as #N/A, a number in scientific notation, or one that its format does not show whole among its letters.
 */
export type CellKind = 'date' | 'boolean' | 'error' | 'scientific' | 'lettered'

/** A row of a sheet. */
export interface SheetRow {
  /** As numbered in the sheet, from 1. */
  number: number
  /** As their reader sees them; what a cell becomes is in this folder's README. */
  cells: string[]
  /** By the index of the cell, from 0; absent when all cells are plain. */
  kinds?: ReadonlyMap<number, CellKind>
  /** Whether the program hides it, as a filter does; absent when it does not, or the format does not tell. */
  isHidden?: boolean
  /** The indexes of the columns that the program hides, from 0; absent as `isHidden`. */
  hiddenColumns?: ReadonlySet<number>
}

/** A sheet of a book. Its rows can be read several times. */
export interface Sheet {
  /** Undefined for a file that has no more than one, and no name for it. */
  name: string | undefined
  rows(): AsyncIterable<SheetRow>
}

/** What a file is, by its content. */
export type BookFormat = 'xlsx' | 'xlsb' | 'xls' | 'ods' | 'html' | 'text'

/** An opened file of sheets. */
export interface Book {
  format: BookFormat
  /** Those that people see, in the order of the tabs. */
  sheets: readonly Sheet[]
  /** The instant of day 0 of numbers that are days without the format of one; undefined for text. */
  dayZero: number | undefined
  /** What divides the cells of a text. */
  delimiter: string | undefined
  close(): void
}

/** Maximum number of columns; far more than there are column names. */
export const mostColumns = 60
/** Maximum length of a cell; spreadsheet programs have the same limit. */
export const longestCell = 32_767

/** Whether nothing can be seen in a row. */
export function isBlankRow({ cells }: Pick<SheetRow, 'cells'>): boolean {
  return cells.every((cell) => cell.trim() === '')
}
