import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import * as messages from '../messages.ts'
import { missingAccountFields } from '../missing-fields.ts'
import { validateNames } from '../text-rule.ts'
import { profileMessages } from './account-messages.ts'
import { type FirmForm, isEmail, isGst, isMobile, validateFirm } from './account-validation.ts'
import { isGstNumberOfOtherKind } from './gst-number.ts'
import { validateNewPassword } from './recovery-validation.ts'
import { type Audience, needsBusinessDetails } from './roles.ts'

/** What the owner of an account changes in the profile; the role stays, the e-mail changes by {@link validateEmailChange}. */
export interface ProfileForm extends FirmForm {
  name: string
  mobile: string
}

/** Also one of another form, which stays as a superadmin has set it; the server takes no other one. */
const isGstNumber = (text: string) => isGst(text) || isGstNumberOfOtherKind(text)

/**
 * Checks a profile by the rules of registration (people 5.1), in the order a person reads the form.
 * @returns the first error, or `undefined` when the form is valid
 */
export function validateProfile(role: Audience, form: ProfileForm): FormError | undefined {
  const wrong =
    findBlank(form, ['name', 'mobile'], {
      form: messages.registration.required,
      fields: missingAccountFields,
    }) ?? validateNames(form, ['name'])
  if (wrong) return wrong
  if (!isMobile(form.mobile)) return fieldError('mobile', messages.registration.mobile)
  return needsBusinessDetails(role) ? validateFirm(role, form, isGstNumber) : undefined
}

/** Checks a change of the e-mail address (people 5.7): a valid address, and the current password. */
export function validateEmailChange(form: {
  email: string
  currentPassword: string
}): FormError | undefined {
  if (!isEmail(form.email)) return fieldError('email', messages.registration.email)
  if (form.currentPassword === '') {
    return fieldError('currentPassword', profileMessages.currentPasswordRequired)
  }
  return undefined
}

/** Checks a change of the password: the current one is given, the new one follows the rule for registration. */
export function validatePasswordChange(form: {
  currentPassword: string
  newPassword: string
}): FormError | undefined {
  if (form.currentPassword === '') {
    return fieldError('currentPassword', profileMessages.currentPasswordRequired)
  }
  return validateNewPassword(form)
}
