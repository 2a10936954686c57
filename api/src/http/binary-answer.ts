import type { Readable } from 'node:stream'
import { Type } from 'typebox'

/**
 * The schema of an answer that is no JSON: sent as it is, named in the document by its media types.
 * @param description what it is
 */
export function binaryAnswer(description: string, mediaTypes: readonly string[]) {
  const content = mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
  return Type.Unsafe<Buffer | Readable>({ description, content: Object.fromEntries(content) })
}
