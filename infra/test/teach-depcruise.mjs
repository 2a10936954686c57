import { createRequire } from 'node:module'

/**
 * Loaded into dependency-cruiser (17.4.3), whose swc parser knows neither JSX in TypeScript nor what is imported as
 * a type; its other parser needs a TypeScript older than 7. So .tsx files are parsed as what they are, and type
 * imports of the wire schemas, which are allowed everywhere, are left out: what stays of them is a value import.
 */
/** @type {{ parseFileSync: (file: string, options: object) => { body: Statement[] } }} */
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc

swc.parseFileSync = (file, options) => {
  const module = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
  return { ...module, body: module.body.filter((item) => !isTypeImportOfSchema(item)) }
}

/**
 * What matters of a statement: an import or an export has a source.
 *
 * @typedef {{ typeOnly?: boolean, source?: { value: string } }} Statement
 *
 * @param {Statement} statement
 */
function isTypeImportOfSchema({ typeOnly, source }) {
  return typeOnly === true && /^@store\/contract\/schemas\//.test(source?.value ?? '')
}
