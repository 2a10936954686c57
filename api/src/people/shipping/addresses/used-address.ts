import { addressLimit } from '@store/contract/rules/shipping/address-book'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { type Database, inTransaction, isDuplicate, newPublicId } from '../../../base/base.ts'
import { insertAddress, lockBook, touchAddress } from './address-repository.ts'

/**
 * Puts the address of a checkout first in the book. A full book stays as it is: a checkout must not fail, nor delete
 * what the buyer has saved.
 */
export async function addUsedAddress(
  db: Database,
  used: { userId: number; shipping: Shipping; at: Date },
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      if (await touchAddress(trx, used)) return
      if ((await lockBook(trx, used.userId)) >= addressLimit) return
      await insertAddress(trx, { ...used, publicId: newPublicId() })
    })
  } catch (error) {
    // A request at the same time has added it.
    if (!isDuplicate(error)) throw error
  }
}
