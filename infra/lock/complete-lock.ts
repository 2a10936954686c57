/** The part of an entry of package-lock.json that says where a package may be installed. */
export interface LockEntry {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** A package-lock.json, as far as it matters here. */
export interface Lock {
  packages: Record<string, LockEntry>
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
]

function wordOf(words: readonly string[], name: string): string | undefined {
  return words.find((word) => new RegExp(`(^|[-/])${word}`).test(name))
}

/**
 * Where a prebuilt binary runs, told from its package's name.
 * @example platformOf('@swc/core-linux-x64-musl') // { os: ['linux'], cpu: ['x64'], libc: ['musl'] }
 * @throws Error for a name that tells no platform
 */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  if (name.includes('wasm')) return { cpu: ['wasm32'] }
  const os = wordOf(systems, name)
  const cpu = wordOf(processors, name)
  if (!os) throw new Error(`The name of ${name} tells no operating system.`)
  const libc = os === 'linux' ? (/musl/.exec(name) ?? /gnu/.exec(name))?.[0] : undefined
  return {
    os: [os],
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
  }
}

/**
 * Adds the optional packages of other platforms that npm left out, because the registry at hand does
 * not hold them: without them `npm ci` refuses the lock file, and other platforms miss their binaries.
 * @returns the names added
 */
export function completeLock(lock: Lock): string[] {
  const added: string[] = []
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isThere = [`${place}/node_modules/${name}`, `node_modules/${name}`].some(
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
