import { businessTiers } from '@store/contract/rules/accounts/approvals/tier-requests'
import { replyMail } from '../../src/office/contact/reply-mail.ts'
import { closedMail, readyMail } from '../../src/office/personal-data/data-mails.ts'
import {
  approvedNews,
  decisionMail,
  refusedNews,
} from '../../src/people/approvals/approval-mails.ts'
import {
  confirmationMail,
  formerAddressMail,
  newAddressMail,
} from '../../src/people/email-confirmation/confirmation-mail.ts'
import { codeMail, findIdMail } from '../../src/people/recovery/recovery-mails.ts'
import * as secondFactor from '../../src/people/second-factor/second-factor-mails.ts'
import type { Mail } from '../../src/support/mail/mail.ts'

export const at = new Date('2026-11-28T10:00:00Z')
export const origin = 'https://store.example'
export const link = { url: `${origin}/confirm-email#token`, expiresAt: at }
/** What a person typed, which is in no catalogue. */
export const typed = '⟦typed⟧'
const email = 'meera@example.in'

const { removedMail, recoveryCodeMail, ...atOnce } = secondFactor
const decisions = businessTiers.flatMap((tier) => [approvedNews(tier), refusedNews(tier, typed)])
/** The mails to buyers and visitors that are about no order, in all their wordings. */
export const mailsToBuyers: readonly Mail[] = [
  confirmationMail(email, link),
  newAddressMail(email, link),
  formerAddressMail(email, at),
  readyMail(email, { origin, expiresAt: at }),
  closedMail(email, { origin, erasedAt: at }),
  codeMail({ email, expiresAt: at }, '123456'),
  findIdMail({ email, expiresAt: at }),
  ...decisions.map((news) => decisionMail({ name: 'Meera', email }, news, { origin, at })),
  ...Object.values(atOnce).map((mailOf) => mailOf(email, at)),
  ...['you', 'a superadmin', 'the operator of the store'].map((by) =>
    removedMail(email, { by, at }),
  ),
  recoveryCodeMail(email, { left: 3, at }),
  ...['', origin].map((site) =>
    replyMail(
      { name: 'Meera', email, message: typed, createdAt: at },
      { by: typed, message: typed, at },
      { origin: site, sellerName: typed },
    ),
  ),
]
