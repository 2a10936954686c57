import { editedMark } from '../clean-line.ts'
import { guessLine } from '../guess-line.ts'
import { boundedItem } from '../line-pieces.ts'
import { modelKeyOf } from '../model-key.ts'

/**
 * Lines of which one is a later version of the other, as WhatsApp marks it: nobody knows which of them count.
 * @param lines clean ones
 * @param written the same lines, as pasted
 * @returns their places; a changed message that stands alone is what is meant
 */
export function editedLines(
  lines: readonly string[],
  written: readonly string[],
): ReadonlySet<number> {
  const marked = written.flatMap((line, at) => (editedMark.test(line) ? [at] : []))
  if (marked.length === 0) return new Set()
  const models = lines.map((line) => modelKeyOf(guessLine(boundedItem(line)).modelNo))
  const versions = (at: number) =>
    [...models.keys()].filter((other) => models[other] === models[at] && models[at] !== '')
  return new Set(marked.map(versions).flatMap((same) => (same.length > 1 ? same : [])))
}
