import { type Role, roleNameOf, roles } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { Button, SelectField, theme } from '@store/ui'
import styled from 'styled-components'
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

const roleChoices = roles.map((role) => ({ value: role, label: roleNameOf(role) }))

/** The user, and what happens with a wanted change of them. */
export type UserControlProps = {
  user: ManagedUser
  /** The last superadmin cannot be changed. */
  isLast: boolean
  onRequest: (requested: RequestedChange) => void
}

/** Selects the role of a user; the change asks first. */
export function RoleChoice({ user, isLast, onRequest }: UserControlProps) {
  return (
    <Control>
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
    </Control>
  )
}

/** Disables or enables an account, or removes its second factor; both ask first. */
export function AccessButton({ user, isLast, onRequest }: UserControlProps) {
  const word = user.disabled ? 'Enable' : 'Disable'
  return (
    <Controls>
      {isLast ? (
        <Muted title={adminMessages.users.lastSuperadmin}>
          {adminMessages.users.lastSuperadmin}
        </Muted>
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
    </Controls>
  )
}
