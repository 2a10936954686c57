import { statSync } from 'node:fs'

/** Take longer than half a minute. */
const longest = [
  'every-screen-of-admins',
  'every-screen-of-customers',
  'payments',
  'promote',
  'proofs',
  'imports',
  'purchase-by-keyboard',
  'ui-kit',
].map((name) => `/${name}.test.ts`)

/**
 * Begins with the files that take longest, then the largest, so that both workers end at the same time. Jest's own
 * sequencer does so only after a run, of which a clean clone has none.
 */
export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return tests.toSorted((a, b) => placeOf(a) - placeOf(b) || sizeOf(b) - sizeOf(a))
  }

  cacheResults() {}
}

/** @param {{ path: string }} test */
function placeOf({ path }) {
  const place = longest.findIndex((name) => path.endsWith(name))
  return place === -1 ? longest.length : place
}

/** @param {{ path: string }} test */
function sizeOf({ path }) {
  return statSync(path).size
}
