import { isBuyer } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import { formatDay } from '@store/contract/rules/india-days'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { ConfirmBalanceBody } from '@store/contract/schemas/payments/ledgers'
import {
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  newPublicId,
} from '../../base/base.ts'
import { notifyTier } from '../../support/support.ts'
import { readRupees } from '../receipts/assigning/read-parts.ts'
import { BalanceChangedError } from './ledger-errors.ts'
import { customerOf, insertConfirmation } from './ledger-repository.ts'
import type { LedgerService, LedgerTarget } from './ledger-service.ts'

/**
 * Keeps a buyer's answer about the balance at the end of a period, with the balance of this instant; the admins of the tier are
 * told that it differs (ledger 3.1).
 */
export type ConfirmBalance = (target: LedgerTarget, body: ConfirmBalanceBody) => Promise<void>

export function createBalanceConfirmation({
  db,
  clock,
  ledgers,
}: {
  db: Database
  clock: Clock
  ledgers: Pick<LedgerService, 'read'>
}): ConfirmBalance {
  return async (target, { answer, seen, message: text, ...period }) => {
    const message = text?.trim() || undefined
    if (answer === 'differs' && message === undefined) {
      throw new HttpError(fieldError('message', messages.differenceMissing))
    }
    const { buyer, from, to, closing: balance } = await ledgers.read(target, period)
    if (readRupees(seen) !== balance) throw new BalanceChangedError()
    const at = clock.now()
    await inTransaction(db, async (trx) => {
      const customerId = await customerOf(trx, buyer.id, at)
      const given = { publicId: newPublicId(), customerId, actorId: target.actor.userId, at }
      await insertConfirmation(trx, { ...given, from, to, balance, answer, message })
      const { role } = target.actor
      if (answer === 'agrees' || !isBuyer(role)) return
      const name = buyer.firmName ?? buyer.name
      const owed = `${formatPlainRupees(balance)} on ${formatDay(to)}`
      await notifyTier(trx, {
        tier: role,
        title: messages.differsTitle,
        message: messages.differsNotice(name, owed, message ?? ''),
        accountPublicId: buyer.publicId,
        at,
      })
    })
  }
}
