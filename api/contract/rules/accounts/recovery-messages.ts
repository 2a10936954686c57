/** The messages of a lost password (spec §8). */
export const passwordResetMessages = {
  otpFailed: 'Failed to send OTP',
  verifyFailed: 'OTP verification failed',
  verified: 'OTP Verified Successfully',
  resetFailed: 'Reset failed',
  reset: 'Password reset successful',
  mismatch: 'Passwords do not match',
  emailMissing: 'Email not found. Please try again.',
  otpSent: 'If this email has an account, a code is on its way to it.',
  otpFormat: 'Enter the six digits from the mail',
  ticketInvalid: 'This password reset is no longer valid. Please ask for a new code.',
} as const

/** The message of a lost e-mail address. */
export const findIdMessages = {
  sent: 'If this mobile number has an account, its owner gets a mail about it.',
} as const
