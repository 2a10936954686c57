import type {
  StatementColumn,
  StatementLayout,
} from '@store/contract/rules/payments/statement-columns'

/** The table of a bank's statement: the heading of each column that is read. Lines above and below it do not matter. */
export interface TableLayout {
  layout: StatementLayout
  headings: Readonly<Partial<Record<StatementColumn, string>>>
}
