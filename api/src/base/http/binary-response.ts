import type { Readable } from 'node:stream'
import { type TSchema, Type } from 'typebox'

/**
 * The schema of a binary response. It is not serialised; OpenAPI lists its media types.
 * @param description for OpenAPI
 * @param json the schema of the same as JSON, where programs may ask for that
 */
export function binaryResponse(description: string, mediaTypes: readonly string[], json?: TSchema) {
  const content = mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
  return Type.Unsafe<Buffer | Readable>({
    description,
    content: {
      ...Object.fromEntries(content),
      ...(json && { 'application/json': { schema: json } }),
    },
  })
}
