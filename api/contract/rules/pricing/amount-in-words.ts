import type { Paise } from './money.ts'

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen'
).split(' ')
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

function spellOut(whole: number): string {
  const unit = units.find(([size]) => whole >= size)
  if (unit) {
    const [size, name] = unit
    const rest = whole % size
    const head = `${spellOut(Math.floor(whole / size))} ${name}`
    return rest === 0 ? head : `${head} ${spellOut(rest)}`
  }
  if (whole < small.length) return small[whole] ?? ''
  const rest = whole % 10
  const ten = tens[Math.floor(whole / 10)] ?? ''
  return rest === 0 ? ten : `${ten} ${small[rest]}`
}

/**
 * An amount in words as on Indian invoices, in lakh and crore.
 * @param amount not negative
 * @example amountInWords(paise(12345650)) // 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only'
 */
export function amountInWords(amount: Paise): string {
  const rest = amount % 100
  const rupees = `Rupees ${spellOut(Math.floor(amount / 100))}`
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${spellOut(rest)} Paise Only`
}
