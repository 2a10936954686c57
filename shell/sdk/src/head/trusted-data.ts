type Rules = Record<string, (text: string) => string>

/** What TypeScript's DOM does not know yet of Trusted Types, as far as it is used here. */
interface TrustedTypes {
  createPolicy: <Policy extends Rules>(name: string, rules: Policy) => Policy
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('page-head', {
  createScript: (text) => text,
})

/**
 * Text for a script element that is data, in browsers that ask for proof: JSON-LD is never run, and yet
 * a browser treats the element as any script.
 */
export function trustedData(json: string): string {
  return policy?.createScript(json) ?? json
}
