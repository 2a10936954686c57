import * as messages from '@store/contract/rules/messages'
import type { Config } from '../config.ts'
import { RefusedError } from '../http/errors.ts'
import type { Seller } from './tax-document.ts'

/**
 * Who sells: from the configuration, never from code.
 * @throws RefusedError (501) while a part of it is not configured
 */
export function sellerOf(config: Config): Seller {
  const seller = {
    name: config.SELLER_NAME,
    gstin: config.SELLER_GSTIN,
    address: config.SELLER_ADDRESS,
    state: config.SELLER_STATE,
  }
  if (Object.values(seller).includes('')) {
    throw new RefusedError({ message: messages.invoices.sellerMissing, statusCode: 501 })
  }
  return seller
}
