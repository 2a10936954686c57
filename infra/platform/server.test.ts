import { describe, expect, it } from '@jest/globals'
import { setCanary } from '../releases/compose/canary.ts'
import { promote } from '../releases/compose/promote.ts'
import { readHistory } from '../releases/site/site-history.ts'
import { readStatus } from '../releases/site/site-status.ts'
import { addRelease, remoteRelease } from '../releases/testing/releases.ts'
import { countsOf } from './testing/canary-counts-api.ts'
import { openPlatform, type PlatformSession } from './testing/platform-session.ts'

/** Opens the page and signs a user in. */
async function signedIn(): Promise<PlatformSession> {
  const platform = await openPlatform()
  await platform.signIn()
  return platform
}

const lastChange = async ({ store }: PlatformSession) => (await readHistory(store, 1))[0]
const promoteTea = { action: 'promote', remote: 'mf-tea', version: '1.1.0', revision: '1' }

describe('the page', () => {
  it('offers a rollback only where there is an earlier release', async () => {
    const platform = await signedIn()
    const offers = async () =>
      [
        ...(await platform.get('/')).body.matchAll(
          /(?:aria-label="(Roll back [^"]+)"|>(Roll back the site)<)/g,
        ),
      ].map(([, remote, site]) => remote ?? site)
    expect(await offers()).toEqual([])
    const actor = { by: 'ravi' }
    const canary = { remote: 'mf-coffee', version: '1.1.0', percent: 5, actor }
    await addRelease(platform.store, remoteRelease({ name: 'mf-coffee', version: '1.1.0' }))
    await setCanary(platform.store, canary)
    expect(await offers()).toEqual(['Roll back mf-coffee'])
    await promote(platform.store, { remote: 'mf-tea', version: '1.1.0', actor })
    // More changes than the page's part of the history shows.
    for (let round = 1; round <= 15; round += 1) {
      await setCanary(platform.store, { ...canary, percent: 5 + round })
    }
    expect(await offers()).toEqual([
      'Roll back mf-coffee',
      'Roll back mf-tea',
      'Roll back the site',
    ])
  })

  it('shows what is live, who released it, and what else is published', async () => {
    const platform = await signedIn()
    const { body, headers } = await platform.get('/')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const words of ['mf-tea', 'mf-coffee', 'Composed the site', 'ravi', '<option>1.2.0']) {
      expect(body).toContain(words)
    }
    expect(body).not.toContain('<option>1.0.0<')
  })

  it('shows the figures of a canary beside those of stable, and the verdict', async () => {
    const platform = await signedIn()
    const actor = { by: 'asha', at: new Date('2026-11-21T06:45:00Z') }
    await setCanary(platform.store, { remote: 'mf-tea', version: '1.1.0', percent: 10, actor })
    platform.api.counts = countsOf([5, 25], [1, 200])
    const { body } = await platform.get('/')
    expect(body).toContain('20.0 %')
    expect(body).toContain('0.5 %')
    expect(body).toMatch(
      /Worse than stable: evidence \d+, the bound is 200; failures from 6 networks\./,
    )
  })

  it('shows which releases fell back from their first HTML, and why', async () => {
    const platform = await signedIn()
    const tea = { remote: 'mf-tea', version: '1.0.0' }
    platform.api.firstHtmlCounts = [
      { ...tea, outcome: 'rendered', count: 40 },
      { ...tea, outcome: 'timeout', count: 2 },
      { ...tea, outcome: 'throws', count: 1 },
      { ...tea, outcome: 'difference', count: 5 },
    ]
    const { body } = await platform.get('/')
    const row = /mf-tea 1\.0\.0<\/th>(.*?)<\/tr>/s.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, ' ')
    expect(row?.trim().split(/\s{2,}/)).toEqual(['40', '3', '1 threw, 2 took too long', '5'])
  })

  it('shows the site even if the API is down', async () => {
    const platform = await signedIn()
    await setCanary(platform.store, {
      remote: 'mf-tea',
      version: '1.1.0',
      percent: 10,
      actor: { by: 'asha' },
    })
    platform.api.isDown = true
    const { statusCode, body } = await platform.get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('Not known: The API answers 503')
  })

  it('allows no scripts and no other origins, and is not cached', async () => {
    const { headers } = await (await signedIn()).get('/')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  it('escapes user input', async () => {
    const platform = await signedIn()
    await platform.post('/change', { ...promoteTea, reason: '<img src=x onerror=alert(1)>' })
    const { body } = await platform.get('/history')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body).not.toContain('<img')
  })
})

