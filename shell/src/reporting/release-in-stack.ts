/**
 * The release of the topmost frame that belongs to a remote. Code of a remote often throws inside the shell, for example
 * in React, so frames of the shell are skipped.
 * @returns `mf-shop@1.4.0`, or `undefined` when no remote is in the stack
 */
export function releaseInStack(stack: string): string | undefined {
  const [, name, version] = /\/mf\/(mf-[\w-]+)\/([\w.-]+)\//.exec(stack) ?? []
  return name && version && `${name}@${version}`
}
