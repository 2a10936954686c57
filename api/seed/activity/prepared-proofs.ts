import type { CheckedFile } from '../../src/base/files/file.ts'
import type { PlannedOrder } from './steps.ts'

/** Proofs that are drawn and stored while earlier orders are placed: pictures need another core than the database. */
const ahead = 8

/**
 * Prepares the proofs of orders before they are asked for.
 * @param orders in the order in which they are placed
 * @returns the function that takes the proof of an order, once
 */
export function prepareProofs(
  orders: readonly PlannedOrder[],
  prepare: (order: PlannedOrder) => Promise<CheckedFile>,
): (order: PlannedOrder) => Promise<CheckedFile> {
  const waiting = [...orders]
  const prepared = new Map<PlannedOrder, Promise<CheckedFile>>()
  return async (order) => {
    for (const next of waiting.splice(0, ahead - prepared.size)) {
      const work = prepare(next)
      // Whoever takes it gets the fault.
      work.catch(() => undefined)
      prepared.set(next, work)
    }
    const proof = prepared.get(order)
    prepared.delete(order)
    return proof ?? prepare(order)
  }
}
