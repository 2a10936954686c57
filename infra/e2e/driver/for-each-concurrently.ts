/**
 * Runs `work` for every item, at most `limit` at a time. A failing item does not stop the others.
 * @throws the first error, after all items
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const errors: unknown[] = []
  const worker = async () => {
    for (const item of queue) await work(item).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: limit }, worker))
  if (errors.length > 0) throw errors[0]
}
