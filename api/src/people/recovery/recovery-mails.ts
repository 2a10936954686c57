import type { Mail } from '../../support/support.ts'

/** A masked e-mail address that only its owner recognises: `a***@example.in`. */
function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}

/** A mail to an account's owner, or a decoy when there is no account. */
interface Owner {
  email: string | undefined
  expiresAt: Date
}

/** The mail with the one-time code. It contains no user input. */
export function codeMail({ email, expiresAt }: Owner, code: string): Mail {
  return {
    to: email,
    subject: 'Your code to reset the password',
    text: [
      'Hello,',
      `Your one-time code is ${code}.`,
      'Enter it within ten minutes to choose a new password.',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ].join('\n\n'),
    expiresAt,
  }
}

/** The mail that reminds a person of the e-mail address to sign in with, masked. */
export function findIdMail({ email, expiresAt }: Owner): Mail {
  return {
    to: email,
    subject: 'The email address of your account',
    text: [
      'Hello,',
      `You log in with the email address ${maskEmail(email ?? '')}, the one to which this email came.`,
      'If you did not ask for it, you need not do anything.',
    ].join('\n\n'),
    expiresAt,
  }
}
