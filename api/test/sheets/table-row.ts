import { paise } from '@store/contract/rules/pricing/money'
import type { Column } from '../../src/base/sheets/writing/table.ts'

/** A row of a table with a column of each kind. */
export interface TableRow {
  text: string
  number: number | undefined
  /** In paise. */
  amount: number
  /** YYYY-MM-DD */
  day: string
  at: Date
}

/** A column of each kind. */
export const columnsOfEachKind: readonly Column<TableRow>[] = [
  { heading: 'Docket No', kind: 'text', value: ({ text }) => text },
  { heading: 'Pieces', kind: 'number', value: ({ number }) => number },
  { heading: 'Total', kind: 'money', value: ({ amount }) => paise(amount) },
  { heading: 'Date', kind: 'day', value: ({ day }) => day },
  { heading: 'When', kind: 'time', value: ({ at }) => at },
]
