/** Name of the draft that keeps the checkout form until the order is placed. */
export const checkoutDraft = 'checkout'
