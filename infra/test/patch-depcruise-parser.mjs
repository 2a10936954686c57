import { createRequire } from 'node:module'

/**
 * Loaded into dependency-cruiser (17.4.3). Its swc parser supports neither JSX in TypeScript nor type-only imports; its
 * other parser needs TypeScript older than 7. This patch parses .tsx files as TSX and removes type imports of the
 * contract's schemas, which are allowed everywhere: any import of them that remains is a value import.
 */
/** @type {{ parseFileSync: (file: string, options: object) => { body: Statement[] } }} */
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc

swc.parseFileSync = (file, options) => {
  const module = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
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
