import type { Readable } from 'node:stream'
import { Type } from 'typebox'

/**
 * The schema of a binary response. It is not serialised; OpenAPI lists its media types.
 * @param description for OpenAPI
 */
export function binaryResponse(description: string, mediaTypes: readonly string[]) {
  const content = mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
  return Type.Unsafe<Buffer | Readable>({ description, content: Object.fromEntries(content) })
}
