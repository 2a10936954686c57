import type { Knex } from 'knex'
import { keptFor, type Person, type PersonalTable, rowsBy, withheldFor } from '../../base/base.ts'

function documentsOf({ orderIds }: Person): Knex.QueryCallback {
  return (documents) =>
    void documents
      .select('id')
      .from('tax_documents')
      .whereIn('order_id', [...orderIds])
}

/** What the files for the tax office need besides papers. It stays like these. */
export const taxPersonalTables: readonly PersonalTable[] = [
  {
    table: 'tax_document_details',
    title: 'What was added to your invoices and credit notes for the tax office',
    rows: (query, person) => void query.whereIn('document_id', documentsOf(person)),
    exported: ['content', 'updated_at'],
    withheld: { document_id: withheldFor.key, updated_by: withheldFor.staff },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'tax_document_details',
    title: 'Papers to which you added something for the tax office',
    rows: rowsBy('updated_by'),
    exported: ['updated_at'],
    withheld: {
      document_id: withheldFor.key,
      content: 'of somebody else',
      updated_by: withheldFor.key,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'tax_settings',
    title: 'Settings of taxes that you made',
    rows: rowsBy('set_by'),
    exported: ['name', 'state', 'valid_from', 'value', 'source', 'set_at'],
    withheld: { id: withheldFor.key, set_by: withheldFor.key },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'eway_bills',
    title: 'How the goods of your orders travelled, and their e-way bills',
    rows: (query, { orderIds }) => void query.whereIn('order_id', [...orderIds]),
    exported: ['order_id', 'transport', 'number', 'valid_until', 'updated_at'],
    withheld: { updated_by: withheldFor.staff },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'eway_bills',
    title: 'Orders whose transport you entered',
    rows: rowsBy('updated_by'),
    exported: ['updated_at'],
    withheld: {
      order_id: withheldFor.key,
      transport: 'of somebody else',
      number: 'of somebody else',
      valid_until: 'of somebody else',
      updated_by: withheldFor.key,
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'e_invoices',
    title: 'Registrations of your invoices and credit notes at the portal of e-invoices',
    rows: (query, person) => void query.whereIn('document_id', documentsOf(person)),
    exported: [
      'irn',
      'acknowledgement',
      'acknowledged_at',
      'signed_code',
      'entered_at',
      'cancelled_at',
      'cancel_reason',
    ],
    withheld: { document_id: withheldFor.key, entered_by: withheldFor.staff },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'e_invoices',
    title: 'Registrations that you entered',
    rows: rowsBy('entered_by'),
    exported: ['entered_at'],
    withheld: {
      document_id: withheldFor.key,
      irn: 'of somebody else',
      acknowledgement: 'of somebody else',
      acknowledged_at: 'of somebody else',
      signed_code: 'of somebody else',
      entered_by: withheldFor.key,
      cancelled_at: 'of somebody else',
      cancel_reason: 'of somebody else',
    },
    closing: { keeps: keptFor.staff },
  },
  {
    table: 'filed_returns',
    title: 'Returns that you marked as filed',
    rows: rowsBy('filed_by'),
    exported: ['seller', 'month', 'sha256', 'filed_at'],
    withheld: {
      file: 'of the whole store',
      documents: 'of the whole store',
      filed_by: withheldFor.key,
    },
    closing: { keeps: keptFor.staff },
  },
]
