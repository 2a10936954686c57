import { selectToken } from '../session/session-slice.ts'
import type { AppStore } from '../store/store.ts'
import { type StoreTag, storeApi } from '../store/store-api.ts'
import { EventLine, type StoreEvent } from './event-line.ts'
import { eventsApi } from './events-api.ts'
import { createEchoes } from './own-change.ts'

type Outdated = StoreTag | { type: StoreTag; id: string }

/** Everything that events tell of. */
const toldOf = ['Order', 'Notification', 'Dashboard'] as const satisfies StoreTag[]

/** Events that come together are one refresh; a rush of orders is three a second, in milliseconds. */
const gatherMs = 300

/** Buyers read their own orders, admins the managed ones; nobody reads both. */
function outdatedBy({ topic, id }: StoreEvent): Outdated[] {
  if (topic === 'notification') return ['Notification']
  const lists = [id, 'own', 'managed'].map((key) => ({ type: 'Order' as const, id: key }))
  return [...lists, 'Dashboard']
}

/** Has what events make old read again by the screens that show it. */
function createRefresher({ dispatch }: Pick<AppStore, 'dispatch'>) {
  let gathered: Outdated[] = []
  return (outdated: readonly Outdated[]) => {
    if (gathered.length === 0) {
      setTimeout(() => {
        dispatch(storeApi.util.invalidateTags(gathered))
        gathered = []
      }, gatherMs)
    }
    gathered.push(...outdated)
  }
}

/**
 * Keeps one event stream open for the signed-in person, shared by all screens, so that what an admin changes
 * shows at once (api.md, GET /events). It ends with the session. A page nobody looks at holds none: browsers
 * allow six connections a site without TLS, and a seventh tab would wait for ever; what was missed is read
 * when the page is shown again.
 * @returns stops following
 */
export function followEvents(store: AppStore): () => void {
  const refresh = createRefresher(store)
  const isEcho = createEchoes()
  const line = new EventLine({
    fetchTicket: async () => {
      const call = eventsApi.endpoints.issueEventTicket.initiate(undefined, { track: false })
      return (await store.dispatch(call).unwrap()).ticket
    },
    hear: (event) => {
      if (!isEcho(store.getState(), event.id)) refresh(outdatedBy(event))
    },
    catchUp: () => refresh(toldOf),
  })

  let listener: string | undefined
  const settle = () => {
    const isSeen = document.visibilityState === 'visible'
    const token = isSeen ? selectToken(store.getState()) : undefined
    if (token === listener) return
    listener = token
    line.hangUp()
    if (token !== undefined) void line.call()
  }
  const callAgain = () => {
    listener = undefined
    settle()
  }

  settle()
  const stopFollowing = store.subscribe(settle)
  document.addEventListener('visibilitychange', settle)
  window.addEventListener('online', callAgain)
  return () => {
    stopFollowing()
    document.removeEventListener('visibilitychange', settle)
    window.removeEventListener('online', callAgain)
    line.hangUp()
  }
}
