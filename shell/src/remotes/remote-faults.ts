/** The way to a release's files is at fault: offline, 404, a broken connection, other bytes than vouched for. */
export class NetworkFault extends Error {
  override readonly name = 'NetworkFault'
}

/** The budget of an attempt is used up. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** A release names a file without a hash that browsers check. */
export class UntrustedFile extends Error {
  override readonly name = 'UntrustedFile'
}

/** A release needs a shared module in another version than the host has. */
export class IncompatibleRelease extends Error {
  override readonly name = 'IncompatibleRelease'
}
