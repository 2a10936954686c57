import type {
  BankStatementSummary,
  StatementRead,
} from '@store/contract/schemas/payments/statements'
import { Button, FormMessage, formatCount, IconButton, Stack, theme } from '@store/ui'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { DateOrderPanel } from './date-order-panel.tsx'
import { describeColumns, StatementColumnsPanel } from './statement-columns-panel.tsx'
import type { StatementUploadFlow } from './use-statement-upload.ts'

const Closable = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.xs};
  align-items: start;
`

/** More faults are counted: a damaged file has thousands. */
const mostShown = 5

/** @example describeLines(statement) // '214 credits, 3 already uploaded, 12 debits left out' */
function describeLines({ credits, known, debits }: BankStatementSummary): string {
  const parts = [
    `${formatCount(credits)} ${credits === 1 ? 'credit' : 'credits'}`,
    `${formatCount(known)} already uploaded`,
    `${formatCount(debits)} ${debits === 1 ? 'debit' : 'debits'} left out`,
  ]
  return parts.join(', ')
}

function describeCounts({ counts }: StatementRead): string {
  return `${formatCount(counts.exact)} matched, ${formatCount(counts.proposed)} to check, ${formatCount(counts.waiting)} without an order`
}

/** Which remembered columns a file was read by; those that anybody chose can be changed. */
function ReadColumns({ result, onChange }: { result: StatementRead; onChange: () => void }) {
  const { statements, remembered } = result
  if (statements.every(({ layout }) => layout !== 'mapped')) return null
  return (
    <>
      {remembered ? (
        <p>{`Columns as an admin chose them before: ${describeColumns(remembered)}.`}</p>
      ) : null}
      <Button variant="secondary" size="s" onClick={onChange}>
        Change the columns
      </Button>
    </>
  )
}

/** What was in a file: one statement, or one for each of its accounts. */
function ReadFile({ result, onChange }: { result: StatementRead; onChange: () => void }) {
  const { statement, statements } = result
  return (
    <FormMessage tone="success">
      <p>
        <strong>{statement.fileName}:</strong>{' '}
        {statements.length === 1
          ? `${describeLines(statement)}.`
          : `${formatCount(statements.length)} statements, one for each account.`}
      </p>
      {statements.length === 1 ? null : (
        <ul>
          {statements.map((one) => (
            <li key={one._id}>
              {one.account ?? 'Account not named'}: {describeLines(one)}.
            </li>
          ))}
        </ul>
      )}
      <p>{describeCounts(result)}.</p>
      <ReadSheets {...result} />
      <ReadColumns result={result} onChange={onChange} />
    </FormMessage>
  )
}

/** What of a file was left out, though it was read. */
function LeftOut({ notes }: Pick<StatementRead, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <FormMessage tone="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </FormMessage>
  )
}

/** The sheets of a workbook with several that were read. */
function ReadSheets({ sheets = [] }: Pick<StatementRead, 'sheets'>) {
  if (sheets.length === 0) return null
  const names = sheets.map((sheet) => `“${sheet}”`).join(', ')
  return <p>{`Read from the ${sheets.length === 1 ? 'sheet' : 'sheets'} ${names}.`}</p>
}

function Faults({ fileName, messages }: { fileName: string; messages: readonly string[] }) {
  const rest = messages.length - mostShown
  return (
    <FormMessage>
      <p>{fileName} was not read, and nothing was changed.</p>
      <ul>
        {messages.slice(0, mostShown).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {rest > 0 ? <p>{formatCount(rest)} more rows have errors.</p> : null}
    </FormMessage>
  )
}

/** What becomes of the statement that was chosen last: it is read, refused, needs its columns, or what was in it. */
export function UploadedStatement({ upload }: { upload: StatementUploadFlow }) {
  const { step, readWith, readDates, changeColumns, dismiss } = upload
  if (step.kind === 'none') return null
  if (step.kind === 'unknown') {
    return (
      <StatementColumnsPanel
        fileName={step.sent.file.name}
        head={step.head}
        mapping={step.mapping}
        isChange={step.sent.replaced !== undefined}
        error={step.error}
        onRead={readWith}
        onCancel={dismiss}
      />
    )
  }
  if (step.kind === 'dates') {
    return (
      <DateOrderPanel
        fileName={step.sent.file.name}
        error={step.error}
        onChoose={readDates}
        onCancel={dismiss}
      />
    )
  }
  if (step.kind === 'reading') {
    return <FormMessage tone="info">{`Reading ${step.fileName}…`}</FormMessage>
  }
  return (
    <Closable>
      {step.kind === 'refused' ? (
        <Faults fileName={step.fileName} messages={step.messages} />
      ) : (
        <Stack gap="xs">
          <ReadFile result={step.result} onChange={() => void changeColumns()} />
          <LeftOut notes={step.result.notes} />
        </Stack>
      )}
      <IconButton label="Dismiss" icon={X} onClick={dismiss} />
    </Closable>
  )
}
