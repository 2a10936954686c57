import { indiaDayOf } from '@store/contract/rules/india-days'
import type { BankBlock } from '@store/contract/schemas/settings'
import {
  type Actor,
  type BaseServices,
  BatchExecutor,
  type CleanupJob,
  type StoreDependencies,
  shareConnections,
  type TypedApp,
} from '../base/base.ts'
import type { CatalogServices } from '../catalog/catalog.ts'
import type { PeopleServices } from '../people/people.ts'
import type { SettingsReader } from '../support/support.ts'
import { expiredCartRequests } from './cart/additions/expired-cart-requests.ts'
import { registerCart } from './cart/cart-routes.ts'
import { createCartService } from './cart/cart-service.ts'
import { registerCartPreview } from './cart/preview/preview-routes.ts'
import { createCartPreview } from './cart/preview/preview-service.ts'
import { createOrderOnCredit } from './orders/credit/order-on-credit.ts'
import { presentCreditStanding } from './orders/credit/present-credit-standing.ts'
import { openOrderIndex } from './orders/index/open-order-index.ts'
import type { OrderIndexClient, StartOrderIndex } from './orders/index/order-operations.ts'
import { registerOrderAdmin } from './orders/order-admin-routes.ts'
import type { OrderDependencies } from './orders/order-dependencies.ts'
import { registerOrderManagement } from './orders/order-management-routes.ts'
import { registerOrderExport, registerOrders } from './orders/order-routes.ts'
import { createOrderService, type OrderService } from './orders/order-service.ts'
import { expiredOrderRequests } from './orders/placing/order-request.ts'
import { orderSellerOf } from './orders/placing/order-seller.ts'
import { createOrderReports, type OrderReports } from './orders/reporting/order-reports.ts'
import { registerHolds } from './orders/reserved/hold-routes.ts'
import { registerLapses } from './orders/reserved/lapse-orders.ts'
import {
  expiredNetworkLocks,
  expiredOrderNetworks,
  isNewBuyer,
} from './orders/reserved/new-buyer-orders.ts'
import { createNewBuyers } from './orders/reserved/new-buyers.ts'
import { createOrderLimits } from './orders/reserved/order-limits.ts'
import { createReserveOrder } from './orders/reserved/reserve-order.ts'
import { registerReserving } from './orders/reserved/reserving-routes.ts'
import { registerPurchases } from './purchases/purchase-routes.ts'
import { createPurchaseService } from './purchases/purchase-service.ts'
import { createQuantityFiles } from './purchases/quantity-files.ts'
import {
  type ReadQuantities,
  readQuantities as readInThisThread,
} from './purchases/read-quantities.ts'
import { registerReorder } from './reorder/reorder-routes.ts'
import { createReorderService } from './reorder/reorder-service.ts'
import { registerReviews } from './reviews/review-routes.ts'
import { createReviewService } from './reviews/review-service.ts'
import { registerShoppingLists } from './shopping-lists/shopping-list-routes.ts'
import { createShoppingListService } from './shopping-lists/shopping-list-service.ts'
import { registerStockDesk } from './stock/register-stock.ts'

export { createOrderingPorts } from './ordering-ports.ts'
export type { BuyerCredit, CreditCheck } from './orders/credit/buyer-credit.ts'
export { presentCreditStanding } from './orders/credit/present-credit-standing.ts'
export {
  countingRefunds,
  type OrderRefundRecord,
  type RefundRecord,
  refundedOf,
} from './orders/ledger/order-refunds.ts'
export type { PaymentColumns, PaymentLedger } from './orders/ledger/payment-ledger.ts'
export {
  type OwedOrder,
  owedOrdersOf,
  owedOrdersStatement,
  selectPaidBeforeReceipts,
  selectShippedOrders,
  sumUnsentOrders,
} from './orders/ledger/posted-orders-query.ts'
export type { PayableOrder } from './orders/lookups/open-order-query.ts'
export { createOrderLookups } from './orders/lookups/order-lookups.ts'
export type { OrderSummary } from './orders/lookups/order-summary-query.ts'
export { ordersOfAccounts } from './orders/lookups/orders-of-accounts.ts'
export type { Purchases } from './orders/lookups/purchases-query.ts'
export {
  newProofNotice,
  paidLateBuyerNotice,
  paidLateNotice,
  paidOnlineNotice,
  rejectedProofNotice,
} from './orders/notices/notice-texts.ts'
export {
  claimOrderNotice,
  type DueOrderNotice,
  findDueOrderNotices,
  type OrderNoticeKind,
} from './orders/notices/order-notices.ts'
export type {
  OrderDraft,
  OrderLineRecord,
  OrderRecord,
  PlacedOrder,
  PlacingRequest,
  StoredMark,
} from './orders/order.ts'
export type { OrderDependencies, StatusTransition } from './orders/order-dependencies.ts'
export {
  KeyReusedError,
  OrderCancelledError,
  OrderNotFoundError,
  ordersNotFoundError,
} from './orders/order-errors.ts'
export {
  applyScope,
  joinedOrder,
  joinedOrderLine,
  joinOrder,
  joinOrderLine,
  joinUnpaidOrder,
} from './orders/order-join.ts'
export {
  type OrderView,
  presentOrder,
  presentPlacedOrder,
  viewOf,
} from './orders/order-presenter.ts'
export { countOrdersOfBuyers, createOrderReader } from './orders/order-query.ts'
export { placeSeparator } from './orders/order-row.ts'
export { type OrderScope, scopeOf } from './orders/order-scope.ts'
export type { OrderService } from './orders/order-service.ts'
export { currentPlaceOfSupply } from './orders/place-of-supply.ts'
export { insertWithOrderIdStatement } from './orders/placing/insert-order.ts'
export {
  orderDigest,
  readBuyerTexts,
  readExpectedOrder,
  readShipping,
} from './orders/placing/read-order-form.ts'
export type { ProofDuplicates } from './orders/proof-records/duplicate-query.ts'
export {
  acceptProof,
  missingProofError,
  proofRule,
  readReference,
} from './orders/proof-records/payment-proof.ts'
export { createProofRecords } from './orders/proof-records/proof-records.ts'
export type { PendingRejectionNotice } from './orders/proof-records/rejection-notices.ts'
export type { OrderTotal, Sales, ShippingTimeCount } from './orders/reporting/order-report.ts'
export type { OrderReports } from './orders/reporting/order-reports.ts'
export { isTransferAwaited } from './orders/reserved/held-order.ts'
export { taxIssuesOfOrder } from './orders/tax/order-tax-issues.ts'
export { splitOrderTax } from './orders/tax/split-order-tax.ts'
export { insertEvent } from './orders/updating/order-event.ts'
export {
  lockOrder,
  type OrderActor,
  type OrderTarget,
  type OrderUpdate,
} from './orders/updating/update-order.ts'
export { orderingPersonalData } from './personal-data.ts'
export { readQuantitiesInThread } from './purchases/read-quantities-in-thread.ts'

