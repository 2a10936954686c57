import { describeError } from '../processes/command-error.ts'
import { mapConcurrently } from './store/map-concurrently.ts'

/** Bundling and compression are CPU-bound: more than two at once only slow each other down. */
const concurrency = 2

/**
 * Works on several releases.
 * @throws Error with every failure and the name it belongs to, after all work has ended
 */
export async function forEachRelease<Item extends { name: string }, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const failures: string[] = []
  const results = await mapConcurrently(items, concurrency, (item) =>
    work(item).catch((error: unknown) => {
      failures.push(`${item.name}: ${describeError(error)}`)
      return undefined
    }),
  )
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return results.filter((result) => result !== undefined)
}
