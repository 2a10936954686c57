const policy = globalThis.trustedTypes?.createPolicy('shell', {
  createScriptURL: (address: string) => address,
})

/**
 * An address a script may be loaded from, in browsers that ask for proof. Callers have found it in a
 * release's list of hashes before.
 */
export function trustedScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
