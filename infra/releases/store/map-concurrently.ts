/**
 * Maps items with an async function, a limited number at a time.
 * @returns the results in the order of the items
 * @throws the first failure, after everything in progress has settled
 */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items].entries()
  const results: Result[] = []
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, worker))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return results
}

/** Enough to keep a network busy without overloading a disk. */
export const fileConcurrency = 16
