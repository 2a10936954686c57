/**
 * The URL of one order of the buyer.
 * @example <Link to={orderPathOf(notification.orderId)}>See the order</Link>
 */
export function orderPathOf(orderId: string): string {
  return `/orders/${orderId}`
}
