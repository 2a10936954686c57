import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aComposition, aRelease } from '../../testing/compositions.ts'
import { fakeRemotes } from '../../testing/fake-remotes.ts'
import { arrivesWith, hangs, isMissing } from '../../testing/fake-source.ts'

const exported = { remote: { routes: [] } }
const reference = {
  version: '0.9.0-eeeeeeee',
  base: '/mf/mf-shop/0.9.0-eeeeeeee/',
  integrity: `sha384-${'B'.repeat(64)}`,
}
const older = aRelease({ version: reference.version, base: reference.base })
const throws = async () => () => {
  throw new Error('no window')
}

/** A document whose shop has an available fallback. */
function setUp(release = aRelease()) {
  const remotes = fakeRemotes(aComposition({ remotes: [{ ...release, fallback: reference }] }))
  remotes.fetchReleaseFile.mockResolvedValue(older)
  return { ...remotes, shop: () => remotes.store.getState('mf-shop') }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const aMoment = () => jest.advanceTimersByTimeAsync(0)
const longEnoughForRetries = () => jest.advanceTimersByTimeAsync(4_000)

describe('the fallback release', () => {
  it('takes over once the retries are used up', async () => {
    const { loader, source, shop, fetchReleaseFile } = setUp()
    source.behave(isMissing, isMissing, isMissing, arrivesWith(exported))
    loader.open('mf-shop')
    await longEnoughForRetries()
    expect(source.downloads.slice(-2)).toEqual(['mf-shop 1.0.0-aaaaaaaa', 'mf-shop 0.9.0-eeeeeeee'])
    expect(fetchReleaseFile).toHaveBeenCalledWith('mf-shop', reference)
    expect(shop()).toMatchObject({ status: 'ready', release: 'mf-shop@0.9.0-eeeeeeee' })
  })

  it('takes over from a release that hangs, with its own 8 seconds', async () => {
    const { loader, source, shop } = setUp()
    const late = () =>
      new Promise<() => unknown>((resolve) => setTimeout(resolve, 7_000, () => exported))
    source.behave(hangs, late)
    loader.open('mf-shop')
    await jest.advanceTimersByTimeAsync(15_100)
    expect(shop()).toMatchObject({ status: 'ready', release: 'mf-shop@0.9.0-eeeeeeee' })
  })

  it.each([
    ['needs another React', aRelease({ shared: { react: '^20.0.0' } })],
    ['has a file without a hash', aRelease({ integrity: {} })],
  ])('takes over at once from a release that %s', async (_what, release) => {
    const { loader, source, shop } = setUp(release)
    source.behave(arrivesWith(exported))
    loader.open('mf-shop')
    await aMoment()
    expect(source.downloads).toEqual(['mf-shop 0.9.0-eeeeeeee'])
    expect(shop().status).toBe('ready')
  })

  it('is not loaded while the chosen release works', async () => {
    const { loader, source, fetchReleaseFile } = setUp()
    source.behave(arrivesWith(exported))
    loader.open('mf-shop')
    await aMoment()
    expect(fetchReleaseFile).not.toHaveBeenCalled()
  })

  it('is the stable release for a canary', async () => {
    const release = aRelease({ version: '1.1.0-ffffffff' })
    const percent = 99
    const remotes = [{ ...aRelease(), canary: { percent, release }, fallback: reference }]
    const { loader, source, store, reports } = fakeRemotes(aComposition({ remotes }))
    source.behave(isMissing, isMissing, isMissing, arrivesWith(exported))
    loader.open('mf-shop')
    await longEnoughForRetries()
    expect(store.getState('mf-shop')).toMatchObject({ release: 'mf-shop@1.0.0-aaaaaaaa' })
    expect(reports.lines).toEqual([
      'opened mf-shop@1.1.0-ffffffff canary',
      'failed mf-shop@1.1.0-ffffffff canary',
      'opened mf-shop@1.0.0-aaaaaaaa fallback',
    ])
  })

  it('never runs beside a release whose code has run; the next document uses it at once', async () => {
    const first = setUp()
    first.source.behave(throws)
    first.loader.open('mf-shop')
    await longEnoughForRetries()
    expect(first.source.downloads).toEqual(['mf-shop 1.0.0-aaaaaaaa'])
    expect(first.shop()).toMatchObject({ status: 'blocked', why: 'broken' })

    const next = setUp()
    next.source.behave(arrivesWith(exported))
    next.loader.open('mf-shop')
    await aMoment()
    expect(next.source.downloads).toEqual(['mf-shop 0.9.0-eeeeeeee'])
    expect(next.shop().status).toBe('ready')
  })

  it('reports the reason of the chosen release and both causes', async () => {
    const { loader, source, shop, fetchReleaseFile } = setUp()
    fetchReleaseFile.mockRejectedValue(new Error('release.json answered 404'))
    source.behave(isMissing)
    loader.open('mf-shop')
    await longEnoughForRetries()
    expect(shop()).toMatchObject({
      status: 'failed',
      why: 'unreachable',
      causes: [
        { release: 'mf-shop@1.0.0-aaaaaaaa', detail: 'NetworkError: 404' },
        { release: 'mf-shop@0.9.0-eeeeeeee', detail: 'Error: release.json answered 404' },
      ],
    })
  })

  it('blocks Retry when its code ran and threw', async () => {
    const { loader, source, shop } = setUp(aRelease({ integrity: {} }))
    source.behave(throws)
    loader.open('mf-shop')
    await aMoment()
    loader.retry('mf-shop')
    await aMoment()
    expect(shop()).toMatchObject({ status: 'blocked', why: 'broken', attempt: 1 })
  })
})
