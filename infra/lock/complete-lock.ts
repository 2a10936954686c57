/** The used part of an entry of package-lock.json. */
interface LockEntry {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** The used part of package-lock.json. */
export interface Lock {
  packages: Record<string, LockEntry>
}

const system = /(?:^|[-/])(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|win32)/
const processor = /(?:^|[-/])(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)/

/**
 * The platform of a prebuilt binary, read from its package's name.
 * @example platformOf('@swc/core-linux-x64-musl') // { os: ['linux'], cpu: ['x64'], libc: ['musl'] }
 * @throws Error for a name without a platform
 */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  if (name.includes('wasm')) return { cpu: ['wasm32'] }
  const os = system.exec(name)?.[1]
  const cpu = processor.exec(name)?.[1]
  if (!os) throw new Error(`The package name ${name} contains no operating system.`)
  const libc = os === 'linux' ? (/musl/.exec(name) ?? /gnu/.exec(name))?.[0] : undefined
  return {
    os: [os],
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
  }
}

/**
 * Adds the optional packages for other platforms, which npm omits if its registry does not have them. Without them
 * `npm ci` rejects the lock file, and other platforms lack their binaries.
 * @returns the names added
 */
export function completeLock(lock: Lock): string[] {
  const added: string[] = []
  for (const [parentPath, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isThere = [`${parentPath}/node_modules/${name}`, `node_modules/${name}`].some(
        (path) => path in lock.packages,
      )
      if (isThere || !/^\d/.test(version)) continue
      lock.packages[`node_modules/${name}`] = {
        version,
        optional: true,
        ...(entry.dev && { dev: true }),
        ...platformOf(name),
      }
      added.push(name)
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(sorted)
  return added
}
