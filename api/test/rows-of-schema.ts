import type { SampleRow } from './factories/sample-row.ts'
import {
  addressRows,
  apiTokenRows,
  dataRequestRows,
  networkRows,
  passkeyRows,
  recoveryRows,
  replyRows,
  secondFactorRows,
  tierRequestRows,
} from './schema-rows/account-rows.ts'
import {
  catalogueRows,
  importJobRows,
  learntColumnRows,
  missedSearchRows,
  productFitRows,
  rejectedRowRows,
  stockAlertRows,
  synonymRows,
} from './schema-rows/catalogue-rows.ts'
import { noticeRows, notificationRows } from './schema-rows/notification-rows.ts'
import {
  cartRows,
  invoiceRows,
  orderNetworkRows,
  paymentRows,
  proofRows,
  shoppingListRows,
} from './schema-rows/order-rows.ts'
import {
  ledgerRows,
  receiptRows,
  refundRows,
  returnRows,
  sumRows,
} from './schema-rows/receipt-rows.ts'
import {
  canaryNetworkRows,
  canaryRows,
  publishedRows,
  releaseRows,
  renderingRows,
} from './schema-rows/release-rows.ts'
import { firstRows } from './schema-rows/rows-of-first-schema.ts'
import { settingsRows } from './schema-rows/settings-rows.ts'
import { stockRows } from './schema-rows/stock-rows.ts'
import { eInvoiceRows, ewayBillRows, filedReturnRows, taxRows } from './schema-rows/tax-rows.ts'

/** Tables that a migration has dropped. */
export const droppedTables: ReadonlySet<string> = new Set(['password_resets', 'release_counts'])

/**
 * A row of every table, by the migration that created it, in the columns of that time, as a release of that time wrote
 * it. The test of migrations fails for a table without one.
 * @param n from 1 to 9; each has its own rows
 */
export const rowsOfSchema: Readonly<Record<string, (n: number) => SampleRow[]>> = {
  '0001-accounts-to-orders': firstRows,
  '0002-recovery-mail-contact': recoveryRows,
  '0003-catalogue-administration': catalogueRows,
  '0004-proofs-and-invoices': invoiceRows,
  '0005-notifications-and-audit': notificationRows,
  '0007-personal-notices-and-online-payment': paymentRows,
  '0010-release-counts': releaseRows,
  '0017-import-jobs': importJobRows,
  '0020-former-proofs': proofRows,
  '0012-account-networks-and-demo': networkRows,
  '0022-published-releases': publishedRows,
  '0023-canary-counts': canaryRows,
  '0024-cart-requests': cartRows,
  '0027-search-synonyms': synonymRows,
  '0028-missed-searches': missedSearchRows,
  '0030-order-notices': noticeRows,
  '0031-stock-alerts': stockAlertRows,
  '0032-shopping-lists': shoppingListRows,
  '0034-product-facts': productFitRows,
  '0035-shipping-addresses': addressRows,
  '0038-complaint-replies': replyRows,
  '0041-second-factors': secondFactorRows,
  '0042-passkeys': passkeyRows,
  '0043-settings': settingsRows,
  '0045-receipts': receiptRows,
  '0047-approved-tiers': tierRequestRows,
  '0049-rendering-counts': renderingRows,
  '0052-canary-networks': canaryNetworkRows,
  '0057-order-networks': orderNetworkRows,
  '0054-known-lines-and-returns': returnRows,
  '0059-refunds': refundRows,
  '0065-learnt-columns': learntColumnRows,
  '0073-rejected-rows-of-imports': rejectedRowRows,
  '0068-booked-sums': sumRows,
  '0076-ledgers': ledgerRows,
  '0078-tax-files': taxRows,
  '0080-data-requests': dataRequestRows,
  '0084-eway-bills': ewayBillRows,
  '0085-e-invoices': eInvoiceRows,
  '0086-filed-returns': filedReturnRows,
  '0087-api-tokens': apiTokenRows,
  '0088-stock-movements': stockRows,
}
