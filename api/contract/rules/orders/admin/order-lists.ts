/** The sort orders of an admin's list of orders; `newest` is the default. */
export const orderSorts = ['newest', 'oldest', 'amountHigh', 'amountLow'] as const
export type OrderSort = (typeof orderSorts)[number]

/** What can be printed of any order: the order slip, the packing list without prices, the address label. */
export const packingPapers = ['slip', 'packing-list', 'label'] as const
/** What can be printed of an order that shipped; the copies are those for the transporter and the store (CGST Rules 48). */
export const taxPapers = ['invoice', 'invoice-copies', 'credit-note'] as const
export const orderPapers = [...packingPapers, ...taxPapers] as const
export type PackingPaper = (typeof packingPapers)[number]
export type OrderPaper = (typeof orderPapers)[number]

/** The names of the papers on a screen. */
export const orderPaperLabels: Readonly<Record<OrderPaper, string>> = {
  slip: 'Order slip',
  'packing-list': 'Packing list',
  label: 'Address label',
  invoice: 'Invoice, original for the buyer',
  'invoice-copies': 'Invoice, copies for transporter and store',
  'credit-note': 'Credit notes',
}
