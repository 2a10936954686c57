import {
  canReadStatement,
  type StatementColumn,
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { TableHead } from '@store/contract/schemas/table-head'
import { DeferredColumnQuestion, Panel } from '@store/ui'

const labels: Readonly<Record<StatementColumn, string>> = {
  date: 'Date',
  narration: 'Narration',
  reference: 'Reference',
  credit: 'Money in',
  debit: 'Money out',
  amount: 'Amount, with sign or Cr/Dr',
  direction: 'Cr or Dr',
  balance: 'Balance',
}

/** @example describeColumns({ date: 'Txn Date', credit: 'Deposits' }) // 'Date “Txn Date”, Money in “Deposits”' */
export function describeColumns(mapping: StatementMapping): string {
  return statementColumns
    .flatMap((column) => {
      const heading = mapping[column]
      return heading === undefined ? [] : `${labels[column]} “${heading}”`
    })
    .join(', ')
}

/** The columns to ask for; those that were tried or are probable are chosen. */
function askedColumns({ headings }: TableHead, mapping: StatementMapping) {
  return statementColumns.map((column) => {
    const isOptional = column !== 'date' && column !== 'narration'
    const heading = mapping[column]
    const position = heading === undefined ? -1 : headings.indexOf(heading)
    const start = position >= 0 ? position : isOptional ? ('none' as const) : undefined
    return { column, label: labels[column], isOptional, start }
  })
}

/** Whether a statement can be read by columns that were asked for. */
function isEnough(chosen: readonly string[]): boolean {
  return canReadStatement(statementColumns.filter((column) => chosen.includes(column)))
}

type StatementColumnsPanelProps = {
  fileName: string
  head: TableHead
  /** What was tried, and why it did not work; or what is probable. */
  mapping: StatementMapping
  /** The file was read by other columns before. */
  isChange: boolean
  error: string | undefined
  onRead: (mapping: StatementMapping) => void
  onCancel: () => void
}

/** Asks for the columns of a statement whose layout is not known. */
export function StatementColumnsPanel(props: StatementColumnsPanelProps) {
  const { fileName, head, mapping, isChange, error, onRead, onCancel } = props
  return (
    <Panel title={`What are the columns of ${fileName}?`}>
      <DeferredColumnQuestion
        head={head}
        asked={askedColumns(head, mapping)}
        incomplete={statementMessages.columnsIncomplete}
        isEnough={isEnough}
        isByHeading
        error={error}
        onAnswer={(positions) =>
          onRead(
            Object.fromEntries(
              Object.entries(positions).map(([column, at]) => [column, head.headings[at]]),
            ),
          )
        }
        onCancel={onCancel}
      >
        The layout of this bank is not known yet. Choose the date, the narration and the money in;
        the rest may be left out. Your choice is remembered for all admins.
        {isChange
          ? ' What was read of this file before is undone then, with what was assigned of it.'
          : null}
      </DeferredColumnQuestion>
    </Panel>
  )
}
