import type { BusinessTier } from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Mail, MailPart } from '../../support/support.ts'
import type { TierApplicant } from './approval.ts'

/** A mail that arrives later tells nothing that its owner does not know by then. */
const mailLifetimeMs = 3 * 24 * 3_600_000

/** What the buyer is told, in the store and by mail. */
export interface DecisionNews {
  title: string
  message: string
  /** The message without what a person typed. */
  neutral: string
  /** The page to go on with. */
  page: { label: string; path: string }
}

/** The request was approved. */
export function approvedNews(tier: BusinessTier): DecisionNews {
  const message = `Your details were checked. From now on you see ${tier} prices, also in your cart.`
  return {
    title: `Your ${tier} account is approved`,
    message,
    neutral: message,
    page: { label: 'Open the shop', path: `/${tier}/shop` },
  }
}

/** The request was refused. */
export function refusedNews(tier: BusinessTier, reason: string): DecisionNews {
  const advice =
    'Correct your details in your profile and ask again. Until then you see end-user prices.'
  return {
    title: `Your ${tier} account was not approved`,
    message: `${reason}\n\n${advice}`,
    neutral: `Your profile says why. ${advice}`,
    page: { label: 'Open your profile', path: '/profile' },
  }
}

/** The mail of a decision. @param options origin: of the site; empty: without a link */
export function decisionMail(
  { name, email }: Pick<TierApplicant, 'name' | 'email'>,
  { title, message, neutral, page }: DecisionNews,
  { origin, at }: { origin: string; at: Date },
): Mail {
  const url = `${origin.replace(/\/$/, '')}${page.path}`
  const parts: MailPart[] = origin === '' ? [] : [{ kind: 'link', label: page.label, url }]
  return {
    to: email,
    subject: title,
    text: [`Hello ${name},`, message].join('\n\n'),
    parts,
    neutral: { subject: title, text: ['Hello,', neutral].join('\n\n'), parts },
    expiresAt: new Date(at.getTime() + mailLifetimeMs),
  }
}
