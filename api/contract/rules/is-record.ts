/**
 * Narrows a value from outside (storage, history, a response) to an object that is no array.
 * @example isRecord(value) && typeof value.key === 'string'
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
