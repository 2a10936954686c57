/** Tests may import whatever they test. */
const test = '\\.test\\.tsx?$'
/** A door, of any domain. */
const door = '^api/src/([^/]+)/\\1\\.ts$'

/**
 * Rules for dependency-cruiser: a domain imports lower ones only, and of them only the door. Workers start threads, which
 * load nothing but what they run; they and the tests are exempt.
 *
 * @param {readonly string[]} domains bottom to top
 */
export function domainRules(domains) {
  return [
    ...domains.slice(0, -1).map((domain, index) => ({
      name: `${domain}-imports-nothing-above-it`,
      severity: 'error',
      from: { path: `^api/src/${domain}/`, pathNot: test },
      to: { path: `^api/src/(${domains.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'domains-are-entered-by-their-door',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: test },
      to: { path: '^api/src/[^/]+/', pathNot: ['^api/src/$1/', door] },
    },
    {
      name: 'the-api-enters-domains-by-their-door',
      severity: 'error',
      from: { path: '^api/src/[^/]+\\.ts$', pathNot: `-worker\\.ts$|${test}` },
      to: { path: '^api/src/[^/]+/', pathNot: door },
    },
    {
      name: 'a-door-is-for-other-domains',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/' },
      to: { path: '^api/src/$1/$1\\.ts$' },
    },
    {
      name: 'the-api-needs-no-tests',
      severity: 'error',
      from: { path: '^api/(src|seed)/', pathNot: test },
      to: { path: '^api/test/' },
    },
  ]
}
