import { indiaDayOf } from '@store/contract/rules/india-days'
import type { AppDependencies } from './app-dependencies.ts'
import { BatchExecutor } from './base/database/batch-executor.ts'
import { shareConnections } from './base/database/connections/connection-shares.ts'
import { registerFiles } from './base/files/file-routes.ts'
import { createFileService, type FileService } from './base/files/file-service.ts'
import { drawFirstPage as drawInThisThread } from './base/files/first-page/draw-first-page.ts'
import { registerFirstPages } from './base/files/first-page/first-page-routes.ts'
import { createFirstPageService } from './base/files/first-page/first-page-service.ts'
import { orphanedFiles } from './base/files/orphaned-files.ts'
import type { FileStorages } from './base/files/storage/open-file-storages.ts'
import type { TypedApp } from './base/http/typed-app.ts'
import type { ThrottleStore } from './base/throttle/throttle.ts'
import { waits } from './base/waits.ts'
import { registerStockAlertSending } from './catalog/stock-alerts/send-stock-alerts.ts'
import { registerStockAlerts } from './catalog/stock-alerts/stock-alert-routes.ts'
import { createStockAlertService } from './catalog/stock-alerts/stock-alert-service.ts'
import { registerBilling } from './money/billing/bill-routes.ts'
import { createBillService } from './money/billing/bill-service.ts'
import { registerCreditNotes } from './money/invoices/credit-notes/credit-note-routes.ts'
import { createCreditNoteService } from './money/invoices/credit-notes/credit-note-service.ts'
import { registerInvoices } from './money/invoices/invoice-routes.ts'
import { createInvoiceService } from './money/invoices/invoice-service.ts'
import { createDocumentIssuer, type ReadSeller } from './money/invoices/issue-documents.ts'
import { registerProforma } from './money/invoices/proforma/proforma-routes.ts'
import { createProformaReader } from './money/invoices/proforma/proforma-service.ts'
import { registerTaxDetails } from './money/invoices/tax-details/tax-details-routes.ts'
import { createTaxSettlement } from './money/invoices/tax-details/tax-settlement.ts'
import { registerOrderPapers } from './money/papers/order-paper-routes.ts'
import { createOrderPaperService } from './money/papers/order-paper-service.ts'
import { cancelUnpaidOrders } from './money/payments/cancel-unpaid-orders.ts'
import { registerOnlinePayment } from './money/payments/payment-routes.ts'
import { createPaymentService } from './money/payments/payment-service.ts'
import { registerPaymentPages } from './money/payments/razorpay/payment-page-routes.ts'
import { connectRazorpay } from './money/payments/razorpay/razorpay.ts'
import { registerPaymentCallbacks } from './money/payments/razorpay/webhook-routes.ts'
import { registerProofs } from './money/proofs/proof-routes.ts'
import { createProofService, type ProofService } from './money/proofs/proof-service.ts'
import { registerRejectionNotices } from './money/proofs/send-rejection-notices.ts'
import { paymentLedger } from './money/receipts/ledger/payment-ledger.ts'
import { registerReceivedMoney } from './money/receipts/register-receipts.ts'
import { registerHolds } from './money/reserving/hold-routes.ts'
import { registerLapses } from './money/reserving/lapse-orders.ts'
import { registerPaymentLinks } from './money/reserving/payment-link-routes.ts'
import { createPaymentLinks } from './money/reserving/payment-link-service.ts'
import { createReserveOrder } from './money/reserving/reserve-order.ts'
import { registerReserving } from './money/reserving/reserving-routes.ts'
import { registerOrderNotices } from './office/order-notices/send-order-notices.ts'
import type { CartService } from './ordering/cart/cart-service.ts'
import { openOrderIndex } from './ordering/orders/index/open-order-index.ts'
import { registerOrderAdmin } from './ordering/orders/order-admin-routes.ts'
import type { OrderDependencies } from './ordering/orders/order-dependencies.ts'
import { registerOrderManagement } from './ordering/orders/order-management-routes.ts'
import { registerOrderExport, registerOrders } from './ordering/orders/order-routes.ts'
import { createOrderService, type OrderService } from './ordering/orders/order-service.ts'
import { createNewBuyers } from './ordering/orders/reserved/new-buyers.ts'
import { registerPurchases } from './ordering/purchases/purchase-routes.ts'
import { createPurchaseService } from './ordering/purchases/purchase-service.ts'
import { createQuantityFiles } from './ordering/purchases/quantity-files.ts'
import { readQuantities as readInThisThread } from './ordering/purchases/read-quantities.ts'
import { registerReorder } from './ordering/reorder/reorder-routes.ts'
import { createReorderService } from './ordering/reorder/reorder-service.ts'
import { registerShoppingLists } from './ordering/shopping-lists/shopping-list-routes.ts'
import { createShoppingListService } from './ordering/shopping-lists/shopping-list-service.ts'
import type { AssertBuyerGstNumber } from './people/accounts/gst-number-check.ts'
import type { MailQueue } from './support/mail/mail-queue.ts'
import { sellerFactsOf } from './support/settings/seller-facts.ts'
import type { SettingsReader } from './support/settings/settings-service.ts'
import { configuredSettings } from './support/settings/store-settings.ts'

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
    ledger: paymentLedger,
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
