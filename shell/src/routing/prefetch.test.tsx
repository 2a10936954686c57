import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { CurrentSession } from '@store/host'
import { aComposition } from '../testing/compositions.ts'
import { fakeRemotes } from '../testing/fake-remotes.ts'
import { arrivesWith, isMissing } from '../testing/fake-source.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createSiteMap } from './site-map.ts'

let stop = () => {}

function setUp(role: CurrentSession['role'] = 'visitor') {
  const { store, loader, source, releases } = fakeRemotes()
  const status = role === 'visitor' ? ('signed-out' as const) : ('signed-in' as const)
  const session = () => ({ status, role })
  stop = prefetchOnIntent({
    siteMap: createSiteMap(aComposition().shell, releases),
    remotes: { store, loader },
    session,
  })
  return source
}

function turnTo(href: string, intent = 'pointerover') {
  document.body.innerHTML = `<a href="${href}"><span>Go</span></a>`
  document.querySelector('span')?.dispatchEvent(new Event(intent, { bubbles: true }))
}

const aMoment = () => jest.advanceTimersByTimeAsync(5_000)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  document.body.innerHTML = ''
})

describe('pointing at or focusing a link', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('loads its remote on %s', async (intent) => {
    const source = setUp()
    turnTo('/shop', intent)
    await aMoment()
    expect(source.downloads).toEqual(['mf-shop 1.0.0-aaaaaaaa'])
  })

  it('loads the code of its screen once the remote is loaded', async () => {
    const source = setUp()
    const load = jest.fn(async () => () => null)
    source.behave(arrivesWith({ remote: { routes: [{ path: '/shop', element: null, load }] } }))
    turnTo('/shop')
    await aMoment()
    turnTo('/shop?brand=HP')
    await aMoment()
    expect(load).toHaveBeenCalledTimes(1)
    expect(source.downloads).toHaveLength(1)
  })

  it('does not retry a remote that failed', async () => {
    const source = setUp()
    source.behave(isMissing)
    turnTo('/shop')
    await aMoment()
    const tried = source.downloads.length
    turnTo('/shop')
    await aMoment()
    expect(source.downloads).toHaveLength(tried)
  })

  it.each([
    ['visitor', '/reseller/shop'],
    ['visitor', '/reseller-admin/orders'],
    ['reseller', '/reseller-admin/orders'],
    ['reseller-admin', '/shop'],
    ['reseller-admin', '/'],
    ['visitor', '/login'],
    ['visitor', 'https://elsewhere.test/shop'],
  ] as const)('loads nothing for a %s who turns to %s', async (role, href) => {
    const source = setUp(role)
    turnTo(href)
    await aMoment()
    expect(source.downloads).toEqual([])
  })

  it('loads its own remote for an admin', async () => {
    const source = setUp('reseller-admin')
    turnTo('/reseller-admin/orders')
    await aMoment()
    expect(source.downloads).toEqual(['mf-admin 1.0.0-aaaaaaaa'])
  })
})
