/** Converts parsed JSON to a typed value. @throws Error with the path of the invalid value */
export type JsonReader<T> = (value: unknown, at: string) => T

/** Reads an object. */
export const recordAt: JsonReader<Record<string, unknown>> = (value, at) => {
  if (!isRecord(value)) throw new Error(`${at} is not an object`)
  return value
}

/** Reads a non-empty string. */
export const textAt: JsonReader<string> = (value, at) => {
  if (typeof value !== 'string' || value === '') throw new Error(`${at} is not a text`)
  return value
}

/** Reads a finite number. */
export const numberAt: JsonReader<number> = (value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${at} is not a number`)
  return value
}

/** Reads a list, every entry by `read`. */
export function listOf<T>(value: unknown, at: string, read: JsonReader<T>): T[] {
  if (!Array.isArray(value)) throw new Error(`${at} is not a list`)
  return value.map((entry: unknown, index) => read(entry, `${at}[${index}]`))
}

/** Reads an object, every value by `read`. */
export function mapOf<T>(value: unknown, at: string, read: JsonReader<T>): Record<string, T> {
  const entries = Object.entries(recordAt(value, at))
  return Object.fromEntries(entries.map(([key, entry]) => [key, read(entry, `${at}.${key}`)]))
}

/** Reads an object whose values are all texts. */
export const textMapAt: JsonReader<Record<string, string>> = (value, at) => mapOf(value, at, textAt)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
