/** What buyers read of orders on credit. */
export const creditMessages = {
  placed: 'Order placed on credit',
  failed: 'The order could not be placed on credit',
  none: 'This account has no credit. Reserve the order and pay it by transfer, or ask us for credit.',
  onHold:
    'Your credit is on hold. Contact us, or reserve this order and pay it by transfer: it is sent once it is paid.',
  overdue: (amount: string) =>
    `${amount} of your bills are overdue. Pay them first, or reserve this order and pay it by transfer: it is sent once it is paid.`,
  overLimit: (left: string, limit: string) =>
    `This order is more than the ${left} left of your credit of ${limit}. Pay a bill, order less, or reserve this order and pay it by transfer: it is sent once it is paid.`,
} as const
