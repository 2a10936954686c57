import { ledgerKinds } from '@store/contract/rules/ledger/ledger-kinds'
import { noMoney, type Paise, paise, sumOf } from '@store/contract/rules/pricing/money'
import type { LedgerEntry } from './ledger-entry.ts'

/** An entry, and what is owed after it. */
export interface LedgerLine extends LedgerEntry {
  balance: Paise
}

/** A period of a ledger, from the balance before it to the one after it; what is owed is positive. */
export interface LedgerPeriod {
  opening: Paise
  lines: LedgerLine[]
  debits: Paise
  /** Positive. */
  credits: Paise
  closing: Paise
}

/** The order of a ledger: by day; within a day debits first, then by kind and number, whatever order they were recorded in. */
function compareEntries(one: LedgerEntry, other: LedgerEntry): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1
  const isCredit = (entry: LedgerEntry) => Number(entry.amount < 0)
  return (
    isCredit(one) - isCredit(other) ||
    ledgerKinds.indexOf(one.kind) - ledgerKinds.indexOf(other.kind) ||
    one.id - other.id ||
    one.amount - other.amount
  )
}

/** What is owed at the end of a day. */
export function balanceOn(entries: readonly LedgerEntry[], day: string): Paise {
  return sumOf(entries.filter((entry) => entry.day <= day).map(({ amount }) => amount))
}

/**
 * Computes the running balance of a buyer (ledger 1.3).
 * @param period both days are included
 * @example foldLedger(entries, { from: '2026-04-01', to: '2027-03-31' }).closing
 */
export function foldLedger(
  entries: readonly LedgerEntry[],
  { from, to }: { from: string; to: string },
): LedgerPeriod {
  const until = entries.filter(({ day }) => day <= to).toSorted(compareEntries)
  const opening = sumOf(until.filter(({ day }) => day < from).map(({ amount }) => amount))
  let balance = opening
  const lines = until
    .filter(({ day }) => day >= from)
    .map((entry) => {
      balance = paise(balance + entry.amount)
      return { ...entry, balance }
    })
  const amounts = lines.map(({ amount }) => amount)
  return {
    opening,
    lines,
    debits: sumOf(amounts.filter((amount) => amount > 0)),
    credits: paise(noMoney - sumOf(amounts.filter((amount) => amount < 0))),
    closing: balance,
  }
}
