import { readWholeNumber } from '../catalog/typed-numbers.ts'
import { largestLineQuantity } from '../limits.ts'
import { wordsOf } from '../orders/written-lines/line-words.ts'
import { said } from '../orders/written-lines/numbers/number-words.ts'
import { packagesOf } from '../orders/written-lines/package-unit.ts'
import { plainText } from '../plain-text.ts'

/**
 * Reads the quantity of a cell: a whole number, alone or with a unit of pieces as lists have it. Nobody knows how many
 * pieces a box holds.
 * @param most the largest number allowed
 * @returns undefined for anything else; 0 where the cell says so
 * @example readQuantityCell('1,200 Nos.') // 1200
 */
export function readQuantityCell(
  text: string,
  most: number = largestLineQuantity,
): number | undefined {
  const cell = plainText(text).trim()
  const alone = readWholeNumber(cell, most)
  const digits = /^\d[\d.,]*/.exec(cell)?.[0]
  if (alone !== undefined || digits === undefined) return alone
  const [only, other] = wordsOf(cell).words
  const isPieces = only?.before === said && !other && !packagesOf(cell, 0)
  return isPieces ? readWholeNumber(digits, most) : undefined
}
