import type { Knex } from 'knex'
import { keptFor, type Person, type PersonalTable, rowsBy, withheldFor } from '../../base/base.ts'

function customersOf({ userId }: Person): Knex.QueryCallback {
  return (customers) => void customers.select('id').from('customers').where('user_id', userId)
}

const ofCustomer: PersonalTable['rows'] = (query, person) =>
  void query.whereIn('customer_id', customersOf(person))

/** The keys of the receipts whose open money is an advance of a person, by the word of an admin. */
export function namedReceiptsOf(person: Person): Knex.QueryCallback {
  return (receipts) =>
    void receipts.select('receipt_id').from('receipt_payers').modify(ofCustomer, person)
}

/** Ledgers of buyers. They stay: all of it is books. */
export const ledgerPersonalTables: readonly PersonalTable[] = [
  {
    table: 'ledger_items',
    title: 'Bills, advances and charges of your ledger',
    rows: ofCustomer,
    exported: [
      'kind',
      'label',
      'booked_on',
      'due_on',
      'amount_paise',
      'created_at',
      'struck_at',
      'strike_reason',
    ],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      customer_id: withheldFor.key,
      recorded_by: withheldFor.staff,
      struck_by: withheldFor.staff,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'ledger_items',
    title: 'Entries of ledgers that you recorded or struck out',
    rows: (query, { userId }) =>
      void query.where((any) => void any.where('recorded_by', userId).orWhere('struck_by', userId)),
    exported: ['kind', 'booked_on', 'amount_paise', 'created_at', 'struck_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      customer_id: 'somebody else',
      label: 'may name somebody else',
      due_on: 'of somebody else',
      recorded_by: withheldFor.key,
      struck_by: withheldFor.key,
      strike_reason: 'may name somebody else',
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'receipt_payers',
    title: 'Payments that were recorded as your advance',
    rows: ofCustomer,
    exported: ['created_at'],
    withheld: {
      receipt_id: withheldFor.key,
      customer_id: withheldFor.key,
      recorded_by: withheldFor.staff,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'receipt_payers',
    title: 'Payments whose payer you recorded',
    rows: rowsBy('recorded_by'),
    exported: ['created_at'],
    withheld: {
      receipt_id: withheldFor.key,
      customer_id: 'somebody else',
      recorded_by: withheldFor.key,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'receipt_returns',
    title: 'Payments of yours that the bank took back',
    rows: ofCustomer,
    exported: ['amount_paise', 'returned_on'],
    withheld: { receipt_id: withheldFor.key, customer_id: withheldFor.key },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'balance_confirmations',
    title: 'Answers about your balance',
    rows: ofCustomer,
    exported: ['from_day', 'to_day', 'balance_paise', 'answer', 'message', 'created_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      customer_id: withheldFor.key,
      answered_by: withheldFor.key,
    },
    closing: { keeps: keptFor.tax, changes: () => ({ message: null }) },
  },
  {
    table: 'balance_confirmations',
    title: 'Answers about balances that you entered',
    rows: (query, person) =>
      void query.where('answered_by', person.userId).whereNotIn('customer_id', customersOf(person)),
    exported: ['answer', 'created_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      customer_id: 'somebody else',
      from_day: 'of somebody else',
      to_day: 'of somebody else',
      balance_paise: 'of somebody else',
      message: 'of somebody else',
      answered_by: withheldFor.key,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'customers',
    title: 'Your ledger',
    rows: rowsBy('user_id'),
    exported: [
      'created_at',
      'credit_limit_paise',
      'credit_days',
      'credit_grace_days',
      'credit_on_hold',
      'credit_set_at',
      'credit_reminded_on',
    ],
    withheld: {
      id: withheldFor.key,
      user_id: withheldFor.key,
      link_version: withheldFor.internal,
      credit_version: withheldFor.internal,
      credit_set_by: withheldFor.staff,
    },
    // Links to the statement end, and there is no credit any more.
    closing: {
      keeps: keptFor.tax,
      changes: (db) => ({
        link_version: db.raw('link_version + 1'),
        credit_limit_paise: null,
        credit_days: 0,
        credit_grace_days: 0,
        credit_on_hold: 0,
        credit_version: db.raw('credit_version + 1'),
        credit_set_by: null,
        credit_set_at: null,
        credit_reminded_on: null,
      }),
    },
  },
  {
    table: 'customers',
    title: 'Ledgers whose credit you set',
    rows: rowsBy('credit_set_by'),
    exported: ['credit_set_at'],
    withheld: {
      id: withheldFor.key,
      user_id: 'somebody else',
      created_at: 'of somebody else',
      link_version: withheldFor.internal,
      credit_limit_paise: 'of somebody else',
      credit_days: 'of somebody else',
      credit_grace_days: 'of somebody else',
      credit_on_hold: 'of somebody else',
      credit_version: withheldFor.internal,
      credit_set_by: withheldFor.key,
      credit_reminded_on: 'of somebody else',
    },
    closing: { keeps: keptFor.staff },
  },
]
