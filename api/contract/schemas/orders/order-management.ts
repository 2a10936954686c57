import { type Static, Type } from 'typebox'
import { mostOrdersAtOnce, mostPrintedOrders } from '../../rules/limits.ts'
import { type OrderPaper, orderPapers } from '../../rules/orders/admin/order-lists.ts'
import type { OrderQueue } from '../../rules/orders/admin/order-queues.ts'
import { ErrorBodySchema, Id, oneOf, tableFormats } from '../wire.ts'
import { OrderSchema, StatusChangeSchema } from './orders.ts'

const strict = { additionalProperties: false }
const { status, dispatch, seen } = StatusChangeSchema.properties

/**
 * One status for many orders, each a transaction of its own. An id that is given twice counts once. The common dispatch is
 * that of orders without one of their own, which has the docket number of the order.
 */
export const BulkStatusSchema = Type.Object(
  {
    orders: Type.Array(Type.Object({ _id: Id, seen, dispatch }, strict), {
      minItems: 1,
      maxItems: mostOrdersAtOnce,
    }),
    status,
    dispatch,
  },
  strict,
)

/** An order after its change. */
export const OrderUpdatedSchema = Type.Object({ _id: Id, order: OrderSchema }, strict)

/** Why an order was not changed. */
export const OrderRefusedSchema = Type.Object(
  {
    _id: Id,
    code: ErrorBodySchema.properties.code,
    message: ErrorBodySchema.properties.message,
  },
  strict,
)

/** One result for each order, in the order in which they were given. */
export const BulkStatusResultsSchema = Type.Object({
  results: Type.Array(Type.Union([OrderUpdatedSchema, OrderRefusedSchema])),
})

const counts = {
  toCheck: Type.Integer(),
  toPack: Type.Integer(),
  toShip: Type.Integer(),
  unpaid: Type.Integer(),
  rejected: Type.Integer(),
  taxToSettle: Type.Integer(),
} satisfies Record<OrderQueue, unknown>

/** The number of orders in each queue of the caller's tier. */
export const QueueCountsSchema = Type.Object(counts)

/** Papers of many orders in one PDF: order by order, and for each the papers in the order of their names here. */
export const PrintOrdersSchema = Type.Object(
  {
    orders: Type.Array(Id, { minItems: 1, maxItems: mostPrintedOrders }),
    papers: Type.Array(Type.Unsafe<OrderPaper>(Type.String({ enum: [...orderPapers] })), {
      minItems: 1,
      maxItems: orderPapers.length,
    }),
  },
  strict,
)

/** Many orders as a file, a row per order. */
export const ExportOrdersSchema = Type.Object(
  {
    orders: Type.Array(Id, { minItems: 1, maxItems: mostOrdersAtOnce }),
    format: oneOf(tableFormats),
  },
  strict,
)

export type BulkStatus = Static<typeof BulkStatusSchema>
export type OrderUpdated = Static<typeof OrderUpdatedSchema>
export type OrderRefused = Static<typeof OrderRefusedSchema>
export type BulkStatusResults = Static<typeof BulkStatusResultsSchema>
export type QueueCounts = Static<typeof QueueCountsSchema>
export type ExportOrders = Static<typeof ExportOrdersSchema>
export type PrintOrders = Static<typeof PrintOrdersSchema>
