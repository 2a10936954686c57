/**
 * How sure it is which order a credit pays. `exact`: one key settles it; `proposed`: a person looks at why first;
 * `waiting`: it fits nothing that is open.
 */
export const matchKinds = ['exact', 'proposed', 'waiting'] as const
export type MatchKind = (typeof matchKinds)[number]

/** What led to the order, surest first: its payment code, a transfer's reference, who paid, or the amount and the day. */
export const matchReasons = ['code', 'reference', 'payer', 'amount'] as const
export type MatchReason = (typeof matchReasons)[number]

/**
 * How the credit differs from what is open: nothing; too little; too little by the tax that the buyer deducted; too much;
 * one part of several; the price of several orders; or money for a cancelled order. The last five are questions: a second payment
 * of an order that is paid; perhaps a transfer that another statement has brought; a sum of which another file has the parts, or such
 * a part; or money that the bank took back.
 */
export const matchDifferences = [
  'none',
  'short',
  'short-tds',
  'over',
  'part',
  'several-orders',
  'cancelled',
  'paid-twice',
  'same-transfer',
  'sum-of-parts',
  'part-of-sum',
  'returned',
] as const
export type MatchDifference = (typeof matchDifferences)[number]
