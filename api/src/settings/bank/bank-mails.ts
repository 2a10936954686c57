import { maskAccountNumber } from '@store/contract/rules/settings/bank-rules'
import type { BankDetails } from '@store/contract/schemas/managed-settings'
import type { Mail } from '../../mail/mail.ts'

/** What a mail to the superadmins says about a change of the bank details. */
export interface BankNews {
  /** Also the title of the notification. */
  subject: string
  /** Who did what. */
  text: string
  /** What somebody who did not expect it does. */
  advice: string
  from: BankDetails
  to: BankDetails
  at: Date
}

/** Until then whoever works in the back office has seen it there. */
const mailLifetimeMs = 7 * 24 * 3_600_000

const labels: [field: keyof BankDetails, label: string][] = [
  ['accountHolder', 'Account holder'],
  ['bank', 'Bank'],
  ['accountNumber', 'Account number'],
  ['ifsc', 'IFSC'],
  ['branch', 'Branch'],
  ['upiId', 'UPI id'],
]

function shown(bank: BankDetails, field: keyof BankDetails): string {
  const value = field === 'accountNumber' ? maskAccountNumber(bank[field]) : bank[field]
  return value || 'none'
}

/** Former and new bank details, a line each; of account numbers the first and the last three digits. */
function linesOf({ from, to }: BankNews): string {
  return labels
    .map(([field, label]) => {
      if (from[field] === to[field]) return `${label}: ${shown(to, field)} (unchanged)`
      return `${label}: ${shown(from, field)} -> ${shown(to, field)}`
    })
    .join('\n')
}

/** The mail to one superadmin. @param origin of the site; without it there is no link */
export function bankMail(email: string, news: BankNews, origin: string): Mail {
  const site = origin.replace(/\/$/, '')
  return {
    to: email,
    subject: news.subject,
    text: [
      'Hello,',
      news.text,
      linesOf(news),
      site === '' ? 'See Settings in the back office.' : `See ${site}/superadmin/settings`,
      news.advice,
    ].join('\n\n'),
    expiresAt: new Date(news.at.getTime() + mailLifetimeMs),
    reachesDisabled: true,
  }
}
