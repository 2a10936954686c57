/** SQLSTATE classes of a connection that ended: connection exception, and killed or interrupted by somebody. */
const connectionClasses = ['08', '70']
/** Error during COMMIT (ER_ERROR_DURING_COMMIT): the server itself does not know. */
const commitFault = 1180

function isRefusedByServer(error: Error): boolean {
  if (!('sqlState' in error) || typeof error.sqlState !== 'string') return false
  if ('errno' in error && error.errno === commitFault) return false
  return !connectionClasses.includes(error.sqlState.slice(0, 2))
}

/** Thrown by this program to refuse a request, which rolls the transaction back before COMMIT is sent. */
function isRefusedByUs(error: Error): boolean {
  return 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
}

/**
 * True when a transaction that threw this is certainly rolled back: this program refused the request (4xx), or the
 * server answered with an error. False for anything else: after a fault of the connection COMMIT may still go
 * through, and nothing outside the database may be undone.
 */
export function isDefiniteFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isRefusedByServer(error) || isRefusedByUs(error)) return true
  return isDefiniteFailure(error.cause)
}
