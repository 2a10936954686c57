/**
 * The number of typing mistakes between two words: a letter missing, added or wrong, or two neighbours exchanged.
 * @returns `max + 1` when there are more than `max`
 */
export function editDistance(one: string, other: string, max: number): number {
  const columns = other.length + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: columns }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column < columns; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let distance = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isExchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isExchanged) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > max) return max + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[columns - 1] ?? 0, max + 1)
}
