import { findState, stateOfGstin } from '@store/contract/rules/shipping/gst-states'
import type { Config } from '../config.ts'
import type { Seller } from './tax-document.ts'

/**
 * The state the seller delivers from: that of its GST number, else SELLER_STATE.
 * @returns `undefined` when neither is configured
 */
export function sellerStateOf(
  config: Pick<Config, 'SELLER_GSTIN' | 'SELLER_STATE'>,
): string | undefined {
  return (stateOfGstin(config.SELLER_GSTIN) ?? findState(config.SELLER_STATE))?.name
}

/** The configured seller; `undefined` when a part of it is not configured. */
export function findSeller(config: Config): Seller | undefined {
  const seller = {
    name: config.SELLER_NAME,
    gstin: config.SELLER_GSTIN,
    address: config.SELLER_ADDRESS,
    state: sellerStateOf(config) ?? '',
  }
  return Object.values(seller).includes('') ? undefined : seller
}
