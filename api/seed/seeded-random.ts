/** A repeatable stream of numbers in [0, 1): the same text gives the same stream on every machine. */
export function seededRandom(text: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** The same elements in random order. */
export function shuffled<T>(elements: readonly T[], random: () => number): T[] {
  const keyed = elements.map((element) => ({ element, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ element }) => element)
}

/** One of the elements. @throws Error without elements */
export function pickOne<T>(elements: readonly T[], random: () => number): T {
  const index = wholeBetween(random, 0, elements.length - 1)
  const [picked] = elements.slice(index, index + 1)
  if (picked === undefined) throw new Error('there is nothing to pick from')
  return picked
}

/**
 * Picks elements, each the likelier the greater its weight; for many picks from the same elements.
 * @returns throws without elements
 */
export function createWeightedPick<T>(
  weighted: readonly (readonly [element: T, weight: number])[],
): (random: () => number) => T {
  let total = 0
  const ends = weighted.map(([element, weight]) => {
    total += weight
    return { element, end: total }
  })
  return (random) => {
    const at = random() * total
    const picked = ends.find(({ end }) => at < end)
    return (picked ?? pickOne(ends, random)).element
  }
}

/** One of the elements, the likelier the greater its weight. @throws Error without elements */
export function pickWeighted<T>(
  weighted: readonly (readonly [element: T, weight: number])[],
  random: () => number,
): T {
  return createWeightedPick(weighted)(random)
}
