declare const paiseBrand: unique symbol

/** A whole number of paise: the only form of money in the code. One rupee is 100 paise. */
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
 * Reads rupees from the wire (base 2.2).
 * @throws RangeError when there are more than two decimals
 * @example paiseFromRupees(1499.5) // 149950
 */
export function paiseFromRupees(rupees: number): Paise {
  const amount = paise(Math.round(rupees * 100))
  // The way back is exact for every amount, so only what was not a whole number of paise differs.
  if (rupeesFromPaise(amount) !== rupees) {
    throw new RangeError(`more than two decimals: ${rupees}`)
  }
  return amount
}

/**
 * Converts money to rupees for the wire.
 * @example rupeesFromPaise(paise(149950)) // 1499.5
 */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100
}

/** A unit price times a quantity. */
export function times(unitPrice: Paise, quantity: number): Paise {
  return paise(unitPrice * quantity)
}

/** The difference of two amounts; may be negative. */
export function difference(from: Paise, taken: Paise): Paise {
  return paise(from - taken)
}

/** The sum of amounts; zero without amounts. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total += amount
  return paise(total)
}

/**
 * The limit of a cart or an order: ₹70 lakh crore. Below it, rupees on the wire represent each paisa exactly; from 2^46
 * rupees on a JSON number does not.
 */
export const largestTotal = paise(7_000_000_000_000_000)

/**
 * The total of a cart: the sum of amounts, at most `largestTotal`. A cart can always be shown and changed, but nothing
 * can be added to it or ordered that would reach the limit.
 */
export function boundedSumOf(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total += amount
  return total < largestTotal ? paise(total) : largestTotal
}

/**
 * The share `numerator / denominator` of an amount, halves rounded away from zero. Exact for every amount, although
 * amount times numerator may exceed the safe integers.
 * @param denominator above zero
 * @throws RangeError when a part is not a whole number, or the share exceeds the safe integers
 * @example shareOf(paise(99900), 100, 118) // 84661
 */
export function shareOf(amount: Paise, numerator: number, denominator: number): Paise {
  const [dividend, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return paise(Number(dividend < 0n ? -rounded : rounded))
}
