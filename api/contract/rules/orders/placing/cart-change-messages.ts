/** Messages about a cart that is no longer as its buyer saw it. */
export const cartChangeMessages = {
  notOnSale: (name: string) => `${name}: no longer on sale`,
  outOfStock: (name: string) => `${name}: Out of stock`,
  short: (name: string, stock: string) => `${name}: Quantity exceeds available stock (${stock})`,
  removed: (name: string) => `${name}: no longer in your cart`,
  added: (name: string, pieces: string) => `${name}: now in this order, quantity ${pieces}`,
  quantity: (name: string, now: string, was: string) =>
    `${name}: quantity is now ${now}, it was ${was}`,
  price: (name: string, now: string, was: string) => `${name}: now ${now} each, it was ${was}`,
  totalFell: (now: string, was: string) => `The total fell to ${now}, it was ${was}`,
  more: (count: string) => `and ${count} more`,
  changed: (differences: string) =>
    `Your cart has changed. ${differences}. Check it and place the order again.`,
  look: 'Your cart has changed. Look at the changes above, then continue.',
  lines: 'Name each product once, with the price of a piece in rupees.',
} as const
