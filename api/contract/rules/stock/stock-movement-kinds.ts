/** Why free stock changed where no order says it, with its name on a stock card. */
export const stockMovementKinds = {
  opening: 'Stock when this card began',
  created: 'New product',
  edited: 'Changed by hand',
  imported: 'Import',
  'import-undone': 'Import undone',
  'goods-in': 'Goods in',
  'goods-in-reversed': 'Goods in reversed',
  counted: 'Counted',
} as const

/** @see stockMovementKinds */
export type StockMovementKind = keyof typeof stockMovementKinds

/** What else a card says: the papers of orders, and a difference that nothing explains. */
export const stockCardKinds = {
  ...stockMovementKinds,
  ordered: 'Ordered',
  cancelled: 'Order cancelled',
  unexplained: 'Changed without a paper',
} as const

/** @see stockCardKinds */
export type StockCardKind = keyof typeof stockCardKinds

const isCardKind = (kind: string): kind is StockCardKind => kind in stockCardKinds

/** All of {@link stockCardKinds}. */
export const stockCardKindNames: readonly StockCardKind[] =
  Object.keys(stockCardKinds).filter(isCardKind)
