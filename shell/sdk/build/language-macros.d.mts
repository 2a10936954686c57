/** Options of swc that compile the macros of Lingui. */
export const languageMacros: { cacheRoot: string; plugins: [string, Record<string, unknown>][] }
