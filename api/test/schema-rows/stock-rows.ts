import { at, type SampleRow } from '../factories/sample-row.ts'

/** A supplier, its bill, and a count of one product. */
export const stockRows = (n: number): SampleRow[] => [
  {
    table: 'stock_movements',
    row: {
      ...{ id: 500 + n, product_id: n, kind: 'goods-in', quantity: 10, line_no: 1 },
      ...{ reference: `GOODSIN${n}`, cost_paise: 45_000, actor_id: n, created_at: at },
    },
  },
  {
    table: 'suppliers',
    row: {
      ...{ id: n, public_id: `SUPPLIER${n}`, name: `Garg ${n}`, name_key: `garg ${n}` },
      ...{ gstin: null, created_at: at },
    },
  },
  {
    table: 'goods_receipts',
    row: {
      ...{ id: n, public_id: `GOODSIN${n}`, supplier_id: n, bill_no: `B/${n}`, bill_key: `b${n}` },
      ...{ bill_year: 2026, billed_on: '2026-11-18', recorded_by: n, created_at: at },
      ...{ reversed_at: at, reversed_by: n, reverse_reason: 'Booked twice', is_live: null },
    },
  },
  {
    table: 'stock_counts',
    row: { id: n, public_id: `COUNT${n}`, note: 'Shelf 3', counted_by: n, created_at: at },
  },
  {
    table: 'stock_count_lines',
    row: {
      ...{ count_id: n, line_no: 1, product_id: n, counted: 9, expected: 10, promised: 2 },
    },
  },
]
