/** The messages of the second factor, which only admins have. */
export const secondFactorMessages = {
  /** Shown by a client that knows only the first step of a login. */
  required: 'This account has a second factor. Reload the page and login again.',
  codeFormat: 'Enter the six digits of your authenticator app, or a recovery code.',
  appCodeFormat: 'Enter the six digits of your authenticator app.',
  wrongCode: 'This code is not valid. Wait for the next one, and check the clock of your phone.',
  challengeEnded: 'This login took too long or had too many attempts. Please login again.',
  enrolmentEnded: 'This took too long. Please start again and scan the new code.',
  needed: 'Confirm with your second factor that it is you.',
  missing: 'Set up a second factor under Security before you go on.',
  none: 'This account has no second factor.',
  loadFailed: 'Failed to load your second factor',
  beginFailed: 'Failed to start the set-up',
  confirmFailed: 'Failed to set up the authenticator app',
  setUp: 'Authenticator app set up. Other devices have to login again.',
  removed: 'Second factor removed',
  removeFailed: 'Failed to remove the second factor',
  renewed: 'New recovery codes. The former ones are no longer valid.',
  renewFailed: 'Failed to make new recovery codes',
  proved: 'Confirmed',
  verifyFailed: 'Failed to check the code',
} as const
