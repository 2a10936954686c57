import { type LineWord, wordsOf } from './line-words.ts'
import { hasOtherCount } from './numbers/joined-numbers.ts'
import { gap, said } from './numbers/number-words.ts'

/** Words after which a number counts pieces, for nothing of that kind is numbered. */
const kinds =
  /^(?:toners?|cartridges?|inks?|bottles?|drums?|ribbons?|cables?|mouse|keyboards?|combo|adapt[eo]rs?|batter(?:y|ies)|cameras?|switch(?:es)?|routers?|connectors?|black|bk|cyan|magenta|yellow|colou?r|compatible|original|orig|genuine|white|blue|red|टोनर|कार्ट्रिज|स्याही|इंक|ड्रम|राउटर|माउस|कीबोर्ड|केबल|कैमरा|स्विच)$/i
/** Words after which a number names what a product is for. */
const purposes =
  /^(?:for|fits?|suitable|with|series|laserjet|deskjet|officejet|inkjet|model|के|वाला)$/i
/** Words before a number that is no quantity: "warranty: 1". */
const properties =
  /^(?:warranty|guarantee|validity|backup|size|version|ver|capacity|speed|power|delivery|type|level|gen|generation|only|just|another)$/i
/** "890 tak" is a price, "kal tak" a day. */
const limits = /^(?:tak|तक)$/i
const requests =
  /^(?:i|we|need|needed|want|send|pls|plz|please|kindly|order|book|give|sir|ji|madam|bhai|bhaiya|boss|require|required|urgent|urgently|asap|immediately|also|and|today|tomorrow|kal|aaj|abhi|tak|subah|sha+m|jaldi|thanks|thx|chahiye|chaiye|chahie|bhej\p{L}*|venum|vendum|anupp\p{L}*|kavali|pampandi|pampinchandi|beku|kodi|kalisi|joie|joiye|moklo|moklav\p{L}*|pahije|pathva|dya|do|de|dena|dedo|dijiye|lageg[ai]|lagenge|hai|h|भेज[\p{L}\p{M}]*|चाहिए|कृपया|दो|देना|लगेगा|जल्दी|कल|आज|तक|सुबह|शाम|भाई|जी|सर)$/iu
/** Digits of a number that only blanks part from the others. */
const longestAfterBlank = 4

const isLong = ({ text, before }: LineWord) =>
  text.length > longestAfterBlank && /^ *$/.test(before)

/** True when what follows a number changes nothing of what it means: words of requests, and what a sign parts. */
function isLast(words: readonly LineWord[], at: number): boolean {
  const behind = words.slice(at + 1)
  if (limits.test(behind[0]?.text ?? '')) return false
  const end = behind.findIndex(({ before }) => before.includes(gap) || /[,;\t([]/.test(before))
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .every(({ text }) => requests.test(text) || kinds.test(text))
}

/** "10 Q2612A", "need 5 black Q2612A"; "3: Q2612A" and "3 - Q2612A" may be the third line. */
function isTakenBefore(words: readonly LineWord[], at: number): boolean {
  const isFirst = words.slice(0, at).every(({ text }) => requests.test(text))
  const isCounting = /^[\s,;\t"]+$/.test(words[at + 1]?.before ?? '')
  const isOfEach = words.some(({ text }) => /^(?:each|every|per)$/i.test(text))
  return isFirst && isCounting && !isOfEach && (words[at]?.text.length ?? 0) <= longestAfterBlank
}

function isTaken(
  words: readonly LineWord[],
  at: number,
  { from, to }: { from: number; to: number },
): boolean {
  const [previous, word] = [words[at - 1], words[at]]
  if (!word || word.before.includes('/') || words[at + 1]?.before.startsWith('/')) return false
  if (at < from) return isTakenBefore(words, at)
  if (!isLast(words, at)) return false
  if (at === to) return !isLong(word)
  if (!previous || word.before === '-' || properties.test(previous.text)) return false
  if (words.slice(to, at).some(({ text }) => purposes.test(text))) return false
  const isParted = /[-,;\t=]/.test(word.before) && !word.before.includes(gap)
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

/**
 * The number before a line that may be its quantity or its place in a list.
 * @returns undefined when there is none, or the line says its quantity elsewhere
 * @example numberingOf('(4) Q2612A') // 4
 */
export function numberingOf(text: string): number | undefined {
  // Most lines start otherwise, and reading thousands takes a page long.
  if (!/^\s*[[(]/.test(text)) return undefined
  const { words } = wordsOf(text)
  return isNumbering(words) ? words[0]?.quantity : undefined
}
