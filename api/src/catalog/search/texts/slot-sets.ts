/** The slots of two ascending lists that are in both. */
export function intersect(one: Uint32Array, other: Uint32Array): Uint32Array {
  let at = 0
  return one.filter((slot) => {
    while (at < other.length && (other[at] ?? 0) < slot) at += 1
    return other[at] === slot
  })
}

/** The slots of ascending lists, each once. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
  const [first] = lists
  if (first === undefined || lists.length === 1) return first ?? new Uint32Array()
  const all = Uint32Array.from(lists.flatMap((slots) => [...slots])).sort()
  return all.filter((slot, index) => slot !== all[index - 1])
}
