import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The script of {@link bundleApiTests}. */
const bundle = process.env.API_TESTS ?? ''

/**
 * Jest's transformer of the API's tests: a test file becomes a line that loads it from the bundle.
 *
 * @type {import('@jest/transform').SyncTransformer}
 */
export default {
  process(source, path, { config }) {
    if (path === bundle) return { code: source, map: readFileSync(`${bundle}.map`, 'utf8') }
    const name = relative(`${config.rootDir}/..`, path)
    return { code: `require(${JSON.stringify(bundle)})(${JSON.stringify(name)})` }
  },
}
