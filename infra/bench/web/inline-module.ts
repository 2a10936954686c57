/**
 * An inline module, for variants that replace modules of the shell.
 * @returns a request that webpack resolves
 */
export function inlineModule(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`
}
