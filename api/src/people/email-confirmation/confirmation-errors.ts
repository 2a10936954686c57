import { emailConfirmationMessages } from '@store/contract/rules/accounts/email-confirmation'
import { defineError } from '../../base/base.ts'

/** 400: no link of ours, or of an account that is gone or has another address by now; the response does not say which. */
export const ConfirmationInvalidError = defineError(
  'confirmation_invalid',
  emailConfirmationMessages.invalid,
  400,
)

/** 400: a link of ours, but too old. */
export const ConfirmationExpiredError = defineError(
  'confirmation_expired',
  emailConfirmationMessages.expired,
  400,
)

/** 501: without PUBLIC_ORIGIN mails have no links. */
export const MailLinksOffError = defineError(
  'mail_links_off',
  emailConfirmationMessages.linksOff,
  501,
)
