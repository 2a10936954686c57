import { findBoughtTogether } from './orders/order-line-query.ts'
import { sumOwnOrders } from './orders/reporting/order-totals.ts'

/** What domains below this one ask of orders. */
export const orderingPorts = { findBoughtTogether, sumOwnOrders }
