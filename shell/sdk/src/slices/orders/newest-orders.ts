import type { Order } from '@store/contract/schemas/orders'

/** Some of the caller's orders, newest first; `next` is absent on the last page. */
export interface OrderPage {
  orders: Order[]
  next?: string
}

/**
 * The loaded pages once the newest orders were read again: those take the places of the same ones, new ones stand
 * before them, and what is older stays as it was loaded.
 * @param pages as they are, newest first
 * @param newest the first page, read again
 * @returns only the first page when nothing connects it with what was loaded: then there is a gap behind it
 */
export function withNewestOrders(pages: readonly OrderPage[], newest: OrderPage): OrderPage[] {
  const oldest = newest.orders.at(-1)
  const [first, ...others] = pages
  if (first === undefined || oldest === undefined || newest.next === undefined) return [newest]
  if (!first.orders.some(({ _id }) => _id === oldest._id || _id > oldest._id)) return [newest]
  // Ids are ULIDs, so newest first is id order (api.md, Ground rules).
  const older = first.orders.filter(({ _id }) => _id < oldest._id)
  return [{ ...first, orders: [...newest.orders, ...older] }, ...others]
}
