import { indiaDayOf } from '@store/contract/rules/india-days'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../base/base.ts'
import { balanceOn } from './fold-ledger.ts'
import { readEntries } from './ledger-query.ts'

/** What a buyer owes at an instant; negative when the store has an advance of the buyer. */
export async function readBalance(db: Database, buyerId: number, at: Date): Promise<Paise> {
  const today = indiaDayOf(at)
  return balanceOn(await readEntries(db, { buyerId, until: today }), today)
}
