/**
 * The stable codes of error responses (api.md, Ground rules), by feature. A code names a reason and never changes its
 * meaning; the message is for people and may be reworded.
 */
export const errorCodes = [
  // Any request
  'invalid_input',
  'not_signed_in',
  'forbidden',
  'not_found',
  'request_timeout',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'files_unavailable',
  'unexpected',
  // Accounts, recovery, users
  'wrong_login',
  'wrong_password',
  'account_disabled',
  'admins_only',
  'email_taken',
  'wrong_code',
  'ticket_invalid',
  'last_superadmin',
  'firm_missing',
  // Catalogue, its administration and imports
  'product_not_found',
  'product_changed',
  'stock_changed',
  'in_stock',
  'not_bought',
  'reviewed_before',
  'import_not_found',
  'import_undone_before',
  'import_not_last',
  'import_running',
  'changed_since_import',
  'catalogue_changed',
  'synonym_not_found',
  'synonym_taken',
  // Cart and orders
  'cart_line_not_found',
  'cart_full',
  'cart_empty',
  'key_reused',
  'out_of_stock',
  'stock_exceeded',
  'total_too_large',
  'total_rose',
  'order_not_found',
  'order_not_cancellable',
  'order_final',
  // Payments, proofs and documents
  'bank_details_missing',
  'online_payment_off',
  'gateway_unavailable',
  'invalid_signature',
  'quote_changed',
  'paid_too_late',
  'proof_missing',
  'proof_not_awaited',
  'proof_changed',
  'nothing_to_pay',
  'bill_missing',
  'invoice_not_due',
  'cancelled_unbilled',
  'credit_note_not_due',
  'seller_missing',
  // Releases
  'preview_invalid',
] as const

export type ErrorCode = (typeof errorCodes)[number]
