/**
 * Who owns which table (ADR 0052). `npm run check` holds it.
 *
 * By folder of `api/src`: SQL on `tables` stands in this folder only. Its files with SQL are private to it, except
 * those in `published`, which other features import instead of writing SQL on these tables themselves.
 *
 * @type {Record<string, { tables: string[], published?: string[] }>}
 */
export const tableOwners = {
  accounts: {
    tables: [
      'users',
      'account_networks',
      'guards',
      'sessions',
      'authenticator_apps',
      'recovery_codes',
      'login_challenges',
      'passkeys',
      'tier_requests',
    ],
    published: ['user-query.ts'],
  },
  audit: { tables: ['audit_entries'], published: ['audit-query.ts'] },
  cart: {
    tables: ['cart_lines', 'cart_requests'],
    published: ['cart-query.ts', 'cart-removals.ts'],
  },
  catalog: {
    tables: ['products', 'import_turns', 'product_fits'],
    published: [
      'changes/product-insert.ts',
      'changes/product-stock.ts',
      'changes/product-updates.ts',
      'changes/stock-changes.ts',
      'managed/known-names.ts',
      'managed/sql-managed-products.ts',
      'models-by-key.ts',
      'product-by-key.ts',
      'product-join.ts',
      'product-query.ts',
      'stream-products.ts',
    ],
  },
  contact: { tables: ['contact_messages', 'contact_replies'] },
  events: { tables: ['events', 'event_tickets'] },
  files: { tables: ['files'], published: ['file-join.ts'] },
  imports: {
    tables: ['imports', 'import_batches', 'import_jobs', 'import_lock', 'import_rows'],
    published: ['running/import-lock.ts'],
  },
  invoices: {
    tables: ['document_sequences', 'tax_documents'],
    published: ['credit-notes/credited-sum-query.ts'],
  },
  mail: { tables: ['mails'] },
  notifications: { tables: ['notifications', 'notification_marks', 'muted_mails'] },
  orders: {
    tables: [
      'orders',
      'order_lines',
      'order_events',
      'order_requests',
      'former_proofs',
      'held_rejections',
      'order_notices',
      'order_networks',
      'network_turns',
    ],
    published: [
      'notices/order-notices.ts',
      'order-join.ts',
      'order-line-query.ts',
      'order-query.ts',
      'order-scope.ts',
      'payments/due-refund-query.ts',
      'payments/open-order-query.ts',
      'payments/order-summary-query.ts',
      'payments/orders-of-total-query.ts',
      'payments/purchases-query.ts',
      'placing/insert-order.ts',
      'proofs/duplicate-query.ts',
      'proofs/proof-query.ts',
      'proofs/rejection-notices.ts',
      'reporting/order-totals.ts',
      'reserved/new-buyer-orders.ts',
      'reserved/reserved-order-query.ts',
      'search/purchase-query.ts',
      'tax/split-order-tax.ts',
      'updating/buffered-updates.ts',
      'updating/order-event.ts',
      'updating/update-order.ts',
    ],
  },
  payments: { tables: ['online_payments'] },
  receipts: {
    tables: [
      'bank_statements',
      'bank_statement_lines',
      'bank_statement_known_lines',
      'bank_statement_debits',
      'bank_statement_sums',
      'receipts',
      'receipt_references',
      'receipt_assignments',
      'receipt_answers',
      'refunds',
      'known_payers',
    ],
    published: [
      'bank-answer-query.ts',
      'reading/assigned-money-query.ts',
      'refunds/refund-query.ts',
    ],
  },
  recovery: { tables: ['reset_codes'] },
  reviews: { tables: ['reviews'] },
  'search-terms': {
    tables: ['missed_searches', 'search_synonyms'],
    published: ['synonym-query.ts'],
  },
  settings: { tables: ['settings', 'bank_proposals'] },
  sheets: { tables: ['learnt_columns'] },
  shipping: {
    tables: ['shipping_details', 'shipping_addresses'],
    published: ['addresses/address-query.ts'],
  },
  'shopping-lists': { tables: ['shopping_lists', 'shopping_list_lines'] },
  'stock-alerts': { tables: ['stock_alerts'] },
  telemetry: {
    tables: ['canary_counts', 'canary_failure_networks', 'published_releases', 'rendering_counts'],
  },
  wishlist: { tables: ['wishlist_entries'] },
}
