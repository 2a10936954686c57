import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../test/test-store.ts'
import { newPublicId } from '../../base/shared/ids.ts'
import { createEventFeed, type EventFeed } from './event-feed.ts'
import { publishEvent } from './publish-event.ts'

describe('an event feed', () => {
  const store = useTestStore()
  const anEvent = () =>
    ({
      topic: 'notification',
      subjectId: newPublicId(),
      audience: 'all',
      at: store.clock.now(),
    }) as const
  const idsOf = async (feed: EventFeed) => (await feed.next()).map(({ subjectId }) => subjectId)

  it('reads, once per process, what was committed after it started', async () => {
    await publishEvent(store.db, anEvent())
    const [one, two] = [createEventFeed(store), createEventFeed(store)]
    await one.start()
    await two.start()
    const event = anEvent()
    await publishEvent(store.db, event)
    expect(await idsOf(one)).toEqual([event.subjectId])
    expect(await idsOf(one)).toEqual([])
    expect(await idsOf(two)).toEqual([event.subjectId])
  })

  it('reads a transaction that began before others and committed after them', async () => {
    const feed = createEventFeed(store)
    await publishEvent(store.db, anEvent())
    await feed.start()
    const [early, late] = [anEvent(), anEvent()]
    const slow = await store.db.transaction()
    await publishEvent(slow, early)
    await publishEvent(store.db, late)
    expect(await idsOf(feed)).toEqual([late.subjectId])
    await slow.commit()
    expect(await idsOf(feed)).toEqual([early.subjectId])
    expect(await idsOf(feed)).toEqual([])
  })

  it('reads a transaction that was open when it started', async () => {
    const feed = createEventFeed(store)
    const slow = await store.db.transaction()
    const early = anEvent()
    await publishEvent(slow, early)
    await publishEvent(store.db, anEvent())
    await feed.start()
    await slow.commit()
    expect(await idsOf(feed)).toEqual([early.subjectId])
  })

  it('reads nothing that was rolled back', async () => {
    const feed = createEventFeed(store)
    await feed.start()
    const undone = await store.db.transaction()
    await publishEvent(undone, anEvent())
    await undone.rollback()
    const event = anEvent()
    await publishEvent(store.db, event)
    expect(await idsOf(feed)).toEqual([event.subjectId])
  })
})
