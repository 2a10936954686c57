const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/**
 * A number of things, grouped the Indian way.
 * @example formatCount(123456) // '1,23,456'
 */
export function formatCount(count: number): string {
  return whole.format(count)
}
