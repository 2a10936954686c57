import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aComposition, aRelease } from '../../testing/compositions.ts'
import { fakeRemotes } from '../../testing/fake-remotes.ts'
import { arrivesWith, hangs, isMissing } from '../../testing/fake-source.ts'

const exported = { remote: { routes: [] } }

function setUp(composition = aComposition()) {
  const remotes = fakeRemotes(composition)
  return { ...remotes, shop: () => remotes.store.getState('mf-shop') }
}

/** The releases that a new document would have. */
const now = (...releases: ReturnType<typeof aRelease>[]) =>
  releases.map((release) => ({ release, cohort: 'stable' as const }))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const aMoment = () => jest.advanceTimersByTimeAsync(0)
const longEnoughForRetries = () => jest.advanceTimersByTimeAsync(4_000)

describe('opening a remote', () => {
  it("loads the release in the document's composition, once however often it is opened", async () => {
    const { loader, source, shop, fetchReleases } = setUp()
    source.behave(arrivesWith(exported))
    loader.open('mf-shop')
    loader.open('mf-shop')
    await aMoment()
    loader.open('mf-shop')
    const release = 'mf-shop@1.0.0-aaaaaaaa'
    expect(shop()).toEqual({ status: 'ready', attempt: 1, remote: exported.remote, release })
    expect(source.downloads).toEqual(['mf-shop 1.0.0-aaaaaaaa'])
    expect(fetchReleases).not.toHaveBeenCalled()
  })

  it('retries after two network errors', async () => {
    const { loader, source, shop } = setUp()
    source.behave(isMissing, isMissing, arrivesWith(exported))
    loader.open('mf-shop')
    await longEnoughForRetries()
    expect(source.downloads).toHaveLength(3)
    expect(shop().status).toBe('ready')
  })

  it('gives up after the third network error', async () => {
    const { loader, source, shop } = setUp()
    source.behave(isMissing)
    loader.open('mf-shop')
    await longEnoughForRetries()
    expect(source.downloads).toHaveLength(3)
    expect(shop()).toMatchObject({ status: 'failed', why: 'unreachable' })
  })

  it('limits a hanging download to 8 seconds', async () => {
    const { loader, shop } = setUp()
    loader.open('mf-shop')
    await jest.advanceTimersByTimeAsync(7_999)
    expect(shop().status).toBe('loading')
    await jest.advanceTimersByTimeAsync(1)
    expect(shop()).toMatchObject({ status: 'failed', why: 'too-slow' })
  })

  it('counts the retries into the 8 seconds', async () => {
    const { loader, source, shop } = setUp()
    source.behave(isMissing, hangs)
    loader.open('mf-shop')
    await jest.advanceTimersByTimeAsync(8_000)
    expect(shop()).toMatchObject({ status: 'failed', why: 'too-slow' })
  })

  it('never runs code that arrives after the time limit', async () => {
    const { loader, source, shop } = setUp()
    const run = jest.fn()
    source.behave(() => new Promise((resolve) => setTimeout(() => resolve(run), 9_000)))
    loader.open('mf-shop')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
    expect(shop()).toMatchObject({ status: 'failed', why: 'too-slow' })
  })
})

