/** Runs `work` for every item, at most `concurrency` at a time. @returns the duration in seconds */
export async function runConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now()
  const remaining = items.values()
  const worker = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return (performance.now() - startedAt) / 1000
}
