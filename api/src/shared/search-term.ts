/**
 * The letters to look for. Screens print an order as # and the last six letters of its id (spec §2, Admin orders).
 * Phone and transaction numbers are found in any format: without spaces, dashes, and the prefix of India.
 * @example searchTermOf('+91 98765-43210') // '9876543210'
 */
export function searchTermOf(q: string): string {
  const text = q.trim().replace(/^#\s*/, '')
  if (!/^\+?[\d\s()-]*\d[\d\s()-]*$/.test(text)) return text
  const digits = text.replaceAll(/\D/g, '')
  return text.startsWith('+91') ? digits.slice(2) : digits.replace(/^0(?=\d{10}$)/, '')
}
