import { isAdmin, type Role } from '@store/contract/rules/accounts/roles'

/** Whether somebody has to set up a second factor before anything else. */
export type IsSecondFactorMissing = (person: { role: Role; hasSecondFactor: boolean }) => boolean

/** Whether the store requires a second factor of its admins. */
export function requiresSecondFactor(config: { ADMIN_SECOND_FACTOR: string }): boolean {
  return config.ADMIN_SECOND_FACTOR === 'required'
}

/** Creates the rule of `ADMIN_SECOND_FACTOR`. */
export function createSecondFactorRule(config: {
  ADMIN_SECOND_FACTOR: string
}): IsSecondFactorMissing {
  const isRequired = requiresSecondFactor(config)
  return ({ role, hasSecondFactor }) => isRequired && isAdmin(role) && !hasSecondFactor
}
