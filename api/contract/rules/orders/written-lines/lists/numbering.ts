import { guessLine, isComplete } from '../guess-line.ts'
import { boundedItem } from '../line-pieces.ts'
import { wordsOf } from '../line-words.ts'
import { bareNumber, bracketedNumber } from '../numbers/leading-numbers.ts'
import { inSlices } from './in-slices.ts'

/** A number before a line that may be its place in the list. */
interface Numbering {
  serial: number
  rest: string
}

function numberingOf(text: string, pattern: RegExp): Numbering | undefined {
  const [, serial, rest = ''] = pattern.exec(text) ?? []
  return serial === undefined ? undefined : { serial: Number(serial), rest }
}

/** "3 Q2612A"; what says that it counts, as "3 pcs Q2612A", numbers nothing. */
function bareNumbering(text: string): Numbering | undefined {
  const numbering = numberingOf(text, bareNumber)
  const [first] = numbering ? wordsOf(boundedItem(text)).words : []
  return first?.isNumber && !first.isSaid ? numbering : undefined
}

const bracketedNumbering = (text: string) => numberingOf(text, bracketedNumber)

const isRow = (serials: readonly number[]) =>
  serials.length > 1 && serials.every((serial, index) => serial === index + 1)

/** The longest step of numbered lines of which some were left out. */
const longestStep = 2

/** Numbers as of the lines of a list: they rise, some of them one by one, or begin again at 1. */
function mayNumber(serials: readonly number[]): boolean {
  const steps = serials.slice(1).map((serial, index) => serial - (serials[index] ?? 0))
  const isRising = steps.every((step, index) => step > 0 || serials[index + 1] === 1)
  return isRising && steps.some((step) => step > 0 && step <= longestStep)
}

/** "(10) Q2612A, 1150" may be ten pieces and their rate; the first line of a list, and "10 pcs", are clear. */
function isNumberOf({ serial, rest }: Numbering): boolean {
  const guess = guessLine(boundedItem(rest))
  return isComplete(guess) && (serial === 1 || guess.line.words.some(({ isSaid }) => isSaid))
}

/**
 * Finds out what numbers before the lines of a list mean. "1 …", "2 …", "3 …" number its lines, whether these say a
 * quantity or not; "(10) …", "(5) …", "(20) …" count pieces. A number that can be both is asked about: it stays, in brackets.
 * @returns what a line says without its number
 */
export function* numberingReader(
  lines: readonly string[],
): Generator<undefined, (text: string) => string> {
  const serialsOf = function* (find: typeof bareNumbering) {
    return (yield* inSlices(lines, (text) => find(text)?.serial ?? [])).flat()
  }
  const bare = yield* serialsOf(bareNumbering)
  const bracketed = yield* serialsOf(bracketedNumbering)
  const isBareRow = isRow(bare)
  const mayBeRow = mayNumber(bare)
  const isNumbered = isRow(bracketed) && bracketed.length > 2
  const isCount =
    !mayNumber(bracketed) &&
    bracketed.some((serial, index) => serial <= (bracketed[index - 1] ?? 0))

  const withoutBare = (text: string) => {
    const numbering = isBareRow || mayBeRow ? bareNumbering(text) : undefined
    if (!numbering) return text
    const { serial, rest } = numbering
    if (isBareRow) return rest
    return isComplete(guessLine(boundedItem(rest))) ? text : `(${serial}) ${rest}`
  }
  return (text) => {
    const inBrackets = bracketedNumbering(text)
    if (!inBrackets) return withoutBare(text)
    const { serial, rest } = inBrackets
    if (isNumbered || isNumberOf(inBrackets)) return rest
    const isAlone = !isComplete(guessLine(boundedItem(rest)))
    return isCount && isAlone ? `${serial} x ${rest}` : text
  }
}

/** What an item says, and how many were read. */
export interface ReadItem {
  text: string
  quantity: number | undefined
}

/**
 * Writes an item so that the number before it is read as it was, whatever stands above and below.
 * @param item as it was read
 * @example withSureNumbers({ text: '5 Q2612A', quantity: 5 }) // '5 pcs Q2612A'
 */
export function withSureNumbers({ text, quantity }: ReadItem): string {
  const numbering = bareNumbering(text) ?? bracketedNumbering(text)
  if (!numbering) return text
  const { serial, rest } = numbering
  if (quantity === undefined) return `? ${text}`
  return serial === quantity ? `${serial} pcs ${rest}` : `? ${serial} ${rest}`
}
