/**
 * The `responseHandler` of a file: a blob URL for `saveBlob`, or the body of the error. Files are fetched, because a plain link would
 * send no token.
 */
export async function readBlobUrl(response: Response): Promise<unknown> {
  return response.ok ? URL.createObjectURL(await response.blob()) : response.json()
}
