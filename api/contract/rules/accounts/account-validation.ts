import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import * as messages from '../messages.ts'
import { missingAccountFields } from '../missing-fields.ts'
import { validateNames } from '../text-rule.ts'
import type { Tier } from './roles.ts'

/** What a person types to register (people 2.2); which fields are required depends on the tier. */
export interface RegistrationForm {
  name: string
  email: string
  password: string
  mobile: string
  firmName?: string
  constitutionOfFirm?: string
  panNumber?: string
  gstNumber?: string
  officeAddress?: string
  residenceAddress?: string
}

/**
 * Words of letters, digits and the symbols of RFC 5322, with single dots between them; letters of any script (RFC
 * 6531).
 */
const localPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const labelPattern = /^(?!-|.*-$)[\p{L}\p{M}\p{N}-]{1,63}$/u
const mobilePattern = /^[6-9]\d{9}$/
const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/
const gstPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** What the form suggests as constitution of a firm; others may be typed. */
export const constitutionsOfFirm = [
  'Proprietorship',
  'Partnership',
  'LLP',
  'Private Limited',
  'Public Limited',
] as const

/** The shortest password an account may have. */
export const shortestPassword = 8

/** Whether a text has the form of an e-mail address: no quotes, comments or angle brackets. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const [local = '', domain = '', ...rest] = text.trim().split('@')
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => labelPattern.test(label))
  const isTopLevelNamed = !/^\d+$/.test(labels.at(-1) ?? '')
  return rest.length === 0 && localPattern.test(local) && isDomain && isTopLevelNamed
}

/** Removes the spaces from a mobile number (people 2.3). */
export function normaliseMobile(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Ten digits starting 6–9, not all the same digit, spaces ignored (people 2.3). */
export function isMobile(text: string): boolean {
  const digits = normaliseMobile(text)
  return mobilePattern.test(digits) && new Set(digits).size > 1
}

/** 5 capital letters, 4 digits, 1 capital letter (people 2.4). */
export function isPan(text: string): boolean {
  return panPattern.test(text.trim())
}

/** The form of a GST number (people 2.5); its check digit is not checked. */
export function isGst(text: string): boolean {
  return gstPattern.test(text.trim())
}

const requiredOfAll = ['name', 'email', 'password', 'mobile'] as const
const requiredOfFirms = [
  'firmName',
  'constitutionOfFirm',
  'panNumber',
  'officeAddress',
  'residenceAddress',
] as const

/** The details of a firm, which resellers and distributors give (people 2.2). */
export type FirmForm = Pick<
  RegistrationForm,
  | 'firmName'
  | 'constitutionOfFirm'
  | 'panNumber'
  | 'gstNumber'
  | 'officeAddress'
  | 'residenceAddress'
>

/**
 * Checks the details of a firm (people 2.2); an enduser needs none.
 * @param isGstNumber whether a text has the form of a GST number
 * @returns the first error, or `undefined` when they are valid
 */
export function validateFirm(
  tier: Tier,
  form: FirmForm,
  isGstNumber: (text: string) => boolean = isGst,
): FormError | undefined {
  if (tier === 'enduser') return undefined
  const blank = findBlank(form, requiredOfFirms, {
    form: messages.registration.requiredForRole,
    fields: missingAccountFields,
  })
  const name = validateNames(form, ['firmName', 'constitutionOfFirm'])
  if (blank || name) return blank ?? name
  if (!isPan(form.panNumber ?? '')) return fieldError('panNumber', messages.registration.pan)
  const gst = form.gstNumber?.trim() ?? ''
  if (tier === 'distributor' && gst === '') {
    return fieldError('gstNumber', messages.registration.gstRequired)
  }
  if (gst !== '' && !isGstNumber(gst)) return fieldError('gstNumber', messages.registration.gst)
  return undefined
}

/**
 * Checks a registration (people 2.2), in the order a person reads the form.
 * @returns the first error, or `undefined` when the form is valid
 */
export function validateRegistration(tier: Tier, form: RegistrationForm): FormError | undefined {
  const wrong =
    findBlank(form, requiredOfAll, {
      form: messages.registration.required,
      fields: missingAccountFields,
    }) ?? validateNames(form, ['name'])
  if (wrong) return wrong
  if (!isEmail(form.email)) return fieldError('email', messages.registration.email)
  if (form.password.length < shortestPassword) {
    return fieldError('password', messages.registration.password)
  }
  if (!isMobile(form.mobile)) return fieldError('mobile', messages.registration.mobile)
  return validateFirm(tier, form)
}

/** Checks the input of a login (people 3.1): an e-mail of valid form and a password. */
export function validateLogin(form: { email: string; password: string }): FormError | undefined {
  if (!isEmail(form.email)) return fieldError('email', messages.login.emailFormat)
  if (form.password === '') return fieldError('password', messages.login.passwordRequired)
  return undefined
}
