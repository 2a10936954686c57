import { type FormError, fieldError } from '../field-errors.ts'
import { isDay } from '../india-days.ts'

/** What a breach may have touched. */
export const breachKinds = ['account', 'addresses', 'orders', 'logins', 'messages'] as const
export type BreachKind = (typeof breachKinds)[number]

/** What each kind is called, in the notice too. */
export const breachKindNames: Readonly<Record<BreachKind, string>> = {
  account: 'Account: name, email address, mobile number, firm',
  addresses: 'Delivery addresses',
  orders: 'Orders, payments and invoices',
  logins: 'Times of logins',
  messages: 'Messages of the contact form',
}

/** What a superadmin writes for a notice: rule 7(1) of the DPDP Rules, 2025 names these parts. */
export interface BreachForm {
  touched: readonly BreachKind[]
  /** YYYY-MM-DD: rows that were written, changed or used since this day in India. */
  since: string
  happened: string
  consequences: string
  measures: string
  advice: string
}

/** The name of the file with the notice and the list of those affected. */
export const breachNoticeFile = 'breach-notice.zip'

/** The messages of the breach notice. */
export const breachMessages = {
  failed: 'Failed to prepare the notice',
  touchedRequired: 'Choose what was touched',
  sinceRequired: 'Choose since when',
  textRequired: 'Write this part: the law asks for it',
} as const

const texts = ['happened', 'consequences', 'measures', 'advice'] as const

/** Checks what a superadmin writes for a notice. */
export function validateBreach(form: BreachForm): FormError | undefined {
  if (form.touched.length === 0) return fieldError('touched', breachMessages.touchedRequired)
  if (!isDay(form.since)) return fieldError('since', breachMessages.sinceRequired)
  const blank = texts.find((name) => form[name].trim() === '')
  return blank && fieldError(blank, breachMessages.textRequired)
}
