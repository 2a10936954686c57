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

export const ewayBillRows = (n: number): SampleRow[] => [
  {
    table: 'eway_bills',
    row: {
      ...{ order_id: n, transport: '{"mode":"road"}', number: `39100124018${n}` },
      ...{ updated_by: n, updated_at: at },
    },
  },
]

export const eInvoiceRows = (n: number): SampleRow[] => [
  {
    table: 'e_invoices',
    row: {
      ...{ document_id: 100 + n, irn: String(n).repeat(64), acknowledgement: `11201000001147${n}` },
      ...{ acknowledged_at: at, signed_code: 'e30.e30.e30', entered_by: n, entered_at: at },
    },
  },
]

export const filedReturnRows = (n: number): SampleRow[] => [
  {
    table: 'filed_returns',
    row: {
      ...{ seller: '36AABCS1995K1ZX', month: `2026-0${n}`, file: '{}', sha256: '0'.repeat(64) },
      ...{ documents: '{}', filed_by: n, filed_at: at },
    },
  },
]
