import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import {
  type FixedValues,
  fixedColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { gstRates } from '@store/contract/rules/catalog/tax/gst-rates'
import { goodsUnits } from '@store/contract/rules/catalog/tax/unit-codes'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import { columnNames } from './column-names.ts'

/** What is suggested for a value that all rows share. */
export const fixedSuggestions = {
  brand: brands,
  category: categories,
  gst: gstRates.map(String),
  unit: goodsUnits,
} as const satisfies Record<keyof FixedValues, readonly string[]>

/** The columns that the file does not have, and whose value all its rows may share. */
export function findFixable(columns: readonly Pick<FoundColumn, 'column'>[]) {
  return fixedColumns.filter((fixed) => columns.every(({ column }) => column !== fixed))
}

/** The values as they are sent: without blank ones, and those of columns that the file has. */
export function sentValues(fixed: FixedValues, columns: readonly FoundColumn[]): FixedValues {
  const sent: FixedValues = {}
  for (const column of findFixable(columns)) {
    const value = fixed[column]?.trim()
    if (value) sent[column] = value
  }
  return sent
}

/** @example describeValues({ brand: 'HP', gst: '18' }) // 'Brand: HP, GST (%): 18' */
export function describeValues(values: FixedValues): string {
  return fixedColumns
    .filter((column) => values[column] !== undefined)
    .map((column) => `${columnNames[column]}: ${values[column]}`)
    .join(', ')
}
