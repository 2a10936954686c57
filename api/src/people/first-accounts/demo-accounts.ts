import type { Role } from '@store/contract/rules/accounts/roles'
import type { Database } from '../../base/base.ts'
import type { Account, FirmDetails, NewAccount } from '../accounts/account.ts'
import { findAccountByEmail, isEmailTaken } from '../accounts/account-repository.ts'
import { hashPassword } from '../accounts/password.ts'
import { openAccount } from '../registration/open-account.ts'

/** The password of every demo account; printed at start, and only in demo mode. */
export const demoPassword = 'Store@123'

const resellerFirm: FirmDetails = {
  firmName: 'Deshmukh Computers',
  constitutionOfFirm: 'Proprietorship',
  panNumber: 'BFTPD4821K',
  gstNumber: '27BFTPD4821K1Z4',
  officeAddress: 'Shop 12, Tilak Market, Budhwar Peth, Pune 411002, Maharashtra',
  residenceAddress: 'B-404, Sahyadri Apartments, Kothrud, Pune 411038, Maharashtra',
}

const distributorFirm: FirmDetails = {
  firmName: 'Krishna Infotech Distributors LLP',
  constitutionOfFirm: 'LLP',
  panNumber: 'AAQFK7392M',
  gstNumber: '29AAQFK7392M1Z8',
  officeAddress: '88, SP Road, Nagarathpete, Bengaluru 560002, Karnataka',
  residenceAddress: '17, 4th Cross, Jayanagar 3rd Block, Bengaluru 560011, Karnataka',
}

type DemoAccount = Omit<NewAccount, 'email' | 'passwordHash'>

/** One account per role. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'enduser', name: 'Ananya Iyer', mobile: '9845012376' },
  { role: 'reseller', name: 'Rohit Deshmukh', mobile: '9822045518', firm: resellerFirm },
  { role: 'distributor', name: 'Lakshmi Narayanan', mobile: '9448072631', firm: distributorFirm },
  { role: 'enduser-admin', name: 'Kavita Sharma', mobile: '9811063427' },
  { role: 'reseller-admin', name: 'Imran Qureshi', mobile: '9967018254' },
  { role: 'distributor-admin', name: 'Meera Pillai', mobile: '9895034172' },
  { role: 'superadmin', name: 'Vikram Malhotra', mobile: '9810027645' },
]

/** The e-mail of the demo account of a role (people 5.5). */
export function demoEmailOf(role: Role): string {
  return `${role}@store.test`
}

/**
 * Creates the demo accounts, one per role, as `<role>@store.test` (people 5.5); existing ones stay unchanged.
 * They can sign in only while `DEMO` is set, because their password is known.
 * @returns the e-mails of the created accounts
 */
export async function createDemoAccounts(db: Database, now: Date): Promise<string[]> {
  const passwordHash = await hashPassword(demoPassword)
  const made: string[] = []
  for (const account of demoAccounts) {
    const email = demoEmailOf(account.role)
    if (await isEmailTaken(db, email)) continue
    await openAccount(db, { ...account, email, passwordHash, isDemo: true }, { now })
    made.push(email)
  }
  return made
}

/** The demo accounts that exist. */
export async function findDemoAccounts(db: Database): Promise<Account[]> {
  const found = await Promise.all(
    demoAccounts.map(({ role }) => findAccountByEmail(db, demoEmailOf(role))),
  )
  return found.filter((account) => account !== undefined)
}
