import type { Order } from '@store/contract/schemas/orders/orders'

/** A page of the caller's orders, newest first; `next` is absent on the last page. */
export interface OrderPage {
  orders: Order[]
  next?: string
}

/**
 * Merges the refetched newest orders into the loaded pages: known orders are replaced, new ones are prepended, older ones
 * stay.
 * @param pages the loaded pages, newest first
 * @param newest the first page, refetched
 * @returns only the first page when it does not overlap with the loaded ones, because orders in between may be missing
 */
export function withNewestOrders(pages: readonly OrderPage[], newest: OrderPage): OrderPage[] {
  const oldest = newest.orders.at(-1)
  const [first, ...others] = pages
  if (first === undefined || oldest === undefined || newest.next === undefined) return [newest]
  if (!first.orders.some(({ _id }) => _id === oldest._id || _id > oldest._id)) return [newest]
  // Ids are ULIDs, so newest first is id order (base 2.1).
  const older = first.orders.filter(({ _id }) => _id < oldest._id)
  return [{ ...first, orders: [...newest.orders, ...older] }, ...others]
}
