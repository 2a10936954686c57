const maxLength = 300

/**
 * The message of an error and its source location, without personal data: e-mail addresses, numbers, quoted texts,
 * queries and anything as long as a token are replaced.
 * @example sanitizeErrorMessage(new TypeError('asha@example.in is no number')) // 'TypeError: … is no number (remote.js:1:204)'
 */
export function sanitizeErrorMessage(error: unknown): string {
  const location = sourceLocation(stackOf(error))
  const message = personalData.reduce(
    (text, pattern) => text.replace(pattern, '…'),
    rawMessage(error),
  )
  return `${message.slice(0, maxLength)}${location && ` (${location})`}`
}

/** The stack of an error in the browser's format; empty for anything else. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}

const personalData = [/[\w.+-]+@[\w-]+\.[\w.]+/g, /"[^"]*"/g, /\?\S+/g, /[\w-]{24,}/g, /\d{4,}/g]

function rawMessage(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : Object.prototype.toString.call(error)
}

function sourceLocation(stack: string): string {
  return /[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0] ?? ''
}
