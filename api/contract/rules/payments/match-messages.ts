import type { Paise } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'
import { type TaxAtSource, type TaxForm, taxSources } from './tax-at-source.ts'

/** Names of orders in a sentence: `#5XBNRP, #7K2M4Q and #9PLW3R`. */
function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** What the tax of each form is taken of. */
const taxBases: Readonly<Record<TaxForm, string>> = {
  value: '0.1 % of the value without GST',
  advance: '0.1 % of the whole amount, which was paid before the invoice',
  'above-limit': '0.1 % of the part above ₹50 lakh this year',
  'no-pan': '5 %, because the buyer does not have your PAN',
}

/** The credit of another statement that may be the same transfer. */
interface OtherCredit {
  amount: Paise
  /** As people read it. */
  day: string
  fileName: string
  isAssigned: boolean
}

/** A sum that one file has as one credit, and another one as its parts. */
interface DividedCredit {
  sum: Paise
  /** Of its parts. */
  amounts: readonly Paise[]
  /** As people read it. */
  day: string
  /** The file that has the other side. */
  fileName: string
  /** Whether the bank names both by one reference. */
  isNamed: boolean
  isOnly: boolean
}

/** More amounts are counted. */
const mostAmounts = 5

/** @example listCredits([paise(420000), paise(676000)]) // '2 credits (₹4,200 and ₹6,760)' */
function listCredits(amounts: readonly Paise[]): string {
  const shown = amounts.slice(0, mostAmounts).map((amount) => formatPlainRupees(amount))
  const rest = amounts.length - shown.length
  const listed = listNames(rest > 0 ? [...shown, `${rest} more`] : shown)
  return `${amounts.length} ${amounts.length === 1 ? 'credit' : 'credits'} (${listed})`
}

function evidenceOf({ isNamed, isOnly }: DividedCredit): string {
  const named = isNamed
    ? 'Account, amount, day and reference are the same.'
    : 'Account, amount and day are the same; the bank gave no reference.'
  return isOnly ? named : `${named} Another one fits as well: compare before you answer.`
}

/** The debit by which a credit went back. */
interface ReturnedCredit {
  amount: Paise
  /** As people read it. */
  day: string
  fileName: string
  narration: string
  /** The orders that still have the money. */
  names: readonly string[]
}

/**
 * The sentences that tell an admin why a credit is thought to pay an order: what led to it, then how the amount fits. Orders by
 * their short names (`#5XBNRP`).
 */
export const matchMessages = {
  /** What led to the order. */
  code: (names: readonly string[]) => `The narration has the payment code of ${listNames(names)}.`,
  mistypedCode: (names: readonly string[]) =>
    `The narration has the payment code of ${listNames(names)}, mistyped in one place.`,
  reference: (names: readonly string[]) =>
    `The transfer has the reference of the proof for ${listNames(names)}.`,
  cutReference: (names: readonly string[]) =>
    `The transfer has a part of the reference of the proof for ${listNames(names)}.`,
  codeAndReference: (names: readonly string[]) =>
    `The payment code and the reference name different orders: ${listNames(names)}.`,
  knownPayer: 'This payer has paid for this buyer before.',
  payerName: 'The name of the payer is that of the buyer.',
  amountOnly: 'Nothing but the amount and the day fits.',
  /** How the amount fits. */
  equal: 'The amount is just what is open.',
  short: (missing: Paise) => `${formatPlainRupees(missing)} is missing.`,
  taxAtSource: (missing: Paise, { form, isAboveLimit }: TaxAtSource) =>
    `${formatPlainRupees(missing)} is missing, ${taxBases[form]}: tax deducted at source (${taxSources[form]}).${
      isAboveLimit ? '' : ' The orders of this year are below ₹50 lakh: ask the buyer.'
    }`,
  over: (rest: Paise) =>
    `It is ${formatPlainRupees(rest)} more than is open. The rest stays as credit.`,
  part: (missing: Paise) => `It pays a part. ${formatPlainRupees(missing)} stays open.`,
  several: (count: number) => `It is just what is open of ${count} orders together.`,
  cancelled: (names: readonly string[]) =>
    `${listNames(names)} was cancelled. The money stays as credit for another order.`,
  paidAlready: (names: readonly string[]) => `Nothing is open of ${listNames(names)} any more.`,
  /** @param paidOn the days as people read them, one per order */
  paidTwice: (names: readonly string[], paidOn: readonly string[]) =>
    `It has the code of ${listNames(names)}, paid on ${listNames(paidOn)}: paid twice? Pay it back, or choose another order.`,
  paidTwiceByReference: (names: readonly string[], paidOn: readonly string[]) =>
    `It has the reference of the proof for ${listNames(names)}, paid on ${listNames(paidOn)}: paid twice? Pay it back, or choose another order.`,
  /** What keeps a credit from being matched. */
  perhapsSame: ({ amount, day, fileName, isAssigned }: OtherCredit) =>
    `Perhaps the same as ${formatPlainRupees(amount)} of ${day} in ${fileName}, which ${isAssigned ? 'is assigned already' : 'has no order yet'}.`,
  sumOfParts: (divided: DividedCredit) =>
    `This sum is made of ${listCredits(divided.amounts)} in ${divided.fileName}, which count on their own. ${evidenceOf(divided)}`,
  partOfSum: (divided: DividedCredit) =>
    `One of ${listCredits(divided.amounts)} that are ${formatPlainRupees(divided.sum)} of ${divided.day} in ${divided.fileName}, which is assigned or went back. ${evidenceOf(divided)}`,
  returned: ({ amount, day, fileName, narration, names }: ReturnedCredit) =>
    `The bank took ${formatPlainRupees(amount)} back on ${day} (${fileName}): "${narration}".${
      names.length === 0 ? '' : ` It is still assigned to ${listNames(names)}.`
    }`,
  /** What a person should know besides. */
  otherCredit: 'Another credit names this order too.',
  choose: (count: number) => `${count} open orders have this amount. Choose one.`,
  waiting: 'It names no open order, and none fits its payer or its amount.',
} as const
