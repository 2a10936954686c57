/**
 * What the shell gives to browsers of the floor that lack it, before any of its own code or a remote's runs: paths in MDN's
 * browser-compat-data. Scripts inside the document run earlier and must do without.
 */
export const polyfilledFeatures = [
  'api.URL.canParse_static',
  'javascript.builtins.Array.toReversed',
  'javascript.builtins.Array.toSorted',
  'javascript.builtins.Array.toSpliced',
  'javascript.builtins.Array.with',
] as const
