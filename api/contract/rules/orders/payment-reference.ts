/**
 * Normalises a transaction number: capital letters and digits, without spaces and dashes. Banks disagree on the length
 * (IMPS and UPI 12, NEFT 16, RTGS 22), so 10 to 30 are accepted.
 * @returns `undefined` for an invalid number
 * @example normalisePaymentReference('sbin 0426-1234 5678') // 'SBIN042612345678'
 */
export function normalisePaymentReference(text: string): string | undefined {
  const reference = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[0-9A-Z]{10,30}$/.test(reference) ? reference : undefined
}
