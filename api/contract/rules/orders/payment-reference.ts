/**
 * A transaction number as it is kept: capital letters and digits, without the spaces and dashes that
 * people put in. Banks disagree on the length (IMPS and UPI 12, NEFT 16, RTGS 22), so 10 to 30 pass.
 * @returns `undefined` for what cannot be one
 * @example normalisePaymentReference('sbin 0426-1234 5678') // 'SBIN042612345678'
 */
export function normalisePaymentReference(text: string): string | undefined {
  const reference = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[0-9A-Z]{10,30}$/.test(reference) ? reference : undefined
}
