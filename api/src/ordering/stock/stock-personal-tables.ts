import { keptFor, type PersonalTable, rowsBy, withheldFor } from '../../base/base.ts'

/** Bills of suppliers and counts: those who work here made them. */
export const stockPersonalTables: readonly PersonalTable[] = [
  {
    table: 'goods_receipts',
    title: 'Bills of suppliers that you booked or reversed',
    rows: (query, { userId }) =>
      void query.where(
        (any) => void any.where('recorded_by', userId).orWhere('reversed_by', userId),
      ),
    exported: ['bill_no', 'billed_on', 'created_at', 'reversed_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      supplier_id: 'somebody else',
      bill_key: 'repeats other columns',
      bill_year: 'repeats other columns',
      recorded_by: withheldFor.key,
      request_key: withheldFor.internal,
      is_live: withheldFor.internal,
      reversed_by: withheldFor.key,
      reverse_reason: 'may name somebody else',
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'stock_counts',
    title: 'Counts of stock that you posted',
    rows: rowsBy('counted_by'),
    exported: ['note', 'created_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      counted_by: withheldFor.key,
      request_key: withheldFor.internal,
    },
    closing: { keeps: keptFor.staff },
  },
]
