import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import { validateText } from '../text-rule.ts'
import { bankMessages, settingsMessages } from './settings-messages.ts'

/** The bank account for transfers, as it is typed and stored; `upiId` may be blank. */
export interface BankForm {
  accountHolder: string
  bank: string
  accountNumber: string
  ifsc: string
  branch: string
  upiId: string
}

/** A proposed change of the bank details lapses after so many days. */
export const proposalDays = 7

/** Who has been a superadmin for less cannot confirm a change. */
export const superadminDays = 7

/** Buyers are told of a change for so many days. */
export const bankChangeShownDays = 14

const required = ['accountHolder', 'bank', 'accountNumber', 'ifsc', 'branch'] as const
/** Indian banks have account numbers of 9 to 18 digits, with leading zeros. */
const accountPattern = /^\d{9,18}$/
/** RBI: the bank, a zero, the branch. */
const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/
/** NPCI: a name, and the handle of a bank or app. */
const upiPattern = /^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9]{1,63}$/

/**
 * Bank details as they are stored: without spaces around, account number and IFSC without any.
 * @example normaliseBank({ ifsc: 'sbin 0000300', … }).ifsc // 'SBIN0000300'
 */
export function normaliseBank(form: BankForm): BankForm {
  return {
    accountHolder: form.accountHolder.trim(),
    bank: form.bank.trim(),
    accountNumber: form.accountNumber.replaceAll(/[\s-]/g, ''),
    ifsc: form.ifsc.replaceAll(/\s/g, '').toUpperCase(),
    branch: form.branch.trim(),
    upiId: form.upiId.trim(),
  }
}

/**
 * Checks bank details, in the order of the form.
 * @returns the first error, or `undefined` when they are valid
 */
export function validateBank(typed: BankForm): FormError | undefined {
  const form = normaliseBank(typed)
  const wrong = findBlank(form, required, settingsMessages.required) ?? validateText(typed)
  if (wrong) return wrong
  if (!accountPattern.test(form.accountNumber)) {
    return fieldError('accountNumber', bankMessages.accountNumber)
  }
  if (!ifscPattern.test(form.ifsc)) return fieldError('ifsc', bankMessages.ifsc)
  if (form.upiId !== '' && !upiPattern.test(form.upiId)) {
    return fieldError('upiId', bankMessages.upiId)
  }
  return undefined
}

/** Checks why a proposed change is rejected: a reason is needed. */
export function validateRejection(form: { reason: string }): FormError | undefined {
  return findBlank(form, ['reason'], bankMessages.reasonRequired) ?? validateText(form)
}

/**
 * An account number for mails: its first and last three digits, so that another one shows.
 * @example maskAccountNumber('00000012345678901') // '000 •••• 901'
 */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber === '' ? '' : `${accountNumber.slice(0, 3)} •••• ${accountNumber.slice(-3)}`
}
