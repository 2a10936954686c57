import { roleNameOf } from '@store/contract/rules/accounts/roles'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { Badge, Cluster, type Column, formatDate, Table, theme } from '@store/ui'
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

const Line = styled.span`
  font-size: ${theme.size.s};
  white-space: nowrap;
`

const Lines = styled.span`
  display: grid;
  line-height: ${theme.line.tight};
  font-size: ${theme.size.s};
`

/** A row has two lines; a long address is shown in full by its tooltip. */
const Address = styled(Muted)`
  overflow: hidden;
  max-width: 16rem;
  font-size: ${theme.size.xs};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.belowDesktop} {
    max-width: none;
    white-space: normal;
  }
`

/** The role, where no select beside it names it. */
const NarrowRole = styled.span`
  ${theme.media.desktop} {
    display: none;
  }
`

/**
 * Where rows are cards, a user is two lines: who it is and whether it may log in, firm and role. What is done with an
 * account is done on its page, where no thumb does it by accident. Enlarged text keeps a line per fact.
 */
const Compact = styled.div`
  @media (18rem <= width < 64rem) {
    && tbody tr {
      display: grid;
      grid-template: 'user account' auto 'business since' auto / minmax(0, 1fr) auto;
      gap: ${theme.space.xxs} ${theme.space.s};
    }

    && td {
      justify-content: start;
      padding: 0;
      text-align: start;
    }

    && td::before {
      content: none;
    }

    && td:is([data-label='Mobile'], [data-label='Role'], [data-label='Action']) {
      display: none;
    }

    && td[data-label='User'] {
      grid-area: user;
    }

    && td[data-label='Account'] {
      grid-area: account;
      justify-content: end;
    }

    && td[data-label='Firm and ID'] {
      grid-area: business;
    }

    && td[data-label='Since'] {
      grid-area: since;
      align-self: end;
      justify-content: end;
      color: ${theme.color.textMuted};
    }
  }
`

function Person({ user }: { user: ManagedUser }) {
  return (
    <Lines>
      <Link to={`/superadmin/users/${user._id}`}>{user.name}</Link>
      <Address title={user.email}>{user.email}</Address>
      <NarrowRole>{roleNameOf(user.role)}</NarrowRole>
    </Lines>
  )
}

function Business({ user }: { user: ManagedUser }) {
  const { firmName, resellerId, distributorId } = user
  const ids = [resellerId, distributorId].filter((id) => id !== undefined)
  return (
    <Lines>
      {firmName === undefined ? null : <span>{firmName}</span>}
      {ids.map((id) => (
        <Address key={id}>{id}</Address>
      ))}
    </Lines>
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
    { key: 'mobile', header: 'Mobile', cell: ({ mobile }) => <Line>{mobile}</Line> },
    { key: 'business', header: 'Firm and ID', cell: (user) => <Business user={user} /> },
    {
      key: 'since',
      header: 'Since',
      cell: ({ createdAt }) => <Line>{formatDate(createdAt)}</Line>,
    },
    {
      key: 'state',
      header: 'Account',
      cell: (user) => (
        <Cluster gap="xxs" wrap={false}>
          {user.disabled ? (
            <Badge tone="danger">Disabled</Badge>
          ) : (
            <Badge tone="success">Active</Badge>
          )}
          <WaitingBadge user={user} />
        </Cluster>
      ),
    },
    { key: 'role', header: 'Role', cell: (user) => <RoleChoice {...controlOf(user)} /> },
    { key: 'access', header: 'Action', cell: (user) => <AccessButton {...controlOf(user)} /> },
  ]
  return (
    <>
      <Compact>
        <Table
          caption="Users"
          columns={columns}
          rows={users}
          rowKey={({ _id }) => _id}
          cardsBelow="desktop"
          isDense
        />
      </Compact>
      {requested === undefined ? null : (
        <ChangeUserDialog requested={requested} onClose={() => setRequested(undefined)} />
      )}
    </>
  )
}
