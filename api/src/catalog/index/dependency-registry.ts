import type { Filter } from './filter.ts'
import { matches } from './filter.ts'
import type { Change } from './product-index.ts'

/** What an answer depends on. */
export interface CacheDependency {
  /** Products it shows. */
  ids: readonly number[]
  /** The list it is part of, or counts; none for a single product. */
  list?: Filter
  /** It counts and shows no price, so places do not matter. */
  isCount?: boolean
}

/** With more changes than this at once, each answer would be looked at for longer than it takes to make. */
const mostLookedAt = 200

function isTouched({ ids, list, isCount }: CacheDependency, changes: readonly Change[]): boolean {
  if (changes.some(({ id }) => ids.includes(id))) return true
  if (!list) return false
  return changes.some(({ before, after, impact }) => {
    if (impact === 'content' || (isCount && impact === 'position')) return false
    return (before && matches(before, list)) || (after && matches(after, list))
  })
}

/** The answers the HTTP thread holds, by key: tells which of them a change has made old. */
export class DependencyRegistry {
  readonly #pages = new Map<string, CacheDependency>()

  add(key: string, dependence: CacheDependency): void {
    this.#pages.set(key, dependence)
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.#pages.delete(key)
  }

  /** Forgets the answers that changes have made old. @returns their keys */
  invalidate(changes: readonly Change[]): string[] {
    if (changes.length === 0) return []
    const isFlood = changes.length > mostLookedAt
    const dropped = [...this.#pages.keys()].filter((key) => {
      const page = this.#pages.get(key)
      return page !== undefined && (isFlood || isTouched(page, changes))
    })
    this.forget(dropped)
    return dropped
  }

  invalidateAll(): string[] {
    const keys = [...this.#pages.keys()]
    this.#pages.clear()
    return keys
  }
}
