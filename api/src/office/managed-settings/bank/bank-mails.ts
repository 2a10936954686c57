import { maskAccountNumber } from '@store/contract/rules/settings/bank-rules'
import type { BankDetails } from '@store/contract/schemas/managed-settings'
import type { Mail, MailFact, MailPart } from '../../../support/support.ts'

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
  ['upiId', 'UPI ID'],
]

function shown(bank: BankDetails, field: keyof BankDetails): string {
  const value = field === 'accountNumber' ? maskAccountNumber(bank[field]) : bank[field]
  return value || 'none'
}

/** Former and new bank details; of account numbers the first and the last three digits. */
function factsOf({ from, to }: BankNews): MailFact[] {
  return labels.map(([field, label]) => {
    const [before, after] = [shown(from, field), shown(to, field)]
    if (from[field] === to[field]) return [label, `${after} (unchanged)`]
    // Two account numbers may differ only where they are masked.
    const hidden = before === after ? ' (other digits between)' : ''
    return [label, `${before} → ${after}${hidden}`]
  })
}

/** The mail to one superadmin. @param origin of the site; without it there is no link */
export function bankMail(email: string, news: BankNews, origin: string): Mail {
  const site = origin.replace(/\/$/, '')
  const link: MailPart[] =
    site === ''
      ? []
      : [{ kind: 'link', label: 'Open the settings', url: `${site}/superadmin/settings` }]
  return {
    to: email,
    subject: news.subject,
    text: ['Hello,', news.text, news.advice].join('\n\n'),
    parts: [{ kind: 'facts', title: 'Bank details', rows: factsOf(news) }, ...link],
    expiresAt: new Date(news.at.getTime() + mailLifetimeMs),
    reachesDisabled: true,
  }
}
