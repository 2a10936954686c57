/**
 * Whether some address matches both of two route patterns, as the router matches: parameters match any word,
 * a splat all that follows, and letters count whatever their case.
 * @example overlap('/product/:id', '/product/compare') // true
 */
export function overlap(one: string, other: string): boolean {
  return expandOptionalSegments(one).some((a) =>
    expandOptionalSegments(other).some((b) => haveCommonAddress(a, b)),
  )
}

/** Parameters match each other whatever their name. */
export function shapeOf(path: string): string {
  return path.toLowerCase().replace(/:[^/?]+/g, ':')
}

function haveCommonAddress([a, ...afterA]: string[], [b, ...afterB]: string[]): boolean {
  if (a === '*' || b === '*' || (a === undefined && b === undefined)) return true
  if (a === undefined || b === undefined) return false
  const isSame = a.startsWith(':') || b.startsWith(':') || a.toLowerCase() === b.toLowerCase()
  return isSame && haveCommonAddress(afterA, afterB)
}

/** A pattern word by word, with and without each word that may be left out (`:language?`). */
function expandOptionalSegments(path: string): string[][] {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (variants, word) =>
        word.endsWith('?')
          ? variants.flatMap((variant) => [variant, [...variant, word.slice(0, -1)]])
          : variants.map((variant) => [...variant, word]),
      [[]],
    )
}
