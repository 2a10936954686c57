declare const __RELEASE__: { name: string; version: string }

/** Identifies this release without running React. Read when publishing and by canary checks. */
export const health = __RELEASE__
