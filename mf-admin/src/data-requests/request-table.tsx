import { answeredKinds, dataRequestNames } from '@store/contract/rules/accounts/data-requests'
import type { DataRequestOnDesk } from '@store/contract/schemas/accounts/data-request-desk'
import { Badge, Button, type Column, formatDate, Stack, Table } from '@store/ui'
import { Link } from 'react-router-dom'

function Progress({ request }: { request: DataRequestOnDesk }) {
  const { dueAt, doneAt, withdrawnAt } = request
  if (doneAt) return `Done ${formatDate(doneAt)}`
  if (withdrawnAt) return `Undone by logging in ${formatDate(withdrawnAt)}`
  const isLate = Date.parse(dueAt) < Date.now()
  return <Badge tone={isLate ? 'danger' : 'info'}>{`Due ${formatDate(dueAt)}`}</Badge>
}

function isToAnswer({ kind, doneAt }: DataRequestOnDesk): boolean {
  return doneAt === undefined && answeredKinds.some((each) => each === kind)
}

type RequestTableProps = {
  requests: readonly DataRequestOnDesk[]
  onAnswer: (request: DataRequestOnDesk) => void
}

/** Who asked what, when, due when and done when. */
export function RequestTable({ requests, onAnswer }: RequestTableProps) {
  const columns: Column<DataRequestOnDesk>[] = [
    {
      key: 'person',
      header: 'Who',
      cell: ({ person }) => (
        <Stack gap="xs">
          <Link to={`/superadmin/users/${person._id}`}>{person.name}</Link>
          <span>{person.email}</span>
        </Stack>
      ),
    },
    {
      key: 'kind',
      header: 'What',
      cell: ({ kind, wish, answer }) => (
        <Stack gap="xs">
          <strong>{dataRequestNames[kind]}</strong>
          {wish === undefined ? null : <span>{wish}</span>}
          {answer === undefined ? null : <span>Answer: {answer}</span>}
        </Stack>
      ),
    },
    { key: 'asked', header: 'Asked', cell: ({ askedAt }) => formatDate(askedAt) },
    { key: 'progress', header: 'State', cell: (request) => <Progress request={request} /> },
    {
      key: 'action',
      header: 'Action',
      cell: (request) =>
        isToAnswer(request) ? (
          <Button
            size="s"
            aria-label={`Answer ${request.person.name}`}
            onClick={() => onAnswer(request)}
          >
            Answer
          </Button>
        ) : null,
    },
  ]
  return (
    <Table
      caption="Data requests"
      columns={columns}
      rows={requests}
      rowKey={({ _id }) => _id}
      cardsBelow="tablet"
    />
  )
}
