type Rules = Record<string, (text: string) => string>

/** The part of Trusted Types used here; missing in TypeScript's DOM library. */
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
 * Wraps the text of a JSON-LD script element for browsers that enforce Trusted Types: it is never run, but browsers treat
 * it like any script.
 */
export function trustedData(json: string): string {
  return policy?.createScript(json) ?? json
}
