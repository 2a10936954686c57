import { isAdmin, managedTierOf } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import { indiaDayOf, startOfFinancialYear } from '@store/contract/rules/india-days'
import type { BalanceAnswer } from '@store/contract/rules/ledger/ledger-kinds'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { LedgerPeriodQuery } from '@store/contract/schemas/payments/ledgers'
import { type Actor, type Clock, type Database, HttpError } from '../../base/base.ts'
import { sumUnsentOrders } from '../../ordering/ordering.ts'
import { findLedgerAccounts, type LedgerAccount } from '../../people/people.ts'
import { type Ageing, ageBills, billsOf, sumAgeings } from './age-bills.ts'
import { balanceOn, foldLedger, type LedgerPeriod } from './fold-ledger.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import { LedgerNotFoundError } from './ledger-errors.ts'
import { readBills, readEntries } from './ledger-query.ts'
import {
  type ConfirmationRecord,
  readConfirmations,
  readLatestAnswers,
} from './ledger-repository.ts'

/** The days of a statement, both included. */
export interface Days {
  from: string
  to: string
}

/** An account whose ledger an actor may see. */
export type LedgerTarget = { actor: Actor; publicId: string }

/** The ledger of a buyer over a period. */
export interface LedgerView extends LedgerPeriod, Days {
  buyer: LedgerAccount
  asOf: Date
  ageing: Ageing
}

/** An answer about a balance, and whether the ledger has another one for that day now. */
export interface ConfirmationView extends ConfirmationRecord {
  isChanged: boolean
}

/** A ledger with what stands beside it. */
export interface LedgerDetails extends LedgerView {
  ordered: { count: number; total: Paise }
  confirmations: ConfirmationView[]
}

/** A buyer who owes or has something. */
export interface LedgerSummary {
  buyer: LedgerAccount
  ageing: Ageing
  answer: BalanceAnswer | undefined
}

/** Ledgers of buyers (ADR 0190): read from papers and money that exist, never stored. */
export interface LedgerService {
  /** @throws LedgerNotFoundError (404) for an account that the actor may not see */
  findBuyer(target: LedgerTarget): Promise<LedgerAccount>
  /** @throws HttpError (400) for days in the wrong order; LedgerNotFoundError (404) */
  read(target: LedgerTarget, period: LedgerPeriodQuery): Promise<LedgerView>
  /** As `read`, with what stands beside the ledger. */
  readDetails(target: LedgerTarget, period: LedgerPeriodQuery): Promise<LedgerDetails>
  /** The ledger of an account that somebody was allowed to see. */
  readOf(buyer: LedgerAccount, days: Days): Promise<LedgerView>
  /**
   * A page of the buyers of the actor's scope whose name, firm, e-mail or business id contains `q`, the one whose bill is
   * due the longest first, and the totals of all of them.
   */
  list(
    actor: Actor,
    query: { q: string; page: number; limit: number },
  ): Promise<{ asOf: Date; buyers: LedgerSummary[]; totals: Omit<Ageing, 'bills'>; total: number }>
}

/** Reads a period: without days it is the financial year until today, and it never ends later. */
export function readPeriod({ from, to }: LedgerPeriodQuery, now: Date): Days {
  const today = indiaDayOf(now)
  const last = to === undefined || to > today ? today : to
  const first = from ?? startOfFinancialYear(last)
  if (first > last) throw new HttpError(fieldError('from', messages.dayOrder))
  return { from: first, to: last }
}

/** The one whose bill is due the longest first; then those who owe most. */
function byOldestDue(one: LedgerSummary, other: LedgerSummary): number {
  const dueOf = ({ ageing }: LedgerSummary) => ageing.bills[0]?.dueOn ?? '9999'
  const [due, dueOfOther] = [dueOf(one), dueOf(other)]
  if (due !== dueOfOther) return due < dueOfOther ? -1 : 1
  return other.ageing.balance - one.ageing.balance || one.buyer.id - other.buyer.id
}

function isNamed({ name, firmName, email, businessId }: LedgerAccount, q: string): boolean {
  const wanted = q.trim().toLowerCase()
  return [name, firmName, email, businessId].some((text) => text?.toLowerCase().includes(wanted))
}

function viewOf(entries: readonly LedgerEntry[], { from, to }: Days) {
  return { ...foldLedger(entries, { from, to }), ageing: ageBills(billsOf(entries, to), to) }
}

/** @param dependencies reports: for the ledgers of all buyers; default: `db` */
export function createLedgerService({
  db,
  reports = db,
  clock,
}: {
  db: Database
  reports?: Database
  clock: Clock
}): LedgerService {
  async function findBuyer({ actor, publicId }: LedgerTarget): Promise<LedgerAccount> {
    const tier = managedTierOf(actor.role)
    const isOwn = publicId === 'me' || publicId === actor.publicId
    const [found] = isAdmin(actor.role)
      ? await findLedgerAccounts(db, { publicIds: [publicId], ...(tier && { tier }) })
      : await findLedgerAccounts(db, { ids: isOwn ? [actor.userId] : [] })
    if (!found) throw new LedgerNotFoundError()
    return found
  }

  async function readOf(buyer: LedgerAccount, days: Days): Promise<LedgerView> {
    const asOf = clock.now()
    const entries = await readEntries(db, { buyerId: buyer.id, until: days.to })
    return { buyer, asOf, ...days, ...viewOf(entries, days) }
  }

  const read = async (target: LedgerTarget, period: LedgerPeriodQuery) =>
    readOf(await findBuyer(target), readPeriod(period, clock.now()))

  return {
    findBuyer,
    read,
    readOf,

    async readDetails(target, period) {
      const days = readPeriod(period, clock.now())
      const buyer = await findBuyer(target)
      const asOf = clock.now()
      // Answers are compared with the ledger of their days, so all of its entries are read once.
      const [entries, answers, ordered] = await Promise.all([
        readEntries(db, { buyerId: buyer.id, until: indiaDayOf(asOf) }),
        readConfirmations(db, buyer.id),
        sumUnsentOrders(db, buyer.id),
      ])
      const confirmations = answers.map((answer) => ({
        ...answer,
        isChanged: balanceOn(entries, answer.to) !== answer.balance,
      }))
      const sums = { count: ordered.count, total: paise(ordered.total) }
      return { buyer, asOf, ...days, ...viewOf(entries, days), ordered: sums, confirmations }
    },

    async list(actor, { q, page, limit }) {
      const asOf = clock.now()
      const today = indiaDayOf(asOf)
      const bills = await readBills(reports, { tier: managedTierOf(actor.role), until: today })
      const accounts = await findLedgerAccounts(reports, { ids: [...bills.keys()] })
      const all = accounts
        .filter((buyer) => isNamed(buyer, q))
        .map((buyer) => ({
          buyer,
          ageing: ageBills(bills.get(buyer.id) ?? [], today),
          answer: undefined,
        }))
        .toSorted(byOldestDue)
      const shown = all.slice((page - 1) * limit, page * limit)
      const ids = shown.map(({ buyer }) => buyer.id)
      const answers = await readLatestAnswers(reports, ids)
      return {
        asOf,
        buyers: shown.map((summary) => ({ ...summary, answer: answers.get(summary.buyer.id) })),
        totals: sumAgeings(all.map(({ ageing }) => ageing)),
        total: all.length,
      }
    },
  }
}
