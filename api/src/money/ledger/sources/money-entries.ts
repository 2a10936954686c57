import { isReceived, receiptSources } from '@store/contract/rules/payments/receipt-states'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import { joinedOrder, joinOrder, selectPaidBeforeReceipts } from '../../../ordering/ordering.ts'
import { selectLiveParts } from '../../receipts/ledger/ledger-repository.ts'
import { assignedSumSql } from '../../receipts/reading/assigned-money-query.ts'
import { dateOf, entryColumns } from './entry-columns.ts'

const ofOrder = { id: joinedOrder.id, publicId: joinedOrder.publicId }

/** What receipts cover of orders. Money by the word of an admin is not seen in the bank yet. */
export function selectPayments(db: Database, buyerId?: number): Knex.QueryBuilder {
  const query = selectLiveParts(db)
    .join('receipts', 'receipts.id', 'part.receipt_id')
    .modify(joinOrder, 'part.order_id')
    .select(
      entryColumns(db, {
        user: joinedOrder.buyerId,
        kind: db.raw(
          `CASE WHEN receipts.source = 'tds' THEN 'withheld-tax'
            WHEN receipts.source IN ('hand', 'proof') THEN 'recorded' ELSE 'payment' END`,
        ),
        id: 'part.id',
        day: dateOf(db, 'receipts.received_on'),
        amount: db.raw('-part.amount_paise'),
        // The note of other money is for admins.
        label: db.raw("IF(receipts.source = 'tds', receipts.note, receipts.reference)"),
        order: ofOrder,
      }),
    )
  if (buyerId !== undefined) void query.where(joinedOrder.buyerId, buyerId)
  return query
}

/** What was paid of orders before receipts were kept: nothing of it can be added up. */
export function selectPaymentsBeforeReceipts(db: Database, buyerId?: number): Knex.QueryBuilder {
  const paid = selectPaidBeforeReceipts(db)
  if (buyerId !== undefined) void paid.where(joinedOrder.buyerId, buyerId)
  const amount = `${assignedSumSql('paid.id')} - paid.total_paise`
  return db
    .from(paid.as('paid'))
    .whereRaw(`${amount} < 0`)
    .select(
      entryColumns(db, {
        user: 'paid.user_id',
        kind: 'recorded',
        id: 'paid.id',
        day: 'paid.day',
        amount: db.raw(amount),
        order: { id: 'paid.id', publicId: 'paid.public_id' },
      }),
    )
}

/**
 * Received money that no order has, with its buyer: whom an admin named; else the only one whose orders have the rest of it; else the
 * buyer of the online payment that came too late (ledger 1.4). Money without a buyer is absent.
 */
export function selectOwned(db: Database, buyerId?: number): Knex.QueryBuilder {
  const named = db('receipt_payers')
    .join('customers', 'customers.id', 'receipt_payers.customer_id')
    .where('receipt_payers.receipt_id', db.ref('receipts.id'))
    .select('customers.user_id')
  const assigned = selectLiveParts(db)
    .modify(joinOrder, 'part.order_id')
    .where('part.receipt_id', db.ref('receipts.id'))
    .havingRaw('COUNT(DISTINCT ??) = 1', [joinedOrder.buyerId])
    .min(joinedOrder.buyerId)
  const online = db('online_payments')
    .modify(joinOrder, 'online_payments.order_id')
    .where('online_payments.payment_id', db.ref('receipts.reference'))
    .where('receipts.source', 'online')
    .select(joinedOrder.buyerId)
  const receipts = db('receipts')
    .leftJoin('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .leftJoin('bank_statements', 'bank_statements.id', 'line.statement_id')
    .leftJoin('receipt_answers as closing', (closing) => {
      closing
        .on('closing.receipt_id', 'receipts.id')
        .onIn('closing.answer', ['same', 'returned', 'refunded'])
    })
    .whereNull('bank_statements.undone_at')
    .whereIn('receipts.source', receiptSources.filter(isReceived))
    .where('receipts.open_paise', '>', 0)
    .where((counts) => {
      void counts.whereNull('closing.answer').orWhere('closing.answer', 'refunded')
    })
    .select('receipts.*', {
      closing: 'closing.answer',
      user_id: db.raw('COALESCE((?), (?), (?))', [named, assigned, online]),
      is_named: db.raw('EXISTS (?)', [named]),
    })
  const owned = db.from(receipts.as('receipt')).whereNotNull('receipt.user_id')
  if (buyerId !== undefined) void owned.where('receipt.user_id', buyerId)
  return owned
}

/** Money of a buyer that no order has; also what was paid back of it. */
export function selectAdvances(db: Database, buyerId?: number): Knex.QueryBuilder {
  return selectOwned(db, buyerId).select(
    entryColumns(db, {
      user: 'receipt.user_id',
      kind: 'advance',
      id: 'receipt.id',
      day: dateOf(db, 'receipt.received_on'),
      amount: db.raw('-receipt.open_paise'),
      label: 'receipt.reference',
      recordedPublicId: db.raw('IF(receipt.is_named, receipt.public_id, NULL)'),
    }),
  )
}

/** What was paid back of money that no order had. */
export function selectPaidBack(db: Database, buyerId?: number): Knex.QueryBuilder {
  return selectOwned(db, buyerId)
    .join('refunds', 'refunds.receipt_id', 'receipt.id')
    .whereNull('refunds.struck_at')
    .select(
      entryColumns(db, {
        user: 'receipt.user_id',
        kind: 'refund',
        id: 'refunds.id',
        day: dateOf(db, 'refunds.refunded_on'),
        amount: 'refunds.amount_paise',
        label: 'refunds.reference',
      }),
    )
}

/** What went back of the money of orders. */
export function selectOrderRefunds(db: Database, buyerId?: number): Knex.QueryBuilder {
  const query = db('refunds')
    .modify(joinOrder, 'refunds.order_id')
    .whereNull('refunds.struck_at')
    .select(
      entryColumns(db, {
        user: joinedOrder.buyerId,
        kind: 'refund',
        id: 'refunds.id',
        day: dateOf(db, 'refunds.refunded_on'),
        amount: 'refunds.amount_paise',
        label: 'refunds.reference',
        order: ofOrder,
      }),
    )
  if (buyerId !== undefined) void query.where(joinedOrder.buyerId, buyerId)
  return query
}

/** What a bank took back: it came, and it went. */
export function selectReturns(db: Database, buyerId?: number): Knex.QueryBuilder[] {
  return (['payment', 'returned'] as const).map((kind) => {
    const query = db('receipt_returns as back')
      .join('receipts', 'receipts.id', 'back.receipt_id')
      .join('customers', 'customers.id', 'back.customer_id')
      .select(
        entryColumns(db, {
          user: 'customers.user_id',
          kind,
          id: 'receipts.id',
          day: dateOf(db, kind === 'payment' ? 'receipts.received_on' : 'back.returned_on'),
          amount: kind === 'payment' ? db.raw('-back.amount_paise') : 'back.amount_paise',
          label: 'receipts.reference',
        }),
      )
    if (buyerId !== undefined) void query.where('customers.user_id', buyerId)
    return query
  })
}
