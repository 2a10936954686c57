import { confirmationLinkDays } from '@store/contract/rules/accounts/email-confirmation'
import type { Mail, MailPart } from '../../support/support.ts'
import type { ConfirmationLink } from './confirmation-links.ts'

/** The mail that asks whether an address belongs to the owner of an account. It contains no user input. */
export function confirmationMail(email: string, { url, expiresAt }: ConfirmationLink): Mail {
  return {
    to: email,
    subject: 'Confirm your email address',
    text: [
      'Hello,',
      'Somebody opened an account at our store with this email address.',
      `If it was you, confirm within ${confirmationLinkDays} days that the address is yours.`,
    ].join('\n\n'),
    parts: [
      { kind: 'link', label: 'Confirm my address', url },
      {
        kind: 'text',
        text: 'If you did not open an account, do nothing and do not open the link.',
      },
    ],
    expiresAt,
  }
}

/** What a mail adds that leaves something out, because nobody has confirmed its address. */
export function confirmationHint({ url }: ConfirmationLink): MailPart[] {
  const text =
    'This email leaves out names and reasons, because nobody has confirmed yet that this email address belongs to the account. Is it yours? Then confirm it.'
  return [
    { kind: 'text', text },
    { kind: 'link', label: 'Confirm my address', url },
  ]
}
