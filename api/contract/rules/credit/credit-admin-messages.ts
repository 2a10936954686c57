/** What admins read of the credit of buyers. */
export const creditAdminMessages = {
  shippingHold: (name: string) =>
    `The credit of ${name} is on hold. Record the payment of the order, or let a superadmin end the hold, before it is sent.`,
  shippingOverdue: (name: string, amount: string) =>
    `${amount} of the bills of ${name} are overdue. Record the payment, or let a superadmin allow more days of grace, before the order is sent.`,
  shippingOverLimit: (name: string, used: string, limit: string) =>
    `${name} owes ${used} with its orders on credit, above its limit of ${limit}. Record a payment, or let a superadmin raise the limit, before the order is sent.`,
  saved: 'Credit saved',
  removed: 'The account has no credit any more. Orders on credit stay as they are.',
  saveFailed: 'Failed to save the credit',
  loadFailed: 'Failed to load the credit',
  limitInvalid: 'Enter a limit above zero, in rupees, at most ₹100 crore.',
  daysInvalid: (most: string) => `Enter whole days, at most ${most}.`,
  notBuyer: 'Only a buyer can have credit.',
} as const
