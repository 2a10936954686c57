import { archiveDays } from '@store/contract/rules/accounts/data-requests'
import { formatIndiaDay } from '@store/contract/rules/india-days'
import type { Mail } from '../../support/support.ts'

/** Tells that a download is ready. Its link opens nothing without a login. */
export function readyMail(
  to: string,
  { origin, expiresAt }: { origin: string; expiresAt: Date },
): Mail {
  const site = origin.replace(/\/$/, '')
  return {
    to,
    subject: 'Your data are ready',
    text: [
      'Hello,',
      'The data that you asked for are ready. Log in and download them from your profile.',
      `The download can be fetched for ${archiveDays} days; after that you can ask for it again.`,
    ].join('\n\n'),
    parts:
      site === ''
        ? []
        : [{ kind: 'link', label: 'Open my profile', url: `${site}/profile#my-data` }],
    expiresAt,
  }
}

/** Tells that an account is closed, and until when logging in keeps it. */
export function closedMail(
  to: string,
  { origin, erasedAt }: { origin: string; erasedAt: Date },
): Mail {
  const site = origin.replace(/\/$/, '')
  return {
    to,
    subject: 'Your account is closed',
    text: [
      'Hello,',
      `Your account is closed, as you asked. On ${formatIndiaDay(erasedAt)} we erase its data; invoices, payments and other papers that the tax law asks for stay.`,
      'Do you want to keep your account? Log in before that day, and nothing is erased.',
    ].join('\n\n'),
    parts: site === '' ? [] : [{ kind: 'link', label: 'Keep my account', url: `${site}/login` }],
    expiresAt: erasedAt,
  }
}
