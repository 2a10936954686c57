/** Messages of statements and receipts in the back office and its API. */
export const receiptMessages = {
  read: (credits: number, known: number) => {
    const added = credits - known
    const lines = `${added} ${added === 1 ? 'payment' : 'payments'} added`
    return known === 0 ? `${lines}.` : `${lines}, ${known} known from an earlier statement.`
  },
  statementRequired: 'Choose a bank statement.',
  statementTooLarge: 'The statement is too large. Upload a file of at most 10 MB',
  statementNotFound: 'This statement does not exist.',
  statementUndone: 'Bank statement undone',
  undoneBefore: 'This statement is already undone.',
  notFound: 'This payment does not exist.',
  assigned: 'Payment assigned',
  takenBack: 'Assignment undone',
  changedMeanwhile:
    'Somebody else assigned this payment just now. Look at it again before you go on.',
  notExact: 'It is no longer certain which order this payment is for. Look at it again.',
  manualPaymentOnly: 'This is not money of the bank. Change the payment of its order instead.',
  amount: 'Enter an amount above 0 with at most two decimals.',
  orderTwice: 'This order is named twice. Give it one amount.',
  moreThanReceived: (open: string) => `Only ${open} of this payment is not assigned.`,
  moreThanOpen: (order: string, open: string) =>
    `Only ${open} is open on order ${order}. The rest stays as credit for another order.`,
  orderCancelled: (order: string) =>
    `Order ${order} is cancelled. Assign the money to another order, or pay it back.`,
  foreignOrders:
    'A part of this money is assigned to an order of another tier. Ask a superadmin to undo it.',
  nothingAssigned: 'Nothing of this payment is assigned.',
  moneyAssigned: (amount: string) =>
    `${amount} that arrived is assigned to this order. Undo it under Payments first.`,
  recordedBefore: 'set before receipts were kept',
  yielded: 'the bank shows what was paid',
  withoutTax: 'less the tax that the buyer deducted',
  taxWithheld: (amount: string, reference: string) => `TDS of ${amount}, ${reference}`,
  taxTakenBack: (amount: string) => `TDS of ${amount} removed`,
  received: (amount: string, day: string, reference: string | undefined) =>
    `${amount} received on ${day}${reference ? `, ${reference}` : ''}`,
  takenBackFrom: (amount: string, reason: string | undefined) =>
    `Assignment of ${amount} undone${reason ? `: ${reason}` : ''}`,
  openQuestion: 'First answer whether this payment is a duplicate, or was returned.',
  answered: 'Saved',
  reopened: 'Payment reopened',
  questionGone:
    'This was answered meanwhile, or is no longer in question. Look at the payment again.',
  closedBefore: 'This payment is closed. Reopen it first.',
  notClosed: 'This payment is not closed.',
  stillAssigned: 'This payment is assigned to an order. Undo the assignment first.',
  returnedOn: (day: string) => `returned by the bank on ${day}`,
  returnedTitle: (order: string) => `Payment of order ${order} returned`,
  returnedNotice: (amount: string, day: string) =>
    `The bank took ${amount} back on ${day}. Review it under Payments before the order is sent.`,
  refundRecorded: 'Refund recorded',
  refundedBefore: (amount: string, day: string) =>
    `Somebody recorded already that ${amount} were paid back on ${day}.`,
  refundChanged: (amount: string) =>
    `The money of this order has changed: ${amount} go back now. Look at it again before you pay it back.`,
  noRefundDue: 'No money has to go back for this order.',
  refundAmount: (due: string) => `Enter what went back: above zero, at most ${due}.`,
  refundStruck: 'Refund voided',
  refundStruckBefore: 'This refund is already void.',
  refundNotFound: 'The order has no such refund.',
  strikeReason: 'Enter a reason. It stays with the refund.',
  refundDay: 'Enter the day on which the money went back: today or earlier.',
  refundReference: 'Enter the reference of the bank, or a note that helps to find the transfer.',
  refundMissing: 'Say on which day the money went back, and with which reference.',
  refundWithoutPayingBack: 'A day and a reference belong to money that was paid back only.',
  keptForRefund: (order: string) =>
    `The money of order ${order} was paid back to its buyer, so this payment stays with the order.`,
  paidLate: 'Paid online for an order that was cancelled, or paid already.',
} as const
