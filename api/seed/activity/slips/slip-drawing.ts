import { indiaDayOf, indiaOffsetMinutes } from '@store/contract/rules/india-days'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { lettering, widthOf } from '../../pictures/lettering.ts'
import { path, rect } from '../../pictures/svg.ts'
import type { Slip } from './slip.ts'

/** A picture of which most is the same for every slip of a design. */
export interface SlipDrawing {
  width: number
  height: number
  /** Paper, logo and labels; drawn once. */
  base: string
  /** What differs from slip to slip. */
  detail: string
}

/** Ink, grey labels and green confirmations. */
export const slipInks = { ink: '#1f2733', label: '#6b7480', good: '#16794c', paper: '#ffffff' }

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The lettering has no rupee sign: 1000 units to the em, baseline at 0, like its glyphs. */
const rupeeSign =
  'M60-728H560V-628H420Q445-595 452-555H560V-455H450Q425-300 250-290L480 0H320L100-285V-385H200Q300-385 325-455H60V-555H322Q300-628 200-628H60Z'

/** A time as a phone or a bank shows it. @example timeTextOf(at) // '12 Nov 2026, 11:42 AM' */
export function timeTextOf(at: Date): string {
  const [year = '', month = '1', day = ''] = indiaDayOf(at).split('-')
  const local = new Date(at.getTime() + indiaOffsetMinutes * 60_000)
  const hours = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  const half = hours < 12 ? 'AM' : 'PM'
  return `${day} ${months[Number(month) - 1]} ${year}, ${hours % 12 || 12}:${minutes} ${half}`
}

/** An amount without its sign. */
export function amountTextOf({ amount }: Pick<Slip, 'amount'>): string {
  return formatExactRupees(amount).replace('₹', '')
}

/** An amount with the rupee sign, centred at `x` or starting there. */
export function drawAmount(
  slip: Slip,
  { x, y, size, align }: { x: number; y: number; size: number; align: 'middle' | 'start' },
): string {
  const text = amountTextOf(slip)
  const sign = size * 0.66
  const left = align === 'start' ? x : x - (widthOf(text, size) + sign) / 2
  const placed = `translate(${left.toFixed(1)} ${y}) scale(${(size / 1000).toFixed(4)})`
  const fill = slipInks.ink
  return (
    path(rupeeSign, { transform: placed, fill }) +
    lettering(text, { x: left + sign, y, size, fill, align: 'start' })
  )
}

/** Text that starts at `x`. */
export function line(
  words: string,
  at: { x: number; y: number; size: number; fill?: string; maxWidth?: number },
): string {
  return lettering(words, { fill: slipInks.ink, ...at, align: 'start' })
}

/** An SVG of that size. */
export function svgOf(size: { width: number; height: number }, content: string): string {
  const { width, height } = size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}

/** Plain paper. */
export function paperOf({ width, height }: { width: number; height: number }): string {
  return rect([0, 0, width, height], slipInks.paper)
}
