import type { ReceiptSource } from '@store/contract/rules/payments/receipt-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import { leftJoinUser, userColumns } from '../../../people/people.ts'
import { findReturnedCredits } from '../answers/returned-credit-query.ts'
import { selectLiveParts } from '../ledger/ledger-repository.ts'
import { dayOf } from '../receipt-repository.ts'

/** A live part of any receipt that an order has. */
export interface OrderReceiptRecord {
  publicId: string
  source: ReceiptSource
  amount: Paise
  receivedOn: string
  reference: string | undefined
  note: string | undefined
  /** The day on which the bank seems to have taken it back, YYYY-MM-DD. */
  returnedOn: string | undefined
  at: Date
  actorName: string | undefined
}

interface OrderReceiptRow {
  id: number
  public_id: string
  source: ReceiptSource
  amount_paise: number
  received_on: Date
  reference: string | null
  note: string | null
  created_at: Date
  actor_name: string | null
}

/** The live parts of an order with their receipts, in the order in which they were assigned. */
export async function readReceiptsOfOrder(
  db: Database,
  orderId: number,
): Promise<OrderReceiptRecord[]> {
  const rows: OrderReceiptRow[] = await selectLiveParts(db)
    .join('receipts', 'receipts.id', 'part.receipt_id')
    .modify(leftJoinUser, 'part.actor_id')
    .where('part.order_id', orderId)
    .orderBy('part.id')
    .select(
      'receipts.id',
      'receipts.public_id',
      'receipts.source',
      'part.amount_paise',
      'receipts.received_on',
      'receipts.reference',
      'receipts.note',
      'part.created_at',
      { actor_name: userColumns.name },
    )
  const returned = await findReturnedCredits(db, { receiptIds: rows.map(({ id }) => id) })
  return rows.map((row) => ({
    publicId: row.public_id,
    source: row.source,
    amount: paise(row.amount_paise),
    receivedOn: dayOf(row.received_on),
    reference: row.reference ?? undefined,
    note: row.note ?? undefined,
    returnedOn: returned.get(row.id)?.[0]?.bookedOn,
    at: row.created_at,
    actorName: row.actor_name ?? undefined,
  }))
}
