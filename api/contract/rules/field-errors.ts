/** The error of one field: an entry of the wire's `errors` (base 1.3). */
export interface FieldError {
  field: string
  message: string
}

/** The errors of an invalid form: a message, and the invalid fields in the order of the form. */
export interface FormError {
  message: string
  fields: FieldError[]
}

/** White space and invisible characters: zero-width spaces and joiners, direction marks. */
const unseen = /[\s\p{Cf}]/gu

/**
 * Reports every blank required field with one message.
 * @returns `undefined` when none is blank
 */
export function findBlank<Form extends object>(
  form: Form,
  required: readonly (keyof Form & string)[],
  message: string,
): FormError | undefined {
  const blank = required.filter((field) => String(form[field] ?? '').replace(unseen, '') === '')
  if (blank.length === 0) return undefined
  return { message, fields: blank.map((field) => ({ field, message })) }
}

/** The error of a form with one invalid field. */
export function fieldError(field: string, message: string): FormError {
  return { message, fields: [{ field, message }] }
}
