import { bankMail } from '../../src/office/managed-settings/bank/bank-mails.ts'
import { apiTokenMail } from '../../src/people/api-tokens/api-token-mails.ts'
import { roleGrantMail } from '../../src/people/users/role-grant-mails.ts'
import type { Mail } from '../../src/support/mail/mail.ts'
import { at, origin } from './mails-to-buyers.ts'

const admin = { name: 'Ravi Rao', email: 'ravi@store.example' }
const from = {
  accountHolder: 'Deccan IT Supply Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Abids, Hyderabad',
  upiId: '',
}

/** The mails to those who work in the back office. */
export const mailsToStaff: readonly Mail[] = ['', origin].flatMap((site) => [
  roleGrantMail(
    admin.email,
    {
      person: { name: 'Meera Nair', email: 'meera@example.in' },
      role: 'distributor-admin',
      by: admin,
      at,
    },
    site,
  ),
  ...(['made', 'used'] as const).map((what) =>
    apiTokenMail(
      admin.email,
      { what, name: 'Tally in Pune', scopes: ['registers', 'ledgers'], by: admin, at },
      site,
    ),
  ),
  bankMail(
    admin.email,
    {
      subject: 'New bank details were proposed',
      text: 'Ravi Rao proposed new bank details.',
      advice: 'If you did not expect this, reject it and speak to the others in person.',
      from,
      to: { ...from, accountNumber: '00000099945678901', upiId: 'deccanit@sbi' },
      at,
    },
    site,
  ),
])
