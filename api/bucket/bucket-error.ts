/** The answer of a bucket that refuses a request. */
export interface Rejection {
  status: number
  /** S3's error code, e.g. `NoSuchKey`. */
  code: string
}

/** @returns undefined when the bucket did not answer, or not as S3 does */
export function rejectionOf(error: unknown): Rejection | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null) return undefined
  const status = 'httpStatusCode' in $metadata ? $metadata.httpStatusCode : undefined
  return typeof status === 'number' ? { status, code: error.name } : undefined
}

/**
 * The error of a request that failed.
 * @param request e.g. `GET 7Q/01JD…7Q`
 */
export function bucketError(request: string, cause: unknown): Error {
  const rejection = rejectionOf(cause)
  if (rejection) {
    const { status, code } = rejection
    return new Error(`The bucket answers ${request} with ${status} (${code})`, { cause })
  }
  if (cause instanceof Error && cause.name === 'CredentialsProviderError') {
    return new Error(
      `The bucket needs a key id with its secret, or a role of this machine: ${cause.message}`,
      { cause },
    )
  }
  return new Error(`The bucket does not answer ${request}`, { cause })
}
