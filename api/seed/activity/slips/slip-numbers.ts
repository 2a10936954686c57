import { indiaDayOf } from '@store/contract/rules/india-days'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { pickWeighted, wholeBetween } from '../../seeded-random.ts'
import type { DemoBuyer } from '../buyers/demo-buyers.ts'
import type { Slip, SlipForm } from './slip.ts'

/** UPI pays at most one lakh rupees a day; RTGS begins at two. */
const largestUpi = paise(10_000_000)
const smallestRtgs = paise(20_000_000)

const minuteMs = 60_000
/** Number of invented apps and of invented banks. */
export const designs = 3

function digitsOf(count: number, random: () => number): string {
  return Array.from({ length: count }, () => wholeBetween(random, 0, 9)).join('')
}

/** The day of the year in three digits, which transaction numbers contain. */
function dayOfYear(at: Date): string {
  const day = indiaDayOf(at)
  const first = Date.parse(`${day.slice(0, 4)}-01-01`)
  return String((Date.parse(day) - first) / 86_400_000 + 1).padStart(3, '0')
}

function referenceOf(
  { amount, form, at }: { amount: Paise; form: SlipForm; at: Date },
  random: () => number,
): string {
  const year = indiaDayOf(at).slice(2, 4)
  if (form === 'upi') return year.slice(1) + dayOfYear(at) + digitsOf(8, random)
  const code = `DMB${wholeBetween(random, 1, designs)}`
  if (amount < smallestRtgs) return `${code}N${year}${dayOfYear(at)}${digitsOf(6, random)}`
  const day = indiaDayOf(at).replaceAll('-', '')
  return `${code}R5${day}${digitsOf(8, random)}`
}

/** The slip of a payment that was made a few minutes before it was uploaded. */
export function slipOf(
  payment: { buyer: DemoBuyer; amount: Paise; uploadedAt: Date },
  random: () => number,
): Slip {
  const { buyer, amount, uploadedAt } = payment
  const paidAt = new Date(uploadedAt.getTime() - wholeBetween(random, 2, 50) * minuteMs)
  const bank: SlipForm = pickWeighted<SlipForm>(
    [
      ['bank', 3],
      ['pdf', 1],
    ],
    random,
  )
  const form = amount <= largestUpi && random() < 0.92 ? 'upi' : bank
  return {
    form,
    design: wholeBetween(random, 0, designs - 1),
    amount,
    reference: referenceOf({ amount, form, at: paidAt }, random),
    paidAt,
    payer: buyer.payer.toUpperCase(),
  }
}
