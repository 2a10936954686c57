import { Type } from 'typebox'
import type { FileUrlParams } from './file-url.ts'

/** The path of a private file. */
export const FileParamsSchema = Type.Object({ id: Type.String(), name: Type.String() })

/** Also accepts a repeated parameter: an invalid URL is always a 404, never a 400. */
export const AnyText = Type.Union([Type.String(), Type.Array(Type.String())])

/** The query of a signed URL. */
export const SignatureQuerySchema = {
  expires: Type.Optional(AnyText),
  signature: Type.Optional(AnyText),
}

type Text = string | string[] | undefined

/** A repeated parameter counts as missing: no signed URL has one. */
function onlyText(value: Text): string {
  return typeof value === 'string' ? value : ''
}

/** The signed URL of a request. */
export function fileAddressOf(request: {
  params: { id: string; name: string }
  query: { expires?: Text; signature?: Text }
}): FileUrlParams {
  const { params, query } = request
  const { expires, signature } = query
  return { ...params, expires: onlyText(expires), signature: onlyText(signature) }
}
