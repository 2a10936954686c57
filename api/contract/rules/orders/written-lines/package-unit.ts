import { plainText } from '../../plain-text.ts'
import { groupCount, groupWords, joinGroups, joinUnits } from './line-quantity.ts'
import { packageWords } from './numbers/number-words.ts'

/** A quantity that a line gives in packages. */
export interface WrittenPackages {
  /** As the line says it. */
  written: string
  /** What is ordered. */
  pieces: number
}

const packages = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.])${groupCount}\s*-?\s*(?:${groupWords}|${packageWords})(?![\p{L}\p{M}\d])`,
  'giu',
)

/**
 * The packages of a line, so that it can be said what they were read as: nobody knows how many pieces a box holds.
 * @param pieces the quantity that was read
 * @returns undefined when the line counts in pieces, or names several numbers of packages
 * @example packagesOf('Q2612A 2 dozen', 24) // { written: '2 dozen', pieces: 24 }
 */
export function packagesOf(text: string, pieces: number): WrittenPackages | undefined {
  const [only, second] = joinUnits(joinGroups(plainText(text))).match(packages) ?? []
  return only === undefined || second !== undefined ? undefined : { written: only, pieces }
}
