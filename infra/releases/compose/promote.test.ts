import { describe, expect, it } from '@jest/globals'
import { requireRelease } from '../published-releases.ts'
import { readHistory } from '../site/site-history.ts'
import { readStatus } from '../site/site-status.ts'
import { byAsha, createTeaAndCoffeeSite, publishOne, readTea, tea } from '../testing/sites.ts'
import { setCanary } from './canary.ts'
import { composeSite } from './compose-site.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { lockSite, unlockSite } from './site-lock.ts'

describe('promoting a release', () => {
  it('makes it stable, and the previous release its fallback', async () => {
    const store = await createTeaAndCoffeeSite()
    expect(await promote(store, { ...tea, version: '1.1.0' })).toMatchObject({
      revision: 2,
      isNew: true,
    })
    expect(await readTea(store)).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
  })

  it('records who did what, when, why and based on which revision', async () => {
    const store = await createTeaAndCoffeeSite()
    const at = new Date('2026-11-21T06:00:00Z')
    const actor = { by: 'ravi', reason: 'green tea', at }
    await promote(store, { ...tea, version: '1.1.0', actor })
    const [last] = await readHistory(store, 1)
    expect(last).toMatchObject({
      revision: 2,
      change: {
        action: 'promote',
        remote: 'mf-tea',
        version: '1.1.0',
        replaces: '1.0.0',
        by: 'ravi',
        reason: 'green tea',
        from: 1,
        at: at.toISOString(),
      },
    })
  })

  it('changes nothing if the release is already stable', async () => {
    const store = await createTeaAndCoffeeSite()
    expect(await promote(store, { ...tea, version: '1.0.0' })).toMatchObject({ isNew: false })
    expect(await readHistory(store)).toHaveLength(1)
  })

  it('lists the newest releases if the requested one does not exist', async () => {
    const store = await createTeaAndCoffeeSite()
    await expect(promote(store, { ...tea, version: '2.0.0' })).rejects.toThrow(
      'mf-tea@2.0.0 is not published; the newest of mf-tea: 1.0.0, 1.1.0, 1.2.0, 1.3.0',
    )
  })

  it('accepts two concurrent promotes of different remotes', async () => {
    const store = await createTeaAndCoffeeSite()
    await publishOne(store, { name: 'mf-coffee', version: '1.1.0' })
    await Promise.all([
      promote(store, { ...tea, version: '1.1.0' }),
      promote(store, { ...tea, remote: 'mf-coffee', version: '1.1.0' }),
    ])
    const { composition } = (await readHistory(store, 1))[0] ?? {}
    expect(composition?.remotes.map(({ version }) => version)).toEqual(['1.1.0', '1.1.0'])
    expect(await readStatus(store)).toMatchObject({ revision: 3, composition: 3, isShown: true })
  })

  it('rejects a change that expects another revision', async () => {
    const store = await createTeaAndCoffeeSite()
    await promote(store, { ...tea, version: '1.1.0' })
    await expect(promote(store, { ...tea, version: '1.2.0', expected: 1 })).rejects.toThrow(
      'the site is no longer at revision 1',
    )
  })

  it('omits an incompatible fallback and reports the pair', async () => {
    const store = await createTeaAndCoffeeSite()
    await publishOne(store, { version: '2.0.0', routes: [{ path: '/leaf' }] })
    await publishOne(store, { name: 'mf-coffee', version: '2.0.0', routes: [{ path: '/tea' }] })
    await promote(store, { ...tea, version: '2.0.0' })
    expect(await readTea(store)).toEqual({ stable: '2.0.0', fallback: '1.0.0' })
    const outcome = await promote(store, { ...tea, remote: 'mf-coffee', version: '2.0.0' })
    expect(outcome.notes).toEqual([
      'mf-tea has no fallback: mf-tea@1.0.0 claims /tea, mf-coffee@2.0.0 claims /tea',
    ])
    expect(await readTea(store)).toEqual({ stable: '2.0.0' })
  })

  it('completes a change that was interrupted after its revision was written', async () => {
    const store = await createTeaAndCoffeeSite()
    const shown = await store.read('index.html')
    await promote(store, { ...tea, version: '1.1.0' })
    for (const key of ['index.html', 'composition.json']) await store.remove(key)
    await store.create('index.html', shown?.bytes ?? Buffer.from(''))
    expect(await readStatus(store)).toMatchObject({ revision: 2, isShown: false })
    await promote(store, { ...tea, version: '1.1.0' })
    expect(await readStatus(store)).toMatchObject({ revision: 2, isShown: true })
    expect(String((await store.read('index.html'))?.bytes)).toContain('mf-tea/1.1.0/')
  })
})

