/** A stream of numbers in [0, 1) that is the same in every run: a linear congruential one. */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** One of a list that is not empty. */
export function pick<T>(chance: () => number, list: readonly T[]): T {
  const found = list[Math.floor(chance() * list.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}
