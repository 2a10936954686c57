import type { Knex } from 'knex'
import { keptFor, type Person, type PersonalTable, rowsBy, withheldFor } from '../../base/base.ts'
import { namedReceiptsOf } from '../ledger/ledger-personal-tables.ts'

const ofOrders = (query: Knex.QueryBuilder, { orderIds }: Person) =>
  void query.whereIn('order_id', [...orderIds])

/** The keys of the receipts of online payments, of which one that came too late is for no order. */
function onlineReceiptsOf(person: Person): Knex.QueryCallback {
  return (receipts) =>
    void receipts
      .select('id')
      .from('receipts')
      .where('source', 'online')
      .whereIn('reference', (payments) => {
        void payments.select('payment_id').from('online_payments').modify(ofOrders, person)
      })
}

/** The keys of the receipts whose money is, or was, for a person's orders, or is an advance of the person (ledger 1.4). */
function receiptsOf(person: Person): Knex.QueryCallback {
  return (receipts) =>
    void receipts
      .select('receipt_id')
      .from('receipt_assignments')
      .modify(ofOrders, person)
      .union([namedReceiptsOf(person), onlineReceiptsOf(person)])
}

/** The keys of the lines of statements that such receipts come from. */
function linesOf(person: Person): Knex.QueryCallback {
  return (lines) =>
    void lines
      .select('line_id')
      .from('receipts')
      .whereIn('id', receiptsOf(person))
      .whereNotNull('line_id')
}

/** Receipts, what they were for, and where they come from. They stay: all of it is books. */
export const receiptPersonalTables: readonly PersonalTable[] = [
  {
    table: 'receipt_assignments',
    title: 'Money that was counted for your orders',
    rows: ofOrders,
    exported: ['order_id', 'amount_paise', 'note', 'created_at'],
    withheld: {
      id: withheldFor.key,
      receipt_id: withheldFor.key,
      takes_back: withheldFor.key,
      actor_id: withheldFor.staff,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'receipt_assignments',
    title: 'Money that you counted for orders',
    rows: rowsBy('actor_id'),
    exported: ['amount_paise', 'created_at'],
    withheld: {
      id: withheldFor.key,
      receipt_id: withheldFor.key,
      order_id: withheldFor.key,
      takes_back: withheldFor.key,
      actor_id: withheldFor.key,
      note: 'may name somebody else',
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'receipts',
    title: 'Payments received from you',
    rows: (query, person) => void query.whereIn('id', receiptsOf(person)),
    exported: [
      'source',
      'amount_paise',
      'open_paise',
      'received_on',
      'reference',
      'note',
      'created_at',
    ],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      line_id: withheldFor.key,
      recorded_by: withheldFor.staff,
      version: withheldFor.internal,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'receipts',
    title: 'Payments that you recorded',
    rows: rowsBy('recorded_by'),
    exported: ['source', 'amount_paise', 'received_on', 'created_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      open_paise: 'of somebody else',
      reference: 'of somebody else',
      note: 'may name somebody else',
      line_id: withheldFor.key,
      recorded_by: withheldFor.key,
      version: withheldFor.internal,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'receipt_answers',
    title: 'Questions about payments that you answered',
    rows: rowsBy('actor_id'),
    exported: ['answer', 'created_at'],
    withheld: {
      receipt_id: withheldFor.key,
      about: withheldFor.key,
      actor_id: withheldFor.key,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'bank_statement_lines',
    title: 'What our bank wrote about your payments',
    rows: (query, person) => void query.whereIn('id', linesOf(person)),
    exported: ['narration', 'bank_reference'],
    withheld: {
      id: withheldFor.key,
      statement_id: withheldFor.key,
      row_no: withheldFor.internal,
      line_hash: withheldFor.internal,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'bank_statement_debits',
    title: 'What our bank wrote about payments that went back',
    rows: (query, person) =>
      void query.whereIn('bank_reference', (references) => {
        void references
          .select('bank_reference')
          .from('bank_statement_lines')
          .whereIn('id', linesOf(person))
          .whereNotNull('bank_reference')
      }),
    exported: ['booked_on', 'amount_paise', 'narration', 'bank_reference'],
    withheld: {
      id: withheldFor.key,
      statement_id: withheldFor.key,
      row_no: withheldFor.internal,
      is_reversal: withheldFor.internal,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'bank_statements',
    title: 'Bank statements that you uploaded',
    rows: rowsBy('uploaded_by'),
    exported: ['file_name', 'first_day', 'last_day', 'created_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      tier: withheldFor.internal,
      layout: withheldFor.internal,
      account: 'of the store',
      credits: withheldFor.internal,
      known_credits: withheldFor.internal,
      debits: withheldFor.internal,
      uploaded_by: withheldFor.key,
      undone_at: withheldFor.internal,
      columns_fingerprint: withheldFor.internal,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'refunds',
    title: 'Money that went back to you',
    rows: (query, person) =>
      void query.where(
        (any) =>
          void any
            .whereIn('order_id', [...person.orderIds])
            .orWhereIn('receipt_id', receiptsOf(person)),
      ),
    exported: [
      'amount_paise',
      'refunded_on',
      'reference',
      'created_at',
      'struck_at',
      'strike_reason',
    ],
    withheld: {
      id: withheldFor.key,
      order_id: withheldFor.key,
      receipt_id: withheldFor.key,
      recorded_by: withheldFor.staff,
      struck_by: withheldFor.staff,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'refunds',
    title: 'Refunds that you recorded',
    rows: rowsBy('recorded_by'),
    exported: ['amount_paise', 'refunded_on', 'created_at'],
    withheld: {
      id: withheldFor.key,
      order_id: withheldFor.key,
      receipt_id: withheldFor.key,
      reference: 'of somebody else',
      recorded_by: withheldFor.key,
      struck_at: withheldFor.internal,
      struck_by: withheldFor.key,
      strike_reason: 'may name somebody else',
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'known_payers',
    title: 'Accounts that you paid from',
    rows: rowsBy('user_id'),
    exported: ['payer', 'created_at'],
    withheld: { user_id: withheldFor.key, receipt_id: withheldFor.key },
    closing: 'delete',
  },
]
