/**
 * The limit of one UPI payment from person to person, in rupees (NPCI; verified merchants may have ₹5 lakh since 15 September
 * 2025). A store sets its own with `UPI_LIMIT_RUPEES`.
 */
export const defaultUpiLimit = 100_000

/** Payee, amount and purpose. */
export interface UpiPayment {
  upiId: string
  payee: string
  rupees: number
  /** Shown to the payer, and found in the narration of the bank's statement. */
  note?: string | undefined
  /** Four digits, of a merchant's address only: some apps refuse a personal address with `tr` and `mc`. */
  merchantCode?: string | undefined
}

/**
 * The URL that opens UPI apps, from a QR code or a link, with everything filled in (NPCI's linking specification: pa, pn, am,
 * cu, tn; tr and mc for merchants).
 * @example upiLinkOf({ upiId: 'store@sbi', payee: 'Store Ltd', rupees: 1499.5, note: 'ACDE-FGHJ' })
 */
export function upiLinkOf({ upiId, payee, rupees, note, merchantCode }: UpiPayment): string {
  const parts = {
    pa: upiId,
    pn: payee,
    am: rupees.toFixed(2),
    cu: 'INR',
    ...(note && { tn: note }),
    ...(merchantCode && { mc: merchantCode, ...(note && { tr: note.replaceAll('-', '') }) }),
  }
  // Not URLSearchParams: some apps display its plus for a space as a plus.
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}
