import { isAdmin, isBuyer, managedTierOf, parseRole } from '@store/contract/rules/accounts/roles'
import {
  type CreditStanding,
  type CreditTerms,
  dueDayOf,
} from '@store/contract/rules/credit/credit'
import { creditAdminMessages as messages } from '@store/contract/rules/credit/credit-admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { addDays, indiaDayOf } from '@store/contract/rules/india-days'
import { noMoney, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type {
  Credit,
  CreditTermsBody,
  DueBillCounts,
} from '@store/contract/schemas/payments/credit'
import {
  type Actor,
  type Clock,
  type Database,
  defineError,
  HttpError,
  inTransaction,
} from '../../base/base.ts'
import { presentCreditStanding } from '../../ordering/ordering.ts'
import type { StepUp } from '../../people/people.ts'
import { recordAudit } from '../../support/support.ts'
import { customerOf } from '../ledger/ledger-repository.ts'
import type { LedgerService, LedgerTarget } from '../ledger/ledger-service.ts'
import { ledgerSubject } from '../ledger/recording/ledger-items.ts'
import { buyerCredit, readOwedOrders } from './buyer-credit.ts'
import { findCreditAccounts, findCreditSetter, saveTerms } from './credit-repository.ts'

/** 409: the account is no buyer's. */
export const CreditNotForRoleError = defineError('credit_not_for_role', messages.notBuyer, 409)

/** What the store lets buyers owe (ADR 0191). */
export interface CreditService {
  /**
   * The credit of an account as it stands now, for the account itself and admins who see its ledger; undefined without credit.
   * @throws LedgerNotFoundError (404)
   */
  read(target: LedgerTarget): Promise<Credit | undefined>
  /**
   * Replaces it. What was ordered on credit stays as it is.
   * @throws HttpError (400) at the limit; LedgerNotFoundError (404); CreditNotForRoleError (409); SecondFactorMissingError,
   *   SecondFactorNeededError (403)
   */
  save(target: LedgerTarget, body: CreditTermsBody): Promise<Credit | undefined>
  /** How many orders that were sent to an admin's buyers with credit are overdue, or due within a week. */
  countDue(actor: Actor): Promise<DueBillCounts>
}

/** A bill is due soon so many days before. */
const daysOfDueSoon = 7

function readTerms({ limit: rupees, days, graceDays, onHold }: CreditTermsBody) {
  try {
    const limit = paiseFromRupees(rupees)
    return limit === noMoney ? undefined : { limit, days, graceDays, isOnHold: onHold }
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new HttpError(fieldError('limit', messages.limitInvalid))
  }
}

function changesOf(from: CreditTerms | undefined, to: CreditTerms | undefined): AuditChange[] {
  const valuesOf = (terms: CreditTerms | undefined) => [
    ['limit', terms && formatPlainRupees(terms.limit)],
    ['days', terms && String(terms.days)],
    ['graceDays', terms && String(terms.graceDays)],
    ['onHold', terms && (terms.isOnHold ? 'yes' : 'no')],
  ]
  const after = valuesOf(to)
  return valuesOf(from).flatMap(([field = '', before], index) => {
    const now = after[index]?.[1]
    return before === now ? [] : [{ field, from: before ?? null, to: now ?? null }]
  })
}

/** @param dependencies reports: for the orders of all buyers; default: `db` */
export function createCreditService({
  db,
  reports = db,
  clock,
  ledgers,
  stepUp,
}: {
  db: Database
  reports?: Database
  clock: Clock
  ledgers: Pick<LedgerService, 'findBuyer'>
  stepUp: Pick<StepUp, 'assertProved'>
}): CreditService {
  const standingOf = (on: Database, userId: number): Promise<CreditStanding | undefined> =>
    buyerCredit.readStanding(on, userId, indiaDayOf(clock.now()))

  async function read(target: LedgerTarget): Promise<Credit | undefined> {
    const { id } = await ledgers.findBuyer(target)
    const [standing, setter] = [await standingOf(db, id), await findCreditSetter(db, id)]
    if (!standing) return undefined
    const seesName = isAdmin(target.actor.role)
    return {
      ...presentCreditStanding(standing),
      ...(setter?.at && { setAt: setter.at.toISOString() }),
      ...(seesName && setter?.name && { setBy: setter.name }),
    }
  }

  return {
    read,

    async countDue(actor) {
      const userIds = await findCreditAccounts(reports, managedTierOf(actor.role))
      const today = indiaDayOf(clock.now())
      const due = (await readOwedOrders(reports, userIds)).flatMap(
        ({ open, sentOn, creditDays }) =>
          open > 0 && sentOn !== undefined ? dueDayOf(sentOn, creditDays) : [],
      )
      const week = addDays(today, daysOfDueSoon)
      return {
        overdue: due.filter((day) => day < today).length,
        dueSoon: due.filter((day) => day >= today && day <= week).length,
      }
    },

    async save(target, body) {
      const { actor } = target
      const terms = readTerms(body)
      await stepUp.assertProved(actor)
      const buyer = await ledgers.findBuyer(target)
      const role = parseRole(buyer.role)
      if (!role || !isBuyer(role)) throw new CreditNotForRoleError()
      const at = clock.now()
      await inTransaction(db, async (trx) => {
        const customerId = await customerOf(trx, buyer.id, at)
        const changes = changesOf(await standingOf(trx, buyer.id), terms)
        if (changes.length === 0) return
        await saveTerms(trx, customerId, { terms, actorId: actor.userId, at })
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'ledger.credit-changed',
          subject: ledgerSubject(buyer),
          changes,
          at,
        })
      })
      return read(target)
    },
  }
}
