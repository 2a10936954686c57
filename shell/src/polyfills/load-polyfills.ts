/**
 * Loads what the browser lacks, in a file of its own that other browsers never load. Who has `URL.canParse`, the newest of the
 * polyfilled features, has them all.
 */
export async function loadPolyfills(): Promise<void> {
  if (!('canParse' in URL)) await import('./polyfills.ts')
}
