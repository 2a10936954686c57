import { nameOfRights } from '@store/contract/rules/accounts/rights'
import { isAdmin, type Role, roleNameOf, roles } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { Button, SelectField, theme } from '@store/ui'
import styled from 'styled-components'
import { useRights } from '../rights/use-rights.ts'
import { SecondFactorCell } from './second-factor-cell.tsx'
import type { RequestedChange } from './user-change.ts'

/** Fixed width: who the last superadmin is becomes known after the user, and must not move anything. */
const Control = styled.div`
  width: 11rem;
  max-width: 100%;
`

/** On one line, whatever is among them. */
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  white-space: nowrap;
`

/** As wide as the buttons of other rows; the tooltip has all of it. */
const Muted = styled.span`
  overflow: hidden;
  max-width: 9rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-overflow: ellipsis;
`

/** Beside the role, whose row it makes no higher. */
const Rights = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: ${theme.line.tight};
`

/** Who has not all rights makes no admins (rights 3.2). */
function choicesFor(current: Role, mayMakeAdmins: boolean) {
  return roles
    .filter((role) => mayMakeAdmins || role === current || !isAdmin(role))
    .map((role) => ({ value: role, label: roleNameOf(role) }))
}

/** Whether the rights of the caller change this account: admins need all rights (rights 3.2). */
function useMayChange({ role }: ManagedUser): boolean {
  return useRights().mayDo(isAdmin(role) ? 'all' : ['users'])
}

/** The user, and what happens with a wanted change of them. */
export type UserControlProps = {
  user: ManagedUser
  /** The last superadmin cannot be changed. */
  isLast: boolean
  onRequest: (requested: RequestedChange) => void
}

/** Selects the role of a user, above what it is narrowed to; the change asks first. */
export function RoleChoice({ user, isLast, onRequest }: UserControlProps) {
  const { mayDo } = useRights()
  const mayChange = useMayChange(user)
  const narrowed = nameOfRights(user.rights)
  return (
    <Control>
      <SelectField
        label={`Role of ${user.name}`}
        hideLabel
        name={`role-${user._id}`}
        options={choicesFor(user.role, mayDo('all'))}
        value={user.role}
        disabled={isLast || !mayChange}
        title={isLast ? adminMessages.users.lastSuperadmin : undefined}
        onChange={(role: Role) => {
          if (role !== user.role) onRequest({ user, role })
        }}
      />
      {narrowed === undefined ? null : <Rights>{narrowed}</Rights>}
    </Control>
  )
}

/** Disables or enables an account, or removes its second factor; both ask first. */
export function AccessButton({ user, isLast, onRequest }: UserControlProps) {
  const { mayDo } = useRights()
  const mayChange = useMayChange(user)
  const word = user.disabled ? 'Enable' : 'Disable'
  return (
    <Controls>
      {isLast ? (
        <Muted title={adminMessages.users.lastSuperadmin}>
          {adminMessages.users.lastSuperadmin}
        </Muted>
      ) : mayChange ? (
        <Button
          variant="secondary"
          size="s"
          aria-label={`${word} ${user.name}`}
          onClick={() => onRequest({ user, disabled: !user.disabled })}
        >
          {word}
        </Button>
      ) : null}
      {mayDo('all') ? <SecondFactorCell user={user} /> : null}
    </Controls>
  )
}
