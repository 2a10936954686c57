// Not of `globalThis`, which the oldest browsers that parse this lack.
const factory = typeof trustedTypes === 'undefined' ? undefined : trustedTypes
const policy = factory?.createPolicy('shell', {
  createScriptURL: (address: string) => address,
})

/**
 * Wraps a script URL for browsers that enforce Trusted Types. Callers vouch for it: the document or a release lists
 * the file with its hash.
 */
export function trustedScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
