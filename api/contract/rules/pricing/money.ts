declare const paiseBrand: unique symbol

/** A whole number of paise: the only form money has inside the code. One rupee is 100 paise. */
export type Paise = number & { readonly [paiseBrand]: true }

function isWholePaise(value: number): value is Paise {
  return Number.isSafeInteger(value)
}

/**
 * Marks a number as an amount of money.
 * @throws RangeError when it is not a whole number of paise
 * @example paise(149950) // ₹ 1,499.50
 */
export function paise(amount: number): Paise {
  if (!isWholePaise(amount)) throw new RangeError(`not a whole number of paise: ${amount}`)
  return amount
}

/** Nothing to pay. */
export const noMoney = paise(0)

/**
 * Reads rupees from the wire (api.md: a JSON number with at most two decimals).
 * @throws RangeError when there are more than two decimals
 * @example paiseFromRupees(1499.5) // 149950
 */
export function paiseFromRupees(rupees: number): Paise {
  const amount = paise(Math.round(rupees * 100))
  // The way back is exact for every amount, so only what was no whole number of paise differs.
  if (rupeesFromPaise(amount) !== rupees) {
    throw new RangeError(`more than two decimals: ${rupees}`)
  }
  return amount
}

/**
 * Writes money for the wire.
 * @example rupeesFromPaise(paise(149950)) // 1499.5
 */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100
}

/** A unit price times a quantity. */
export function times(unitPrice: Paise, quantity: number): Paise {
  return paise(unitPrice * quantity)
}

/** The difference of two amounts; may be below zero. */
export function difference(from: Paise, taken: Paise): Paise {
  return paise(from - taken)
}

/** The sum of amounts; nothing gives zero. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total += amount
  return paise(total)
}

/**
 * What a cart or an order has to stay below: ₹70 lakh crore. Up to here rupees on the wire name each paisa; from
 * 2^46 rupees on a JSON number does not.
 */
export const largestTotal = paise(7_000_000_000_000_000)

/**
 * What a cart comes to: the sum of amounts, or `largestTotal` where that is more. A cart can always be shown and
 * changed; nothing is added to it, and nothing ordered, that would come to as much.
 */
export function boundedSumOf(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total += amount
  return total < largestTotal ? paise(total) : largestTotal
}

/**
 * The share `numerator / denominator` of an amount, halves rounded away from zero; exact for every amount,
 * though amount times numerator may be more than a number holds.
 * @param denominator above zero
 * @throws RangeError when a part is no whole number, or the share is more than a number holds
 * @example shareOf(paise(99900), 100, 118) // 84661
 */
export function shareOf(amount: Paise, numerator: number, denominator: number): Paise {
  const [dividend, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return paise(Number(dividend < 0n ? -rounded : rounded))
}
