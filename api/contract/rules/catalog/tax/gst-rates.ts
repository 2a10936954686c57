import { readHundredths } from '../typed-numbers.ts'

/**
 * The rates of GST that returns, e-invoices and e-way bills take, in percent: the masters of GSTN's Returns Offline Tool
 * V3.2.4 (August 2026). 40 % exists since 22 September 2025 (56th meeting of the GST Council); 6 % and 7.5 % are rates of
 * the composition scheme and of some works, 0.1 % of supplies to exporters.
 */
export const gstRates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const
/** The rates of nearly all goods since 22 September 2025; 12 % and 28 % were abolished for them then. */
export const usualGstRates: readonly number[] = [0, 5, 18, 40]

/** The default rate of a new product, which is that of nearly all IT goods. */
export const defaultGstPercent = 18

const listed = gstRates.map(String)
const rateNames = `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`

function isListed(percent: number): boolean {
  return gstRates.some((rate) => rate === percent)
}

/** The message for a rate that does not exist; 0.18 is probably 18 % as a spreadsheet stores it. */
function noSuchRate(text: string, hundredths: number | undefined): string {
  const meant = hundredths !== undefined && hundredths > 0 && isListed(hundredths)
  return `${text} is no GST rate. Use ${rateNames}.${meant ? ` Did you mean ${hundredths}?` : ''}`
}

const rateBefore = /^(?:i?gst)?\s*@?\s*/i
const rateBehind = /\s*(?:%|per\s?cent)?\s*(?:i?gst)?$/i
/** No rate is written longer. */
const longestRate = 40

/**
 * Reads a GST rate in percent, as typed; a percent sign may follow, and the name of the tax stand beside it.
 * @returns the rate, or the message for one that does not exist
 * @example readGstRate('18 %') // { percent: 18 }
 * @example readGstRate('GST @18%') // { percent: 18 }
 */
export function readGstRate(text: string): { percent: number } | { message: string } {
  const typed = text.trim()
  const number =
    typed.length > longestRate ? typed : typed.replace(rateBefore, '').replace(rateBehind, '')
  const hundredths = readHundredths(number)
  const percent = hundredths === undefined ? undefined : hundredths / 100
  return percent !== undefined && isListed(percent)
    ? { percent }
    : { message: noSuchRate(typed.slice(0, 20), hundredths) }
}

/**
 * The note for a rate that exists, but not for usual goods; undefined for the others.
 * @example describeUnusualRate(28) // '28 % is unusual: since 22 September 2025 …'
 */
export function describeUnusualRate(percent: number): string | undefined {
  if (usualGstRates.includes(percent)) return undefined
  return `${percent} % is unusual: since 22 September 2025 goods have 0, 5, 18 or 40 %.`
}
