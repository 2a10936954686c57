import type { SellerFact } from '../../schemas/settings.ts'
import type { Audience } from '../accounts/roles.ts'

/** What a person calls each fact about the seller. */
const labelOf: Record<SellerFact, string> = {
  name: 'seller',
  gstin: 'GSTIN',
  address: 'address',
  state: 'state',
  officerName: 'name',
  officerEmail: 'email',
  officerPhone: 'phone',
  dispatchDays: 'days',
  returnDays: 'days',
  refundDays: 'days',
}

/**
 * What stands in place of a fact that the seller has not given: nobody may take a blank for an answer. A superadmin reads
 * where it is given, everybody else that the store knows it.
 * @example missingFact('gstin', 'superadmin') // '[GSTIN: fill in under Settings]'
 * @example missingFact('gstin', 'visitor') // '[GSTIN: ask us]'
 */
export function missingFact(fact: SellerFact, reader: Audience): string {
  return reader === 'superadmin'
    ? `[${labelOf[fact]}: fill in under Settings]`
    : `[${labelOf[fact]}: ask us]`
}

/**
 * The `tel:` URL of a phone number as people write it.
 * @example telephoneUrl('+91 40 4000 1996') // 'tel:+914040001996'
 */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
