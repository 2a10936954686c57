/** The usual limit of banks for one UPI payment, in rupees. */
export const largestUpiRupees = 100_000

/** Payee and amount. */
interface UpiPayment {
  upiId: string
  payee: string
  rupees: number
}

/**
 * The URL that opens UPI apps, from a QR code or a link, with everything filled in (NPCI's linking specification: pa,
 * pn, am, cu).
 * @example upiAddressOf({ upiId: 'store@sbi', payee: 'Store Ltd', rupees: 1499.5 })
 */
export function upiAddressOf({ upiId, payee, rupees }: UpiPayment): string {
  const parts = { pa: upiId, pn: payee, am: rupees.toFixed(2), cu: 'INR' }
  // Not URLSearchParams: some apps display its plus for a space as a plus.
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}
