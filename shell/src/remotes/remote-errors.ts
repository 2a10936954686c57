/** The way to a release's files is at fault: offline, 404, a broken connection. Another try may succeed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The budget of an attempt is used up. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError'
}

/** A file has no hash that browsers check, or other bytes than its release says. */
export class UntrustedFileError extends Error {
  override readonly name = 'UntrustedFileError'
}

/** A release needs a shared module in another version than the host has. */
export class IncompatibleReleaseError extends Error {
  override readonly name = 'IncompatibleReleaseError'
}

/** Code of a release ran and threw, or gave something that is no remote: no other release may run beside it. */
export class RemoteStartError extends Error {
  override readonly name = 'RemoteStartError'
}
