import type { Knex } from 'knex'
import * as accountsToOrders from '../../../../migrations/0001-accounts-to-orders.ts'
import * as recoveryMailContact from '../../../../migrations/0002-recovery-mail-contact.ts'
import * as catalogueAdministration from '../../../../migrations/0003-catalogue-administration.ts'
import * as proofsAndInvoices from '../../../../migrations/0004-proofs-and-invoices.ts'
import * as notificationsAndAudit from '../../../../migrations/0005-notifications-and-audit.ts'
import * as orderChanges from '../../../../migrations/0006-order-changes.ts'
import * as personalNoticesAndOnlinePayment from '../../../../migrations/0007-personal-notices-and-online-payment.ts'
import * as sessionsOfNobody from '../../../../migrations/0008-sessions-of-nobody.ts'
import * as stockChanges from '../../../../migrations/0009-stock-changes.ts'
import * as releaseCounts from '../../../../migrations/0010-release-counts.ts'
import * as productsByName from '../../../../migrations/0011-products-by-name.ts'
import * as accountNetworksAndDemo from '../../../../migrations/0012-account-networks-and-demo.ts'
import * as stockLastSet from '../../../../migrations/0016-stock-last-set.ts'
import * as importJobs from '../../../../migrations/0017-import-jobs.ts'
import * as formerProofs from '../../../../migrations/0020-former-proofs.ts'
import * as firstAnswers from '../../../../migrations/0021-first-answers.ts'
import * as publishedReleases from '../../../../migrations/0022-published-releases.ts'
import * as canaryCounts from '../../../../migrations/0023-canary-counts.ts'
import * as cartRequests from '../../../../migrations/0024-cart-requests.ts'
import * as cartRequestRejections from '../../../../migrations/0025-cart-request-rejections.ts'
import * as unusedTables from '../../../../migrations/0026-unused-tables.ts'
import * as searchSynonyms from '../../../../migrations/0027-search-synonyms.ts'
import * as missedSearches from '../../../../migrations/0028-missed-searches.ts'
import * as courierAndDocket from '../../../../migrations/0029-courier-and-docket.ts'
import * as orderNotices from '../../../../migrations/0030-order-notices.ts'
import * as stockAlerts from '../../../../migrations/0031-stock-alerts.ts'
import * as shoppingLists from '../../../../migrations/0032-shopping-lists.ts'
import * as productFacts from '../../../../migrations/0034-product-facts.ts'
import * as shippingAddresses from '../../../../migrations/0035-shipping-addresses.ts'
import * as productDocuments from '../../../../migrations/0036-product-documents.ts'
import * as packagesAndFreight from '../../../../migrations/0037-packages-and-freight.ts'
import * as complaintReplies from '../../../../migrations/0038-complaint-replies.ts'
import * as managedProducts from '../../../../migrations/0039-managed-products.ts'
import * as backOfficeReads from '../../../../migrations/0040-back-office-reads.ts'
import * as secondFactors from '../../../../migrations/0041-second-factors.ts'
import * as passkeys from '../../../../migrations/0042-passkeys.ts'
import * as settings from '../../../../migrations/0043-settings.ts'
import * as invisibleComputedColumn from '../../../../migrations/0044-invisible-computed-column.ts'
import * as receipts from '../../../../migrations/0045-receipts.ts'
import * as reservedOrders from '../../../../migrations/0046-reserved-orders.ts'
import * as approvedTiers from '../../../../migrations/0047-approved-tiers.ts'
import * as auditByActor from '../../../../migrations/0048-audit-by-actor.ts'
import * as renderingCounts from '../../../../migrations/0049-rendering-counts.ts'
import * as productUnits from '../../../../migrations/0050-product-units.ts'
import * as placeOfSupply from '../../../../migrations/0051-place-of-supply.ts'
import * as canaryNetworks from '../../../../migrations/0052-canary-networks.ts'
import * as roleGrants from '../../../../migrations/0053-role-grants.ts'
import * as knownLinesAndReturns from '../../../../migrations/0054-known-lines-and-returns.ts'
import * as taxIssues from '../../../../migrations/0055-tax-issues.ts'
import * as severalCreditNotes from '../../../../migrations/0056-several-credit-notes.ts'
import * as orderNetworks from '../../../../migrations/0057-order-networks.ts'
import * as unconfirmedEmails from '../../../../migrations/0058-unconfirmed-emails.ts'
import * as refunds from '../../../../migrations/0059-refunds.ts'
import * as poNumbers from '../../../../migrations/0062-po-numbers.ts'
import * as severalRefunds from '../../../../migrations/0063-several-refunds.ts'
import * as productsByTax from '../../../../migrations/0064-products-by-tax.ts'
import * as learntColumns from '../../../../migrations/0065-learnt-columns.ts'
import * as mailContent from '../../../../migrations/0066-mail-content.ts'
import * as modelKeys from '../../../../migrations/0067-model-keys.ts'
import * as bookedSums from '../../../../migrations/0068-booked-sums.ts'
import * as importKeys from '../../../../migrations/0069-import-keys.ts'
import * as statementColumns from '../../../../migrations/0070-statement-columns.ts'
import * as plainModelNumbers from '../../../../migrations/0071-plain-model-numbers.ts'
import * as hindiAndTradeWords from '../../../../migrations/0072-hindi-and-trade-words.ts'
import * as rejectedRowsOfImports from '../../../../migrations/0073-rejected-rows-of-imports.ts'
import * as orderDeliveryTerms from '../../../../migrations/0074-order-delivery-terms.ts'
import * as userNotes from '../../../../migrations/0075-user-notes.ts'
import * as ledgers from '../../../../migrations/0076-ledgers.ts'
import * as credit from '../../../../migrations/0077-credit.ts'
import * as taxFiles from '../../../../migrations/0078-tax-files.ts'
import * as declarations from '../../../../migrations/0079-declarations.ts'
import * as dataRequests from '../../../../migrations/0080-data-requests.ts'
import * as ewayBills from '../../../../migrations/0084-eway-bills.ts'
import * as eInvoices from '../../../../migrations/0085-e-invoices.ts'
import * as filedReturns from '../../../../migrations/0086-filed-returns.ts'
import * as apiTokens from '../../../../migrations/0087-api-tokens.ts'
import * as stockMovements from '../../../../migrations/0088-stock-movements.ts'
import * as buyerNotes from '../../../../migrations/0089-buyer-notes.ts'
import * as rights from '../../../../migrations/0091-rights.ts'
import { runOnLiveSchema } from './live-schema.ts'
import { withMigrationLock } from './migration-lock.ts'

