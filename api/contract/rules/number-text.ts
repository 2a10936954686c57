/**
 * Groups digits as in India: the last three, then by two (base 2.3). Setting up the platform's own formatter
 * takes 20 ms in a browser, before anything is on the screen.
 * @param digits of a whole number, without a sign
 * @example groupDigits('1234567') // '12,34,567'
 */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
}
