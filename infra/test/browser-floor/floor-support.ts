import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { browserFloor } from '@store/sdk/build/browsers/browser-floor'

/** MDN's data on what which browser supports since when. */
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The browsers of the floor that lack the feature at a path of the data, for a message. */
export function lackersOf(path: string): string {
  const statement = findFeature(path)?.__compat
  return statement ? lackedBy(statement).join(', ') : ''
}

/** The feature at a path of the data, such as `api.URL.canParse_static`. */
export function findFeature(path: string): Identifier | undefined {
  let found: Identifier | undefined
  let children: object = compatData
  for (const key of path.split('.')) {
    found = Object.entries(children).find(([name]) => name === key)?.[1]
    if (found === undefined) return undefined
    children = found
  }
  return found
}

/**
 * The browsers of the floor that lack a feature, as `Chrome 105`. What a browser does in part, behind a flag or under another
 * name counts as lacking; a browser of which the data knows nothing does not.
 */
export function lackedBy({ support }: CompatStatement): string[] {
  return browserFloor
    .filter(({ version, mdn }) =>
      mdn.some((browser) => {
        const statement = support[browser]
        return statement !== undefined && ![statement].flat().some((one) => covers(one, version))
      }),
    )
    .map(({ name, version }) => `${name} ${version}`)
}

function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  const isWhole =
    !statement.partial_implementation &&
    !statement.flags &&
    !statement.prefix &&
    !statement.alternative_name
  return isWhole && isReached(version, added) && !(removed && isReached(version, removed))
}

/** Versions of the data are numbers with dots, perhaps after `≤`; `preview` and `false` are never reached. */
function isReached(version: string, since: SimpleSupportStatement['version_added']): boolean {
  if (typeof since !== 'string' || since === 'preview') return false
  const wanted = since.replace('≤', '').split('.').map(Number)
  const given = version.split('.').map(Number)
  for (const [place, part] of wanted.entries()) {
    const own = given[place] ?? 0
    if (own !== part) return own > part
  }
  return true
}
