import type { ImportProgress } from '@store/contract/schemas/catalog/imports'

/**
 * Parses the progress of an import from the part of the NDJSON response received so far.
 * @returns undefined when the last complete line is not a progress line
 */
export function parseProgress(text: string): ImportProgress | undefined {
  const line = text.split('\n').at(-2)
  if (!line?.startsWith('{"rows":')) return undefined
  const progress: ImportProgress = JSON.parse(line)
  return progress
}

/**
 * Parses the last line of the response: the report or an error.
 * @throws SyntaxError when it is not JSON
 */
export function parseOutcome(text: string): unknown {
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')
}
