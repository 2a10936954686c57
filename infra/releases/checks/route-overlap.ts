/**
 * Whether any path matches both route patterns, by the router's rules: a parameter matches any segment, a splat
 * matches the rest, and case is ignored.
 * @example overlap('/product/:id', '/product/compare') // true
 */
export function overlap(one: string, other: string): boolean {
  return expandOptionalSegments(one).some((a) =>
    expandOptionalSegments(other).some((b) => haveCommonPath(a, b)),
  )
}

/** Normalizes a pattern: parameters are equal whatever their name. */
export function shapeOf(path: string): string {
  return path.toLowerCase().replace(/:[^/?]+/g, ':')
}

function haveCommonPath([a, ...afterA]: string[], [b, ...afterB]: string[]): boolean {
  if (a === '*' || b === '*' || (a === undefined && b === undefined)) return true
  if (a === undefined || b === undefined) return false
  const isSame = a.startsWith(':') || b.startsWith(':') || a.toLowerCase() === b.toLowerCase()
  return isSame && haveCommonPath(afterA, afterB)
}

/** The segments of a pattern, with and without each optional one (`:language?`). */
function expandOptionalSegments(path: string): string[][] {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (variants, segment) =>
        segment.endsWith('?')
          ? variants.flatMap((variant) => [variant, [...variant, segment.slice(0, -1)]])
          : variants.map((variant) => [...variant, segment]),
      [[]],
    )
}
