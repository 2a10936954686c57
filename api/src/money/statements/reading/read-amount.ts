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
const markBehind = /\s*\(?(?<![a-z])(cr?|dr?)\.?\)?$/i
const markBefore = /^(cr|dr)\b\.?\s*/i
/** No-break and thin blanks between groups of digits. */
const groupBlank = /(?<=\d)[\u00a0\u2009\u202f](?=\d)/g
/** Without separators; grouped as in India (12,34,567); or by thousands. */
const whole = String.raw`\d{1,13}|\d{1,2}(?:,\d{2}){0,5},\d{3}|\d{1,3}(?:,\d{3}){1,4}`
const number = new RegExp(String.raw`^(?=\.?\d)(${whole})?(?:\.(\d+))?$`)

/** A text with the blanks that group digits as commas: a narration may hold such blanks, too, but no ordinary one is read so. */
export function joinGroups(text: string): string {
  return text.replace(groupBlank, ',')
}

/** Paise of the digits behind the point; a workbook may hold 0.1 + 0.2 as 0.30000000000000004. */
function readDecimals(decimals: string): number | undefined {
  if (decimals.length <= 2 || /^\d{2}0*$/.test(decimals)) {
    return Number(decimals.padEnd(2, '0').slice(0, 2))
  }
  return decimals.length >= 8 ? Math.round(Number(`0.${decimals}`) * 100) : undefined
}

/**
 * Reads an amount as banks in India write it: `1,23,456.00`, `₹ 1499`, `.50`, `1,499.50 Cr`, `Cr 1,499.50`, `-200.00`,
 * `200.00-`, `(200.00)`; `NIL` is nothing.
 * @returns undefined when it is none, has a broken grouping, or a fraction of a paisa
 */
export function readAmount(text: string): CellAmount | undefined {
  let rest = joinGroups(text.trim())
  if (/^nil$/i.test(rest)) return { amount: paise(0), direction: undefined, isNegative: false }
  const behind = markBehind.exec(rest)
  const letters = behind ?? markBefore.exec(rest)
  if (letters) rest = behind ? rest.slice(0, behind.index).trim() : rest.slice(letters[0].length)
  const sign = /^[+-]|(?<=\d\s*)-$/.exec(rest)?.[0]
  const isBracketed = /^\(.*\)$/.test(rest)
  if (isBracketed) rest = rest.slice(1, -1)
  rest = rest
    .replace(/^[+-]\s*|(?<=\d)\s*-$/, '')
    .replace(currency, '')
    .replace(ending, '')
    .trim()
  const parts = number.exec(rest)
  if (!parts) return undefined
  const decimals = readDecimals(parts[2] ?? '')
  if (decimals === undefined) return undefined
  const amount = paise(Number((parts[1] ?? '').replaceAll(',', '')) * 100 + decimals)
  const isNegative = sign === '-' || isBracketed
  const isDebit = /^d/i.test(letters?.[1] ?? '') || isNegative
  const isCredit = /^c/i.test(letters?.[1] ?? '') || sign === '+'
  if (isDebit && isCredit) return undefined
  return { amount, direction: isDebit ? 'debit' : isCredit ? 'credit' : undefined, isNegative }
}
