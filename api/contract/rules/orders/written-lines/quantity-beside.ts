import { areAccounted } from './accounted-words.ts'
import { mayBePrice } from './line-quantity.ts'
import { type LineWord, wordsOf } from './line-words.ts'
import { hasOtherCount } from './numbers/joined-numbers.ts'
import { gap, said } from './numbers/number-words.ts'
import { isKind, isRequest } from './words/harmless-words.ts'
import { printerNames } from './words/printer-names.ts'

/** Words before a number that is no quantity: "warranty: 1". */
const properties =
  /^(?:warranty|guarantee|validity|backup|size|version|ver|capacity|speed|power|delivery|type|level|gen|generation|only|just|another)$/i
/** "890 tak" is a price, "kal tak" a day. */
const limits = /^(?:tak|तक)$/i

/** What a line means besides its model. */
interface Place {
  /** The first word of the model. */
  from: number
  /** The word after its last. */
  to: number
}

const isLong = ({ text }: LineWord) => mayBePrice(text)

/** True when what follows a number changes nothing of what it means: words of requests, and what a sign parts. */
function isLast(words: readonly LineWord[], at: number): boolean {
  const behind = words.slice(at + 1)
  if (limits.test(behind[0]?.text ?? '')) return false
  const end = behind.findIndex(({ before }) => before.includes(gap) || /[,;\t([]/.test(before))
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .every(({ text }) => isRequest.test(text) || isKind.test(text))
}

/** "10 Q2612A", "need 5 black Q2612A"; "3: Q2612A" and "3 - Q2612A" may be the third line. */
function isTakenBefore(words: readonly LineWord[], at: number, word: LineWord): boolean {
  const isFirst = words.slice(0, at).every(({ text }) => isRequest.test(text))
  const isCounting = /^[\s,;\t"]+$/.test(words[at + 1]?.before ?? '')
  const isOfEach = words.some(({ text }) => /^(?:each|every|per)$/i.test(text))
  return isFirst && isCounting && !isOfEach && !isLong(word)
}

function isTaken(words: readonly LineWord[], at: number, { from, to }: Place): boolean {
  const [previous, word] = [words[at - 1], words[at]]
  if (!word || word.before.includes('/') || words[at + 1]?.before.startsWith('/')) return false
  if (at < from) return isTakenBefore(words, at, word)
  if (!isLast(words, at)) return false
  if (isLong(word)) return false
  if (at === to) return true
  if (!previous || word.before === '-' || properties.test(previous.text)) return false
  const isParted = /[-,;\t=]/.test(word.before) && !word.before.includes(gap)
  return isParted || isKind.test(previous.text)
}

/** "(4) Q2612A": four pieces, or the fourth line of a list. */
function isNumbering([first, second]: readonly LineWord[]): boolean {
  const isBracketed = /^[[(]/.test(first?.before ?? '') && /^\s*[\])]/.test(second?.before ?? '')
  return isBracketed && first?.isNumber === true && !first.isSaid
}

/**
 * The number of a line that stands where people write quantities, whatever else the line says.
 * @param words of a line
 */
export function countBeside(words: readonly LineWord[], { from, to }: Place): number | undefined {
  const outside = [...words.entries()].filter(
    ([at, { isNumber }]) => isNumber && (at < from || at >= to),
  )
  const counted = outside.filter(([, { isSaid }]) => isSaid)
  const bare = outside.filter(([, { isSaid }]) => !isSaid)
  if (counted.length > 0) {
    const [[at, first] = [0, undefined]] = counted
    const values = new Set(counted.map(([, { quantity }]) => quantity))
    // "TN 2365 nos 4", when no product is a TN 2365: the number before the unit is part of its name.
    const previous = words[at - 1]
    const mayName =
      at !== to &&
      previous !== undefined &&
      !previous.isNumber &&
      [said, ` ${said}`, `-${said}`].includes(first?.before ?? '')
    // "TL-WA850RE(2) 5": what brackets hold may be a part of the name, too.
    const isParted = first?.before.includes(gap) ?? false
    const isUnclear =
      ((mayName || isParted) && bare.some(([other]) => other > at)) ||
      hasOtherCount(words, { from, to })
    return values.size === 1 && !isUnclear ? first?.quantity : undefined
  }
  const [only, second] = bare
  if (!only || second || (only[0] === 0 && isNumbering(words))) return undefined
  return isTaken(words, only[0], { from, to }) ? only[1].quantity : undefined
}

/** Words that are no numbers of this line: of the name of what is ordered, and of printers. */
function weighed(words: readonly LineWord[], own: ReadonlySet<string>, named: ReadonlySet<number>) {
  return words.map((word, at) =>
    !word.isSaid && (named.has(at) || own.has(word.text)) ? { ...word, isNumber: false } : word,
  )
}

/**
 * The quantity of a line beside the words that name the product. A number is only taken where people write quantities, when
 * there is one of them, and when all other words of the line are known to leave it as it is: else the line is asked about.
 * @param own words of the name of the product, in small letters
 */
export function quantityBeside(
  words: readonly LineWord[],
  place: Place,
  own: ReadonlySet<string>,
): number | undefined {
  const named = printerNames(words)
  const line = weighed(words, own, named)
  const quantity = countBeside(line, place)
  if (quantity === undefined) return undefined
  const outside = [...line.keys()].filter(
    (at) => (at < place.from || at >= place.to) && !named.has(at),
  )
  const isSaid = outside.some((at) => line[at]?.isSaid)
  return areAccounted(line, outside, { own, isSaid }) ? quantity : undefined
}

/**
 * The number before a line that may be its quantity or its place in a list.
 * @returns undefined when there is none, or the line says its quantity elsewhere
 * @example bracketedNumberOf('(4) Q2612A') // 4
 */
export function bracketedNumberOf(text: string): number | undefined {
  // Most lines start otherwise, and reading thousands takes a page long.
  if (!/^\s*[[(]/.test(text)) return undefined
  const { words } = wordsOf(text)
  return isNumbering(words) ? words[0]?.quantity : undefined
}
