import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import * as messages from '../messages.ts'
import { missingContactFields } from '../missing-fields.ts'
import { validateNames } from '../text-rule.ts'
import { isEmail } from './account-validation.ts'

/** The fields of the contact form (office 4.1); the subject contains the phone number. */
export interface ContactForm {
  name: string
  email: string
  subject: string
  message: string
}

const required = ['name', 'email', 'subject', 'message'] as const

/** Checks a contact message (office 4.1): all four fields, and an e-mail of valid form. */
export function validateContact(form: ContactForm): FormError | undefined {
  const blank = findBlank(form, required, {
    form: messages.contact.required,
    fields: missingContactFields,
  })
  const name = validateNames(form, ['name'])
  if (blank || name) return blank ?? name
  return isEmail(form.email) ? undefined : fieldError('email', messages.contact.email)
}
