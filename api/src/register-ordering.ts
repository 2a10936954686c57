import { indiaDayOf } from '@store/contract/rules/india-days'
import type { AssertBuyerGstNumber } from './accounts/gst-number-check.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerBilling } from './billing/bill-routes.ts'
import { createBillService } from './billing/bill-service.ts'
import type { CartService } from './cart/cart-service.ts'
import { BatchExecutor } from './database/batch-executor.ts'
import { shareConnections } from './database/connections/connection-shares.ts'
import { registerFiles } from './files/file-routes.ts'
import { createFileService, type FileService } from './files/file-service.ts'
import { drawFirstPage as drawInThisThread } from './files/first-page/draw-first-page.ts'
import { registerFirstPages } from './files/first-page/first-page-routes.ts'
import { createFirstPageService } from './files/first-page/first-page-service.ts'
import { orphanedFiles } from './files/orphaned-files.ts'
import type { FileStorages } from './files/storage/open-file-storages.ts'
import type { TypedApp } from './http/typed-app.ts'
import { registerCreditNotes } from './invoices/credit-notes/credit-note-routes.ts'
import { createCreditNoteService } from './invoices/credit-notes/credit-note-service.ts'
import { registerInvoices } from './invoices/invoice-routes.ts'
import { createInvoiceService } from './invoices/invoice-service.ts'
import { createDocumentIssuer, type ReadSeller } from './invoices/issue-documents.ts'
import { registerProforma } from './invoices/proforma/proforma-routes.ts'
import { createProformaReader } from './invoices/proforma/proforma-service.ts'
import { registerTaxDetails } from './invoices/tax-details/tax-details-routes.ts'
import { createTaxSettlement } from './invoices/tax-details/tax-settlement.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import { registerOrderNotices } from './order-notices/send-order-notices.ts'
import { registerOrderPapers } from './order-papers/order-paper-routes.ts'
import { createOrderPaperService } from './order-papers/order-paper-service.ts'
import { openOrderIndex } from './orders/index/open-order-index.ts'
import { registerOrderAdmin } from './orders/order-admin-routes.ts'
import type { OrderDependencies } from './orders/order-dependencies.ts'
import { registerOrderManagement } from './orders/order-management-routes.ts'
import { registerOrderExport, registerOrders } from './orders/order-routes.ts'
import { createOrderService, type OrderService } from './orders/order-service.ts'
import { createNewBuyers } from './orders/reserved/new-buyers.ts'
import { cancelUnpaidOrders } from './payments/cancel-unpaid-orders.ts'
import { registerOnlinePayment } from './payments/payment-routes.ts'
import { createPaymentService } from './payments/payment-service.ts'
import { registerPaymentPages } from './payments/razorpay/payment-page-routes.ts'
import { connectRazorpay } from './payments/razorpay/razorpay.ts'
import { registerPaymentCallbacks } from './payments/razorpay/webhook-routes.ts'
import { registerProofs } from './proofs/proof-routes.ts'
import { createProofService, type ProofService } from './proofs/proof-service.ts'
import { registerRejectionNotices } from './proofs/send-rejection-notices.ts'
import { registerPurchases } from './purchases/purchase-routes.ts'
import { createPurchaseService } from './purchases/purchase-service.ts'
import { createQuantityFiles } from './purchases/quantity-files.ts'
import { readQuantities as readInThisThread } from './purchases/read-quantities.ts'
import { registerReceivedMoney } from './receipts/register-receipts.ts'
import { registerReorder } from './reorder/reorder-routes.ts'
import { createReorderService } from './reorder/reorder-service.ts'
import { registerHolds } from './reserving/hold-routes.ts'
import { registerLapses } from './reserving/lapse-orders.ts'
import { registerPaymentLinks } from './reserving/payment-link-routes.ts'
import { createPaymentLinks } from './reserving/payment-link-service.ts'
import { createReserveOrder } from './reserving/reserve-order.ts'
import { registerReserving } from './reserving/reserving-routes.ts'
import { sellerFactsOf } from './settings/seller-facts.ts'
import type { SettingsReader } from './settings/settings-service.ts'
import { configuredSettings } from './settings/store-settings.ts'
import { registerShoppingLists } from './shopping-lists/shopping-list-routes.ts'
import { createShoppingListService } from './shopping-lists/shopping-list-service.ts'
import { registerStockAlertSending } from './stock-alerts/send-stock-alerts.ts'
import { registerStockAlerts } from './stock-alerts/stock-alert-routes.ts'
import { createStockAlertService } from './stock-alerts/stock-alert-service.ts'
import type { ThrottleStore } from './throttle/throttle.ts'
import { waits } from './waits.ts'

const unknownSeller =
  'Neither SELLER_GSTIN nor SELLER_STATE is set: unless the settings name the seller, orders count all tax as IGST, and no invoice is issued.'

