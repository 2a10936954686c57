/**
 * A value as JSON in pieces: a list within the first two levels element by element, so that writing a large file gives others
 * their turn.
 */
export function* writeJson(value: object, depth = 0): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield `${index === 0 ? '[' : ','}${JSON.stringify(item)}`
    yield value.length === 0 ? '[]' : ']'
    return
  }
  let separator = '{'
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue
    yield `${separator}${JSON.stringify(key)}:`
    separator = ','
    if (typeof inner === 'object' && inner !== null && depth < 1) yield* writeJson(inner, depth + 1)
    else yield JSON.stringify(inner)
  }
  yield separator === '{' ? '{}' : '}'
}

/** A list that comes in batches as JSON in pieces. */
export async function* writeJsonList(
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map((item) => JSON.stringify(item)).join(',')
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
