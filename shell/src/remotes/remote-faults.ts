/** The way to a release's files is at fault: offline, 404, a broken connection. Another try may succeed. */
export class NetworkFault extends Error {
  override readonly name = 'NetworkFault'
}

/** The budget of an attempt is used up. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** A file has no hash that browsers check, or other bytes than its release says. */
export class UntrustedFile extends Error {
  override readonly name = 'UntrustedFile'
}

/** A release needs a shared module in another version than the host has. */
export class IncompatibleRelease extends Error {
  override readonly name = 'IncompatibleRelease'
}

/** Code of a release ran and threw, or gave something that is no remote: no other release may run beside it. */
export class BrokenStart extends Error {
  override readonly name = 'BrokenStart'
}
