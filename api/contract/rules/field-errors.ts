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

/** What a form says of blank fields: a message of the whole form, and of each field, which is that of the form where it is absent. */
export type BlankMessages<Field extends string> = {
  form: string
  fields: Readonly<Partial<Record<Field, string>>>
}

/**
 * Reports every blank required field.
 * @param said one message for the form and each of its fields, or one of each
 * @returns `undefined` when none is blank
 */
export function findBlank<Form extends object>(
  form: Form,
  required: readonly (keyof Form & string)[],
  said: string | BlankMessages<keyof Form & string>,
): FormError | undefined {
  const blank = required.filter((field) => String(form[field] ?? '').replace(unseen, '') === '')
  if (blank.length === 0) return undefined
  const { form: message, fields } = typeof said === 'string' ? { form: said, fields: {} } : said
  const messages: Readonly<Partial<Record<string, string>>> = fields
  return {
    message,
    fields: blank.map((field) => ({ field, message: messages[field] ?? message })),
  }
}

/** The error of a form with one invalid field. */
export function fieldError(field: string, message: string): FormError {
  return { message, fields: [{ field, message }] }
}
