import { fieldError } from '@store/contract/rules/field-errors'
import { formatDay, indiaDayOf } from '@store/contract/rules/india-days'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { LedgerItemBody } from '@store/contract/schemas/payments/ledgers'
import {
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  newPublicId,
} from '../../../base/base.ts'
import type { LedgerAccount } from '../../../people/people.ts'
import { recordAudit } from '../../../support/support.ts'
import { readRupees } from '../../receipts/assigning/read-parts.ts'
import { LedgerItemNotFoundError, LedgerItemStruckError } from '../ledger-errors.ts'
import { customerOf, insertItem, lockItem, strikeItemRow } from '../ledger-repository.ts'
import type { LedgerService, LedgerTarget } from '../ledger-service.ts'

/** Entries that admins add to ledgers by hand, where no paper of the store says it (ledger 2.1). */
export interface LedgerItems {
  /**
   * Records an entry.
   * @throws HttpError (400) at the field at fault; LedgerNotFoundError (404)
   */
  record(target: LedgerTarget, item: LedgerItemBody): Promise<void>
  /**
   * Strikes an entry out; it stays in the audit.
   * @throws HttpError (400) without a reason; LedgerNotFoundError, LedgerItemNotFoundError (404); LedgerItemStruckError (409)
   */
  strike(target: LedgerTarget, itemId: string, reason: string): Promise<void>
}

/** @throws HttpError (400) at the first field at fault */
function readItem(body: LedgerItemBody, today: string) {
  const { kind, day, dueOn = day } = body
  const label = body.label.trim()
  const amount = readRupees(body.amount)
  if (label === '') throw new HttpError(fieldError('label', messages.itemLabel))
  if (day > today) throw new HttpError(fieldError('day', messages.itemDay))
  if (dueOn < day) throw new HttpError(fieldError('dueOn', messages.itemDue))
  if (!amount || (amount < 0 && kind !== 'opening')) {
    throw new HttpError(fieldError('amount', messages.itemAmount))
  }
  return { kind, label, day, dueOn, amount }
}

/** The subject of audit entries about a ledger. */
export function ledgerSubject({ publicId, name, firmName }: LedgerAccount) {
  return { kind: 'ledger', publicId, label: firmName ?? name }
}

export function createLedgerItems({
  db,
  clock,
  ledgers,
}: {
  db: Database
  clock: Clock
  ledgers: Pick<LedgerService, 'findBuyer'>
}): LedgerItems {
  return {
    async record(target, body) {
      const at = clock.now()
      const item = readItem(body, indiaDayOf(at))
      const buyer = await ledgers.findBuyer(target)
      const actorId = target.actor.userId
      await inTransaction(db, async (trx) => {
        const customerId = await customerOf(trx, buyer.id, at)
        await insertItem(trx, { ...item, publicId: newPublicId(), customerId, actorId, at })
        const to = `${formatPlainRupees(item.amount)} of ${formatDay(item.day)}, ${item.label}`
        const changes = [{ field: item.kind, from: null, to }]
        const subject = ledgerSubject(buyer)
        await recordAudit(trx, { actorId, action: 'ledger.item-recorded', subject, changes, at })
      })
    },

    async strike(target, publicId, givenReason) {
      const reason = givenReason.trim()
      if (reason === '') throw new HttpError(fieldError('reason', messages.strikeReason))
      const at = clock.now()
      const buyer = await ledgers.findBuyer(target)
      const actorId = target.actor.userId
      await inTransaction(db, async (trx) => {
        const customerId = await customerOf(trx, buyer.id, at)
        const item = await lockItem(trx, { customerId, publicId })
        if (!item) throw new LedgerItemNotFoundError()
        if (item.isStruck) throw new LedgerItemStruckError()
        await strikeItemRow(trx, { id: item.id, reason, actorId, at })
        const from = `${formatPlainRupees(item.amount)}, ${item.label}`
        const changes = [
          { field: item.kind, from, to: null },
          { field: 'reason', from: null, to: reason },
        ]
        const subject = ledgerSubject(buyer)
        await recordAudit(trx, { actorId, action: 'ledger.item-voided', subject, changes, at })
      })
    },
  }
}
