import { type Role, roleNameOf, roles } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import { largestListLimit } from '@store/contract/rules/limits'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { Badge, Button, type Column, formatDate, SelectField, Stack, Table, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { ChangeUserDialog } from './change-user-dialog.tsx'
import { SecondFactorCell } from './second-factor-cell.tsx'
import type { RequestedChange } from './user-change.ts'
import { useGetUsersQuery } from './users-api.ts'

/**
 * The last superadmin, who must not be disabled or demoted, because that could not be undone (api.md, PUT /admin/users/{id}).
 * @returns `undefined` while there are more, and until that is known: the API refuses in any case
 */
function useLastSuperadmin(): string | undefined {
  const { data } = useGetUsersQuery({ role: 'superadmin', limit: largestListLimit })
  const [first, ...others] = data?.users.filter(({ disabled }) => !disabled) ?? []
  const isAllOfThem = data !== undefined && data.users.length === data.total
  return isAllOfThem && others.length === 0 ? first?._id : undefined
}

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

/** Fixed width: who the last superadmin is becomes known after the rows, and must not move a column. */
const ChoiceCell = styled.div`
  width: 11rem;
  max-width: 100%;
`

const Choices = styled(ChoiceCell)`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
`

const Day = styled.span`
  white-space: nowrap;
`

const roleChoices = roles.map((role) => ({ value: role, label: roleNameOf(role) }))

type CellProps = {
  user: ManagedUser
  isLast: boolean
  onRequest: (requested: RequestedChange) => void
}

function Person({ user }: { user: ManagedUser }) {
  return (
    <Stack gap="xxs">
      <strong>{user.name}</strong>
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

function RoleChoice({ user, isLast, onRequest }: CellProps) {
  return (
    <ChoiceCell>
      <SelectField
        label={`Role of ${user.name}`}
        hideLabel
        name={`role-${user._id}`}
        options={roleChoices}
        value={user.role}
        disabled={isLast}
        title={isLast ? adminMessages.users.lastSuperadmin : undefined}
        onChange={(role: Role) => {
          if (role !== user.role) onRequest({ user, role })
        }}
      />
    </ChoiceCell>
  )
}

function Access({ user, isLast, onRequest }: CellProps) {
  const word = user.disabled ? 'Enable' : 'Disable'
  return (
    <Choices>
      {isLast ? (
        <Muted>{adminMessages.users.lastSuperadmin}</Muted>
      ) : (
        <Button
          variant="secondary"
          size="s"
          aria-label={`${word} ${user.name}`}
          onClick={() => onRequest({ user, disabled: !user.disabled })}
        >
          {word}
        </Button>
      )}
      <SecondFactorCell user={user} />
    </Choices>
  )
}

/** Accounts, and the changes the superadmin may make. */
export function UserTable({ users }: { users: readonly ManagedUser[] }) {
  const [requested, setRequested] = useState<RequestedChange>()
  const lastSuperadmin = useLastSuperadmin()
  const cellOf = (user: ManagedUser): CellProps => ({
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
    { key: 'role', header: 'Role', cell: (user) => <RoleChoice {...cellOf(user)} /> },
    { key: 'access', header: 'Action', cell: (user) => <Access {...cellOf(user)} /> },
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
