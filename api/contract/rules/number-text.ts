/**
 * Groups digits as people in India do: the last three, then by two (spec §9, en-IN). The platform's own formatter
 * takes a browser 20 ms to set up, before anything is on the screen.
 * @param digits of a whole number, without a sign
 * @example groupDigits('1234567') // '12,34,567'
 */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
}
