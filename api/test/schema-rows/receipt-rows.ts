import { at, idOf, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of receipts.

export const receiptRows = (n: number): SampleRow[] => [
  {
    table: 'bank_statements',
    row: {
      id: n,
      public_id: idOf('t', n),
      tier: 'reseller',
      file_name: 'november.csv',
      layout: 'hdfc',
      account: '50100123456789',
      first_day: '2026-11-01',
      last_day: '2026-11-24',
      credits: 1,
      known_credits: 0,
      debits: 3,
      uploaded_by: n,
      created_at: at,
    },
  },
  {
    table: 'bank_statement_lines',
    row: {
      id: n,
      statement_id: n,
      row_no: 22,
      line_hash: String(n).repeat(64),
      narration: 'UPI/632912345678/RAVI',
      bank_reference: '632912345678',
    },
  },
  {
    table: 'receipts',
    row: {
      id: n,
      public_id: idOf('r', n),
      source: 'statement',
      amount_paise: 900_000,
      open_paise: 0,
      received_on: '2026-11-24',
      reference: '632912345678',
      line_id: n,
      recorded_by: n,
      created_at: at,
    },
  },
  {
    table: 'receipt_assignments',
    row: {
      id: n,
      receipt_id: n,
      order_id: n,
      amount_paise: 900_000,
      actor_id: n,
      created_at: at,
    },
  },
  { table: 'receipt_references', row: { reference: '632912345678', receipt_id: n } },
  {
    table: 'known_payers',
    row: { payer: 'upi:ravi@oksbi', user_id: n, receipt_id: n, created_at: at },
  },
]

export const refundRows = (n: number): SampleRow[] => [
  {
    table: 'refunds',
    row: {
      id: n,
      receipt_id: n,
      amount_paise: 900_000,
      refunded_on: '2026-11-26',
      reference: 'HDFCN52026112601',
      recorded_by: n,
      created_at: at,
    },
  },
]

export const returnRows = (n: number): SampleRow[] => [
  {
    table: 'bank_statement_known_lines',
    row: { statement_id: n, line_id: n, row_no: 23 },
  },
  {
    table: 'bank_statement_debits',
    row: {
      id: n,
      statement_id: n,
      row_no: 24,
      booked_on: '2026-11-25',
      amount_paise: 900_000,
      narration: 'UPI/REV/632912345678/RAVI',
      bank_reference: '632912345678',
      is_reversal: 0,
    },
  },
  {
    table: 'receipt_answers',
    row: { receipt_id: n, answer: 'kept', about: 0, actor_id: n, created_at: at },
  },
]

export const sumRows = (n: number): SampleRow[] => [
  {
    table: 'bank_statement_sums',
    row: {
      statement_id: n,
      row_no: 22,
      amount_paise: 900_000,
      value_on: '2026-11-24',
      credits: 1,
      servicer_reference: 'AXSB26112400017',
      other_references: 'BATCH17',
    },
  },
]

export const ledgerRows = (n: number): SampleRow[] => [
  { table: 'customers', row: { id: n, user_id: n, link_version: 1, created_at: at } },
  {
    table: 'ledger_items',
    row: {
      id: n,
      public_id: idOf('l', n),
      customer_id: n,
      kind: 'opening',
      label: 'T-118',
      booked_on: '2026-03-31',
      due_on: '2026-04-30',
      amount_paise: 120_050,
      recorded_by: n,
      created_at: at,
    },
  },
  {
    table: 'receipt_payers',
    row: { receipt_id: n, customer_id: n, recorded_by: n, created_at: at },
  },
  {
    table: 'receipt_returns',
    row: { receipt_id: n, customer_id: n, amount_paise: 900_000, returned_on: '2026-11-25' },
  },
  {
    table: 'balance_confirmations',
    row: {
      id: n,
      public_id: idOf('b', n),
      customer_id: n,
      from_day: '2026-04-01',
      to_day: '2026-11-24',
      balance_paise: -120_050,
      answer: 'differs',
      message: 'A cheque is missing',
      answered_by: n,
      created_at: at,
    },
  },
]
