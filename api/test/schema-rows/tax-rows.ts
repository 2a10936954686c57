import { at, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of the files for the tax office.

export const taxRows = (n: number): SampleRow[] => {
  const id = 100 + n
  return [
    {
      table: 'tax_documents',
      row: {
        ...{ id, order_id: n, kind: 'credit-note', ordinal: 9 },
        ...{ number: `CN/26-27/0009${n}`, content: '{}', issued_at: at },
      },
    },
    {
      table: 'tax_document_details',
      row: { document_id: id, content: '{"lines":[]}', updated_by: n, updated_at: at },
    },
    {
      table: 'tax_settings',
      row: {
        ...{ id: n, name: 'ewayBillLimit', state: '27', valid_from: '2026-04-01' },
        ...{ value: '100000', source: 'A notification', set_by: n, set_at: at },
      },
    },
  ]
}
