/** The sort orders of an admin's list of orders; `newest` is the default. */
export const orderSorts = ['newest', 'oldest', 'amountHigh', 'amountLow'] as const
export type OrderSort = (typeof orderSorts)[number]

/** What can be printed of an order: the order slip, the packing list without prices, the address label. */
export const orderPapers = ['slip', 'packing-list', 'label'] as const
export type OrderPaper = (typeof orderPapers)[number]

/** The names of the papers on a screen. */
export const orderPaperLabels: Readonly<Record<OrderPaper, string>> = {
  slip: 'Order slip',
  'packing-list': 'Packing list',
  label: 'Address label',
}
