import { join } from 'node:path'
import { roles } from '@store/contract/rules/roles'

/** The password of every demo account (design.md, npm start). */
const DEMO_PASSWORD = 'Store@123'

export type RunningSite = {
  address: string
  host: string
  demo: boolean
  dataFolder: string
  /** What there is to say of the platform page, where there is one. */
  platform?: readonly string[]
}

/** What a person needs to know once the site is up. */
export function announce(site: RunningSite): string {
  return [
    '',
    `The store is open at ${site.address}`,
    '',
    ...(site.demo
      ? demoAccounts()
      : ['The first superadmin is made by: npm run create-superadmin']),
    ...(site.platform ?? []),
    ...(hasMailServer()
      ? []
      : [`Mails are written to ${join(site.dataFolder, 'outbox')} (no SMTP is set).`]),
    ...(site.demo && !isLoopback(site.host) ? [OPEN_DEMO] : []),
    'Ctrl-C stops everything; nothing is lost.',
    '',
  ].join('\n')
}

const OPEN_DEMO =
  'Others can reach this address and the demo password is known to all: DEMO=0 npm start has no such accounts.'

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

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