interface Migration {
  name: string
  up(db: Knex): Promise<void>
  down(db: Knex): Promise<void>
}

/** All migrations, oldest first. Append only: a migration that has shipped never changes. */
const migrations: readonly Migration[] = [
  accountsToOrders,
  recoveryMailContact,
  catalogueAdministration,
  proofsAndInvoices,
  notificationsAndAudit,
  orderChanges,
  personalNoticesAndOnlinePayment,
  sessionsOfNobody,
  stockChanges,
  releaseCounts,
  productsByName,
  accountNetworksAndDemo,
  stockLastSet,
  importJobs,
  formerProofs,
  firstAnswers,
  publishedReleases,
  canaryCounts,
  cartRequests,
  cartRequestRejections,
  unusedTables,
  searchSynonyms,
  missedSearches,
  courierAndDocket,
  orderNotices,
  stockAlerts,
  shoppingLists,
  productFacts,
  shippingAddresses,
  productDocuments,
  packagesAndFreight,
  complaintReplies,
  managedProducts,
  backOfficeReads,
  secondFactors,
  passkeys,
  settings,
  invisibleComputedColumn,
  receipts,
  reservedOrders,
  approvedTiers,
  auditByActor,
  renderingCounts,
  productUnits,
  placeOfSupply,
  canaryNetworks,
  roleGrants,
  knownLinesAndReturns,
  taxIssues,
  severalCreditNotes,
  orderNetworks,
  unconfirmedEmails,
  refunds,
  poNumbers,
  severalRefunds,
  productsByTax,
  learntColumns,
  mailContent,
  modelKeys,
  bookedSums,
  importKeys,
  statementColumns,
  plainModelNumbers,
  hindiAndTradeWords,
  rejectedRowsOfImports,
  orderDeliveryTerms,
  userNotes,
  ledgers,
  credit,
  taxFiles,
  declarations,
  dataRequests,
  ewayBills,
  eInvoices,
  filedReturns,
  apiTokens,
  stockMovements,
  buyerNotes,
  rights,
]

/** Named imports instead of a folder scan, so that the bundled API contains its migrations. */
export const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => migration,
}

/**
 * Migrations for {@link migrate}. Only the first pending one can have been interrupted, as the others have not begun.
 */
function liveSource(pending: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    ...migrationSource,
    getMigration: async (migration) => ({
      ...migration,
      up: (db) => runOnLiveSchema(db, migration.up, { mayBeHalfDone: migration === pending[0] }),
    }),
  }
}

/**
 * Runs the migrations of this release that have not run; those of newer releases do not matter. Several processes may
 * run it concurrently: one migrates, the others wait and find nothing to do. A run that was killed is completed by the
 * next one (ADR 0067).
 * @param db a pool of at least two connections
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Knex): Promise<string[]> {
  return withMigrationLock(db, async (connection) => {
    // Creates the tables of knex, on another connection: here a CREATE TABLE would end the transaction.
    await db.migrate.currentVersion()
    // Left by a run that was killed. Whoever holds our lock is the only one to migrate.
    await connection('knex_migrations_lock').update({ is_locked: 0 })
    const [, ran]: [number, string[]] = await connection.migrate.latest({
      migrationSource: liveSource(await findPending(connection)),
      disableMigrationsListValidation: true,
      // A statement that changes the schema commits anyway. Without a transaction each migration is recorded at once.
      disableTransactions: true,
    })
    return ran
  })
}

async function findPending(db: Knex): Promise<Migration[]> {
  const names = migrations.map(({ name }) => name)
  const completed: string[] = await db('knex_migrations').whereIn('name', names).pluck('name')
  return migrations.filter(({ name }) => !completed.includes(name))
}

/**
 * True when every migration of this release has run, whatever newer ones have (base 5.1).
 * @throws Error of the database when no migration has ever run
 */
export async function isMigrated(db: Knex): Promise<boolean> {
  return (await findPending(db)).length === 0
}
