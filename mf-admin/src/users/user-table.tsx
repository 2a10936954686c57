import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { Badge, type Column, formatDate, Stack, Table, theme } from '@store/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { WaitingBadge } from './approval-links.tsx'
import { ChangeUserDialog } from './change-user-dialog.tsx'
import { useLastSuperadmin } from './use-last-superadmin.ts'
import type { RequestedChange } from './user-change.ts'
import { AccessButton, RoleChoice, type UserControlProps } from './user-controls.tsx'

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

const Day = styled.span`
  white-space: nowrap;
`

function Person({ user }: { user: ManagedUser }) {
  return (
    <Stack gap="xxs">
      <Link to={`/superadmin/users/${user._id}`}>{user.name}</Link>
      <Muted>{user.email}</Muted>
      <Muted>{user.mobile}</Muted>
    </Stack>
  )
}

function Business({ user }: { user: ManagedUser }) {
  const { firmName, resellerId, distributorId } = user
  const facts = [firmName, resellerId, distributorId].filter((fact) => fact !== undefined)
  return (
    <Stack gap="xxs">
      {facts.length === 0 ? 'N/A' : facts.map((fact) => <span key={fact}>{fact}</span>)}
    </Stack>
  )
}

/** Accounts, and the changes the superadmin may make. */
export function UserTable({ users }: { users: readonly ManagedUser[] }) {
  const [requested, setRequested] = useState<RequestedChange>()
  const lastSuperadmin = useLastSuperadmin()
  const controlOf = (user: ManagedUser): UserControlProps => ({
    user,
    isLast: user._id === lastSuperadmin,
    onRequest: setRequested,
  })
  const columns: Column<ManagedUser>[] = [
    { key: 'person', header: 'User', cell: (user) => <Person user={user} /> },
    { key: 'business', header: 'Firm and ID', cell: (user) => <Business user={user} /> },
    { key: 'since', header: 'Since', cell: ({ createdAt }) => <Day>{formatDate(createdAt)}</Day> },
    {
      key: 'state',
      header: 'Account',
      cell: ({ disabled }) =>
        disabled ? <Badge tone="danger">Disabled</Badge> : <Badge tone="success">Active</Badge>,
    },
    {
      key: 'role',
      header: 'Role',
      cell: (user) => (
        <>
          <RoleChoice {...controlOf(user)} />
          <WaitingBadge user={user} />
        </>
      ),
    },
    { key: 'access', header: 'Action', cell: (user) => <AccessButton {...controlOf(user)} /> },
  ]
  return (
    <>
      <Table
        caption="Users"
        columns={columns}
        rows={users}
        rowKey={({ _id }) => _id}
        cardsBelow="desktop"
      />
      {requested === undefined ? null : (
        <ChangeUserDialog requested={requested} onClose={() => setRequested(undefined)} />
      )}
    </>
  )
}
