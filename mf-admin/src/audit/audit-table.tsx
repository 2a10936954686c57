import { actionNameOf, fieldNameOf } from '@store/contract/rules/accounts/audit-kinds'
import type { AuditEntry } from '@store/contract/schemas/accounts/audit'
import { type Column, formatDateTime, Stack, Table, theme } from '@store/ui'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SubjectLink } from './subject-link.tsx'

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

const Moment = styled.time`
  white-space: nowrap;
`

const Text = styled.span`
  overflow-wrap: anywhere;
`

const Changes = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: 0;
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;

  svg {
    display: inline-block;
    vertical-align: text-bottom;
  }
`

/** A new value has no former value. */
function ValueChange({ from, to }: Pick<AuditEntry['changes'][number], 'from' | 'to'>) {
  if (from === null) return to ?? 'none'
  return (
    <>
      {from} <ArrowRight size={14} aria-label="to" /> {to ?? 'none'}
    </>
  )
}

function ChangeList({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return <Muted>–</Muted>
  return (
    <Changes>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <Muted>{fieldNameOf(field)}:</Muted> <ValueChange from={from} to={to} />
        </li>
      ))}
    </Changes>
  )
}

const columns: Column<AuditEntry>[] = [
  {
    key: 'when',
    header: 'When',
    cell: ({ at }) => <Moment dateTime={at}>{formatDateTime(at)}</Moment>,
  },
  {
    key: 'who',
    header: 'Who',
    cell: ({ actor }) => (
      <Stack gap="xxs">
        <Link to={`/superadmin/users/${actor._id}`}>{actor.name}</Link>
        <Muted>{actor.email}</Muted>
      </Stack>
    ),
  },
  {
    key: 'what',
    header: 'What',
    cell: ({ action, subject }) => (
      <Stack gap="xxs">
        <Text>{actionNameOf(action)}</Text>
        <Muted>
          <SubjectLink subject={subject} />
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'changes',
    header: 'From and to',
    cell: ({ changes }) => <ChangeList changes={changes} />,
  },
]

/** Who changed what, and when. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <Table caption="Audit" columns={columns} rows={entries} rowKey={({ _id }) => _id} />
}
