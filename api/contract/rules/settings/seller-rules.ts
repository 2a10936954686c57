import { isEmail } from '../accounts/account-validation.ts'
import { checkGstNumber } from '../accounts/gst-number.ts'
import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import { findState } from '../shipping/gst-states.ts'
import { validateText } from '../text-rule.ts'
import { settingsMessages as messages } from './settings-messages.ts'

/** Who sells, as it is typed and stored; all but name and address may be blank. */
export interface SellerForm {
  name: string
  gstin: string
  /** Without the state. */
  address: string
  state: string
  phone: string
  email: string
  officerName: string
  officerEmail: string
  officerPhone: string
}

/** What only the seller can decide, in days; 0 means not set. */
export interface TermsForm {
  /** Working days from a verified payment to dispatch. */
  dispatchDays: number
  /** Days after delivery. */
  returnDays: number
  /** Working days until money is paid back. */
  refundDays: number
}

/** The most days of a term. */
export const mostTermDays = 365

const termFields = ['dispatchDays', 'returnDays', 'refundDays'] as const
const phonePattern = /^\+?\d[\d -]{6,18}$/

/** The seller as it is stored: trimmed, the state that of the GST number, by its official name. */
export function normaliseSeller(form: SellerForm): SellerForm {
  const gstin = form.gstin.trim().toUpperCase()
  const state = (gstin === '' ? findState(form.state) : checkGstNumber(gstin).state)?.name ?? ''
  return {
    name: form.name.trim(),
    gstin,
    address: form.address.trim(),
    state,
    phone: form.phone.trim(),
    email: form.email.trim(),
    officerName: form.officerName.trim(),
    officerEmail: form.officerEmail.trim(),
    officerPhone: form.officerPhone.trim(),
  }
}

/** The GST number says in which state the seller is; another state contradicts it. */
function validateState({ gstin, state: typed }: SellerForm): FormError | undefined {
  const state = findState(typed)
  if (typed.trim() !== '' && !state) return fieldError('state', messages.stateUnknown)
  if (gstin.trim() === '') {
    return state ? undefined : fieldError('state', messages.stateMissing)
  }
  const found = checkGstNumber(gstin)
  if (!(found.isWellFormed && found.state)) return fieldError('gstin', messages.gstin)
  if (!found.hasRightCheckDigit) return fieldError('gstin', messages.gstinCheckDigit)
  if (!state || state === found.state) return undefined
  return fieldError('state', messages.stateOther(found.state.name))
}

function validateContact(form: SellerForm): FormError | undefined {
  for (const field of ['phone', 'officerPhone'] as const) {
    const phone = form[field].trim()
    if (phone !== '' && !phonePattern.test(phone)) return fieldError(field, messages.phone)
  }
  for (const field of ['email', 'officerEmail'] as const) {
    const email = form[field].trim()
    if (email !== '' && !isEmail(email)) return fieldError(field, messages.email)
  }
  return undefined
}

/**
 * Checks the seller.
 * @returns the first error, or `undefined` when it is valid
 */
export function validateSeller(form: SellerForm): FormError | undefined {
  return (
    findBlank(form, ['name', 'address'], messages.required) ??
    validateText(form) ??
    validateState(form) ??
    validateContact(form)
  )
}

/** Checks the terms: whole numbers of days. */
export function validateTerms(form: TermsForm): FormError | undefined {
  const isDays = (days: number) => Number.isInteger(days) && days >= 0 && days <= mostTermDays
  const wrong = termFields.find((field) => !isDays(form[field]))
  return wrong && fieldError(wrong, messages.days(mostTermDays))
}
