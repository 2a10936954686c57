import { Type } from 'typebox'

/** A file in what the document says of a multipart form. */
export function formFile(description: string) {
  return Type.String({ format: 'binary', description })
}
