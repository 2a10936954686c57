import type { Mail } from '../../support/support.ts'

/** A mail that arrives later tells nothing that its owner does not know by then. */
const mailLifetimeMs = 3 * 24 * 3_600_000

const ifNotYou =
  'If it was not you, choose a new password with “Forgot password?” on the login page, and tell us.'

function mailOf(to: string, at: Date, { subject, text }: { subject: string; text: string }): Mail {
  return {
    to,
    subject,
    text: ['Hello,', text, ifNotYou].join('\n\n'),
    expiresAt: new Date(at.getTime() + mailLifetimeMs),
  }
}

/** An authenticator app was set up, or replaced. */
export function setUpMail(email: string, at: Date): Mail {
  return mailOf(email, at, {
    subject: 'A second factor was set up',
    text: 'An authenticator app was just set up for your account, and other devices were logged out. From now on a login asks for its code, too.',
  })
}

/** A passkey was added. */
export function passkeyAddedMail(email: string, at: Date): Mail {
  return mailOf(email, at, {
    subject: 'A passkey was added',
    text: 'A passkey was just added to your account, and other devices were logged out. It works as a second factor at your logins from now on.',
  })
}

/** A passkey was removed, and another second factor is left. */
export function passkeyRemovedMail(email: string, at: Date): Mail {
  return mailOf(email, at, {
    subject: 'A passkey was removed',
    text: 'A passkey of your account was just removed. A login still asks for your other second factor.',
  })
}

/** The authenticator app was removed, and passkeys are left. */
export function appRemovedMail(email: string, at: Date): Mail {
  return mailOf(email, at, {
    subject: 'Your authenticator app was removed',
    text: 'The authenticator app of your account was just removed. A login still asks for a passkey.',
  })
}

/** The second factor was removed. @param by who did it, in the middle of a sentence */
export function removedMail(email: string, { by, at }: { by: string; at: Date }): Mail {
  return mailOf(email, at, {
    subject: 'Your second factor was removed',
    text: `The second factor of your account was just removed by ${by}. From now on a login asks for the password only; you can set up a new second factor under Security.`,
  })
}

/** A recovery code was used. @param left unused ones */
export function recoveryCodeMail(email: string, { left, at }: { left: number; at: Date }): Mail {
  return mailOf(email, at, {
    subject: 'A recovery code was used',
    text: `One of your recovery codes was just used in place of your second factor. Unused codes: ${left}.`,
  })
}

/** Somebody knows the password and failed at the second factor. */
export function failedSecondStepMail(email: string, at: Date): Mail {
  return mailOf(email, at, {
    subject: 'A login failed at your second factor',
    text: 'Somebody entered your password and then failed five times at your second factor. They were not logged in.',
  })
}
