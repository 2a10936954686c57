import type { OrderRecord } from '../order.ts'

/** The order after its update, or why it was not updated. */
export type BulkUpdateResult =
  | { publicId: string; order: OrderRecord }
  | { publicId: string; error: Error }

/** Updates that run at the same time: fewer than the connections for requests, which others need as well. */
const concurrentUpdates = 4

/**
 * Updates many orders, each on its own: an error is the result of its order.
 * @returns a result for each order, in the order given; an id that is given twice counts once
 */
export async function updateEach<Target extends { _id: string }>(
  targets: readonly Target[],
  update: (target: Target) => Promise<OrderRecord>,
): Promise<BulkUpdateResult[]> {
  const once = new Map<string, Target>()
  for (const target of targets) if (!once.has(target._id)) once.set(target._id, target)
  const results: BulkUpdateResult[] = []
  const queue = [...once.values()].entries()
  const updateNext = async () => {
    for (const [position, target] of queue) {
      const publicId = target._id
      results[position] = await update(target).then(
        (order) => ({ publicId, order }),
        (error: Error) => ({ publicId, error }),
      )
    }
  }
  await Promise.all(Array.from({ length: concurrentUpdates }, updateNext))
  return results
}
