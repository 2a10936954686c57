import { noMoney, type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../base/base.ts'
import { joinedOrder, joinOrder } from '../../ordering/ordering.ts'
import { selectLiveParts } from '../receipts/ledger/ledger-repository.ts'
import { customerOf, insertReturns } from './ledger-repository.ts'
import { selectOwned } from './sources/money-entries.ts'

interface OwnedRow {
  user_id: number
  amount: number | string
}

/**
 * Keeps whose money a receipt was that the bank takes back, also what no order had of it, so that their ledgers show that it came
 * and went (ledger 1.5). The caller has locked the receipt, and closes it and takes its parts back afterwards.
 */
export async function recordReturn(
  trx: Database,
  { receiptId, returnedOn, at }: { receiptId: number; returnedOn: string; at: Date },
): Promise<void> {
  const ofOrders: OwnedRow[] = await selectLiveParts(trx)
    .modify(joinOrder, 'part.order_id')
    .where('part.receipt_id', receiptId)
    .groupBy(joinedOrder.buyerId)
    .select({ user_id: joinedOrder.buyerId })
    .sum({ amount: 'part.amount_paise' })
  const ofNoOrder: OwnedRow[] = await selectOwned(trx)
    .where('receipt.id', receiptId)
    .select({ user_id: 'receipt.user_id', amount: 'receipt.open_paise' })
  const amounts = new Map<number, Paise>()
  for (const { user_id: userId, amount } of [...ofOrders, ...ofNoOrder]) {
    const customerId = await customerOf(trx, userId, at)
    amounts.set(customerId, paise((amounts.get(customerId) ?? noMoney) + Number(amount)))
  }
  await insertReturns(trx, { receiptId, amounts, returnedOn })
}
