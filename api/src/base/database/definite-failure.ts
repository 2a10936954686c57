/** SQLSTATE classes of a lost connection: connection exception, and interrupted (killed). */
const connectionClasses = ['08', '70']
/** ER_ERROR_DURING_COMMIT: the outcome is unknown even to the server. */
const errorDuringCommit = 1180

function isDatabaseError(error: Error): boolean {
  if (!('sqlState' in error) || typeof error.sqlState !== 'string') return false
  if ('errno' in error && error.errno === errorDuringCommit) return false
  return !connectionClasses.includes(error.sqlState.slice(0, 2))
}

/** A 4xx error of this program, which rolls the transaction back before COMMIT is sent. */
function isClientError(error: Error): boolean {
  return 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
}

/**
 * True when a transaction that threw this error is certainly rolled back: this program refused the request (4xx), or
 * the server returned an error. False otherwise: after a connection failure the COMMIT may still succeed, so effects
 * outside the database must not be undone.
 */
export function isDefiniteFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseError(error) || isClientError(error)) return true
  return isDefiniteFailure(error.cause)
}
