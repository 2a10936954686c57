import { largestLineQuantity } from '../../limits.ts'
import { withDigits } from './numbers/counted-words.ts'
import {
  gap,
  number,
  numberStart,
  packageWords,
  pieces as pieceWords,
  said,
  unitEnd,
  units,
} from './numbers/number-words.ts'
import { withoutOtherNumbers } from './numbers/other-numbers.ts'
import { withUnclearNumbers } from './numbers/unclear-numbers.ts'

const labels = '(?:quantity|qty|qnty|nos|pcs|order qty|मात्रा|संख्या)'

/** `1,200` and `1,00,000` become digits; a comma between two cells is followed by no group of three. */
const grouped = /(?<![\p{L}\d,.])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\p{L}\d]|,\d)/gu

/** "680 qty 2": where a number follows, the word is its label. */
const labelled = String.raw`(?!(?:qty|quantity|qnty)${unitEnd}\s*[:=.-]*\s*\d)`

/** Numbers that say themselves that they are the quantity, the surest first. */
const quantities = [
  new RegExp(
    String.raw`[[(]\s*(?:${labels}\s*[:=-]?\s*(${number})(?:\s*${units}${unitEnd})?|(${number})\s*${units}${unitEnd})\s*[\])]`,
    'giu',
  ),
  // "(4) Q2612A" may be the fourth line.
  new RegExp(String.raw`(?<=\S\s*)[[(]\s*(${number})\s*[\])]`, 'giu'),
  new RegExp(String.raw`${numberStart}(${number})\s*-?\s*${labelled}${units}${unitEnd}`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\d])${labels}${unitEnd}\s*[:=.-]*\s*(${number})(?![\p{L}\d])`,
    'giu',
  ),
  new RegExp(String.raw`(?:=+>?|->|[→➡➜➔⇒👉]\ufe0f?)\s*(${number})(?![\p{L}\d])`, 'gu'),
  new RegExp(String.raw`(?:[×*]|(?<=[\s,;\t)])x)\s*(${number})(?![\p{L}\d])`, 'giu'),
  // "cf-226x 3": behind other words the x belongs to a model.
  new RegExp(
    String.raw`(?<=^|(?:need|send|pls|plz|please|order|want|book)\s+)(${number})\s*(?:[×*](?=\s*\p{L})|x(?=\s))`,
    'giu',
  ),
]

/** The pattern of number and unit: nothing parts the number from what stands before it. */
const counted = 2

/** Groups of pieces that have a name. */
const groups: readonly [words: string, pieces: number][] = [
  ['doz[ae]ns?|doz|dzns?|dz|dar[jz][ae]n|दर्जन', 12],
  ['gross', 144],
  ['pairs?|jod[iae]|जोड़ी|जोड़े|जोड़ा', 2],
]
export const groupWords = groups.map(([words]) => words).join('|')
/** Numbers of groups. */
export const groupCount = String.raw`(?:\d+(?:\.\d+)?|half(?:\s+an?)?|aa?dha|आधा)`
const groupPatterns = groups.map(([words, pieces]) => ({
  pattern: new RegExp(
    String.raw`${numberStart}(${groupCount})\s*-?\s*(?:${words})${unitEnd}`,
    'giu',
  ),
  pieces,
}))

/** @returns undefined unless it can be ordered */
export function quantityOf(digits: string): number | undefined {
  const quantity = Number(digits)
  const canOrder = Number.isInteger(quantity) && quantity >= 1 && quantity <= largestLineQuantity
  return canOrder ? quantity : undefined
}

/** The lowest number that is rather a price than pieces, unless it says that it counts. */
const lowestPrice = 1_000
export const mayBePrice = (digits: string) => Number(digits) >= lowestPrice

/** Zeros after a point say nothing; half a piece is no quantity, as zero is none. */
function piecesOf(digits: string): string {
  const whole = digits.replace(/\.0+$/, '')
  return whole.includes('.') ? '0' : whole
}

/** @example piecesOfGroups('2', 12) // '24' */
function piecesOfGroups(count: string, pieces: number): string {
  return piecesOf(String((/^\d/.test(count) ? Number(count) : 0.5) * pieces))
}

/** A unit in the next cell or in brackets: "3, dozen". Where a number follows it, it is the label of that. */
const apart = new RegExp(
  String.raw`(?<=${numberStart}${number})\s*[-,;|([\t]+\s*(?!no\s*$)(${groupWords}|${packageWords}|${pieceWords})${unitEnd}\s*[\])]?(?!\s*[:=.-]*\s*\d)`,
  'giu',
)

/** Puts units beside their numbers. @example joinUnits('Q2612A, 3, dozen') // 'Q2612A, 3 dozen ' */
export function joinUnits(text: string): string {
  return text.replace(apart, ' $1 ')
}

/** Joins the digits of grouped numbers. @example joinGroups('UC-E6 - 1,200') // 'UC-E6 - 1200' */
export function joinGroups(text: string): string {
  return text.replace(grouped, (digits) => digits.replaceAll(',', ''))
}

/**
 * Takes prices out of a line, and marks the numbers that say themselves that they are the quantity. They stay, for the
 * model may end with them: "TN-2365 nos 4".
 * @param text with joined digits
 * @example markQuantity('Q2612A 10 pcs @ 1150/-') // with `gap` and `said`: 'Q2612A said10 gap gap'
 */
export function markQuantity(text: string): string {
  let rest = withUnclearNumbers(withDigits(joinUnits(withoutOtherNumbers(text))))
  for (const { pattern, pieces } of groupPatterns) {
    rest = rest.replace(
      pattern,
      (_whole, count: string) => `${said}${piecesOfGroups(count, pieces)} ${gap} `,
    )
  }
  for (const [index, pattern] of quantities.entries()) {
    const start = index === counted ? '' : ` ${gap} `
    rest = rest.replace(pattern, (whole, first: string | undefined, second?: string | number) => {
      const digits = piecesOf(first ?? String(second))
      // "(1150)" and "= 1150" may be a price.
      if (mayBePrice(digits) && !/\p{L}/u.test(whole) && /[(=[→>]/.test(whole)) return whole
      return `${start}${said}${digits} ${gap} `
    })
  }
  return rest
}