describe('a change', () => {
  it('has to be confirmed, with all effects listed', async () => {
    const platform = await signedIn()
    const { body } = await platform.get(`/change?${new URLSearchParams(promoteTea)}`)
    expect(body).toContain('Give mf-tea@1.1.0 to everybody?')
    expect(body).toContain('mf-tea: everybody gets 1.1.0 instead of 1.0.0')
    expect(await readHistory(platform.store)).toHaveLength(1)
  })

  it.each([
    [promoteTea, { action: 'promote', version: '1.1.0', replaces: '1.0.0' }],
    [
      { ...promoteTea, action: 'canary', percent: '10' },
      { action: 'canary', version: '1.1.0', percent: 10 },
    ],
    [{ action: 'lock', reason: 'Diwali sale', revision: '1' }, { action: 'lock' }],
  ])('%j is recorded under the name of the signed-in user', async (fields, change) => {
    const platform = await signedIn()
    const answer = await platform.post('/change', { reason: 'green tea', ...fields })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?done=2'])
    const last = await lastChange(platform)
    expect(last?.change).toMatchObject({
      ...change,
      by: 'asha',
      from: 1,
      reason: fields.action === 'lock' ? 'Diwali sale' : 'green tea',
    })
    const { body } = await platform.get('/?done=2')
    expect(body).toContain('is revision 2.')
  })

  it('can be undone: end a canary, roll back a remote and the site, unlock', async () => {
    const platform = await signedIn()
    const canary = { action: 'canary', remote: 'mf-tea', version: '1.2.0' }
    const steps = [
      promoteTea,
      { ...canary, percent: '10' },
      { ...canary, percent: '0' },
      { action: 'rollback', remote: 'mf-tea' },
      { action: 'rollback', to: '2' },
      { action: 'lock', reason: 'Diwali sale' },
      { action: 'unlock' },
    ]
    for (const [index, fields] of steps.entries()) {
      const { headers } = await platform.post('/change', { ...fields, revision: String(index + 1) })
      expect(headers.location).toBe(`/?done=${index + 2}`)
    }
    const { remotes, lock } = await readStatus(platform.store)
    const tea = remotes.find(({ name }) => name === 'mf-tea')
    expect([tea?.stable.version, tea?.canary, lock]).toEqual(['1.1.0', undefined, undefined])
  })

  it('on an outdated page is rejected, and the concurrent changes are shown', async () => {
    const platform = await signedIn()
    const actor = { by: 'ravi', reason: 'red tea' }
    await promote(platform.store, { remote: 'mf-tea', version: '1.2.0', actor })
    const answer = await platform.post('/change', promoteTea)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('the site is no longer at revision 1')
    expect(answer.body).toMatch(/Revision 2, ravi, .*Promoted mf-tea.*1\.0\.0 → 1\.2\.0.*red tea/)
    expect(answer.body).toContain('name="revision" value="2"')
    expect((await lastChange(platform))?.revision).toBe(2)
  })

  it('that is rejected shows the reason, before and after confirming', async () => {
    const platform = await signedIn()
    const fields = { ...promoteTea, version: '2.0.0' }
    const words = 'mf-tea@2.0.0 claims /coffee, mf-coffee@1.0.0 claims /coffee'
    const asked = await platform.get(`/change?${new URLSearchParams(fields)}`)
    expect(asked.body).toContain(words)
    expect(asked.body).not.toContain('>Promote</button>')
    const sent = await platform.post('/change', fields)
    expect([sent.statusCode, sent.body.includes(words)]).toEqual([422, true])
    expect(await readHistory(platform.store)).toHaveLength(1)
  })

  it('of a locked site is rejected with the name of the user who locked it', async () => {
    const platform = await signedIn()
    await platform.post('/change', { action: 'lock', reason: 'Diwali sale', revision: '1' })
    const { statusCode, body } = await platform.post('/change', { ...promoteTea, revision: '2' })
    expect(statusCode).toBe(422)
    expect(body).toMatch(/locked by asha since .*: Diwali sale/)
  })

  it.each([
    [{ ...promoteTea, action: 'prune' }],
    [{ ...promoteTea, remote: '../etc' }],
    [{ ...promoteTea, revision: '' }],
  ])('%j is rejected as invalid', async (fields) => {
    const platform = await signedIn()
    expect((await platform.post('/change', fields)).statusCode).toBe(400)
    expect(await readHistory(platform.store)).toHaveLength(1)
  })
})

describe('a preview', () => {
  it('is a signed link that is valid for twelve hours', async () => {
    const platform = await signedIn()
    const { body } = await platform.get('/preview?remote=mf-tea&version=1.1.0')
    const [, address = ''] = /value="(https[^"]+)"/.exec(body) ?? []
    const [, payload = ''] =
      /^https:\/\/store\.example\/\?preview=([\w-]+)\.[\w-]+$/.exec(address) ?? []
    const signed = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(signed).toMatchObject({ releases: [{ name: 'mf-tea', version: '1.1.0' }] })
    expect(Date.parse(signed.expiresAt) - platform.time.now.getTime()).toBe(12 * 3_600_000)
  })

  it.each([
    ['remote=mf-tea&version=9.9.9', 422, 'mf-tea@9.9.9 is not published'],
    ['remote=shell&version=1.0.0-bbbbbbbb', 422, 'shell is not a remote of the site'],
    ['remote=../x&version=1.0.0', 400, 'This was not understood'],
  ])('of %s is rejected', async (query, status, words) => {
    const { statusCode, body } = await (await signedIn()).get(`/preview?${query}`)
    expect([statusCode, body.includes(words)]).toEqual([status, true])
  })

  it('is not signed without a session', async () => {
    const answer = await (await openPlatform()).get('/preview?remote=mf-tea&version=1.1.0')
    expect(answer.headers.location).toBe('/sign-in')
  })
})

describe('a cross-site request', () => {
  it.each([
    ["without the session's token", { formToken: '' }, {}],
    ["with another session's token", { formToken: 'A'.repeat(43) }, {}],
    ['reported by the browser as cross-site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['reported by the browser as same-site', {}, { 'sec-fetch-site': 'same-site' }],
    ['with the Origin header of an older browser', {}, { origin: 'https://evil.example' }],
  ])('cannot make a change: %s', async (_, fields, headers) => {
    const platform = await signedIn()
    const answer = await platform.post('/change', { ...promoteTea, ...fields }, headers)
    expect(answer.statusCode).toBe(403)
    expect(await readHistory(platform.store)).toHaveLength(1)
  })
})
