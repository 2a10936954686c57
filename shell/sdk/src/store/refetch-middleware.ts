import {
  isFulfilled,
  isRejected,
  isRejectedWithValue,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { isRecord } from '@store/contract/rules/is-record'
import type { RootState } from './root-reducer.ts'
import { storeApi } from './store-api.ts'

/** Tags in the form of `selectInvalidatedBy`. */
type Tags = Parameters<typeof storeApi.util.selectInvalidatedBy>[1]
/** Called with result, error, argument and meta of a mutation, like RTK Query's `invalidatesTags`. */
type TagsOf = (...settled: unknown[]) => Tags

const invalidatedBy = new Map<string, TagsOf>()

/** Registers the `invalidatesTags` of a module's mutations. */
export function registerInvalidations(
  definitions: Record<string, { invalidatesTags?: TagsOf | Tags | undefined | null }>,
): void {
  for (const [name, { invalidatesTags: tags }] of Object.entries(definitions)) {
    if (tags) invalidatedBy.set(name, typeof tags === 'function' ? tags : () => tags)
  }
}

/**
 * Refetches queries that were pending when their tags were invalidated. RTK Query invalidates at once
 * (`invalidationBehavior: 'immediately'`), but does not restart a pending query, whose response may be from before the
 * change.
 */
export const refetchMiddleware: Middleware<
  object,
  RootState,
  ThunkDispatch<RootState, unknown, UnknownAction>
> = (store) => {
  /** Pending queries by cache key, with the tags invalidated since they started. */
  const outdatedReads = new Map<string, Tags>()
  const markOutdated = (tags: Tags) => {
    for (const [key, query] of Object.entries(store.getState().storeApi.queries)) {
      if (query?.status !== 'pending') continue
      outdatedReads.set(key, [...(outdatedReads.get(key) ?? []), ...tags])
    }
  }
  return (next) => (action) => {
    const tags = invalidatedTags(action)
    if (tags.length > 0) markOutdated(tags)
    if (storeApi.util.resetApiState.match(action)) outdatedReads.clear()
    const result = next(action)
    const key = settledCacheKey(action)
    const missedTags = key === undefined ? undefined : outdatedReads.get(key)
    if (key === undefined || missedTags === undefined) return result
    outdatedReads.delete(key)
    const outdated = storeApi.util.selectInvalidatedBy(store.getState(), missedTags)
    for (const { endpointName, originalArgs, queryCacheKey } of outdated) {
      const endpoint: unknown = Reflect.get(storeApi.endpoints, endpointName)
      if (queryCacheKey !== key || !isReadable(endpoint)) continue
      store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }))
    }
    return result
  }
}

function invalidatedTags(action: unknown): Tags {
  if (storeApi.util.invalidateTags.match(action)) return action.payload
  if (isFulfilled(action)) return tagsOfCall(action.meta, [action.payload, undefined])
  if (isRejectedWithValue(action)) return tagsOfCall(action.meta, [undefined, action.payload])
  return []
}

function tagsOfCall(
  { arg, baseQueryMeta }: { arg: unknown; baseQueryMeta?: unknown },
  [answer, error]: [answer: unknown, error: unknown],
): Tags {
  if (!isRecord(arg) || typeof arg.endpointName !== 'string') return []
  const tagsOf = invalidatedBy.get(arg.endpointName)
  return tagsOf?.(answer, error, arg.originalArgs, baseQueryMeta) ?? []
}

/** The cache key of a query that has just settled; `undefined` for a skipped one. */
function settledCacheKey(action: unknown): string | undefined {
  if (!isFulfilled(action) && !isRejected(action)) return undefined
  const { arg } = action.meta
  if ('condition' in action.meta && action.meta.condition) return undefined
  if (!isRecord(arg) || typeof arg.queryCacheKey !== 'string') return undefined
  return arg.queryCacheKey
}

interface ReadableEndpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: boolean; forceRefetch: boolean },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>
}

function isReadable(endpoint: unknown): endpoint is ReadableEndpoint {
  return isRecord(endpoint) && typeof endpoint.initiate === 'function'
}
