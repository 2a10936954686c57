/** A file of a multipart form. */
export interface TestFile {
  content: Buffer
  name: string
}

/**
 * A multipart/form-data request.
 * @param fields by their names, or as pairs where a field occurs several times
 */
export function multipartOf(
  fields:
    | Readonly<Record<string, string | TestFile>>
    | readonly (readonly [field: string, value: string | TestFile])[],
) {
  const boundary = 'testformboundary'
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields)
  const parts = pairs.map(([field, value]) => {
    const isFile = typeof value !== 'string'
    const fileName = isFile ? `; filename="${value.name}"` : ''
    const type = isFile ? 'Content-Type: application/octet-stream\r\n' : ''
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${fileName}\r\n${type}\r\n`
    return Buffer.concat([
      Buffer.from(head),
      isFile ? value.content : Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
