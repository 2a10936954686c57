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
]
