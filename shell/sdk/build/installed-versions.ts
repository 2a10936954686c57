import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type SharedModule, sharedModules } from './shared-modules.ts'

const require = createRequire(import.meta.url)

/**
 * Folder of an installed package, as resolved from the SDK.
 * @param name package name, e.g. `react-router-dom`
 * @throws when it is not installed
 */
export function packageFolder(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const candidate = path.join(folder, name)
    try {
      readFileSync(path.join(candidate, 'package.json'))
      return candidate
    } catch {
      // Not in this node_modules: look one level up.
    }
  }
  throw new Error(`${name} is not installed`)
}

/**
 * The installed version of every shared module, which a shell built now provides.
 * @example installedVersions()['react/jsx-runtime'] // '19.3.1'
 */
export function installedVersions(): Record<string, string> {
  const entries = Object.entries<SharedModule>(sharedModules)
  return Object.fromEntries(entries.map(([key, shared]) => [key, versionOf(shared.package)]))
}

/**
 * The range of host versions that a remote built now accepts. For our
 * own packages the range starts at the minor version the remote was built with, because every minor version adds exports.
 * @example acceptedRange(sharedModules['@store/sdk']) // '^4.0.0'
 */
export function acceptedRange({ package: name, range }: SharedModule): string {
  if (!name.startsWith('@store/')) return range
  const [major, minor] = versionOf(name).split('.')
  return `^${major}.${minor}.0`
}

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8'),
  )
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version
  }
  throw new Error(`${name} has no version in its package.json`)
}
