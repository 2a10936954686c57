import type { SellerFacts } from '@store/contract/schemas/settings'
import type { Config } from '../config.ts'
import { sellerStateOf } from '../invoices/seller.ts'

/** What is configured of the seller and its terms; unlike an invoice, the footer shows an incomplete seller too. */
export function sellerFactsOf(config: Config): SellerFacts {
  const facts: SellerFacts = {
    name: config.SELLER_NAME,
    gstin: config.SELLER_GSTIN,
    address: config.SELLER_ADDRESS,
    state: sellerStateOf(config) ?? '',
    officerName: config.GRIEVANCE_OFFICER_NAME,
    officerEmail: config.GRIEVANCE_OFFICER_EMAIL,
    officerPhone: config.GRIEVANCE_OFFICER_PHONE,
    dispatchDays: config.DISPATCH_DAYS,
    returnDays: config.RETURN_DAYS,
    refundDays: config.REFUND_DAYS,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value))
}
