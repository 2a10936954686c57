import { type FormError, fieldError } from '../field-errors.ts'
import * as messages from '../messages.ts'
import { passwordResetMessages } from './account-messages.ts'
import { isEmail, isMobile, shortestPassword } from './account-validation.ts'

const otpPattern = /^\d{6}$/

/** Checks the e-mail address for which a one-time code is requested. */
export function validateForgotPassword({ email }: { email: string }): FormError | undefined {
  return isEmail(email) ? undefined : fieldError('email', messages.login.emailFormat)
}

/** Checks the form of a one-time code: six digits, spaces around them ignored. */
export function validateOtp({ otp }: { otp: string }): FormError | undefined {
  return otpPattern.test(otp.trim())
    ? undefined
    : fieldError('otp', passwordResetMessages.otpFormat)
}

/** Checks a new password by the rule for registration. */
export function validateNewPassword({
  newPassword,
}: {
  newPassword: string
}): FormError | undefined {
  if (newPassword.length >= shortestPassword) return undefined
  return fieldError('newPassword', messages.registration.password)
}

/** Checks the mobile number of the account to find (people 2.3). */
export function validateMobile({ mobile }: { mobile: string }): FormError | undefined {
  return isMobile(mobile) ? undefined : fieldError('mobile', messages.registration.mobile)
}
