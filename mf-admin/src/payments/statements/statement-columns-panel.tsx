import {
  canReadStatement,
  type StatementColumn,
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { Button, Cluster, FormMessage, Panel, Stack } from '@store/ui'
import { Columns3 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FileColumn, FileColumnList } from '../../file-columns/file-column.tsx'
import { exampleOf, type StatementHead } from './statement-head.ts'

const columnNames: Readonly<Record<StatementColumn, string>> = {
  date: 'Date',
  narration: 'Narration',
  reference: 'Reference',
  credit: 'Money in',
  debit: 'Money out',
  amount: 'Amount, with sign or Cr/Dr',
  direction: 'Cr or Dr',
  balance: 'Balance',
}

const choices = statementColumns.map((column) => ({ value: column, label: columnNames[column] }))

function columnOf(mapping: StatementMapping, heading: string): StatementColumn | undefined {
  return statementColumns.find((column) => mapping[column] === heading)
}

/** Gives a heading another meaning, or none; a meaning has one heading. */
function choose(
  mapping: StatementMapping,
  heading: string,
  column: StatementColumn | undefined,
): StatementMapping {
  const next = { ...mapping }
  const former = columnOf(mapping, heading)
  if (former !== undefined) delete next[former]
  if (column !== undefined) next[column] = heading
  return next
}

type ColumnSelectsProps = {
  head: StatementHead
  mapping: StatementMapping
  onChange: (mapping: StatementMapping) => void
}

/** The headings, each with an example and a select. The first one gets the focus. */
function ColumnSelects({ head, mapping, onChange }: ColumnSelectsProps) {
  const columns = useRef<HTMLUListElement>(null)
  useEffect(() => columns.current?.querySelector('select')?.focus(), [])
  const headings = [...new Set(head.headings.filter((heading) => heading.trim() !== ''))]
  return (
    <FileColumnList ref={columns} aria-label="Columns of the file">
      {headings.map((heading) => (
        <FileColumn
          key={heading}
          heading={heading}
          hint={exampleOf(head, heading)}
          name={`column-${heading}`}
          meanings={choices}
          meaning={columnOf(mapping, heading)}
          onChange={(column) => onChange(choose(mapping, heading, column))}
        />
      ))}
    </FileColumnList>
  )
}

type StatementColumnsPanelProps = {
  fileName: string
  head: StatementHead
  /** What was tried, and why it did not work; or what is probable. */
  mapping: StatementMapping
  error: string | undefined
  onRead: (mapping: StatementMapping) => void
  onCancel: () => void
}

/** The columns of a statement whose layout is not known, each with an example and a select for its meaning. */
export function StatementColumnsPanel(props: StatementColumnsPanelProps) {
  const { fileName, head, error, onRead, onCancel } = props
  const [mapping, setMapping] = useState(props.mapping)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const read = () => {
    const chosen = statementColumns.filter((column) => mapping[column] !== undefined)
    setIsIncomplete(!canReadStatement(chosen))
    if (canReadStatement(chosen)) onRead(mapping)
  }
  const message = isIncomplete ? statementMessages.mapping.incomplete : error
  return (
    <Panel title={`What are the columns of ${fileName}?`}>
      <Stack>
        <p>
          The layout of this bank is not known yet. Choose the date, the narration and the money in;
          the rest may be left out. Your choice is remembered for all admins.
        </p>
        <ColumnSelects
          head={head}
          mapping={mapping}
          onChange={(next) => {
            setIsIncomplete(false)
            setMapping(next)
          }}
        />
        {message ? <FormMessage>{message}</FormMessage> : null}
        <Cluster gap="s">
          <Button icon={Columns3} onClick={read}>
            Read with these columns
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