describe('a canary', () => {
  it('starts, grows and ends', async () => {
    const store = await createTeaAndCoffeeSite()
    await promote(store, { ...tea, version: '1.1.0' })
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    expect(await readTea(store)).toEqual({ stable: '1.1.0', canary: '1.2.0 10', fallback: '1.0.0' })
    await setCanary(store, { ...tea, version: '1.2.0', percent: 25 })
    expect(await readTea(store)).toMatchObject({ canary: '1.2.0 25' })
    await setCanary(store, { ...tea, version: '1.2.0', percent: 0 })
    expect(await readTea(store)).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
  })

  it('selects new browsers when it starts, and keeps them while its share changes', async () => {
    const store = await createTeaAndCoffeeSite()
    const saltOf = async (version: string, percent: number) => {
      const { composition } = await setCanary(store, { ...tea, version, percent })
      return composition?.remotes.find(({ name }) => name === 'mf-tea')?.canary?.salt
    }
    const first = await saltOf('1.1.0', 5)
    expect(first).toBeTruthy()
    expect(await saltOf('1.1.0', 25)).toBe(first)
    const second = await saltOf('1.2.0', 5)
    await saltOf('1.2.0', 0)
    const again = await saltOf('1.2.0', 5)
    expect(new Set([first, second, again]).size).toBe(3)
  })

  it('can be rolled back even if something else has been damaged meanwhile', async () => {
    const store = await createTeaAndCoffeeSite()
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    await store.remove('mf/mf-coffee/1.0.0/container.js')
    await setCanary(store, { ...tea, version: '1.2.0', percent: 0 })
    expect(await readTea(store)).toEqual({ stable: '1.0.0' })
  })

  it('is verified again before it becomes stable', async () => {
    const store = await createTeaAndCoffeeSite()
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    await store.remove('mf/mf-tea/1.2.0/container.js')
    const damaged = 'mf-tea@1.2.0 lacks container.js'
    await expect(promote(store, { ...tea, version: '1.2.0' })).rejects.toThrow(damaged)
    const more = setCanary(store, { ...tea, version: '1.2.0', percent: 50 })
    await expect(more).rejects.toThrow(damaged)
  })

  it('ends when its remote is promoted, but not when another one is', async () => {
    const store = await createTeaAndCoffeeSite()
    const { release } = {
      release: await publishOne(store, { name: 'mf-coffee', version: '1.1.0' }),
    }
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    const shell = await requireRelease(store, { name: 'shell', version: '1.0.0-bbbbbbbb' })
    const kept = await requireRelease(store, { name: 'mf-tea', version: '1.0.0' })
    await composeSite(store, { releases: [shell, release, kept], ...byAsha })
    expect(await readTea(store)).toEqual({ stable: '1.0.0', canary: '1.2.0 10' })
    await promote(store, { ...tea, version: '1.2.0' })
    expect(await readTea(store)).toEqual({ stable: '1.2.0', fallback: '1.0.0' })
  })

  it.each([
    ['needs what the shell lacks', { shared: { react: '^20.0.0' } }, 'needs react ^20.0.0'],
    ['claims what another remote claims', { routes: [{ path: '/coffee' }] }, 'claims /coffee'],
  ])('is rejected if it %s, with the names of both', async (_, overrides, objection) => {
    const store = await createTeaAndCoffeeSite()
    await publishOne(store, { version: '2.0.0', ...overrides })
    const canary = setCanary(store, { ...tea, version: '2.0.0', percent: 5 })
    await expect(canary).rejects.toThrow(
      new RegExp(`mf-tea@2\\.0\\.0.*${objection.replace('^', '\\^')}`),
    )
  })

  it.each([
    [{ version: '1.0.0', percent: 10 }, 'is stable'],
    [{ version: '1.2.0', percent: 100 }, '1 to 99 percent'],
    [{ version: '1.2.0', percent: 2.5 }, '1 to 99 percent'],
    [{ remote: 'mf-milk', version: '1.2.0', percent: 5 }, 'its remotes: mf-coffee, mf-tea'],
  ])('is rejected for %j', async (request, objection) => {
    const store = await createTeaAndCoffeeSite()
    await expect(setCanary(store, { ...tea, ...request })).rejects.toThrow(objection)
  })

  it('is not ended by a request for another version', async () => {
    const store = await createTeaAndCoffeeSite()
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    const stop = setCanary(store, { ...tea, version: '1.1.0', percent: 0 })
    await expect(stop).rejects.toThrow('mf-tea@1.1.0 is not the canary of mf-tea, which is 1.2.0')
  })
})

describe('a lock', () => {
  it('prevents new releases, says why, and allows a rollback', async () => {
    const store = await createTeaAndCoffeeSite()
    await promote(store, { ...tea, version: '1.1.0' })
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    const locked = /locked by ravi since .*: Diwali sale/
    await expect(promote(store, { ...tea, version: '1.2.0' })).rejects.toThrow(locked)
    await expect(setCanary(store, { ...tea, version: '1.2.0', percent: 11 })).rejects.toThrow(
      locked,
    )
    await setCanary(store, { ...tea, version: '1.2.0', percent: 5 })
    await setCanary(store, { ...tea, version: '1.2.0', percent: 0 })
    await rollback(store, tea)
    expect(await readTea(store)).toEqual({ stable: '1.0.0' })
    await unlockSite(store, byAsha)
    await promote(store, { ...tea, version: '1.3.0' })
    const actions = (await readHistory(store)).map(({ change }) => change.action)
    expect(actions).toEqual(
      'promote unlock rollback canary canary lock canary promote compose'.split(' '),
    )
  })

  it('needs a reason, and cannot be replaced', async () => {
    const store = await createTeaAndCoffeeSite()
    await expect(lockSite(store, byAsha)).rejects.toThrow('A reason is required')
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    const again = lockSite(store, { actor: { by: 'asha', reason: 'my turn' } })
    await expect(again).rejects.toThrow('locked by ravi')
  })
})
