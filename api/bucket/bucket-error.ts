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

/** The bucket did not answer in time, or is busy or broken: the same request may succeed in a moment. */
export class BucketAwayError extends Error {
  override name = 'BucketAwayError'
}

const isPassing = ({ status }: Rejection) => status >= 500 || status === 429 || status === 409

/**
 * The error of a request that failed.
 * @param request e.g. `GET 7Q/01JD…7Q`
 * @returns BucketAwayError unless keys, names or rights are wrong, which does not pass by itself
 */
export function bucketError(request: string, cause: unknown): Error {
  const rejection = rejectionOf(cause)
  if (rejection) {
    const { status, code } = rejection
    const text = `The bucket answers ${request} with ${status} (${code})`
    return isPassing(rejection) ? new BucketAwayError(text, { cause }) : new Error(text, { cause })
  }
  if (cause instanceof Error && cause.name === 'CredentialsProviderError') {
    return new Error(
      `The bucket needs a key id with its secret, or a role of this machine: ${cause.message}`,
      { cause },
    )
  }
  return new BucketAwayError(`The bucket does not answer ${request}`, { cause })
}
