import type { Knex } from 'knex'
import {
  closedName,
  type Database,
  keptFor,
  type Person,
  type PersonalData,
  type PersonalTable,
  rowsBy,
  withheldFor,
} from '../base/base.ts'
import { shoppingListPersonalTables } from './shopping-lists/shopping-list-personal-tables.ts'
import { stockPersonalTables } from './stock/stock-personal-tables.ts'

const ofUser = rowsBy('user_id')
const ofOrders = (query: Knex.QueryBuilder, { orderIds }: Person) =>
  void query.whereIn('order_id', [...orderIds])

/** Members of the delivery details that name or locate somebody; state and way of delivery stay, for the tax of the order. */
const blankDetails = {
  '$.fullName': closedName,
  '$.phone': '',
  '$.address': '',
  '$.city': '',
  '$.pincode': '',
}
const removedDetails = [
  '$.businessName',
  '$.gstNumber',
  '$.panNumber',
  '$.companyAddress',
  '$.companyCity',
  '$.companyPincode',
  '$.contactNumber',
]

function withoutPerson(db: Database): Knex.Raw {
  const blanks = Object.entries(blankDetails).flat()
  const set = blanks.map(() => '?').join(', ')
  const removed = removedDetails.map(() => '?').join(', ')
  return db.raw(`JSON_REMOVE(JSON_SET(shipping, ${set}), ${removed})`, [
    ...blanks,
    ...removedDetails,
  ])
}

const orders: readonly PersonalTable[] = [
  {
    table: 'orders',
    title: 'Your orders',
    rows: ofUser,
    exported: [
      'id',
      'public_id',
      'tier',
      'order_status',
      'payment_status',
      'payment_method',
      'payment_reference',
      'payment_code',
      'po_number',
      'buyer_note',
      'total_paise',
      'shipping',
      'place_of_supply',
      'confirmed_place',
      'cancel_reason',
      'courier',
      'docket_number',
      'tracking_link',
      'packages',
      'freight',
      'agreed_freight',
      'agreed_freight_paise',
      'agreed_dispatch_days',
      'agreed_cut_off_hour',
      'pay_by',
      'credit_days',
      'proof_at',
      'created_at',
      'updated_at',
    ],
    withheld: {
      user_id: withheldFor.key,
      proof_file_id: withheldFor.key,
      bill_file_id: withheldFor.key,
      proof_status: withheldFor.internal,
      payment_mark: withheldFor.internal,
      paid_by: withheldFor.internal,
      has_tax_issues: withheldFor.internal,
      search_text: 'repeats other columns',
      version: withheldFor.internal,
    },
    closing: {
      keeps: keptFor.tax,
      changes: (db, at) => ({
        shipping: withoutPerson(db),
        search_text: db.raw('LOWER(public_id)'),
        proof_file_id: null,
        cancel_reason: db.raw("IF(cancel_reason IS NULL, NULL, '')"),
        buyer_note: null,
        version: db.raw('version + 1'),
        updated_at: at,
      }),
    },
  },
  {
    table: 'order_lines',
    title: 'What you ordered',
    rows: ofOrders,
    exported: [
      'order_id',
      'name',
      'model_no',
      'brand',
      'category',
      'hsn',
      'unit',
      'quantity',
      'unit_price_paise',
      'total_paise',
      'gst_basis_points',
      'taxable_paise',
      'cgst_paise',
      'sgst_paise',
      'igst_paise',
    ],
    withheld: {
      line_no: withheldFor.internal,
      product_id: withheldFor.key,
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'order_events',
    title: 'Steps of your orders',
    rows: ofOrders,
    exported: ['order_id', 'kind', 'from_value', 'to_value', 'reason', 'created_at'],
    withheld: { id: withheldFor.key, actor_id: withheldFor.staff },
    closing: { keeps: keptFor.tax, changes: () => ({ reason: null }) },
  },
  {
    table: 'order_events',
    title: 'Steps of orders that you took',
    rows: (query, { userId, orderIds }) =>
      void query.where('actor_id', userId).whereNotIn('order_id', [...orderIds]),
    exported: ['kind', 'from_value', 'to_value', 'created_at'],
    withheld: {
      id: withheldFor.key,
      order_id: withheldFor.key,
      actor_id: withheldFor.key,
      reason: 'may name somebody else',
    },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'order_requests',
    title: 'Answers to your last orders, kept for a day',
    rows: ofUser,
    exported: ['order_public_id', 'answer', 'created_at'],
    withheld: {
      user_id: withheldFor.key,
      idempotency_key: withheldFor.internal,
      request_sha256: withheldFor.internal,
    },
    closing: 'delete',
  },
  {
    table: 'former_proofs',
    title: 'Former proofs of payment',
    rows: ofOrders,
    exported: ['order_id', 'payment_reference', 'sent_at', 'replaced_at'],
    withheld: { id: withheldFor.key, sha256: withheldFor.internal },
    closing: { keeps: keptFor.tax },
  },
  {
    table: 'held_rejections',
    title: 'Rejections that you will be told',
    rows: ofOrders,
    exported: ['reason', 'not_before'],
    withheld: { order_id: withheldFor.key },
    closing: 'delete',
  },
  {
    table: 'order_notices',
    title: 'News of orders that you will be told',
    rows: ofOrders,
    exported: ['kind', 'due_at'],
    withheld: { order_id: withheldFor.key },
    closing: 'delete',
  },
  {
    table: 'order_networks',
    title: 'Networks that you ordered from',
    rows: ofOrders,
    exported: ['placed_at'],
    withheld: { order_id: withheldFor.key, network_mac: 'no address can be read from it' },
    closing: { keeps: keptFor.log },
  },
]

/** What this domain stores about people. */
export const orderingPersonalData: PersonalData = {
  tables: [
    {
      table: 'cart_lines',
      title: 'Your cart',
      rows: ofUser,
      exported: ['product_id', 'quantity', 'created_at'],
      withheld: { id: withheldFor.key, public_id: withheldFor.key, user_id: withheldFor.key },
      closing: 'delete',
    },
    {
      table: 'cart_requests',
      title: 'Additions to your cart, kept for a day',
      rows: ofUser,
      exported: ['rejected', 'created_at'],
      withheld: {
        user_id: withheldFor.key,
        idempotency_key: withheldFor.internal,
        request_sha256: withheldFor.internal,
      },
      closing: 'delete',
    },
    ...orders,
    {
      table: 'reviews',
      title: 'Your reviews',
      rows: ofUser,
      exported: ['product_id', 'rating', 'comment', 'created_at'],
      withheld: { id: withheldFor.key, public_id: withheldFor.key, user_id: withheldFor.key },
      closing: 'delete',
    },
    ...shoppingListPersonalTables,
    ...stockPersonalTables,
  ],
  impersonal: {
    network_turns: 'counts orders of a network, whose address cannot be read from it',
    suppliers: 'firms that the store buys from',
    stock_count_lines: 'about products',
  },
}
