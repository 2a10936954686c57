import { type Role, roleNameOf } from '@store/contract/rules/roles'
import type { ManagedUser } from '@store/contract/schemas/users'

/** What is about to be done to an account. */
export type WantedChange = { user: ManagedUser } & ({ role: Role } | { disabled: boolean })

/** What is asked before it is done: every change can lock somebody out. */
export function questionOf(wanted: WantedChange) {
  const { name } = wanted.user
  if ('role' in wanted) {
    return {
      question: `Make ${name} ${roleNameOf(wanted.role)}?`,
      meaning: `${name} is ${roleNameOf(wanted.user.role)} now, and has to log in again.`,
      confirmLabel: 'Change role',
      isDanger: false,
    }
  }
  if (wanted.disabled) {
    return {
      question: `Disable the account of ${name}?`,
      meaning: `${name} is logged out everywhere and cannot log in until the account is enabled.`,
      confirmLabel: 'Disable account',
      isDanger: true,
    }
  }
  return {
    question: `Enable the account of ${name}?`,
    meaning: `${name} can log in again.`,
    confirmLabel: 'Enable account',
    isDanger: false,
  }
}
