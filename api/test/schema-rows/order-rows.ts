import { at, idOf, later, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of orders: from the cart to the invoice, one function per migration.

export const cartRows = (n: number): SampleRow[] => [
  {
    table: 'cart_requests',
    row: { user_id: n, idempotency_key: 'once', request_sha256: 'e'.repeat(64), created_at: at },
  },
]

export const paymentRows = (n: number): SampleRow[] => [
  {
    table: 'online_payments',
    row: {
      order_id: n,
      gateway_order_id: `order_${n}`,
      amount_paise: 900_000,
      payment_id: `pay_${n}`,
      created_at: at,
      paid_at: later,
    },
  },
]

export const proofRows = (n: number): SampleRow[] => [
  {
    table: 'former_proofs',
    row: {
      order_id: n,
      sha256: String(n).repeat(64),
      payment_reference: `SBIN0426${n}`,
      sent_at: at,
      replaced_at: later,
    },
  },
  { table: 'held_rejections', row: { order_id: n, reason: 'Unreadable', not_before: later } },
]

export const invoiceRows = (n: number): SampleRow[] => [
  {
    table: 'document_sequences',
    row: { series: 'INV', financial_year: `2${n}-2${n}`, last_number: 7 },
  },
  {
    table: 'tax_documents',
    row: {
      order_id: n,
      kind: 'invoice',
      number: `INV/26-27/00000${n}`,
      content: '{}',
      issued_at: at,
    },
  },
]

export const shoppingListRows = (n: number): SampleRow[] => [
  {
    table: 'shopping_lists',
    row: {
      id: n,
      public_id: idOf('l', n),
      user_id: n,
      name: 'Monthly toners',
      created_at: at,
      updated_at: later,
    },
  },
  { table: 'shopping_list_lines', row: { id: n, list_id: n, product_id: n, quantity: 12 } },
]

export const orderNetworkRows = (n: number): SampleRow[] => [
  {
    table: 'order_networks',
    row: { order_id: n, network_mac: String(n).repeat(64), placed_at: at },
  },
  { table: 'network_turns', row: { network_mac: String(n).repeat(64), version: 1, used_at: at } },
]
