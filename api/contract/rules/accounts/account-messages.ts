/** The messages of the profile, its details and the change of a password. */
export const profileMessages = {
  loadFailed: 'Failed to load profile',
  loading: 'Loading profile...',
  none: 'No profile data found.',
  saved: 'Profile saved',
  saveFailed: 'Failed to save profile',
  passwordChanged: 'Password changed. Other devices must log in again.',
  passwordFailed: 'Failed to change password',
  emailLinkSent: 'We have sent a link to the new address. Open it to use that address.',
  emailFailed: 'Failed to change email',
  emailSame: 'This is your email address already',
  emailOfDemo: 'The email address of a demo account stays as it is.',
  currentPasswordRequired: 'Enter your current password',
  currentPasswordWrong: 'This is not your current password',
} as const

/** The messages of the devices on which one is logged in. */
export const sessionMessages = {
  loadFailed: 'Failed to load your devices',
  ended: 'That device is logged out',
  othersEnded: 'All other devices are logged out',
  endFailed: 'Failed to log out that device',
} as const

/** The messages of a lost password. */
export const passwordResetMessages = {
  otpFailed: 'Failed to send OTP',
  verifyFailed: 'OTP verification failed',
  verified: 'OTP Verified Successfully',
  resetFailed: 'Reset failed',
  reset: 'Password reset successful',
  mismatch: 'Passwords do not match',
  emailMissing: 'Email not found. Please try again.',
  otpSent: 'If this email has an account, a code is on its way to it.',
  otpFormat: 'Enter the six digits from the email',
  ticketInvalid: 'This password reset is no longer valid. Please ask for a new code.',
} as const

/** The message of a lost e-mail address. */
export const findIdMessages = {
  sent: 'If this mobile number has an account, its owner gets an email about it.',
} as const
