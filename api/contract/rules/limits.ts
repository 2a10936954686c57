/** Products per page of the shop (catalog 3.1). */
export const shopPageSize = 50

/** The most products of a price list (catalog 2.8). */
export const mostListedProducts = 5_000

/** Orders per page of an admin's list (ordering 5.3). */
export const adminOrdersPageSize = 5

/** Default and maximum number of entries of any list (base 1.9). */
export const defaultListLimit = 50
export const largestListLimit = 200

/** Maximum number of orders whose status is set at once. */
export const mostOrdersAtOnce = 200

/** Maximum number of receipts that are assigned at once, and of orders that share one receipt. */
export const mostReceiptsAtOnce = 200
export const mostReceiptParts = 50

/** The longest number of a buyer's purchase order, in characters. */
export const longestPoNumber = 32

/** The longest note of a buyer for the seller, with an order, in characters. */
export const longestBuyerNote = 500

/** The longest note of admins about an account, in characters. */
export const longestUserNote = 1_000

/** The longest reason for taking a payment back from its orders, in characters. */
export const longestTakeBackReason = 300

/** The longest reference or note of money that went back, in characters. */
export const longestRefundReference = 60

/** The longest reason for striking out a refund, in characters. */
export const longestStrikeReason = 200

/** The longest number or note of an entry of a ledger, and the longest message about a balance, in characters. */
export const longestLedgerLabel = 60
export const longestBalanceMessage = 500

/** Maximum number of entries of a ledger that are shown at once. */
export const mostLedgerEntries = 2_000

/** Maximum number of lines of a bill of a supplier, and of a count. */
export const mostStockLines = 1_000

/** The longest name and bill number of a supplier, and the longest note of a count, in characters. */
export const longestSupplierName = 120
export const longestSupplierBillNo = 40
export const longestCountNote = 200

/** The longest delivery and the longest cover that the reorder list takes, in days. */
export const longestReorderDays = 365

/** Maximum number of orders that are printed into one file, and of labels in it. */
export const mostPrintedOrders = 100
export const mostPrintedLabels = 1000

/** Polling interval of a buyer's own orders, in milliseconds (site 5.8). */
export const ordersRefreshMs = 15_000

/** Polling interval of an admin's orders, in milliseconds (site 5.8). */
export const adminOrdersRefreshMs = 60_000

/**
 * Polling interval of lists with private files, in milliseconds. A signed URL is valid for at least five minutes
 * (base 3.1), so the files of a list on the screen can always be opened.
 */
export const fileAddressRefreshMs = 4 * 60_000

/**
 * Milliseconds until the buyer is notified of what an admin can undo: a verdict on a proof, or that the order shipped.
 * Longer than the undo is offered, because many orders that ship at once are done one after the other.
 */
export const undoHoldMs = 30_000

/** The largest payment proof, in bytes. */
export const largestProofBytes = 10 * 1024 * 1024

/** The largest bill, in bytes. */
export const largestBillBytes = 10 * 1024 * 1024

/** The largest stock of a product, and so the largest quantity that can have a price. */
export const largestStock = 1_000_000

/** The highest price of one piece, in paise: one crore rupees. */
export const highestPricePaise = 1_000_000_000

/** The largest quantity of one cart line; usually the stock is the limit. */
export const largestLineQuantity = 100_000

/** Maximum number of lines in a cart. */
export const largestCartLines = 500

/** Maximum number of lines of a list that are looked up at once. */
export const mostWrittenLines = 3_000

/** The longest line of a list, in characters; what is longer is a paragraph, and nobody's order line. */
export const longestWrittenLine = 300

/** The longest model number, in characters. */
export const longestModelNo = 120

/** The media types a payment proof may have (money 2.1). */
export const proofTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type ProofType = (typeof proofTypes)[number]

/** The `accept` attribute of a file input for payment proofs. */
export const proofAccept = '.jpg,.jpeg,.png,.pdf'

/** Maximum number of pictures of a product (catalog 1.2). */
export const mostProductImages = 3

/** The largest picture of a product, in bytes. */
export const largestImageBytes = 10 * 1024 * 1024

/** The largest document of a product, in bytes. */
export const largestDocumentBytes = 10 * 1024 * 1024

/** The largest product file, in bytes, and the most rows of products it may have. */
export const largestImportBytes = 25 * 1024 * 1024
export const mostImportRows = 100_000

/** The `accept` attribute of a file input for product files (catalog 5.1). */
export const importAccept = '.xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.tsv,.txt'

/** The `accept` attribute of a file input for the lines of an order. */
export const orderFileAccept = importAccept

/** The largest bank statement, in bytes, and the most lines it may have. */
export const largestStatementBytes = 10 * 1024 * 1024
export const mostStatementLines = 20_000

/** The `accept` attribute of a file input for bank statements. */
export const statementAccept = '.csv,.txt,.xlsx,.xls,.xml,.sta,.940,.942,.mt940,.mt942,.ofx,.qfx'

/** The longest narration and reference of a line, in characters; MT940 has at most 390 and 50. */
export const longestNarration = 1_000
export const longestBankReference = 200

/** The largest public file that a superadmin may upload, in bytes. */
export const largestUploadBytes = 10 * 1024 * 1024

/** The largest credit limit of a buyer, in rupees. */
export const largestCreditLimit = 1_000_000_000

/** The longest credit, and the longest grace after it, in days. */
export const longestCreditDays = 180
