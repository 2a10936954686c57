import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs what package-lock.json names, unless it is all there already. Answers undefined, or what to tell a
 * person when it failed.
 *
 * @param {string} root
 */
export function installDependencies(root) {
  if (areDependenciesCurrent(root)) return undefined
  const startedAt = Date.now()
  console.log('dependencies  npm ci, the first time about a minute')
  // The npm that runs us, if one does; else the one on the PATH.
  const npm = process.env.npm_execpath
  const [file, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) {
    console.log(`dependencies  installed (${Math.round((Date.now() - startedAt) / 1000)} s)`)
    return undefined
  }
  const said = error
    ? error.message
    : `${stdout}\n${stderr}`.trim().split('\n').slice(-6).join('\n')
  return `The dependencies could not be installed (npm ci):\n${said}`
}

/**
 * Whether node_modules holds exactly the versions of package-lock.json. npm notes what it installed, at the end.
 *
 * @param {string} root
 */
export function areDependenciesCurrent(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true
    const found = installed[path]
    // Packages for other systems are in the lock file, yet never installed here.
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}
