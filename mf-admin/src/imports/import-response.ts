import type { ImportProgress } from '@store/contract/schemas/imports'

/**
 * How far an import is by what came of its answer, a line of JSON each.
 * @returns undefined when its newest whole line does not say so
 */
export function parseProgress(text: string): ImportProgress | undefined {
  const line = text.split('\n').at(-2)
  if (!line?.startsWith('{"rows":')) return undefined
  const progress: ImportProgress = JSON.parse(line)
  return progress
}

/**
 * What came of an import in the end: its report, or why it was refused.
 * @throws SyntaxError when the answer is none of the store's
 */
export function parseOutcome(text: string): unknown {
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')
}
