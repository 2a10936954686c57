/** Works through a list, so many at a time. @returns the seconds it took */
export async function workThrough<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now()
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (performance.now() - startedAt) / 1000
}
