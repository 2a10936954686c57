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

/** The mail that asks whether the new address of an account belongs to its owner. It contains no user input. */
export function newAddressMail(newEmail: string, { url, expiresAt }: ConfirmationLink): Mail {
  return {
    to: newEmail,
    subject: 'Confirm your new email address',
    text: [
      'Hello,',
      'Somebody wants to use this email address for an account at our store.',
      `If it was you, confirm within ${confirmationLinkDays} days that the address is yours.`,
    ].join('\n\n'),
    parts: [
      { kind: 'link', label: 'Use this address', url },
      { kind: 'text', text: 'If it was not you, do nothing and do not open the link.' },
    ],
    expiresAt,
  }
}

/** The mail to the former address of an account. */
export function formerAddressMail(email: string, expiresAt: Date): Mail {
  return {
    to: email,
    subject: 'Your email address was changed',
    text: [
      'Hello,',
      'Your account now uses another email address, so this one gets no more emails about it.',
      'If it was not you, answer this email at once.',
    ].join('\n\n'),
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
