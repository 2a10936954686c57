import type { Seller } from './tax-document.ts'

/** The seller as documents print it; `undefined` when a part of it is not set. */
export function findSeller({ name, gstin, address, state }: Seller): Seller | undefined {
  const seller = { name, gstin, address, state }
  return Object.values(seller).includes('') ? undefined : seller
}
