import { at, idOf, later, type SampleRow } from '../factories/sample-row.ts'

const peopleRows = (n: number): SampleRow[] => [
  {
    table: 'users',
    row: {
      id: n,
      public_id: idOf('u', n),
      email: `ravi.${n}@example.in`,
      password_hash: 'hash',
      name: 'रवि Kulkarni',
      role: 'reseller',
      mobile: '9820012345',
      reseller_id: `RS00000${n}`,
      created_at: at,
      updated_at: at,
    },
  },
  {
    table: 'sessions',
    row: { public_id: idOf('s', n), user_id: n, created_at: at, expires_at: later },
  },
  {
    table: 'files',
    row: {
      id: n,
      public_id: idOf('f', n),
      kind: 'payment-proof',
      media_type: 'image/png',
      original_name: 'transfer.png',
      bytes: 10,
      sha256: 'a'.repeat(64),
      created_by: n,
      created_at: at,
    },
  },
]

const shopRows = (n: number): SampleRow[] => [
  {
    table: 'products',
    row: {
      id: n,
      public_id: idOf('p', n),
      name: 'Toner',
      brand: 'HP',
      category: 'Cartridge',
      model_no: 'Q2612A',
      description: 'Black',
      gst_basis_points: 1800,
      stock: 5,
      price_enduser: 500_000,
      price_reseller: 450_000,
      price_distributor: 400_000,
      slabs: '[]',
      images: '[]',
      search_text: 'toner',
      created_at: at,
      updated_at: at,
    },
  },
  {
    table: 'wishlist_entries',
    row: { public_id: idOf('w', n), user_id: n, product_id: n, created_at: at },
  },
  {
    table: 'cart_lines',
    row: { public_id: idOf('c', n), user_id: n, product_id: n, quantity: 2, created_at: at },
  },
  { table: 'shipping_details', row: { user_id: n, details: '{}', updated_at: at } },
]

const orderRows = (n: number): SampleRow[] => [
  {
    table: 'orders',
    row: {
      id: n,
      public_id: idOf('o', n),
      user_id: n,
      tier: 'reseller',
      order_status: 'shipped',
      payment_status: 'paid',
      payment_method: 'bank_transfer',
      total_paise: 900_000,
      shipping: '{}',
      proof_file_id: n,
      search_text: 'ravi',
      created_at: at,
      updated_at: at,
    },
  },
  {
    table: 'order_requests',
    row: {
      user_id: n,
      idempotency_key: 'once',
      request_sha256: 'b'.repeat(64),
      order_public_id: idOf('o', n),
      created_at: at,
    },
  },
  {
    table: 'order_lines',
    row: {
      order_id: n,
      line_no: 1,
      product_id: n,
      name: 'Toner',
      model_no: 'Q2612A',
      brand: 'HP',
      category: 'Cartridge',
      quantity: 2,
      unit_price_paise: 450_000,
      total_paise: 900_000,
      gst_basis_points: 1800,
      taxable_paise: 762_712,
      cgst_paise: 68_644,
      sgst_paise: 68_644,
      igst_paise: 0,
    },
  },
  {
    table: 'order_events',
    row: { order_id: n, actor_id: n, kind: 'placed', to_value: 'pending', created_at: at },
  },
]

/** A row of every table of the first migration: people, products, and an order with its lines. */
export const firstRows = (n: number): SampleRow[] => [
  ...peopleRows(n),
  ...shopRows(n),
  ...orderRows(n),
]
