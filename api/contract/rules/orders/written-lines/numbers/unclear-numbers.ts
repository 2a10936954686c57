import { cut } from '../line-pieces.ts'
import {
  gap,
  number,
  numberStart,
  packageWords,
  said,
  units,
  wordEnd,
  wordStart,
} from './number-words.ts'

/** Signs and words between numbers that make another quantity of them, or none; words alone are asked about unless known. */
const patterns = [
  // "1/2 dozen", "1½", "10/12 pcs".
  String.raw`\d\s*\u2044\s*\d`,
  String.raw`${numberStart}\d+\s*\/\s*\d+\s*-?\s*(?:${units}|doz|dar[jz])`,
  // "10 pcs x 10", "5 pcs + 5 pcs".
  String.raw`(?<=${numberStart}${number}\s*-?\s*${units}\.?\s*)(?:[x×*+&]|and|plus|aur|or|ya|और|या)(?=\s*\d+(?:\.\d+)?(?![\p{L}\p{M}\d]))`,
  // What a package holds is no number of packages, and "5 nos each" is five of each of several.
  String.raw`(?:${packageWords})\.?\s*(?:of|with|x|contain\p{L}*|me|mein|wal[aei]|में)\s*\d+`,
  String.raw`${numberStart}${number}\s*-?\s*${units}\.?\s*(?:each|every|per|\/|har|प्रति)(?![\p{L}\p{M}])(?!\s*[\d-])`,
  // Behind a price it is part of that.
  String.raw`(?<!${gap}\s*|as\s+)${wordStart}(?:each|per|every|har|हर|प्रत्येक)${wordEnd}`,
  // "5, no"
  String.raw`[-,;]\s*(?:no|nahi+n?|नहीं)\s*$`,
  // Struck out in WhatsApp, or about so many.
  '~',
  // A question; a mark before a number was put to ask about that.
  String.raw`\?(?!\s*\d)`,
  // The beginning or the end of what stands elsewhere: "5" may go on as "5 dozen".
  String.raw`^\.{${cut.length}} | \.{${cut.length}}$`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** No pieces besides those that the line says: it is asked about. */
const none = ` ${said}0 ${gap} `

/** Puts a quantity that cannot be ordered where a line says its quantity otherwise than by one number. */
export function withUnclearNumbers(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, none), text)
}
