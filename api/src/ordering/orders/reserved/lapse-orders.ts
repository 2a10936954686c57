import type { FastifyInstance } from 'fastify'
import { type Clock, type Database, runWhileListening } from '../../../base/base.ts'
import type { OrderService } from '../order-service.ts'
import { findOverdueOrders } from './reserved-order-query.ts'

/** Dependencies of the lapse of reserved orders. */
export interface LapseDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'lapse'>
}

/** Polling interval, in milliseconds. */
const pollIntervalMs = 5_000
const batchSize = 100

/**
 * Cancels the reserved orders whose time to pay is over, each once, even when several instances run concurrently. Those that
 * fail are left for the next run.
 * @throws AggregateError of the failures, after all others were cancelled
 */
export async function lapseOverdueOrders(
  { db, clock, orders }: LapseDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  const failures: unknown[] = []
  for (const publicId of await findOverdueOrders(db, {
    now: clock.now(),
    limit: batchSize,
  })) {
    if (isClosing()) return
    try {
      await orders.lapse(publicId)
    } catch (error) {
      // One failing order must not block the others.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'reserved orders that did not lapse')
}

/** Lapses overdue orders while the server is listening. */
export function registerLapses(app: FastifyInstance, dependencies: LapseDependencies): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'reserved orders could not be cancelled',
    run: (isClosing) => lapseOverdueOrders(dependencies, isClosing),
  })
}