describe('a release that must not run', () => {
  it.each([
    ['wants another React', aRelease({ shared: { react: '^20.0.0' } }), 'incompatible'],
    ['wants what no host has', aRelease({ shared: { preact: '^10.0.0' } }), 'incompatible'],
    ['has a file without a hash', aRelease({ integrity: {} }), 'untrusted'],
    [
      'has a hash that browsers ignore',
      aRelease({ integrity: { 'container.js': 'deadbeef', 'remote.js': 'deadbeef' } }),
      'untrusted',
    ],
  ])('is not downloaded when it %s', async (_what, release, why) => {
    const { loader, source, shop } = setUp(aComposition({ remotes: [release] }))
    loader.open('mf-shop')
    await aMoment()
    expect(source.downloads).toEqual([])
    expect(shop()).toMatchObject({ status: 'blocked', why })
  })

  it.each([
    ['exports nothing', {}],
    ['exports another thing', { remote: { routes: '/shop' } }],
    ['exports a route without a path', { remote: { routes: [{}] } }],
  ])('is broken when its module %s', async (_what, module) => {
    const { loader, source, shop } = setUp()
    source.behave(arrivesWith(module))
    loader.open('mf-shop')
    await aMoment()
    expect(shop()).toMatchObject({ status: 'blocked', why: 'broken' })
  })

  it('is unusable when it has no ./remote, and may be retried', async () => {
    const { loader, source, shop } = setUp()
    source.behave(async () => {
      throw new Error('mf-shop exposes no ./remote')
    }, arrivesWith(exported))
    loader.open('mf-shop')
    await aMoment()
    expect(shop()).toMatchObject({ status: 'blocked', why: 'unusable' })
    expect(source.downloads).toHaveLength(1)
    loader.retry('mf-shop')
    await aMoment()
    expect(shop().status).toBe('ready')
  })

  it('is broken when its module throws, and is not run a second time', async () => {
    const { loader, source, shop } = setUp()
    source.behave(async () => () => {
      throw new Error('no window')
    })
    loader.open('mf-shop')
    await aMoment()
    loader.retry('mf-shop')
    await aMoment()
    expect(shop()).toEqual({
      status: 'blocked',
      attempt: 1,
      why: 'broken',
      causes: [{ release: 'mf-shop@1.0.0-aaaaaaaa', detail: 'RemoteStartError: Error: no window' }],
    })
    expect(source.downloads).toHaveLength(1)
  })

  it('is not retried by a visit, but by Retry', async () => {
    const { loader, source, shop, fetchReleases } = setUp(
      aComposition({ remotes: [aRelease({ shared: { react: '^20.0.0' } })] }),
    )
    loader.open('mf-shop')
    await aMoment()
    loader.open('mf-shop')
    await aMoment()
    expect(fetchReleases).not.toHaveBeenCalled()
    fetchReleases.mockResolvedValue(now(aRelease()))
    source.behave(arrivesWith(exported))
    loader.retry('mf-shop')
    await aMoment()
    expect(shop().status).toBe('ready')
  })
})

describe('trying again', () => {
  async function failedShop() {
    const parts = setUp()
    parts.source.behave(isMissing)
    parts.loader.open('mf-shop')
    await longEnoughForRetries()
    parts.source.downloads.length = 0
    return parts
  }

  it('uses the release that is live now', async () => {
    const { loader, source, shop, fetchReleases } = await failedShop()
    const release = aRelease({ version: '1.0.1-cccccccc' })
    fetchReleases.mockResolvedValue(now(release))
    source.behave(arrivesWith(exported))
    loader.retry('mf-shop')
    await aMoment()
    expect(source.downloads).toEqual(['mf-shop 1.0.1-cccccccc'])
    expect(shop()).toMatchObject({ status: 'ready', attempt: 2, release: 'mf-shop@1.0.1-cccccccc' })
  })

  it('happens by itself when the user returns to the page', async () => {
    const { loader, source, shop } = await failedShop()
    source.behave(arrivesWith(exported))
    loader.open('mf-shop')
    await aMoment()
    expect(shop().status).toBe('ready')
  })

  it('fails as unreachable while the composition cannot be fetched', async () => {
    const { loader, source, shop, fetchReleases } = await failedShop()
    fetchReleases.mockRejectedValue(new TypeError('Failed to fetch'))
    loader.retry('mf-shop')
    await aMoment()
    expect(source.downloads).toEqual([])
    expect(shop()).toMatchObject({ status: 'failed', why: 'unreachable', attempt: 2 })
  })

  it('fails as unreachable when the site no longer has the remote', async () => {
    const { loader, shop, fetchReleases } = await failedShop()
    fetchReleases.mockResolvedValue([])
    loader.retry('mf-shop')
    await aMoment()
    expect(shop()).toMatchObject({ status: 'failed', why: 'unreachable', attempt: 2 })
  })
})
