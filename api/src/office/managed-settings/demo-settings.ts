import type { DemoSettings } from '@store/contract/schemas/settings'
import type { Config } from '../../base/base.ts'
import { demoAccounts, demoEmailOf, demoPassword } from '../../people/people.ts'

/** What the login screen of a demo offers. A real store names no account. */
export function demoSettingsOf({ DEMO }: Pick<Config, 'DEMO'>): DemoSettings {
  if (!DEMO) return { accounts: [] }
  const accounts = demoAccounts.map(({ role }) => ({
    role,
    email: demoEmailOf(role),
    password: demoPassword,
  }))
  return { accounts }
}
