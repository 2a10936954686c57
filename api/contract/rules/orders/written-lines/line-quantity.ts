import { largestLineQuantity } from '../../limits.ts'
import { cut } from './line-pieces.ts'

/** A number as people group it: 1200, 1,200 or 1,00,000; zeros after a point say the same. */
const number = String.raw`\d+(?:\.\d+)?`
const pieces =
  'pcs?|pieces?|peices?|peaces?|pis|nos?|numbers|units?|qty|ea|each|rolls?|reams?|bottles?|botal|nag|nug|पीस|पीसेस|नग|नंग|पीसी|यूनिट|बोतल'
/** Packages, of which nobody knows how many pieces they hold. */
export const packageWords =
  'box(?:es)?|bxs?|cartons?|ctns?|sets?|pkts?|packets?|packs?|bundles?|peti|dabb[ae]|dibb[ae]|डिब्बा|डिब्बे|बॉक्स|सेट|पैकेट|पेटी'
const units = `(?:${pieces}|${packageWords})`
const unitEnd = String.raw`(?![\p{L}\p{M}\d])\.?`
const labels = '(?:quantity|qty|qnty|nos?|pcs|order qty|मात्रा|संख्या)'
const before = String.raw`(?<![\p{L}\p{M}\d.\ue001])`

/** `1,200` and `1,00,000` become digits; a comma between two cells is followed by no group of three. */
const grouped = /(?<![\p{L}\d,.])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\p{L}\d]|,\d)/gu

const rupees = String.raw`(?:rs\.?|inr|₹|रु\.?|रुपये)`
const amount = String.raw`${number}(?:\s*\/[-=])?`
/** Prices, taxes and dates: numbers of a line that are never a quantity. */
const otherNumbers = [
  // A row of Tally: quantity, unit, rate, "Nos" once more, amount.
  new RegExp(
    String.raw`(?<=${before}${number}\s*${units}\.?)\s+\d+\.\d{2}(?:\s*\/?\s*${units}${unitEnd})?(?:\s+\d+\.\d{2})?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:@|\bat\b)\s*${rupees}?\s*${amount}(?:\s*(?:per|\/)\s*${units}${unitEnd})?`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}])${rupees}\s*${amount}`, 'giu'),
  new RegExp(String.raw`${before}${number}\s*(?:\/[-=]|${rupees}(?![\p{L}\p{M}]))`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:rate|price|mrp|amt|amount|total|hsn|gst|igst|disc|discount|dp|value|भाव|रेट|दाम|कीमत)(?![\p{L}\p{M}\d])\s*[:=-]*\s*${rupees}?\s*${amount}\s*%?`,
    'giu',
  ),
  new RegExp(String.raw`${before}${number}\s*%`, 'gu'),
  new RegExp(String.raw`${before}\d+\.\d{2}(?![\p{L}\d.]|\s*${units}${unitEnd})`, 'giu'),
  /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}(?![\p{L}\d])/gu,
]

/** Numbers that say themselves that they are the quantity, the surest first. */
const quantities = [
  new RegExp(
    String.raw`[[(]\s*(?:${labels}\s*[:=-]?\s*(${number})(?:\s*${units}${unitEnd})?|(${number})\s*${units}${unitEnd})\s*[\])]`,
    'giu',
  ),
  // "(4) Q2612A" may be the fourth line.
  new RegExp(String.raw`(?<=\S\s*)[[(]\s*(${number})\s*[\])]`, 'giu'),
  new RegExp(String.raw`${before}(${number})\s*-?\s*${units}${unitEnd}`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\d])${labels}${unitEnd}\s*[:=.-]*\s*(${number})(?![\p{L}\d])`,
    'giu',
  ),
  new RegExp(String.raw`(?:=+>?|->|→)\s*(${number})(?![\p{L}\d])`, 'gu'),
  new RegExp(String.raw`(?:[×*]|(?<=[\s,;\t)])x)\s*(${number})(?![\p{L}\d])`, 'giu'),
  // "cf-226x 3": behind other words the x belongs to a model.
  new RegExp(
    String.raw`(?<=^|(?:need|send|pls|plz|please|order|want|book)\s+)(${number})\s*(?:[×*](?=\s*\p{L})|x(?=\s))`,
    'giu',
  ),
]

/** The pattern of number and unit: nothing parts the number from what stands before it. */
const counted = 2

/** What somebody does not want any more, or not at all. */
const refusals =
  /(?<![\p{L}\d])(?:cancel(?:led|ed)?|not (?:required|needed|wanted)|do ?n[o']t send|nahi+n? chahiye|mat bhej\p{L}*|रद्द|नहीं चाहिए|मत भेज\p{L}*)(?![\p{L}\d])/giu

/** The beginning or the end of what stands elsewhere: "5" may go on as "5 dozen". */
const cuts = new RegExp(String.raw`^\.{${cut.length}} | \.{${cut.length}}$`, 'g')

/** True for a piece of a line whose beginning or end was cut off. */
export const isCut = (text: string): boolean => text.search(cuts) >= 0

/** Groups of pieces that have a name. */
const groups: readonly [words: string, pieces: number][] = [
  ['doz[ae]ns?|doz|dz|dar[jz][ae]n|दर्जन', 12],
  ['gross', 144],
  ['pairs?|jod[iae]|जोड़ी|जोड़े|जोड़ा', 2],
]
export const groupWords = groups.map(([words]) => words).join('|')
/** Numbers of groups. */
export const groupCount = String.raw`(?:\d+(?:\.\d+)?|half(?:\s+an?)?|aa?dha|आधा)`
const groupPatterns = groups.map(([words, pieces]) => ({
  pattern: new RegExp(String.raw`${before}(${groupCount})\s*-?\s*(?:${words})${unitEnd}`, 'giu'),
  pieces,
}))

/** Separates what stood before a number that was taken out from what stood after it. */
export const gap = '\ue000'
/** Marks a number that says itself that it is the quantity. */
export const said = '\ue001'

/** @returns undefined unless it can be ordered */
export function quantityOf(digits: string): number | undefined {
  const quantity = Number(digits)
  const canOrder = Number.isInteger(quantity) && quantity >= 1 && quantity <= largestLineQuantity
  return canOrder ? quantity : undefined
}

/** Zeros after a point say nothing; half a piece is no quantity, as zero is none. */
function piecesOf(digits: string): string {
  const whole = digits.replace(/\.0+$/, '')
  return whole.includes('.') ? '0' : whole
}

/** @example piecesOfGroups('2', 12) // '24' */
function piecesOfGroups(count: string, pieces: number): string {
  return piecesOf(String((/^\d/.test(count) ? Number(count) : 0.5) * pieces))
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
  let rest = text
  for (const pattern of otherNumbers) rest = rest.replace(pattern, ` ${gap} `)
  // No pieces, besides those that the line says: it is asked about.
  for (const pattern of [refusals, cuts]) rest = rest.replace(pattern, ` ${said}0 ${gap} `)
  for (const { pattern, pieces } of groupPatterns) {
    rest = rest.replace(
      pattern,
      (_whole, count: string) => `${said}${piecesOfGroups(count, pieces)} ${gap} `,
    )
  }
  for (const [index, pattern] of quantities.entries()) {
    const start = index === counted ? '' : ` ${gap} `
    rest = rest.replace(
      pattern,
      (_whole, labelled: string | undefined, counted?: string | number) =>
        `${start}${said}${piecesOf(labelled ?? String(counted))} ${gap} `,
    )
  }
  return rest
}
