/**
 * The release a stack leads to, read off the addresses of its files. What a remote does often fails inside of the
 * shell, whose React calls it: the nearest remote answers for it.
 * @returns `mf-shop@1.4.0`, or `undefined` when no remote has to do with it
 */
export function releaseInStack(stack: string): string | undefined {
  const [, name, version] = /\/mf\/(mf-[\w-]+)\/([\w.-]+)\//.exec(stack) ?? []
  return name && version && `${name}@${version}`
}
