import { adminOrdersPageSize, defaultListLimit } from '@store/contract/rules/limits'
import { type OrderQueue, orderQueues } from '@store/contract/rules/orders/admin/order-queues'
import type { QueueCounts } from '@store/contract/schemas/orders/order-management'
import type {
  AdminOrdersQuery,
  OwnOrdersFilter,
  OwnOrdersQuery,
} from '@store/contract/schemas/orders/orders'
import { type Actor, type PageOfList, searchTermOf, type UploadForm } from '../../base/base.ts'
import type { OrderRecord, PlacedOrder, PlacingRequest } from './order.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { OrderNotFoundError, ordersNotFoundError } from './order-errors.ts'
import { createOrderReader } from './order-query.ts'
import { scopeOf } from './order-scope.ts'
import { createOrderPlacing, type OrderPlacing } from './placing/place-order.ts'
import { readManualOrder } from './placing/read-order-form.ts'
import { createHoldCancelling, type HoldCancelling } from './reserved/cancel-holds.ts'
import { findBestMatches } from './search/best-matches.ts'
import { parseFilters, withQueue } from './search/order-filters.ts'
import { countManagedOrders, listManagedOrders } from './search/order-search.ts'
import { listOwnOrders, type OwnOrdersPage, walkOwnOrders } from './search/own-orders.ts'
import { createStatusTransitions, type StatusTransitions } from './updating/status-transitions.ts'
import { createTransition } from './updating/transition.ts'
import {
  createOrderUpdate,
  createOrderUpdateIn,
  type UpdateOrder,
  type UpdateOrderIn,
} from './updating/update-order.ts'

/** Orders of buyers. */
export interface OrderService extends OrderPlacing, StatusTransitions, HoldCancelling {
  /**
   * One of the orders the actor may see.
   * @throws OrderNotFoundError when it does not exist or the actor may not see it
   */
  read(actor: Actor, publicId: string): Promise<OrderRecord>
  /**
   * The actor's own orders that match the filters, newest first, with cursor pagination.
   * @throws HttpError (400) at the field of an unknown value
   */
  listOwn(actor: Actor, query: OwnOrdersQuery): Promise<OwnOrdersPage>
  /** All orders of {@link listOwn}, in batches. */
  walkOwn(actor: Actor, query: OwnOrdersFilter): AsyncIterable<OrderRecord[]>
  /**
   * Several of the orders the actor may see, in the order given.
   * @throws ordersNotFoundError (404) when the actor may not see all of them
   */
  readSeveral(actor: Actor, publicIds: readonly string[]): Promise<OrderRecord[]>
  /** A page of the orders an admin manages: the tier's, or all of them for the superadmin. */
  listManaged(
    actor: Actor,
    query: AdminOrdersQuery,
  ): Promise<PageOfList & { orders: OrderRecord[] }>
  /** The number of orders in each queue of an admin: as many as {@link listManaged} lists of it. */
  countQueues(actor: Actor): Promise<QueueCounts>
  /** The orders an admin manages that match a text best; none for a blank one. */
  find(actor: Actor, text: string, limit: number): Promise<OrderRecord[]>
  /**
   * Places an order that is paid by bank transfer, with its payment proof.
   * @throws HttpError 400 or 415 for the form; 409 like {@link OrderPlacing.place}
   */
  placeManual(request: PlacingRequest<UploadForm>): Promise<PlacedOrder>
  update: UpdateOrder
  updateIn: UpdateOrderIn
}

export function createOrderService(dependencies: OrderDependencies): OrderService {
  const { db, files, clock, ledger } = dependencies
  const reader = createOrderReader(ledger)
  const placing = createOrderPlacing(dependencies)
  const update = createOrderUpdate(dependencies)
  return {
    ...placing,
    ...createStatusTransitions(dependencies, update),
    ...createHoldCancelling({ db, ledger, update, transitionTo: createTransition(dependencies) }),
    update,
    updateIn: createOrderUpdateIn(dependencies),
    placeManual: async (request) => placing.place(await readManualOrder(files, request)),
    async read(actor, publicId) {
      const order = await reader.find(db, publicId, scopeOf(actor))
      if (!order) throw new OrderNotFoundError()
      return order
    },
    async readSeveral(actor, publicIds) {
      const orders = await reader.findSeveral(db, publicIds, scopeOf(actor))
      const found = new Set(orders.map(({ publicId }) => publicId))
      const missing = publicIds.flatMap((publicId, position) =>
        found.has(publicId) ? [] : { publicId, field: `orders.${position}` },
      )
      if (missing.length > 0) throw ordersNotFoundError(missing)
      return orders
    },
    async listOwn({ userId }, { cursor, limit = defaultListLimit, ...query }) {
      return listOwnOrders(dependencies, { userId, filters: parseFilters(query), cursor, limit })
    },
    walkOwn: ({ userId }, query) =>
      walkOwnOrders(dependencies, { userId, filters: parseFilters(query) }),
    async listManaged(actor, query) {
      const { page = 1, limit = adminOrdersPageSize, sort = 'newest', queue } = query
      const parsed = parseFilters(query)
      const filters = queue ? withQueue(parsed, queue, clock.now()) : parsed
      const list = { filters, sort, page, limit }
      const found = await listManagedOrders(dependencies, scopeOf(actor), list)
      return { ...found, page, limit }
    },
    async countQueues(actor) {
      const now = clock.now()
      const lists = orderQueues.map((queue) => withQueue({}, queue, now))
      const counts = await countManagedOrders(dependencies, scopeOf(actor), lists)
      const countOf = (queue: OrderQueue) => counts[orderQueues.indexOf(queue)] ?? 0
      return {
        toCheck: countOf('toCheck'),
        toPack: countOf('toPack'),
        toShip: countOf('toShip'),
        unpaid: countOf('unpaid'),
        rejected: countOf('rejected'),
        taxToSettle: countOf('taxToSettle'),
      }
    },
    async find(actor, text, limit) {
      const term = searchTermOf(text)
      return term === '' ? [] : findBestMatches(dependencies, scopeOf(actor), { term, limit })
    },
  }
}
