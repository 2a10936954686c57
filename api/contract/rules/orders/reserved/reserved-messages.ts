/** The messages of orders that are placed before they are paid. */
export const reservedMessages = {
  reserved: 'Order reserved! Awaiting your payment',
  failed: 'The order could not be reserved',
  off: 'This store reserves no orders. Please pay by bank transfer and upload the payment proof.',
  tooManyOne:
    'You already have a reserved order to pay. Pay or cancel it first, or pay this order now and upload the payment proof.',
  tooMany: (held: string) =>
    `You already have ${held} reserved orders to pay. Pay or cancel one of them first, or pay this order now and upload the payment proof.`,
  /** The reason of the cancellation. */
  notPaid: 'Not paid in time',
  lapsed:
    'This order was cancelled, because it was not paid in time. If you have paid it, the money is not lost: please contact us with the payment code.',
  notAwaited: 'This order has nothing left to pay.',
  linkInvalid: 'This payment link is not valid. Open the order to make a new one.',
  linkExpired: 'This payment link has expired. Open the order to see its status.',
  linkFailed: 'Failed to load the payment link',
  pageFailed: 'Failed to load what is to be paid',
  sentByLink: 'Sent with the payment link',
  proformaFailed: 'Failed to load the proforma invoice',
} as const
