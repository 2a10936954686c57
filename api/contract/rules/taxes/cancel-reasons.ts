/** Why an e-invoice or an e-way bill is cancelled at its portal. */
export const cancelReasons = [
  'duplicate',
  'data-entry-mistake',
  'order-cancelled',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The reasons in words, as both portals have them. */
export const cancelReasonLabels: Readonly<Record<CancelReason, string>> = {
  duplicate: 'Duplicate',
  'data-entry-mistake': 'Data entry mistake',
  'order-cancelled': 'Order cancelled',
  other: 'Others',
}

/** The numbers of the reasons at the portal of e-invoices (National Informatics Centre). */
export const invoiceCancelReasons: Readonly<Record<CancelReason, number>> = {
  duplicate: 1,
  'data-entry-mistake': 2,
  'order-cancelled': 3,
  other: 4,
}

/** The numbers of the same reasons for an e-way bill: its portal has two of them the other way round. */
export const ewayCancelReasons: Readonly<Record<CancelReason, number>> = {
  duplicate: 1,
  'order-cancelled': 2,
  'data-entry-mistake': 3,
  other: 4,
}
