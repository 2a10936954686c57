/**
 * An inline module, for the variant that replaces modules of the shell.
 * @returns a request that webpack resolves
 */
export function inlineModule(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`
}
