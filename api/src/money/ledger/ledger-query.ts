import type { Tier } from '@store/contract/rules/accounts/roles'
import type { LedgerKind } from '@store/contract/rules/ledger/ledger-kinds'
import { paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../base/base.ts'
import { joinUser, userColumns } from '../../people/people.ts'
import type { BillBalance } from './age-bills.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import {
  selectAdvances,
  selectOrderRefunds,
  selectPaidBack,
  selectPayments,
  selectPaymentsBeforeReceipts,
  selectReturns,
} from './sources/money-entries.ts'
import {
  selectCreditNotes,
  selectInvoices,
  selectItems,
  selectUninvoiced,
} from './sources/paper-entries.ts'

/** Each source selects `entryColumns`, of one buyer or of all. */
const sources = [
  selectInvoices,
  selectCreditNotes,
  selectUninvoiced,
  selectPayments,
  selectPaymentsBeforeReceipts,
  selectAdvances,
  selectPaidBack,
  selectOrderRefunds,
  selectReturns,
  selectItems,
]

interface EntryRow {
  user_id: number
  kind: LedgerKind
  id: number
  day: string
  due: string | null
  amount: number | string
  label: string | null
  order_id: number | null
  order_public_id: string | null
  item_id: number | null
  recorded_public_id: string | null
}

/** All entries in one statement, so that they are of one instant (ledger 1.2). */
function selectEntries(db: Database, buyerId?: number): Knex.QueryBuilder {
  const [first, ...rest] = sources.flatMap((select) => select(db, buyerId))
  if (!first) throw new Error('a ledger has sources')
  return db.from(first.unionAll(rest).as('entry'))
}

/** The entries of a buyer until a day, in no order. */
export async function readEntries(
  db: Database,
  { buyerId, until }: { buyerId: number; until: string },
): Promise<LedgerEntry[]> {
  const rows: EntryRow[] = await selectEntries(db, buyerId).where('entry.day', '<=', until)
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    day: row.day,
    amount: paise(Number(row.amount)),
    dueOn: row.due ?? undefined,
    label: row.label || undefined,
    order:
      row.order_id === null ? undefined : { id: row.order_id, publicId: row.order_public_id ?? '' },
    itemId: row.item_id ?? undefined,
    recordedPublicId: row.recorded_public_id ?? undefined,
  }))
}

interface BillRow {
  user_id: number
  order_id: number | null
  item_id: number | null
  amount: number | string
  due: string | null
  label: string | null
  order_public_id: string | null
}

/** What is left of each bill of all buyers, or those of a tier, by key of the buyer; who neither owes nor has anything is absent. */
export async function readBills(
  db: Database,
  { tier, until }: { tier: Tier | undefined; until: string },
): Promise<Map<number, BillBalance[]>> {
  const query = selectEntries(db)
    .where('entry.day', '<=', until)
    .groupBy('entry.user_id', 'entry.order_id', 'entry.item_id')
    .havingRaw('SUM(entry.amount) <> 0')
    .select('entry.user_id', 'entry.order_id', 'entry.item_id')
    .sum({ amount: 'entry.amount' })
    .max({ due: 'entry.due', order_public_id: 'entry.order_public_id' })
    .select({ label: db.raw('MAX(IF(entry.due IS NULL, NULL, entry.label))') })
  if (tier) void query.modify(joinUser, 'entry.user_id').where(userColumns.role, tier)
  const rows: BillRow[] = await query
  const found = new Map<number, BillBalance[]>()
  for (const row of rows) {
    const bill = {
      orderId: row.order_id ?? undefined,
      itemId: row.item_id ?? undefined,
      amount: paise(Number(row.amount)),
      dueOn: row.due ?? undefined,
      label: row.label ?? undefined,
      orderPublicId: row.order_public_id ?? undefined,
    }
    const bills = found.get(row.user_id)
    if (bills) bills.push(bill)
    else found.set(row.user_id, [bill])
  }
  return found
}
