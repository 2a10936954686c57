import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items of one turn. */
const itemsOfTurn = 25

/** Maps a long list; other requests are answered between its turns. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % itemsOfTurn === 0) await nextTurn()
    results.push(map(item))
  }
  return results
}
