/** A source file of the repository. */
export interface SourceFile {
  /** Path below the root, e.g. `mf-shop/src/remote.tsx`. */
  path: string
  text: string
}

const namedImport = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g

/**
 * Finds the packages that import each export of a package; tests and fixtures do not count.
 * @returns the names of remotes, `shell`, `ui` and `gallery` by the name of the export, sorted
 * @example findExportUsers('@store/sdk', files).get('useSession') // ['mf-shop', 'shell']
 */
export function findExportUsers(
  packageName: string,
  files: readonly SourceFile[],
): Map<string, string[]> {
  const users = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const user = userOf(path)
    if (user === undefined) continue
    for (const [, names = '', source] of text.matchAll(namedImport)) {
      if (source !== packageName) continue
      for (const name of importedNames(names)) {
        users.set(name, (users.get(name) ?? new Set()).add(user))
      }
    }
  }
  return new Map([...users].map(([name, found]) => [name, [...found].sort()]))
}

function userOf(path: string): string | undefined {
  if (/\.test\.tsx?$|\/testing\//.test(path)) return undefined
  const remote = /^mf-[^/]+/.exec(path)?.[0]
  if (remote !== undefined) return remote
  if (path.startsWith('shell/ui/')) return path.includes('/gallery/') ? 'gallery' : 'ui'
  return /^shell\/(src|host)\//.test(path) ? 'shell' : undefined
}

/** The names as exported: `type A, b as c` is `A` and `b`. */
function importedNames(list: string): string[] {
  return list
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*$/, ''),
    )
    .filter((name) => name !== '')
}
