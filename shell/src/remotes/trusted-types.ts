const policy = globalThis.trustedTypes?.createPolicy('shell', {
  createScriptURL: (address: string) => address,
})

/**
 * Wraps a script URL for browsers that enforce Trusted Types. Callers must have found the file in a release's
 * list of hashes.
 */
export function trustedScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
