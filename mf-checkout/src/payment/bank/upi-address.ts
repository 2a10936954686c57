/** The most that banks let a person pay by UPI at once, in rupees. */
export const largestUpiRupees = 100_000

/** Who is paid, and how much. */
interface UpiPayment {
  upiId: string
  payee: string
  rupees: number
}

/**
 * The address that UPI apps open, from a QR code or a link, with everything filled in (NPCI's linking
 * specification: pa, pn, am, cu).
 * @example upiAddressOf({ upiId: 'store@sbi', payee: 'Store Ltd', rupees: 1499.5 })
 */
export function upiAddressOf({ upiId, payee, rupees }: UpiPayment): string {
  const parts = { pa: upiId, pn: payee, am: rupees.toFixed(2), cu: 'INR' }
  // Not URLSearchParams: its plus for a space shows up as a plus in some of the apps.
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}
