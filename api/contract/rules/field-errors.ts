/** One field that is at fault, and the words to show at it. The wire's `errors` entries (api.md). */
export interface FieldError {
  field: string
  message: string
}

/** A form that was refused: the sentence for the whole, and the fields it concerns, first bad one first. */
export interface FormError {
  message: string
  fields: FieldError[]
}

/** White space, and what is there without being seen: zero-width spaces and joiners, marks of direction. */
const unseen = /[\s\p{Cf}]/gu

/**
 * Names every blank field of a form with one sentence.
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

/** A form refused for one field. */
export function fieldError(field: string, message: string): FormError {
  return { message, fields: [{ field, message }] }
}
