import { type Paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { AgeingAmounts, Ledger, LedgerList } from '@store/contract/schemas/payments/ledgers'
import type { LedgerAccount } from '../../people/people.ts'
import type { Ageing } from './age-bills.ts'
import type { LedgerDetails, LedgerService } from './ledger-service.ts'

function presentAgeing({ buckets, advances, balance }: Omit<Ageing, 'bills'>): AgeingAmounts {
  return {
    notDue: rupeesFromPaise(buckets.notDue),
    days30: rupeesFromPaise(buckets.days30),
    days60: rupeesFromPaise(buckets.days60),
    days90: rupeesFromPaise(buckets.days90),
    over90: rupeesFromPaise(buckets.over90),
    advances: rupeesFromPaise(advances),
    balance: rupeesFromPaise(balance),
  }
}

function presentBuyer({ publicId, name, firmName, role, businessId }: LedgerAccount) {
  return {
    _id: publicId,
    name,
    ...(firmName !== undefined && { firmName }),
    role,
    ...(businessId !== undefined && { businessId }),
  }
}

function presentSide(amount: Paise) {
  return amount > 0 ? { debit: rupeesFromPaise(amount) } : { credit: -rupeesFromPaise(amount) }
}

/** The statement of account of a buyer. */
export function presentLedger(ledger: LedgerDetails): Ledger {
  const { buyer, asOf, from, to, opening, closing, debits, credits, ageing, ordered } = ledger
  return {
    buyer: presentBuyer(buyer),
    asOf: asOf.toISOString(),
    from,
    to,
    opening: rupeesFromPaise(opening),
    entries: ledger.lines.map(({ kind, day, label, order, recordedPublicId, amount, balance }) => ({
      kind,
      day,
      ...(label !== undefined && { label }),
      ...(order && { order: order.publicId }),
      ...(recordedPublicId !== undefined && {
        [kind === 'advance' ? 'receipt' : 'item']: recordedPublicId,
      }),
      ...presentSide(amount),
      balance: rupeesFromPaise(balance),
    })),
    debits: rupeesFromPaise(debits),
    credits: rupeesFromPaise(credits),
    closing: rupeesFromPaise(closing),
    ageing: presentAgeing(ageing),
    bills: ageing.bills.map(({ label, orderPublicId, dueOn, amount }) => ({
      ...(label !== undefined && { label }),
      ...(orderPublicId !== undefined && { order: orderPublicId }),
      ...(dueOn !== undefined && { dueOn }),
      amount: rupeesFromPaise(amount),
    })),
    ordered: { count: ordered.count, total: rupeesFromPaise(ordered.total) },
    confirmations: ledger.confirmations.map((given) => ({
      _id: given.publicId,
      at: given.at.toISOString(),
      from: given.from,
      to: given.to,
      balance: rupeesFromPaise(given.balance),
      answer: given.answer,
      ...(given.message !== undefined && { message: given.message }),
      by: given.by,
      changed: given.isChanged,
    })),
  }
}

/** The ledgers of all buyers. */
export function presentLedgers({
  asOf,
  buyers,
  totals,
}: Omit<Awaited<ReturnType<LedgerService['list']>>, 'total'>): LedgerList {
  return {
    asOf: asOf.toISOString(),
    totals: presentAgeing(totals),
    buyers: buyers.map(({ buyer, ageing, answer }) => {
      const oldestDueOn = ageing.bills[0]?.dueOn
      return {
        ...presentBuyer(buyer),
        ...presentAgeing(ageing),
        ...(oldestDueOn !== undefined && { oldestDueOn }),
        ...(answer && { answer }),
      }
    }),
  }
}
