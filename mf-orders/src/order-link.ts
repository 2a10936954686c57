/** Where an order stands on the page of the buyer's orders. */
export function orderAnchorOf(orderId: string): string {
  return `order-${orderId}`
}

/**
 * The address of one order of the buyer.
 * @example <Link to={orderPathOf(notification.orderId)}>See the order</Link>
 */
export function orderPathOf(orderId: string): string {
  return `/orders#${orderAnchorOf(orderId)}`
}
