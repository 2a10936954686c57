declare const __RELEASE__: { name: string; version: string }

/** Answers which release this is without running React: a publish and a canary ask for it. */
export const health = __RELEASE__
