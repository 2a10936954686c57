import type { Knex } from 'knex'
import { keptFor, type Person, type PersonalData, withheldFor } from '../base/base.ts'
import { ledgerPersonalTables } from './ledger/ledger-personal-tables.ts'
import { receiptPersonalTables } from './receipts/receipt-personal-tables.ts'
import { taxPersonalTables } from './taxes/tax-personal-tables.ts'

const ofOrders = (query: Knex.QueryBuilder, { orderIds }: Person) =>
  void query.whereIn('order_id', [...orderIds])

/** What this domain stores about people. Nearly all of it are books and papers, which stay. */
export const moneyPersonalData: PersonalData = {
  tables: [
    {
      table: 'tax_documents',
      title: 'Your invoices and credit notes',
      rows: ofOrders,
      exported: ['order_id', 'kind', 'number', 'ordinal', 'content', 'issued_at'],
      withheld: { id: withheldFor.key },
      closing: { keeps: keptFor.tax },
    },
    {
      table: 'online_payments',
      title: 'Your online payments',
      rows: ofOrders,
      exported: [
        'order_id',
        'gateway_order_id',
        'payment_id',
        'amount_paise',
        'created_at',
        'paid_at',
      ],
      withheld: {},
      closing: { keeps: keptFor.tax },
    },
    ...receiptPersonalTables,
    ...ledgerPersonalTables,
    ...taxPersonalTables,
  ],
  impersonal: {
    document_sequences: 'numbers of papers',
    receipt_references: 'references of receipts, for the search of copies',
    bank_statement_known_lines: 'refers to lines',
    bank_statement_sums: 'sums of many payments',
  },
}
