import type { SellerFact } from '../../schemas/settings.ts'

/** The environment variable behind each fact about the seller, and what a person calls it. */
const settingOf: Record<SellerFact, { label: string; setting: string }> = {
  name: { label: 'seller', setting: 'SELLER_NAME' },
  gstin: { label: 'GSTIN', setting: 'SELLER_GSTIN' },
  address: { label: 'address', setting: 'SELLER_ADDRESS' },
  state: { label: 'state', setting: 'SELLER_STATE' },
  officerName: { label: 'name', setting: 'GRIEVANCE_OFFICER_NAME' },
  officerEmail: { label: 'e-mail', setting: 'GRIEVANCE_OFFICER_EMAIL' },
  officerPhone: { label: 'phone', setting: 'GRIEVANCE_OFFICER_PHONE' },
  dispatchDays: { label: 'days', setting: 'DISPATCH_DAYS' },
  returnDays: { label: 'days', setting: 'RETURN_DAYS' },
  refundDays: { label: 'days', setting: 'REFUND_DAYS' },
}

/**
 * What stands in place of a fact that the seller has not configured, and which variable gives it: nobody may take a blank
 * for an answer.
 * @example missingFact('gstin') // '[GSTIN: set SELLER_GSTIN]'
 */
export function missingFact(fact: SellerFact): string {
  const { label, setting } = settingOf[fact]
  return `[${label}: set ${setting}]`
}

/**
 * The `tel:` URL of a phone number as people write it.
 * @example telephoneUrl('+91 40 4000 1996') // 'tel:+914040001996'
 */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
