declare const __RELEASE__: { name: string; version: string }

/** Identifies the release without running React; publishing and canary checks read it. */
export const health = __RELEASE__
