/**
 * Days for which a link to confirm an e-mail address is good: a mail may wait three days for its mail server, and a firm opens
 * its mails on the next working day.
 */
export const confirmationLinkDays = 7

/** How many such mails an account may ask for in a day. The address may be a stranger's, to whom each one is a nuisance. */
export const confirmationMailsPerDay = 5

/** What is said about confirming an e-mail address. */
export const emailConfirmationMessages = {
  confirmed: 'Your email address is confirmed.',
  changed: (email: string) => `Your email address is now ${email}.`,
  confirmedBefore: 'Your email address was already confirmed.',
  expired: 'This link has expired. Ask for a new one.',
  invalid: 'This link is not valid. Use the link in the latest email, or ask for a new one.',
  failed: 'Your email address could not be confirmed. Please try again.',
  sent: 'We have sent a new link to your email address.',
  sendFailed: 'Failed to send the email',
  linksOff: 'The store cannot send emails yet. Please contact us.',
} as const
