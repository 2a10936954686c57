import type { EventTicket } from '@store/contract/schemas/events'
import { ownAccountTag } from '../session/own-account-tag.ts'
import { selectToken } from '../session/session-slice.ts'
import { defineEndpoints } from '../store/define-endpoints.ts'
import type { AppStore } from '../store/store.ts'
import { type StoreTag, storeApi } from '../store/store-api.ts'
import { EventStream, type StoreEvent } from './event-stream.ts'
import { ownChangeFilter } from './own-change-filter.ts'

/** The ticket for an event stream: `EventSource` cannot send headers, so a ticket replaces the token. */
const eventsApi = defineEndpoints('sdk/events', (build) => ({
  issueEventTicket: build.mutation<EventTicket, void>({
    query: () => ({ url: '/events/ticket', method: 'POST' }),
  }),
}))

type OutdatedTag = StoreTag | { type: StoreTag; id: string }

/** All tags that events can invalidate. */
const eventTags = [
  'Order',
  'Notification',
  'Dashboard',
  ownAccountTag,
] as const satisfies OutdatedTag[]

/** Events within this time are batched into one refresh, in milliseconds. */
const batchDelayMs = 300

/**
 * Buyers read the list `own`, admins the list `managed`; nobody reads both. A notification may be about the account: it
 * was given another role; or say that something waits, which the workbench counts.
 */
function tagsOutdatedBy({ topic, id }: StoreEvent): OutdatedTag[] {
  if (topic === 'notification') return ['Notification', 'Dashboard', ownAccountTag]
  const lists = [id, 'own', 'managed'].map((key) => ({ type: 'Order' as const, id: key }))
  return [...lists, 'Dashboard']
}

/** Invalidates the outdated tags, in batches. */
function createRefresher({ dispatch }: Pick<AppStore, 'dispatch'>) {
  let pending: OutdatedTag[] = []
  return (outdated: readonly OutdatedTag[]) => {
    if (pending.length === 0) {
      setTimeout(() => {
        dispatch(storeApi.util.invalidateTags(pending))
        pending = []
      }, batchDelayMs)
    }
    pending.push(...outdated)
  }
}

/**
 * Keeps one event stream open for the signed-in user, shared by all screens, so that changes by an admin show at once
 * (support 3.5). It ends with the session. A hidden page has no stream: without TLS browsers allow six
 * connections per site, and a seventh tab would wait forever; missed events are read when the page is visible again.
 * @returns stops following
 */
export function followEvents(store: AppStore): () => void {
  const refresh = createRefresher(store)
  const isOwnChange = ownChangeFilter()
  const stream = new EventStream({
    fetchTicket: async () => {
      const call = eventsApi.endpoints.issueEventTicket.initiate(undefined, { track: false })
      return (await store.dispatch(call).unwrap()).ticket
    },
    onEvent: (event) => {
      if (!isOwnChange(store.getState(), event.id)) refresh(tagsOutdatedBy(event))
    },
    onReconnect: () => refresh(eventTags),
  })

  let connectedToken: string | undefined
  const syncConnection = () => {
    const isVisible = document.visibilityState === 'visible'
    const token = isVisible ? selectToken(store.getState()) : undefined
    if (token === connectedToken) return
    connectedToken = token
    stream.disconnect()
    if (token !== undefined) void stream.connect()
  }
  const reconnect = () => {
    connectedToken = undefined
    syncConnection()
  }

  syncConnection()
  const stopFollowing = store.subscribe(syncConnection)
  document.addEventListener('visibilitychange', syncConnection)
  window.addEventListener('online', reconnect)
  return () => {
    stopFollowing()
    document.removeEventListener('visibilitychange', syncConnection)
    window.removeEventListener('online', reconnect)
    stream.disconnect()
  }
}
