import type { Paise } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'

/** Names of orders in a sentence: `#5XBNRP, #7K2M4Q and #9PLW3R`. */
function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
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
  taxAtSource: (missing: Paise) =>
    `${formatPlainRupees(missing)} is missing, 0.1 % of the value without GST: tax deducted at source (section 393 of the Income-tax Act, formerly 194Q).`,
  over: (rest: Paise) => `It is ${formatPlainRupees(rest)} more than is open. The rest waits.`,
  part: (missing: Paise) => `It pays a part. ${formatPlainRupees(missing)} stays open.`,
  several: (count: number) => `It is just what is open of ${count} orders together.`,
  cancelled: (names: readonly string[]) =>
    `${listNames(names)} was cancelled. The money waits for another order.`,
  paidAlready: (names: readonly string[]) => `Nothing is open of ${listNames(names)} any more.`,
  /** What a person should know besides. */
  otherCredit: 'Another credit names this order too.',
  choose: (count: number) => `${count} open orders have this amount. Choose one.`,
  waiting: 'It names no open order, and none fits its payer or its amount.',
} as const
