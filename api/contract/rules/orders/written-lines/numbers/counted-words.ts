import { pieces, wordEnd } from './number-words.ts'

/** Numbers as dealers write them in words. */
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12, single: 1 },
  ...{ ek: 1, do: 2, teen: 3, char: 4, chaar: 4, panch: 5, paanch: 5, saat: 7, aath: 8, das: 10 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, दस: 10 },
}

/** At the beginning or right behind a model: elsewhere `do` is "give", and a word the end of a greater number. */
const place = String.raw`(?<=^\s?|\d\p{L}{0,9}[\s:=,-]{1,3})`
/** A package in words is asked about: what its pieces were read as could not be said. */
const counted = new RegExp(
  String.raw`${place}(${Object.keys(numbers).join('|')})(?=\s+(?:${pieces})${wordEnd})`,
  'iu',
)
/** A number that is no part of a model, unlike that of "DIR-615". */
const ownNumber = /(?<![\p{L}\d])(?<!(?<![\p{L}\d])\p{L}{1,3}-)\d+(?![\p{L}\d])/u

/**
 * Writes a number of pieces in digits that stands in words, in a line without a number of its own.
 * @example withDigits('Q2612A das piece') // 'Q2612A 10 piece'
 */
export function withDigits(text: string): string {
  if (ownNumber.test(text)) return text
  return text.replace(counted, (word) => String(numbers[word.toLowerCase()]))
}
