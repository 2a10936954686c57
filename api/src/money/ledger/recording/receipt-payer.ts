import { formatDay } from '@store/contract/rules/india-days'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { type Clock, type Database, inTransaction } from '../../../base/base.ts'
import type { LedgerAccount } from '../../../people/people.ts'
import { recordAudit } from '../../../support/support.ts'
import { takeTurnsOfPayers } from '../../credit/buyer-credit.ts'
import { lockReceipt } from '../../receipts/assigning/assign-receipt.ts'
import type { ReceiptRecord } from '../../receipts/receipt.ts'
import { PayerNotFoundError } from '../ledger-errors.ts'
import { customerOf, deletePayer, savePayer } from '../ledger-repository.ts'
import type { LedgerService, LedgerTarget } from '../ledger-service.ts'
import { ledgerSubject } from './ledger-items.ts'

/** Whose received money is that no order has (ledger 1.4). */
export interface ReceiptPayers {
  /** @throws LedgerNotFoundError, PayerNotFoundError (404) for a receipt that the actor does not manage, or without open money */
  save(target: LedgerTarget, receiptId: string): Promise<void>
  /** @throws LedgerNotFoundError, PayerNotFoundError (404) */
  remove(target: LedgerTarget, receiptId: string): Promise<void>
}

export function createReceiptPayers({
  db,
  clock,
  ledgers,
  findReceipt,
}: {
  db: Database
  clock: Clock
  ledgers: Pick<LedgerService, 'findBuyer'>
  /** A receipt of the actor's tier. */
  findReceipt(actor: LedgerTarget['actor'], publicId: string): Promise<ReceiptRecord | undefined>
}): ReceiptPayers {
  async function change(
    target: LedgerTarget,
    receiptPublicId: string,
    write: (
      trx: Database,
      found: { receipt: ReceiptRecord; buyer: LedgerAccount; at: Date },
    ) => Promise<'payer-recorded' | 'payer-removed'>,
  ): Promise<void> {
    const buyer = await ledgers.findBuyer(target)
    const known = await findReceipt(target.actor, receiptPublicId)
    if (!known) throw new PayerNotFoundError()
    const at = clock.now()
    await inTransaction(db, async (trx) => {
      const receipt = await lockReceipt(trx, known.id)
      const done = await write(trx, { receipt, buyer, at })
      const money = `${formatPlainRupees(receipt.open)} of ${formatDay(receipt.receivedOn)}`
      const isRecorded = done === 'payer-recorded'
      const changes = [
        { field: 'advance', from: isRecorded ? null : money, to: isRecorded ? money : null },
      ]
      const entry = { action: `ledger.${done}`, subject: ledgerSubject(buyer), changes, at }
      await recordAudit(trx, { actorId: target.actor.userId, ...entry })
    })
  }

  return {
    save: (target, publicId) =>
      change(target, publicId, async (trx, { receipt, buyer, at }) => {
        if (receipt.closing || receipt.open === 0) throw new PayerNotFoundError()
        const customerId = await customerOf(trx, buyer.id, at)
        const actorId = target.actor.userId
        await takeTurnsOfPayers(trx, [receipt.id])
        await savePayer(trx, { receiptId: receipt.id, customerId, actorId, at })
        return 'payer-recorded'
      }),

    remove: (target, publicId) =>
      change(target, publicId, async (trx, { receipt, buyer, at }) => {
        const customerId = await customerOf(trx, buyer.id, at)
        const isDone = await deletePayer(trx, { receiptId: receipt.id, customerId })
        if (!isDone) throw new PayerNotFoundError()
        return 'payer-removed'
      }),
  }
}
