import { type FormError, fieldError } from './field-errors.ts'
import { controlCharacters } from './messages.ts'

/**
 * What no text of the store may hold: control characters besides tab and line ends, NUL first of all, which databases
 * and files cut or refuse; characters that change the direction of what follows, which make a name or an address read
 * as another one; halves of characters. Joiners and marks of direction stay: Indian scripts and emoji are written with them.
 */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const allowedControls = /[\t\n\r]/g

/** True for a text that may be stored and shown. */
export function isPlainText(text: string): boolean {
  return !forbidden.test(text.replace(allowedControls, ''))
}

interface Place {
  value: unknown
  key: string
  parent: Place | undefined
}

function pathOf(place: Place): string {
  const keys: string[] = []
  for (let at: Place | undefined = place; at?.parent; at = at.parent) keys.unshift(at.key)
  return keys.join('.')
}

/**
 * The one rule of every text that comes from outside, however deep it lies in a body, a form or a query. It refuses and does
 * not take the characters out: what is stored would silently differ from what was sent.
 * @returns the first text at fault, its field named by its path: `lines.0.modelNo`
 * @example validateText({ name: 'Asha\u0000' }) // { message, fields: [{ field: 'name', message }] }
 */
export function validateText(sent: unknown): FormError | undefined {
  const waiting: Place[] = [{ value: sent, key: '', parent: undefined }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place
    if (typeof value === 'string') {
      if (!isPlainText(value)) return fieldError(pathOf(place), controlCharacters)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value).reverse()) {
        waiting.push({ value: inner, key, parent: place })
      }
    }
  }
  return undefined
}
