/** The kinds of mails that a buyer may turn off; the notification in the store always remains. */
export const mailKinds = ['placed', 'payment', 'shipped', 'bill', 'cancelled', 'stock'] as const
export type MailKind = (typeof mailKinds)[number]

/** What each kind is about, as a choice in the profile. */
export const mailKindLabels: Readonly<Record<MailKind, string>> = {
  placed: 'Order placed',
  payment: 'Payment confirmed or rejected',
  shipped: 'Order shipped, with courier and docket number',
  bill: 'Bill ready',
  cancelled: 'Order cancelled',
  stock: 'A product from my stock alerts is back in stock',
}
