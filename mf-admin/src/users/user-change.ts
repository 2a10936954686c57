import { type Role, roleNameOf } from '@store/contract/rules/accounts/roles'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'

/** A change of an account that needs confirmation. */
export type RequestedChange = { user: ManagedUser } & ({ role: Role } | { disabled: boolean })

/** The texts of the confirmation; every change can lock somebody out. */
export function confirmationOf(requested: RequestedChange) {
  const { name } = requested.user
  if ('role' in requested) {
    return {
      question: `Make ${name} ${roleNameOf(requested.role)}?`,
      meaning: `${name} is ${roleNameOf(requested.user.role)} now, and has to log in again.`,
      confirmLabel: 'Change role',
      isDanger: false,
    }
  }
  if (requested.disabled) {
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
