import { addressLimit } from '@store/contract/rules/shipping/address-book'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { Database } from '../../database/database.ts'
import { isDuplicate, retryTransaction } from '../../database/transaction.ts'
import { newPublicId } from '../../shared/ids.ts'
import { findAddresses } from './address-query.ts'
import { insertAddress, touchAddress } from './address-repository.ts'

/**
 * Puts the address of a checkout first in the book. A full book stays as it is: a checkout must not fail, nor delete
 * what the buyer has saved.
 */
export async function addUsedAddress(
  db: Database,
  used: { userId: number; shipping: Shipping; at: Date },
): Promise<void> {
  try {
    await retryTransaction(async () => {
      if (await touchAddress(db, used)) return
      if ((await findAddresses(db, used.userId)).length >= addressLimit) return
      await insertAddress(db, { ...used, publicId: newPublicId() })
    })
  } catch (error) {
    // A request at the same time has added it.
    if (!isDuplicate(error)) throw error
  }
}
