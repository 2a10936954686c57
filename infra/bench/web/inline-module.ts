/**
 * A module out of its text: what a variant replaces in the shell is no part of the shell.
 * @returns a request webpack resolves
 */
export function inlineModule(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`
}
