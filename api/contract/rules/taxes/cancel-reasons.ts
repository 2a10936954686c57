/** Why an e-invoice is cancelled, with the numbers of its portal (National Informatics Centre). */
export const invoiceCancelReasons = {
  duplicate: 1,
  'data-entry-mistake': 2,
  'order-cancelled': 3,
  other: 4,
} as const

type CancelReason = keyof typeof invoiceCancelReasons

/** The numbers of the same reasons for an e-way bill: its portal has two of them the other way round. */
export const ewayCancelReasons = {
  duplicate: 1,
  'order-cancelled': 2,
  'data-entry-mistake': 3,
  other: 4,
} as const satisfies Record<CancelReason, number>
