import { isEmail, isMobile, shortestPassword } from './account-validation.ts'
import { type FormFault, faultAt } from './field-fault.ts'
import * as messages from './messages.ts'

const otpPattern = /^\d{6}$/

/** Checks the address a one-time code is asked for. */
export function findForgotPasswordFault({ email }: { email: string }): FormFault | undefined {
  return isEmail(email) ? undefined : faultAt('email', messages.login.emailFormat)
}

/** Checks the form of a one-time code: six digits, spaces around them ignored. */
export function findOtpFault({ otp }: { otp: string }): FormFault | undefined {
  return otpPattern.test(otp.trim()) ? undefined : faultAt('otp', messages.passwordReset.otpFormat)
}

/** Checks a new password by the rule of registration. */
export function findNewPasswordFault({
  newPassword,
}: {
  newPassword: string
}): FormFault | undefined {
  if (newPassword.length >= shortestPassword) return undefined
  return faultAt('newPassword', messages.registration.password)
}

/** Checks the number whose account is looked for (spec §5). */
export function findMobileFault({ mobile }: { mobile: string }): FormFault | undefined {
  return isMobile(mobile) ? undefined : faultAt('mobile', messages.registration.mobile)
}