/** What this domain asks of those below and above it, and of the process. */
export interface OrderingNeeds
  extends StoreDependencies,
    Pick<BaseServices, 'files'>,
    Pick<PeopleServices, 'assertGstNumber'>,
    Pick<CatalogServices, 'nearModels'>,
    Pick<OrderDependencies, 'ledger' | 'credit' | 'issueDocuments'> {
  settings: SettingsReader
  /** Starts the thread of the order index; without it SQL answers. */
  startOrderIndex?: StartOrderIndex
  /** Starts a thread that reads a buyer's file of quantities; default: this thread. */
  readQuantities?: ReadQuantities
}

/** Services of this domain. */
export interface OrderingServices {
  orders: OrderService
  /** The same on the connections for reports. */
  reportedOrders: OrderService
  orderReports: OrderReports
  /** Undefined without an index. */
  orderIndex: OrderIndexClient | undefined
  /** The connections of new orders. */
  batchExecutor: BatchExecutor
  /** Whether the limits for buyers without a paid order hold for the caller. */
  isNewBuyer(actor: Actor): Promise<boolean>
  /** What would refuse the order of the caller's cart. */
  readOrderLimits(actor: Actor, network: string): Promise<BankBlock['orderLimits']>
  /** The caller's credit as it stands; undefined without. */
  readOwnCredit(actor: Actor): Promise<BankBlock['credit']>
  cleanupJobs: CleanupJob[]
}

/** Registers carts, orders, buying again, purchases, lists, reviews and stock. */
export function registerOrdering(api: TypedApp, needs: OrderingNeeds): OrderingServices {
  const { config, db, reports = db, clock, files, settings, nearModels } = needs
  const cart = createCartService(needs)
  registerCart(api, cart)
  registerCartPreview(api, createCartPreview({ db, nearModels }))
  const orderIndex = openOrderIndex(api, needs.startOrderIndex)
  const batchExecutor = new BatchExecutor(
    config.DATABASE_URL,
    shareConnections(config.DATABASE_POOL).orders,
    config.DATABASE_STATEMENT_SECONDS * 1000,
  )
  api.addHook('onClose', async () => batchExecutor.close())
  const orderDependencies: OrderDependencies = {
    ...needs,
    batchExecutor,
    orderIndex,
    readSeller: async () => orderSellerOf(await settings.read()),
    newBuyers: createNewBuyers(config),
  }
  const orders = createOrderService(orderDependencies)
  registerOrders(api, { orders, files })
  registerOrderExport(api, orders)
  registerOrderAdmin(api, { orders, files })
  registerOrderManagement(api, { orders, files })
  registerReserving(api, {
    reserve: createReserveOrder({ config, settings, orders }),
    orderOnCredit: createOrderOnCredit(orders),
    files,
  })
  registerHolds(api, { orders, files })
  registerLapses(api, { db, clock, orders })
  registerReorder(api, createReorderService({ db, cart }))
  const { readQuantities = readInThisThread } = needs
  const quantityFiles = createQuantityFiles({ db, clock, log: api.log, readQuantities })
  registerPurchases(api, { purchases: createPurchaseService({ db }), quantityFiles })
  registerShoppingLists(api, createShoppingListService({ db, clock }))
  registerReviews(api, createReviewService(needs))
  registerStockDesk(api, { db, reports, clock, nearModels, quantityFiles })
  return {
    orders,
    reportedOrders: createOrderService({ ...orderDependencies, db: reports }),
    orderReports: createOrderReports({ db: reports, orderIndex }),
    orderIndex,
    batchExecutor,
    isNewBuyer: (actor) => isNewBuyer(db, actor),
    readOrderLimits: createOrderLimits(db, config),
    readOwnCredit: async ({ userId }) => {
      const standing = await needs.credit.readStanding(db, userId, indiaDayOf(clock.now()))
      return standing && presentCreditStanding(standing)
    },
    cleanupJobs: [
      expiredOrderRequests(db),
      expiredOrderNetworks(db),
      expiredNetworkLocks(db),
      expiredCartRequests(db),
    ],
  }
}
