import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const root = path.join(import.meta.dirname, '..', '..', '..')
const parts = ['compile', 'guard', 'schema', 'value']

/**
 * Bundles typebox for jest, once for each version: most test files load it, and one by one its 350 modules take more than
 * half a second. All parts are in one bundle, because they share state.
 * @returns jest's `moduleNameMapper`
 */
export function bundleTypebox() {
  const folder = path.join(root, '.data', 'typebox', [installedVersion(), ...parts].join('-'))
  if (!existsSync(folder)) writeBundle(folder)
  return {
    '^typebox$': path.join(folder, 'typebox.cjs'),
    [`^typebox/(${parts.join('|')})$`]: path.join(folder, '$1.cjs'),
  }
}

/** @param {string} folder appears complete, for another run may bundle at the same time */
function writeBundle(folder) {
  const made = `${folder}.${process.pid}`
  mkdirSync(made, { recursive: true })
  const lines = parts.map((part) => `export * as ${part} from 'typebox/${part}'`)
  buildSync({
    stdin: {
      contents: ["export * as typebox from 'typebox'", ...lines].join('\n'),
      resolveDir: root,
    },
    outfile: path.join(made, 'all.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  })
  for (const part of ['typebox', ...parts]) {
    writeFileSync(path.join(made, `${part}.cjs`), `module.exports = require('./all.cjs').${part}\n`)
  }
  try {
    renameSync(made, folder)
  } catch (error) {
    rmSync(made, { recursive: true })
    // Another run was faster.
    if (!existsSync(folder)) throw error
  }
}

/** @returns {string} */
function installedVersion() {
  const manifest = path.join(root, 'node_modules', 'typebox', 'package.json')
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}
