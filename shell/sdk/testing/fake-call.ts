/** A call as it reached the fake API. */
export interface ApiCall {
  /** Path below the origin, e.g. `/api/cart`. */
  path: string
  params: Readonly<Record<string, string | readonly string[] | undefined>>
  query: URLSearchParams
  headers: Headers
  /** JSON as sent, a `FormData` for multipart, `undefined` without a body. */
  body: unknown
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return request.json()
  if (type.startsWith('multipart/form-data')) return request.formData()
  return undefined
}

/** Reads a request, so that a test can inspect it later. */
export async function readCall(request: Request, params: ApiCall['params']): Promise<ApiCall> {
  const { pathname, searchParams } = new URL(request.url)
  const body = await readBody(request)
  return { path: pathname, params, query: searchParams, headers: request.headers, body }
}
