import { join } from 'node:path'
import { roles } from '@store/contract/rules/accounts/roles'
import { isLoopback } from '../gateway/public-origin.ts'

/** The password of every demo account (people 5.5). */
const DEMO_PASSWORD = 'Store@123'

type RunningSite = {
  address: string
  host: string
  demo: boolean
  dataFolder: string
  /** Lines about the platform page, if it runs. */
  platform?: readonly string[]
}

/** The message printed once the site is up. */
export function startupMessage(site: RunningSite): string {
  return [
    '',
    `The store is open at ${site.address}`,
    '',
    ...(site.demo
      ? demoAccounts()
      : ['Create the first superadmin with: npm run create-superadmin']),
    ...(site.platform ?? []),
    ...(hasMailServer()
      ? []
      : [`E-mails are written to ${join(site.dataFolder, 'outbox')} (SMTP is not configured).`]),
    ...(site.demo && !isLoopback(site.host) ? [OPEN_DEMO_WARNING] : []),
    'Press Ctrl-C to stop everything. No data is lost.',
    '',
  ].join('\n')
}

const OPEN_DEMO_WARNING =
  'Other machines can reach this address, and the demo password is public. DEMO=0 npm start creates no demo accounts.'

function demoAccounts(): string[] {
  return [
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...roles.map((role) => `  ${role.padEnd(18)} ${role}@store.test`),
    '',
  ]
}

function hasMailServer(): boolean {
  return Object.entries(process.env).some(([name, value]) => name.startsWith('SMTP_') && value)
}
