import { orderAdmins } from '../../../base/base.ts'

/** The address of the caller's second factor; its kinds are below it. */
export const ownFactorUrl = '/auth/me/second-factor'

/** The configuration of a route of {@link ownFactorUrl}: for admins, also for those who still have to set one up. */
export const ownFactorConfig = (operation: string) => ({
  access: orderAdmins,
  operation,
  rights: 'own' as const,
  withoutSecondFactor: true,
})
