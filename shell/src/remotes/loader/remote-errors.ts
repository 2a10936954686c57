/** A release's files cannot be reached: offline, 404, a broken connection. A retry may succeed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** A download that ended because its page was left: nobody's fault, and never reported. */
export class PageLeftError extends NetworkError {}

/** The time limit of an attempt was exceeded. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError'
}

/** A file has no hash that browsers enforce, or its content does not match the hash. */
export class UntrustedFileError extends Error {
  override readonly name = 'UntrustedFileError'
}

/** A release needs a version of a shared module that the host does not have. */
export class IncompatibleReleaseError extends Error {
  override readonly name = 'IncompatibleReleaseError'
}

/** Code of a release threw at start or exported no remote. No other release of it may be loaded in this document. */
export class RemoteStartError extends Error {
  override readonly name = 'RemoteStartError'
}
