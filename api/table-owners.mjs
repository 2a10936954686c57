/**
 * Who owns which table (ADR 0052). `npm run check` holds it.
 *
 * By domain, a folder of `api/src`: SQL on `tables` stands in this folder only. Its files with SQL are private to it,
 * except those in `published`, which the door of the domain exports, so that others can join its tables.
 *
 * @type {Record<string, { tables: string[], published?: string[] }>}
 */
export const tableOwners = {
  base: {
    tables: [
      // files
      'files',
      // sheets
      'learnt_columns',
    ],
    published: ['files/file-join.ts'],
  },
  support: {
    tables: [
      // audit
      'audit_entries',
      // events
      'events',
      'event_tickets',
      // mail
      'mails',
      // notifications
      'notifications',
      'notification_marks',
      'muted_mails',
      // settings
      'settings',
    ],
    published: ['settings/settings-repository.ts'],
  },
  people: {
    tables: [
      // accounts
      'users',
      'account_networks',
      'api_tokens',
      'guards',
      'sessions',
      'authenticator_apps',
      'recovery_codes',
      'login_challenges',
      'passkeys',
      'tier_requests',
      // recovery
      'reset_codes',
      // shipping
      'shipping_details',
      'shipping_addresses',
    ],
    published: ['accounts/user-query.ts'],
  },
  catalog: {
    tables: [
      // catalog
      'products',
      'import_turns',
      'product_fits',
      'stock_movements',
      // imports
      'imports',
      'import_batches',
      'import_jobs',
      'import_lock',
      'import_rejected_rows',
      'import_rows',
      // search-terms
      'missed_searches',
      'search_synonyms',
      // stock-alerts
      'stock_alerts',
      // wishlist
      'wishlist_entries',
    ],
    published: [
      'products/changes/stock-changes.ts',
      'products/models-by-key.ts',
      'products/product-join.ts',
      'products/product-query.ts',
    ],
  },
  ordering: {
    tables: [
      // cart
      'cart_lines',
      'cart_requests',
      // orders
      'orders',
      'order_lines',
      'order_events',
      'order_requests',
      'former_proofs',
      'held_rejections',
      'order_notices',
      'order_networks',
      'network_turns',
      // reviews
      'reviews',
      // shopping-lists
      'shopping_lists',
      'shopping_list_lines',
      // stock
      'goods_receipts',
      'stock_count_lines',
      'stock_counts',
      'suppliers',
    ],
    published: [
      'orders/ledger/posted-orders-query.ts',
      'orders/notices/order-notices.ts',
      'orders/order-join.ts',
      'orders/order-query.ts',
      'orders/placing/insert-order.ts',
      'orders/tax/split-order-tax.ts',
      'orders/updating/order-event.ts',
      'orders/updating/update-order.ts',
    ],
  },
  money: {
    tables: [
      // invoices
      'document_sequences',
      'tax_documents',
      // payments
      'online_payments',
      // receipts
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
      // ledger
      'customers',
      'ledger_items',
      'receipt_payers',
      'receipt_returns',
      'balance_confirmations',
      // taxes
      'tax_document_details',
      'tax_settings',
      'eway_bills',
      'e_invoices',
      'filed_returns',
    ],
  },
  office: {
    tables: [
      // contact
      'contact_messages',
      'contact_replies',
      // settings
      'bank_proposals',
      // personal-data
      'data_archives',
      'data_requests',
    ],
  },
  operations: {
    tables: [
      // telemetry
      'canary_counts',
      'canary_failure_networks',
      'published_releases',
      'rendering_counts',
    ],
  },
}
