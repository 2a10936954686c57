import { layoutNames, paymentMessages } from '@store/contract/rules/payments/payment-words'
import type { BankStatementSummary } from '@store/contract/schemas/payments/statements'
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  formatCount,
  formatDate,
  formatDateTime,
  Loading,
  LoadMoreButton,
  QueryView,
  Skeleton,
  Stack,
  Table,
} from '@store/ui'
import { FileUp, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useGetStatementsInfiniteQuery } from './statements-api.ts'
import { UndoStatementDialog } from './undo-statement-dialog.tsx'

function periodOf({ from, to }: BankStatementSummary): string {
  if (from === undefined || to === undefined) return ''
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
}

function columnsWith(
  onUndo: (statement: BankStatementSummary) => void,
): Column<BankStatementSummary>[] {
  return [
    { key: 'file', header: 'File', cell: ({ fileName }) => fileName },
    { key: 'bank', header: 'Layout', cell: ({ layout }) => layoutNames[layout] },
    { key: 'account', header: 'Account', cell: ({ account }) => account },
    { key: 'period', header: 'Period', cell: periodOf },
    {
      key: 'new',
      header: 'New',
      align: 'end',
      cell: (one) => formatCount(one.credits - one.known),
    },
    { key: 'known', header: 'Known', align: 'end', cell: ({ known }) => formatCount(known) },
    {
      key: 'read',
      header: 'Read',
      cell: ({ uploadedBy, createdAt }) => `${uploadedBy.name}, ${formatDateTime(createdAt)}`,
    },
    {
      key: 'undo',
      header: 'Undo',
      cell: (statement) =>
        statement.undoneAt ? (
          <Badge icon={Undo2}>{`Undone ${formatDateTime(statement.undoneAt)}`}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="s"
            icon={Undo2}
            aria-label={`Undo ${statement.fileName}`}
            onClick={() => onUndo(statement)}
          >
            Undo
          </Button>
        ),
    },
  ]
}

/** The bank statements that were read, newest first; each can be undone. */
export function StatementList({ onChooseFile }: { onChooseFile: () => void }) {
  const statements = useGetStatementsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const [toUndo, setToUndo] = useState<BankStatementSummary>()
  return (
    <QueryView
      query={statements}
      failure={paymentMessages.statementsLoadFailed}
      loading={
        <Loading label="Loading bank statements...">
          <Skeleton shape="card" height="24rem" />
        </Loading>
      }
      empty={({ pages }) =>
        pages.every((page) => page.statements.length === 0) && (
          <EmptyState
            title="No statement was read yet."
            text="Download the statement of your bank as CSV, Excel, MT940, camt.053 or OFX, and drop it here."
            action={
              <Button icon={FileUp} onClick={onChooseFile}>
                Choose the file
              </Button>
            }
          />
        )
      }
    >
      {({ pages }) => (
        <Stack>
          <Table
            caption="Bank statements"
            columns={columnsWith(setToUndo)}
            rows={pages.flatMap((page) => page.statements)}
            rowKey={({ _id }) => _id}
            cardsBelow="desktop"
          />
          <LoadMoreButton source={statements} failure={paymentMessages.statementsLoadFailed}>
            Show older statements
          </LoadMoreButton>
          {toUndo ? (
            <UndoStatementDialog statement={toUndo} onClose={() => setToUndo(undefined)} />
          ) : null}
        </Stack>
      )}
    </QueryView>
  )
}
