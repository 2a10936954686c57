import type { StoreSettings } from '../../support/support.ts'
import type { Seller } from './tax-document.ts'

/** The settings that documents print. */
export type SellerSettings = Pick<StoreSettings, 'seller' | 'bank'>

/** The account that a buyer pays to; undefined when it is not fully set. */
function findBank({ bank: details }: SellerSettings): Seller['bank'] {
  const { accountHolder, bank, accountNumber, ifsc, branch, upiId } = details
  if ([accountHolder, bank, accountNumber, ifsc].includes('')) return undefined
  return {
    accountHolder,
    bank,
    ...(branch && { branch }),
    accountNumber,
    ifsc,
    ...(upiId && { upiId }),
  }
}

/** The seller as documents print it; `undefined` when name, GSTIN, address or state is not set. */
export function findSeller(settings: SellerSettings): Seller | undefined {
  const { name, gstin, address, state, phone, email } = settings.seller
  if ([name, gstin, address, state].includes('')) return undefined
  const bank = findBank(settings)
  return {
    name,
    gstin,
    address,
    state,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(bank && { bank }),
  }
}
