/** Products on a page of the shop (spec §9). */
export const shopPageSize = 50

/** Orders on a page of an admin's list (spec §9). */
export const adminOrdersPageSize = 5

/** Entries of any list when none are asked for, and the most that may be asked for (api.md). */
export const defaultListLimit = 50
export const largestListLimit = 200

/** A buyer's own orders are read again after this many milliseconds (spec §9). */
export const ordersRefreshMs = 15_000

/** An admin's orders are read again after this many milliseconds (spec §9). */
export const adminOrdersRefreshMs = 60_000

/**
 * The signed address of a private file is good for five minutes at least (api.md, Files): lists that stay on the
 * screen are read again after this many milliseconds, so that their files open.
 */
export const fileAddressRefreshMs = 4 * 60_000

/** The buyer is notified of a rejected proof after this many milliseconds, so that a mistake can be undone before. */
export const rejectionHoldMs = 30_000

/** The largest payment proof, in bytes. */
export const largestProofBytes = 10 * 1024 * 1024

/** The largest bill, in bytes. */
export const largestBillBytes = 10 * 1024 * 1024

/** The most pieces of a product there can be in stock, and so the most that can have a price. */
export const largestStock = 1_000_000

/** The largest quantity of one cart line; stock usually stops a buyer long before. */
export const largestLineQuantity = 100_000

/** Lines a cart may hold. */
export const largestCartLines = 500

/** The media types a payment proof may have (spec §9). */
export const proofTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type ProofType = (typeof proofTypes)[number]

/** The `accept` attribute of a file input for them. */
export const proofAccept = '.jpg,.jpeg,.png,.pdf'

/** Pictures a product keeps (spec §5). */
export const mostProductImages = 3

/** The largest picture of a product, in bytes. */
export const largestImageBytes = 10 * 1024 * 1024

/** The largest product file, in bytes, and the most rows of products it may have. */
export const largestImportBytes = 25 * 1024 * 1024
export const mostImportRows = 100_000

/** The `accept` attribute of a file input for product files (spec §9). */
export const importAccept = '.xlsx,.csv'

/** The largest file for everybody to see that a superadmin may upload, in bytes. */
export const largestUploadBytes = 10 * 1024 * 1024
