/** What TypeScript's DOM does not know yet of Trusted Types, as far as it is used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('shell', {
  createScriptURL: (address) => address,
})

/**
 * An address a script may be loaded from, in browsers that ask for proof. Callers have found it in a
 * release's list of hashes before.
 */
export function scriptAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
