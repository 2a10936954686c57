import { gap, said } from './line-quantity.ts'
import { type LineWord, wordsOf } from './line-words.ts'

/** Words after which a number counts pieces, for nothing of that kind is numbered. */
const kinds =
  /^(?:toners?|cartridges?|inks?|bottles?|drums?|ribbons?|cables?|mouse|keyboards?|combo|adapt[eo]rs?|batter(?:y|ies)|cameras?|switch(?:es)?|routers?|connectors?|black|bk|cyan|magenta|yellow|colou?r|compatible|original|orig|genuine|white|blue|red|टोनर|कार्ट्रिज|स्याही)$/i
/** Words after which a number names what a product is for. */
const purposes =
  /^(?:for|fits?|suitable|with|series|laserjet|deskjet|officejet|inkjet|model|के|वाला)$/i
const requests =
  /^(?:i|we|need|needed|want|send|pls|plz|please|kindly|order|book|give|sir|bhai|require|required|urgent|urgently|also|and|भेजो|भेजिए|चाहिए|कृपया)$/i
/** Digits of a number that only blanks part from the others. */
const longestAfterBlank = 4

const isLong = ({ text, before }: LineWord) =>
  text.length > longestAfterBlank && /^ *$/.test(before)

function isTaken(
  words: readonly LineWord[],
  at: number,
  { from, to }: { from: number; to: number },
): boolean {
  const word = words[at]
  if (!word || word.before.includes('/') || words[at + 1]?.before.startsWith('/')) return false
  if (at === to) return !isLong(word)
  const isFirst = words.slice(0, at).every(({ text }) => requests.test(text))
  if (at === from - 1 || (isFirst && at < from)) return word.text.length <= longestAfterBlank
  const previous = words[at - 1]
  if (at < to || !previous || word.before === '-') return false
  if (words.slice(to, at).some(({ text }) => purposes.test(text))) return false
  const isParted = /[-:,;\t=]/.test(word.before) && !word.before.includes(gap)
  return isParted ? at === words.length - 1 : !isLong(word) && kinds.test(previous.text)
}

/** "(4) Q2612A": four pieces, or the fourth line of a list. */
function isNumbering([first, second]: readonly LineWord[]): boolean {
  const isBracketed = /^[[(]/.test(first?.before ?? '') && /^\s*[\])]/.test(second?.before ?? '')
  return isBracketed && first?.isNumber === true && !first.isSaid
}

/**
 * The quantity of a line beside the words that name the product. A number is only taken where people write quantities;
 * two of them, or one elsewhere, are none: the line is asked about.
 * @param from the first word of the model
 * @param to the word after its last
 */
export function quantityBeside(
  words: readonly LineWord[],
  from: number,
  to: number,
): number | undefined {
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
    const isRange = first?.before === `-${said}` && bare.some(([other]) => other === at - 1)
    // "TL-WA850RE(2) 5": what brackets hold may be a part of the name, too.
    const isParted = first?.before.includes(gap) ?? false
    const isUnclear = isRange || ((mayName || isParted) && bare.some(([other]) => other > at))
    return values.size === 1 && !isUnclear ? first?.quantity : undefined
  }
  const [only, second] = bare
  if (!only || second || (only[0] === 0 && isNumbering(words))) return undefined
  return isTaken(words, only[0], { from, to }) ? only[1].quantity : undefined
}

/**
 * The number before a line that may be its quantity or its place in a list.
 * @returns undefined when there is none, or the line says its quantity elsewhere
 * @example numberingOf('(4) Q2612A') // 4
 */
export function numberingOf(text: string): number | undefined {
  const { words } = wordsOf(text)
  return isNumbering(words) ? words[0]?.quantity : undefined
}
