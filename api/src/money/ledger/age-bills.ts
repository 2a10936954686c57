import { addDays } from '@store/contract/rules/india-days'
import type { AgeingBucket } from '@store/contract/rules/ledger/ledger-kinds'
import { type Paise, paise, sumOf } from '@store/contract/rules/pricing/money'
import type { LedgerEntry } from './ledger-entry.ts'

/** What is left of the entries of one bill: of an order, of an item that an admin entered, or of the account itself. */
export interface BillBalance {
  orderId: number | undefined
  itemId: number | undefined
  /** Negative when more was paid or credited than billed. */
  amount: Paise
  /** YYYY-MM-DD; undefined without a paper that is due. */
  dueOn: string | undefined
  label: string | undefined
  orderPublicId: string | undefined
}

/** A bill that is not paid whole. */
export interface OpenBill extends BillBalance {
  /** Above zero. */
  amount: Paise
}

/** Open bills by how long they are overdue, and the money that stands beside them. */
export interface Ageing {
  buckets: Record<AgeingBucket, Paise>
  /** Money and credit notes that no bill uses; positive. */
  advances: Paise
  /** Buckets less advances: the balance of the ledger. */
  balance: Paise
  /** Oldest due first. */
  bills: OpenBill[]
}

/** The entries until a day by their bills, without those that are settled. */
export function billsOf(entries: readonly LedgerEntry[], asOf: string): BillBalance[] {
  const bills = new Map<string, BillBalance>()
  for (const entry of entries) {
    if (entry.day > asOf) continue
    const { order, itemId, amount, dueOn, label } = entry
    const key = `${order?.id ?? ''}/${itemId ?? ''}`
    const bill = bills.get(key)
    bills.set(key, {
      orderId: order?.id,
      itemId,
      amount: paise((bill?.amount ?? 0) + amount),
      dueOn: laterOf(bill?.dueOn, dueOn),
      label: (dueOn === undefined ? undefined : label) ?? bill?.label,
      orderPublicId: order?.publicId,
    })
  }
  return [...bills.values()].filter(({ amount }) => amount !== 0)
}

function laterOf(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one
}

function byDue(one: OpenBill, other: OpenBill): number {
  const [due, dueOfOther] = [one.dueOn ?? '', other.dueOn ?? '']
  if (due !== dueOfOther) return due < dueOfOther ? -1 : 1
  return (one.orderId ?? 0) - (other.orderId ?? 0) || (one.itemId ?? 0) - (other.itemId ?? 0)
}

/** Finds the bucket of a bill. Money that went out without a paper is not overdue: nobody asked for it. */
function bucketFinder(asOf: string): (bill: OpenBill) => AgeingBucket {
  const [days30, days60, days90] = [addDays(asOf, -30), addDays(asOf, -60), addDays(asOf, -90)]
  return ({ dueOn }) => {
    if (dueOn === undefined || dueOn >= asOf) return 'notDue'
    if (dueOn >= days30) return 'days30'
    if (dueOn >= days60) return 'days60'
    return dueOn >= days90 ? 'days90' : 'over90'
  }
}

/**
 * Ages the bills of one buyer (ledger 1.6). The money of an order covers its own invoice. Money of no order covers the bills of
 * no order, oldest due first, because nobody can assign it to them; what is left stands beside the buckets.
 * @param bills of one buyer, each once
 * @param asOf YYYY-MM-DD
 */
export function ageBills(bills: readonly BillBalance[], asOf: string): Ageing {
  const isOnAccount = (bill: BillBalance) => bill.orderId === undefined && bill.itemId === undefined
  const onAccount = sumOf(bills.filter(isOnAccount).map(({ amount }) => amount))
  let available = Math.max(0, -onAccount)
  let advances = sumOf(
    bills.filter((bill) => !isOnAccount(bill) && bill.amount < 0).map(({ amount }) => amount),
  )
  const open: OpenBill[] = []
  const owed = bills.filter((bill) => bill.amount > 0).toSorted(byDue)
  for (const bill of owed) {
    const covered = bill.itemId === undefined ? 0 : Math.min(available, bill.amount)
    available -= covered
    const amount = paise(bill.amount - covered)
    if (amount > 0) open.push({ ...bill, amount })
  }
  advances = paise(available - advances)
  const bucketOf = bucketFinder(asOf)
  const buckets = bucketsOf((bucket) =>
    sumOf(open.filter((bill) => bucketOf(bill) === bucket).map(({ amount }) => amount)),
  )
  const owedInAll = sumOf(open.map(({ amount }) => amount))
  return { buckets, advances, balance: paise(owedInAll - advances), bills: open }
}

/** The sums of the ageings of several buyers. */
export function sumAgeings(ageings: readonly Ageing[]): Omit<Ageing, 'bills'> {
  return {
    buckets: bucketsOf((bucket) => sumOf(ageings.map(({ buckets }) => buckets[bucket]))),
    advances: sumOf(ageings.map(({ advances }) => advances)),
    balance: sumOf(ageings.map(({ balance }) => balance)),
  }
}

function bucketsOf(amountIn: (bucket: AgeingBucket) => Paise): Ageing['buckets'] {
  return {
    notDue: amountIn('notDue'),
    days30: amountIn('days30'),
    days60: amountIn('days60'),
    days90: amountIn('days90'),
    over90: amountIn('over90'),
  }
}
