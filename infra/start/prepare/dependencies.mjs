import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs the packages of package-lock.json unless all are present. Returns undefined, or an error message.
 *
 * @param {string} root
 */
export function installDependencies(root) {
  if (areDependenciesCurrent(root)) return undefined
  const startedAt = Date.now()
  console.log('dependencies  npm ci (about a minute the first time)')
  // The npm that runs this script, if any; else the one on the PATH.
  const npm = process.env.npm_execpath
  const [file, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) {
    console.log(`dependencies  installed (${Math.round((Date.now() - startedAt) / 1000)} s)`)
    return undefined
  }
  const details = error
    ? error.message
    : `${stdout}\n${stderr}`.trim().split('\n').slice(-6).join('\n')
  return `The dependencies could not be installed (npm ci):\n${details}`
}

/**
 * Whether node_modules has exactly the versions of package-lock.json. npm records what it installed when it finishes; an
 * interrupted later run leaves that record and takes folders away, so each folder is looked for, too.
 *
 * @param {string} root
 */
export function areDependenciesCurrent(root) {
  const required = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(required).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true
    const found = installed[path]
    // The lock file also lists packages for other platforms, which are never installed here.
    if (!found) return Boolean(optional || devOptional)
    return found.version === version && existsSync(join(root, path, 'package.json'))
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