/** Services of the features registered before. */
interface OrderingDependencies extends AppDependencies {
  settings: SettingsReader
  assertGstNumber: AssertBuyerGstNumber
  cart: CartService
  mails: MailQueue
  storages: FileStorages
  throttleStore: ThrottleStore
}

/** Registers orders, payments, proofs, bills, invoices, and what buyers are told. */
export function registerOrdering(api: TypedApp, dependencies: OrderingDependencies) {
  const { config, db, clock, settings, cart, mails } = dependencies
  const storage = dependencies.storages.files
  const secret = config.FILE_URL_SECRET
  const files = createFileService({ db, clock, storage, secret, log: api.log })
  registerFiles(api, files)
  const { drawFirstPage = drawInThisThread } = dependencies
  registerFirstPages(api, createFirstPageService({ files, clock, drawFirstPage }))
  const batchExecutor = new BatchExecutor(
    config.DATABASE_URL,
    shareConnections(config.DATABASE_POOL).orders,
    config.DATABASE_STATEMENT_SECONDS * 1000,
  )
  api.addHook('onClose', async () => batchExecutor.close())
  const readSeller: ReadSeller = (trx) => settings.readIn(trx)
  const gateway = connectRazorpay(config, (dependencies.waits ?? waits).gatewayMs)
  const orderDependencies = {
    db,
    batchExecutor,
    clock,
    files,
    orderIndex: openOrderIndex(api, dependencies.startOrderIndex),
    readSeller: async () => (await settings.read()).seller,
    assertGstNumber: dependencies.assertGstNumber,
    newBuyers: createNewBuyers(config),
    issueDocuments: createDocumentIssuer(readSeller),
  } satisfies OrderDependencies
  if (configuredSettings(config).seller.state === '') api.log.warn(unknownSeller)
  const orders = createOrderService(orderDependencies)
  const payments = createPaymentService({ db, clock, orders, gateway })
  registerOrders(api, { orders, files })
  registerOrderExport(api, orders)
  registerOrderAdmin(api, { orders, files })
  registerOrderManagement(api, { orders, files })
  registerBilling(api, { bills: createBillService({ orders, files }), files })
  registerOnlinePayment(api, { payments, files, config })
  registerPaymentPages(api, { payments, config })
  registerPaymentCallbacks(api, payments)
  const readBankFacts = async () => {
    const { holidays, bank } = await settings.read()
    return { holidays: holidays.map(({ date }) => date), account: bank.accountNumber }
  }
  const proofs = createProofService({ db, clock, orders, files, readBankFacts })
  registerProofs(api, { proofs, files })
  registerReservedOrders(api, { ...dependencies, orders, proofs, files })
  registerReceivedMoney(api, { ...dependencies, orders, files: orderDependencies.files })
  registerRejectionNotices(api, { db, clock, mails, config })
  registerOrderNotices(api, { db, clock, mails, config, settings })
  registerStockAlerts(api, createStockAlertService({ db, clock }))
  registerStockAlertSending(api, { db, clock, mails, config })
  registerTaxDetails(api, {
    settleTaxDetails: createTaxSettlement({
      orders,
      clock,
      issueDocuments: orderDependencies.issueDocuments,
      assertGstNumber: dependencies.assertGstNumber,
      readSeller,
    }),
    files,
  })
  const invoices = createInvoiceService({ db, clock, orders, readSeller })
  registerInvoices(api, invoices)
  const creditNotes = createCreditNoteService({ db, clock, orders })
  registerCreditNotes(api, { creditNotes, clock })
  registerOrderPapers(
    api,
    createOrderPaperService({
      orders,
      invoices,
      clock,
      readSeller: async () => sellerFactsOf(await settings.read(), indiaDayOf(clock.now())),
    }),
  )
  registerReorder(api, createReorderService({ db, cart }))
  const { readQuantities = readInThisThread } = dependencies
  registerPurchases(api, {
    purchases: createPurchaseService({ db }),
    quantityFiles: createQuantityFiles({ db, clock, log: api.log, readQuantities }),
  })
  registerShoppingLists(api, createShoppingListService({ db, clock }))
  const cleanupJobs = [
    cancelUnpaidOrders({ db, orders, payments, gateway, config }),
    orphanedFiles({ db, storage }),
  ]
  return { orderDependencies, cleanupJobs }
}

/** Registers what orders need that are placed before they are paid. */
function registerReservedOrders(
  api: TypedApp,
  dependencies: OrderingDependencies & {
    orders: OrderService
    proofs: ProofService
    files: FileService
  },
): void {
  const { orders, files, settings } = dependencies
  const links = createPaymentLinks(dependencies)
  registerReserving(api, { reserve: createReserveOrder(dependencies), links, files })
  registerPaymentLinks(api, links)
  registerHolds(api, { orders, files })
  registerProforma(api, createProformaReader({ orders, settings }))
  registerLapses(api, dependencies)
}
