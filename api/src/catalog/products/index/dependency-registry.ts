import type { Filter } from './filter.ts'
import { matches } from './filter.ts'
import type { Change } from './product-index.ts'

/** What a cached response depends on. */
export interface CacheDependency {
  /** Products in the response. */
  ids: readonly number[]
  /** The filter of its list; undefined for a single product. */
  list?: Filter
  /** No product contains the term of its list: any product may change how the words are understood. */
  isByWords?: boolean
}

/** Above this number of changes, checking a response takes longer than computing it again. */
const maxCheckedChanges = 200

function isTouched(page: CacheDependency, changes: readonly Change[]): boolean {
  const { ids, list, isByWords } = page
  if (changes.some(({ id }) => ids.includes(id))) return true
  if (!list) return false
  return changes.some(({ before, after, impact }) => {
    if (impact === 'content') return false
    if (isByWords) return true
    return (before && matches(before, list)) || (after && matches(after, list))
  })
}

/** The dependencies of the responses cached by the HTTP thread; finds those that a change invalidates. */
export class DependencyRegistry {
  readonly #pages = new Map<string, CacheDependency>()

  add(key: string, dependency: CacheDependency): void {
    this.#pages.set(key, dependency)
  }

  remove(keys: readonly string[]): void {
    for (const key of keys) this.#pages.delete(key)
  }

  /** Removes the responses that the changes invalidate. @returns their keys */
  invalidate(changes: readonly Change[]): string[] {
    if (changes.length === 0) return []
    const isFlood = changes.length > maxCheckedChanges
    const dropped = [...this.#pages.keys()].filter((key) => {
      const page = this.#pages.get(key)
      return page !== undefined && (isFlood || isTouched(page, changes))
    })
    this.remove(dropped)
    return dropped
  }

  /** Removes the responses that were searched by words. @returns their keys */
  invalidateByWords(): string[] {
    const dropped = [...this.#pages].flatMap(([key, { isByWords }]) => (isByWords ? [key] : []))
    this.remove(dropped)
    return dropped
  }

  invalidateAll(): string[] {
    const keys = [...this.#pages.keys()]
    this.#pages.clear()
    return keys
  }
}
