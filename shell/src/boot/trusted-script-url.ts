const policy = globalThis.trustedTypes?.createPolicy('shell', {
  createScriptURL: (address: string) => address,
})

/**
 * Wraps a script URL for browsers that enforce Trusted Types. Callers vouch for it: the document or a release lists
 * the file with its hash.
 */
export function trustedScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
