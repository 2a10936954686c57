/** What checkout keeps of a buyer's typing until the order is placed. */
export const checkoutDraft = 'checkout'
