import { type FormError, fieldError } from './field-errors.ts'
import { controlCharacters } from './messages.ts'

/**
 * The characters that no text may contain: control characters besides tab and line ends, above all NUL, at which
 * databases and files cut a text; characters that change the direction of the following text, which make a name or a
 * URL look like another one; unpaired surrogates. Joiners and direction marks are allowed: Indian scripts and emoji
 * need them.
 */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const allowedControls = /[\t\n\r]/g

/** True for a text that may be stored and shown. */
export function isPlainText(text: string): boolean {
  return !forbidden.test(text.replace(allowedControls, ''))
}

interface Entry {
  value: unknown
  key: string
  parent: Entry | undefined
}

function pathOf(entry: Entry): string {
  const keys: string[] = []
  for (let at: Entry | undefined = entry; at?.parent; at = at.parent) keys.push(at.key)
  return keys.reverse().join('.')
}

/**
 * Validates every text of a body, a form or a query, at any depth. Rejects invalid characters instead of removing them,
 * because the stored text would silently differ from the sent one.
 * @returns the first invalid text, its field named by its path: `lines.0.modelNo`
 * @example validateText({ name: 'Asha\u0000' }) // { message, fields: [{ field: 'name', message }] }
 */
export function validateText(sent: unknown): FormError | undefined {
  const waiting: Entry[] = [{ value: sent, key: '', parent: undefined }]
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { value } = entry
    if (typeof value === 'string') {
      if (!isPlainText(value)) return fieldError(pathOf(entry), controlCharacters)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value).reverse()) {
        waiting.push({ value: inner, key, parent: entry })
      }
    }
  }
  return undefined
}
