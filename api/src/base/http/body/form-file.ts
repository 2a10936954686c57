import { Type } from 'typebox'

/** The OpenAPI schema of a file in a multipart form. */
export function formFile(description: string) {
  return Type.String({ format: 'binary', description })
}
