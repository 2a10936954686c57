/** The id of an order's card on the orders page. */
export function orderAnchorOf(orderId: string): string {
  return `order-${orderId}`
}

/**
 * The URL of one order of the buyer.
 * @example <Link to={orderPathOf(notification.orderId)}>See the order</Link>
 */
export function orderPathOf(orderId: string): string {
  return `/orders#${orderAnchorOf(orderId)}`
}
