import { findState, stateOfGstin } from '@store/contract/rules/gst-states'
import * as messages from '@store/contract/rules/messages'
import type { Config } from '../config.ts'
import { RefusedError } from '../http/errors.ts'
import type { Seller } from './tax-document.ts'

/**
 * The state the seller delivers from: that of its GST number, else the one that is told.
 * @returns `undefined` when neither is configured
 */
export function sellerStateOf(
  config: Pick<Config, 'SELLER_GSTIN' | 'SELLER_STATE'>,
): string | undefined {
  return (stateOfGstin(config.SELLER_GSTIN) ?? findState(config.SELLER_STATE))?.name
}

/**
 * Who sells: from the configuration, never from code.
 * @throws RefusedError (501) while a part of it is not configured
 */
export function sellerOf(config: Config): Seller {
  const seller = {
    name: config.SELLER_NAME,
    gstin: config.SELLER_GSTIN,
    address: config.SELLER_ADDRESS,
    state: sellerStateOf(config) ?? '',
  }
  if (Object.values(seller).includes('')) {
    throw new RefusedError({ message: messages.invoices.sellerMissing, statusCode: 501 })
  }
  return seller
}
