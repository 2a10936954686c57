const longest = 300

/**
 * What is said of a fault, and where it came from, without what a person may have typed: e-mail addresses,
 * numbers, quoted texts, queries and anything as long as a token is left out.
 * @example wordsOf(new TypeError('asha@example.in is no number')) // 'TypeError: … is no number (remote.js:1:204)'
 */
export function wordsOf(fault: unknown): string {
  const place = placeOf(stackOf(fault))
  const words = personal.reduce((text, pattern) => text.replace(pattern, '…'), textOf(fault))
  return `${words.slice(0, longest)}${place && ` (${place})`}`
}

/** Where a fault was thrown: the stack in browsers' many forms, empty for what is no error. */
export function stackOf(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? '') : ''
}

const personal = [/[\w.+-]+@[\w-]+\.[\w.]+/g, /"[^"]*"/g, /\?\S+/g, /[\w-]{24,}/g, /\d{4,}/g]

function textOf(fault: unknown): string {
  if (fault instanceof Error) return `${fault.name}: ${fault.message}`
  return typeof fault === 'string' ? fault : Object.prototype.toString.call(fault)
}

function placeOf(stack: string): string {
  return /[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0] ?? ''
}
