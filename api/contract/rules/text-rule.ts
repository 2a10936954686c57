import { type FormError, fieldError } from './field-errors.ts'
import { isRecord } from './is-record.ts'
import { controlCharacters, oneLine, pageInName } from './messages.ts'

/**
 * The characters that no text may contain: control characters besides tab and line ends, above all NUL, at which
 * databases and files cut a text; characters that change the direction of the following text, which make a name or a
 * URL look like another one; unpaired surrogates. Joiners and direction marks are allowed: Indian scripts and emoji
 * need them.
 */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const forbiddenMarks = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const allowedControls = /[\t\n\r]/g

/** True for a text that may be stored and shown. */
export function isPlainText(text: string): boolean {
  return !forbidden.test(text.replace(allowedControls, ''))
}

/** A text with blanks in place of the characters that no text may contain. */
export function toPlainText(text: string): string {
  return isPlainText(text) ? text : text.replace(forbiddenMarks, ' ')
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

/**
 * Kinds of texts, which request schemas state as `x-text`. A one-line text is shown in the middle of other texts: in the
 * subject of a mail, in a greeting, in a row of a paper. A name is one line and holds no address of a page, because mails to
 * others greet with it and mail programs make links of addresses. Texts of several lines have no kind.
 */
export const textKinds = ['line', 'name'] as const
export type TextKind = (typeof textKinds)[number]

const lineEnds = /[\n\r\v\f\u0085\u2028\u2029\t]/

/** What mail programs make links of without `www.`: a word, a dot, and an ending that pages of strangers often have. */
const endings = [
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'in',
    'co',
    'io',
    'me',
    'us',
    'uk',
    'eu',
    'ru',
    'cn',
    'de',
    'tk',
    'ly',
  ],
  ...[
    'app',
    'dev',
    'xyz',
    'top',
    'site',
    'online',
    'store',
    'shop',
    'club',
    'live',
    'link',
    'click',
    'page',
    'web',
  ],
  ...[
    'work',
    'world',
    'today',
    'space',
    'website',
    'tech',
    'cloud',
    'icu',
    'vip',
    'bid',
    'win',
    'loan',
    'gq',
    'cf',
  ],
]
// "S.K.Traders", "Pvt.Ltd." and "M.Co" are names of firms: a single letter before the dot makes no address.
const domain = new RegExp(
  `[\\p{L}\\p{M}\\p{N}-]{2,}\\.(?:${endings.join('|')})(?![\\p{L}\\p{M}\\p{N}-])`,
  'iu',
)
const pageAddress =
  /:\/\/|(?:^|[^\p{L}\p{N}])www\.|\.[\p{L}]{2,}\/|(?:^|\D)(?:\d{1,3}\.){3}\d{1,3}(?!\d)/iu

/** True for a text that holds an address of a page, or of a mailbox. */
export function holdsPageAddress(text: string): boolean {
  return pageAddress.test(text) || domain.test(text)
}

/** @returns what is wrong with a text of a kind, as a sentence */
export function findTextFault(kind: TextKind, text: string): string | undefined {
  // What stands at the ends is trimmed before it is stored.
  if (lineEnds.test(text.trim())) return oneLine
  return kind === 'name' && holdsPageAddress(text) ? pageInName : undefined
}

/**
 * Checks the names in a form, as far as they are there.
 * @returns the first error, or `undefined`
 */
export function validateNames<Form extends object>(
  form: Form,
  fields: readonly (keyof Form & string)[],
): FormError | undefined {
  for (const field of fields) {
    const fault = findTextFault('name', String(form[field] ?? ''))
    if (fault) return fieldError(field, fault)
  }
  return undefined
}

/**
 * Checks the texts of a body by the kinds that its JSON schema states, at any depth.
 * @returns the first error, its field named by its path
 */
export function validateTextKinds(
  schema: unknown,
  value: unknown,
  path = '',
): FormError | undefined {
  if (!isRecord(schema)) return undefined
  const { properties, items, anyOf } = schema
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (typeof value === 'string') {
    const kind = textKinds.find((known) => known === schema['x-text'])
    const fault = kind && findTextFault(kind, value)
    if (fault) return fieldError(path, fault)
  }
  const inner: [schema: unknown, value: unknown, path: string][] = []
  if (Array.isArray(value)) {
    inner.push(...value.map((item, index): (typeof inner)[number] => [items, item, below(index)]))
  } else if (isRecord(value) && isRecord(properties)) {
    for (const [key, property] of Object.entries(properties)) {
      inner.push([property, value[key], below(key)])
    }
  }
  const choices = Array.isArray(anyOf) ? anyOf : []
  inner.push(...choices.map((choice): (typeof inner)[number] => [choice, value, path]))
  for (const [innerSchema, innerValue, innerPath] of inner) {
    const fault = validateTextKinds(innerSchema, innerValue, innerPath)
    if (fault) return fault
  }
  return undefined
}
