import { createRequire } from 'node:module'
import { relative, resolve, sep } from 'node:path'

/**
 * Loaded into dependency-cruiser (17.4.3). Its swc parser supports neither JSX in TypeScript nor type-only imports; its
 * other parser needs TypeScript older than 7. This patch parses .tsx files as TSX. Where only types of the contract's schemas
 * may be imported (in browsers and in their tests), it removes these imports, so that one which remains is a value import.
 * In all other files the rules see them.
 */
/** @type {{ parseFileSync: (file: string, options: object) => { body: Statement[] } }} */
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc

/** Files of the browser and the browser tests. */
const seesTypesOnly = /^(?:shell|mf-[^/]+|infra\/e2e)\//

swc.parseFileSync = (file, options) => {
  const module = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
  if (!seesTypesOnly.test(relative(process.cwd(), resolve(file)).replaceAll(sep, '/')))
    return module
  return { ...module, body: module.body.filter((item) => !isTypeImportOfSchema(item)) }
}

/**
 * The used part of a statement: imports and exports have a source.
 *
 * @typedef {{ typeOnly?: boolean, source?: { value: string } }} Statement
 *
 * @param {Statement} statement
 */
function isTypeImportOfSchema({ typeOnly, source }) {
  return typeOnly === true && /^@store\/contract\/schemas\//.test(source?.value ?? '')
}
