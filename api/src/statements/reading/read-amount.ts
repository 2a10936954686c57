import { type Paise, paise } from '@store/contract/rules/pricing/money'

/** An amount of a cell. */
export interface CellAmount {
  /** Never negative. */
  amount: Paise
  /** By a sign, or by Cr or Dr beside the number; undefined without either. */
  direction: 'credit' | 'debit' | undefined
  /** A minus, or brackets: in a column for one direction it is money that went the other way. */
  isNegative: boolean
}

const currency = /^(?:₹|inr|rs\.?)\s*/i
const ending = /\s*(?:inr|\/-)$/i
const mark = /\s*\(?(?<![a-z])(cr|dr)\.?\)?$/i
/** Without separators; grouped as in India (12,34,567); or by thousands. */
const whole = String.raw`\d{1,13}|\d{1,2}(?:,\d{2}){0,5},\d{3}|\d{1,3}(?:,\d{3}){1,4}`
const number = new RegExp(String.raw`^(${whole})(?:\.(\d+))?$`)

/** Paise of the digits behind the point; a workbook may hold 0.1 + 0.2 as 0.30000000000000004. */
function readDecimals(decimals: string): number | undefined {
  if (decimals.length <= 2 || /^\d{2}0*$/.test(decimals)) {
    return Number(decimals.padEnd(2, '0').slice(0, 2))
  }
  return decimals.length >= 8 ? Math.round(Number(`0.${decimals}`) * 100) : undefined
}

/**
 * Reads an amount as banks in India write it: `1,23,456.00`, `₹ 1499`, `1,499.50 Cr`, `-200.00`, `(200.00)`.
 * @returns undefined when it is none, has a broken grouping, or a fraction of a paisa
 */
export function readAmount(text: string): CellAmount | undefined {
  let rest = text.trim()
  const letters = mark.exec(rest)
  if (letters) rest = rest.slice(0, letters.index).trim()
  const sign = /^[+-]/.exec(rest)?.[0]
  const isBracketed = /^\(.*\)$/.test(rest)
  if (isBracketed) rest = rest.slice(1, -1)
  rest = rest
    .replace(/^[+-]\s*/, '')
    .replace(currency, '')
    .replace(ending, '')
    .trim()
  const parts = number.exec(rest)
  if (!parts) return undefined
  const decimals = readDecimals(parts[2] ?? '')
  if (decimals === undefined) return undefined
  const amount = paise(Number((parts[1] ?? '').replaceAll(',', '')) * 100 + decimals)
  const isNegative = sign === '-' || isBracketed
  const isDebit = letters?.[1]?.toLowerCase() === 'dr' || isNegative
  const isCredit = letters?.[1]?.toLowerCase() === 'cr' || sign === '+'
  if (isDebit && isCredit) return undefined
  return { amount, direction: isDebit ? 'debit' : isCredit ? 'credit' : undefined, isNegative }
}
