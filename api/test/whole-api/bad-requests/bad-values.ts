import fc from 'fast-check'
import type { Schema } from '../openapi-document.ts'

/** Nested arrays of a depth. */
function nested(depth: number): unknown {
  let value: unknown = []
  for (let level = 1; level < depth; level += 1) value = [value]
  return value
}

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const drawList = fc.array(text, { minLength: 1, maxLength: 4 })
const drawObject = fc.dictionary(
  fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
  fc.integer(),
  {
    minKeys: 1,
    maxKeys: 3,
  },
)
const drawNumber = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
const drawDeep = fc.integer({ min: 2, max: 3_000 }).map(nested)

/** Values of other types than the key. */
const otherTypes: Record<string, fc.Arbitrary<unknown>[]> = {
  string: [drawNumber, fc.boolean(), drawList, drawObject, drawDeep],
  number: [text, fc.boolean(), drawList, drawObject, drawDeep, fc.constantFrom('12', '')],
  boolean: [text, drawNumber, drawList, drawObject, fc.constantFrom('true', '')],
  array: [text, drawNumber, fc.boolean(), drawObject],
  object: [text.filter(Boolean), drawNumber, fc.boolean(), drawList, drawDeep],
}

/** Repeats short texts: drawing thousands of characters one by one took most of the time of all bad requests. */
function tooLong({ maxLength }: Schema): fc.Arbitrary<unknown>[] {
  if (maxLength === undefined) return []
  const drawn = { minLength: 1, maxLength: 40 }
  const repeat = (part: string) => part.repeat(Math.ceil((maxLength + 1) / [...part].length))
  return [
    fc.string({ ...drawn, unit: 'grapheme-ascii' }).map(repeat),
    fc.string({ ...drawn, unit: 'grapheme' }).map(repeat),
    fc.string({ ...drawn, unit: 'binary-ascii' }).map((part) => part.padEnd(maxLength + 1, '\0')),
  ]
}

function badTexts(schema: Schema): fc.Arbitrary<unknown>[] {
  const isBound = schema.enum || schema.pattern || schema.format
  const strange = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  const bound = strange.map((drawn) => `\u0000${drawn}\u{1F9FE}`)
  return [...tooLong(schema), ...(isBound ? [bound] : [])]
}

function badNumbers({ type, minimum, maximum }: Schema): fc.Arbitrary<unknown>[] {
  return [
    ...(type === 'integer' ? [fc.integer().map((whole) => whole + 0.5)] : []),
    ...(minimum === undefined ? [] : [fc.integer({ max: minimum - 1 }), fc.constant(-1e308)]),
    ...(maximum === undefined ? [] : [fc.integer({ min: maximum + 1 }), fc.constant(1e308)]),
  ]
}

function badLists({ items, minItems, maxItems }: Schema): fc.Arbitrary<unknown>[] {
  const inside = items ? badValues(items).map((bad) => fc.tuple(bad)) : []
  const tooMany = maxItems === undefined ? [] : [fc.constant(Array(maxItems + 1).fill({}))]
  return [...inside, ...(minItems ? [fc.constant([])] : []), ...tooMany]
}

function badObjects(schema: Schema): fc.Arbitrary<unknown>[] {
  if (schema.additionalProperties !== false) return []
  return [fc.record({ [`x${'y'.repeat(8)}`]: drawNumber })]
}

/** Arbitraries of values that a schema rejects; none if it accepts everything. */
export function badValues(schema: Schema): fc.Arbitrary<unknown>[] {
  if (schema.anyOf) return [drawList, drawObject, drawDeep]
  const type = schema.type === 'integer' ? 'number' : schema.type
  if (type === undefined) return []
  const own = {
    string: badTexts,
    number: badNumbers,
    array: badLists,
    object: badObjects,
  }[type]
  return [...(otherTypes[type] ?? []), ...(own?.(schema) ?? [])]
}
