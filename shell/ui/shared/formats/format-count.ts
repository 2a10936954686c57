import { groupDigits } from '@store/contract/rules/number-text'

/**
 * A number of things, grouped the Indian way.
 * @example formatCount(123456) // '1,23,456'
 */
export function formatCount(count: number): string {
  return `${count < 0 ? '-' : ''}${groupDigits(Math.abs(count).toFixed(0))}`
}
