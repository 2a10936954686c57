import type { Identifier } from '@mdn/browser-compat-data'
import { compatData, lackedBy } from './floor-support.ts'

/** What some browser of the floor lacks, by the names that scripts use; each with its paths in MDN's data. */
export interface MissingNames {
  /** Names of the global scope: `scheduler`. */
  globals: ReadonlyMap<string, readonly string[]>
  /** Members of a named object: `AbortSignal.any`, `navigator.share`. */
  members: ReadonlyMap<string, readonly string[]>
  /** Members that no object has: `toSorted`. */
  anywhere: ReadonlyMap<string, readonly string[]>
}

/** Objects of the global scope that are the only one of their interface. */
const singletons: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
}

/** Names of the global scope itself. */
const scopes = ['window', 'self', 'globalThis']

/** Finds what the floor lacks in MDN's data. */
export function findMissingNames(): MissingNames {
  const globals = new Lists()
  const members = new Lists()
  const anywhere = new Lists()
  const present = new Set<string>()
  const addGlobal = (name: string, path: string) => {
    globals.add(name, path)
    for (const scope of scopes) members.add(`${scope}.${name}`, path)
  }
  const { builtins = {} } = compatData.javascript
  const intl = namedChildren(builtins.Intl ?? {}, 'javascript.builtins.Intl')
  for (const { name, path, feature } of intl) {
    if (isLacked(feature)) members.add(`Intl.${name}`, path)
  }
  const interfaces = [
    ...namedChildren(compatData.api, 'api'),
    ...namedChildren(builtins, 'javascript.builtins'),
  ]
  for (const { name, path, feature } of [...interfaces, ...intl]) {
    const isObject = !intl.some((other) => other.path === path)
    if (isObject && isLacked(feature)) addGlobal(name, path)
    for (const member of namedChildren(feature, path)) {
      const [own = '', kind] = member.name.split('_')
      if (kind === 'event' || own === name) continue
      if (!isLacked(member.feature)) present.add(own)
      else {
        if (name === 'Window') addGlobal(own, member.path)
        for (const object of isObject ? namesOf(name) : []) {
          members.add(`${object}.${own}`, member.path)
        }
        // Whoever holds an object of a missing interface has found that the browser has it.
        if (kind !== 'static' && !isLacked(feature)) anywhere.add(own, member.path)
      }
    }
  }
  for (const name of present) anywhere.lists.delete(name)
  return { globals: globals.lists, members: members.lists, anywhere: anywhere.lists }
}

class Lists {
  readonly lists = new Map<string, string[]>()

  add(name: string, path: string): void {
    this.lists.set(name, [...(this.lists.get(name) ?? []), path])
  }
}

/** The names by which scripts reach the members of an interface without an object of their own. */
function namesOf(type: string): string[] {
  const objects = Object.entries(singletons).filter(([, of]) => of === type)
  return [type, ...objects.map(([object]) => object)]
}

function isLacked({ __compat }: Identifier): boolean {
  return __compat !== undefined && lackedBy(__compat).length > 0
}

function namedChildren(parent: object, path: string) {
  return Object.entries(parent).flatMap(([name, feature]: [string, Identifier]) =>
    /^[A-Za-z]\w*$/.test(name) ? [{ name, path: `${path}.${name}`, feature }] : [],
  )
}
