import { indiaDayOf } from '@store/contract/rules/india-days'
import {
  type BaseServices,
  type CleanupJob,
  type StoreDependencies,
  type TypedApp,
  waits,
} from '../base/base.ts'
import type { OrderDependencies, OrderingServices } from '../ordering/ordering.ts'
import type { PeopleServices } from '../people/people.ts'
import {
  configuredSettings,
  type SettingsReader,
  type SupportServices,
  sellerFactsOf,
} from '../support/support.ts'
import { registerBilling } from './billing/bill-routes.ts'
import { createBillService } from './billing/bill-service.ts'
import { registerCreditReminders } from './credit/reminders/send-credit-reminders.ts'
import { registerCreditNotes } from './invoices/credit-notes/credit-note-routes.ts'
import { createCreditNoteService } from './invoices/credit-notes/credit-note-service.ts'
import { registerInvoices } from './invoices/invoice-routes.ts'
import { createInvoiceService } from './invoices/invoice-service.ts'
import type { ReadSeller } from './invoices/issue-documents.ts'
import { registerProforma } from './invoices/proforma/proforma-routes.ts'
import { createProformaReader } from './invoices/proforma/proforma-service.ts'
import { registerTaxDetails } from './invoices/tax-details/tax-details-routes.ts'
import { createTaxSettlement } from './invoices/tax-details/tax-settlement.ts'
import { registerLedger } from './ledger/register-ledger.ts'
import { registerOrderPapers } from './papers/order-paper-routes.ts'
import { createOrderPaperService } from './papers/order-paper-service.ts'
import { registerPaymentLinks } from './payment-links/payment-link-routes.ts'
import { createPaymentLinks } from './payment-links/payment-link-service.ts'
import { cancelUnpaidOrders } from './payments/cancel-unpaid-orders.ts'
import { registerOnlinePayment } from './payments/payment-routes.ts'
import { createPaymentService } from './payments/payment-service.ts'
import { registerPaymentPages } from './payments/razorpay/payment-page-routes.ts'
import { connectRazorpay } from './payments/razorpay/razorpay.ts'
import { registerPaymentCallbacks } from './payments/razorpay/webhook-routes.ts'
import { registerProofs } from './proofs/proof-routes.ts'
import { createProofService } from './proofs/proof-service.ts'
import { registerRejectionNotices } from './proofs/send-rejection-notices.ts'
import { registerReceivedMoney } from './receipts/register-receipts.ts'
import { createSalesReport } from './sales/sales-report.ts'
import { registerSales } from './sales/sales-routes.ts'
import type { RunMatching } from './statements/matching/thread/match-thread.ts'
import type { ReadStatements } from './statements/reading/read-statements.ts'
import { findEwayBills } from './taxes/eway-bill/eway-bill-repository.ts'
import { registerOrderEwayBills } from './taxes/eway-bill/order-eway-bill-routes.ts'
import { createOrderEwayBills } from './taxes/eway-bill/order-eway-bills.ts'
import { registerTaxes } from './taxes/tax-routes.ts'
import { createTaxService } from './taxes/tax-service.ts'

export { buyerCredit } from './credit/buyer-credit.ts'
export { createDocumentIssuer } from './invoices/issue-documents.ts'
export { drawProforma } from './invoices/proforma/draw-proforma.ts'
export { fileNameOf, proformaOf } from './invoices/proforma/proforma-service.ts'
export { readBalance } from './ledger/read-balance.ts'
export { orderReader } from './orders.ts'
export { signPaymentToken } from './payment-links/payment-token.ts'
export { moneyPersonalData } from './personal-data.ts'
export { paymentLedger } from './receipts/ledger/payment-ledger.ts'
export { matchInThread } from './statements/matching/thread/match-thread.ts'
export { readStatementsInThread } from './statements/reading/thread/read-in-thread.ts'

const unknownSeller =
  'Neither SELLER_GSTIN nor SELLER_STATE is set: unless the settings name the seller, orders count all tax as IGST, and no invoice is issued.'

/** What this domain asks of those below it, and of the process. */
export interface MoneyNeeds
  extends StoreDependencies,
    Pick<BaseServices, 'files' | 'throttleStore'>,
    Pick<SupportServices, 'mails'>,
    Pick<PeopleServices, 'assertGstNumber' | 'stepUp'>,
    Pick<OrderingServices, 'orders'>,
    Pick<OrderDependencies, 'issueDocuments'> {
  settings: SettingsReader
  /** Starts a thread that reads a bank statement; default: this thread. */
  readStatements?: ReadStatements
  /** Starts a thread that matches bank credits with orders; default: this thread. */
  runMatching?: RunMatching
}

/** Registers payments, payment links, proofs, receipts, bills, invoices and papers. */
export function registerMoney(api: TypedApp, needs: MoneyNeeds): { cleanupJobs: CleanupJob[] } {
  const { config, db, clock, settings, orders, files } = needs
  if (configuredSettings(config).seller.state === '') api.log.warn(unknownSeller)
  const gateway = connectRazorpay(config, (needs.waits ?? waits).gatewayMs)
  const payments = createPaymentService({ db, clock, orders, gateway })
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
  registerRejectionNotices(api, needs)
  registerPaymentLinks(api, createPaymentLinks({ ...needs, proofs }))
  registerProforma(api, createProformaReader({ orders, settings }))
  const book = registerReceivedMoney(api, needs)
  registerLedger(api, needs)
  registerSales(api, createSalesReport(needs))
  registerCreditReminders(api, { ...needs, book })
  registerDocuments(api, needs)
  return { cleanupJobs: [cancelUnpaidOrders({ db, orders, payments, gateway, config })] }
}

/** Registers invoices, credit notes, tax details and papers. */
function registerDocuments(api: TypedApp, needs: MoneyNeeds): void {
  const { db, clock, orders, files, settings } = needs
  const readSeller: ReadSeller = (trx) => settings.readIn(trx)
  registerTaxDetails(api, {
    settleTaxDetails: createTaxSettlement({ ...needs, readSeller }),
    files,
  })
  const invoices = createInvoiceService({ db, clock, orders, readSeller })
  registerInvoices(api, invoices)
  const creditNotes = createCreditNoteService({ db, clock, orders })
  registerCreditNotes(api, { creditNotes, clock })
  registerTaxes(api, { taxes: createTaxService({ db, clock, settings }), clock })
  registerOrderEwayBills(api, createOrderEwayBills({ db, clock, orders, settings }))
  registerOrderPapers(
    api,
    createOrderPaperService({
      orders,
      invoices,
      clock,
      findEwayBills: async (orderIds) => findEwayBills(db, orderIds),
      readSeller: async () => sellerFactsOf(await settings.read(), indiaDayOf(clock.now())),
    }),
  )
}
