import { describe, expect, it } from '@jest/globals'
import { readStatus } from '../site/site-status.ts'
import { byAsha, createTeaAndCoffeeSite, publishOne, readTea, tea } from '../testing/sites.ts'
import { setCanary } from './canary.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'

describe('a rollback', () => {
  it('rolls one remote back step by step, never forward', async () => {
    const store = await createTeaAndCoffeeSite()
    for (const version of ['1.1.0', '1.2.0']) await promote(store, { ...tea, version })
    await rollback(store, tea)
    expect(await readTea(store)).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
    await rollback(store, tea)
    expect(await readTea(store)).toEqual({ stable: '1.0.0' })
    await expect(rollback(store, tea)).rejects.toThrow(
      'mf-tea had no other release in the last 200 changes',
    )
  })

  it('rolls the whole site back, one change at a time', async () => {
    const store = await createTeaAndCoffeeSite()
    await publishOne(store, { name: 'mf-coffee', version: '1.1.0' })
    await promote(store, { ...tea, version: '1.1.0' })
    await promote(store, { ...tea, remote: 'mf-coffee', version: '1.1.0' })
    const versions = async () =>
      (await readStatus(store)).remotes.map(({ stable }) => stable.version)
    await rollback(store, { ...byAsha })
    expect(await versions()).toEqual(['1.0.0', '1.1.0'])
    await rollback(store, { ...byAsha })
    expect(await versions()).toEqual(['1.0.0', '1.0.0'])
  })

  it.each([
    ['a file', 'mf/mf-coffee/1.0.0/container.js'],
    ['its release.json', 'mf/mf-coffee/1.0.0/release.json'],
  ])('is not prevented by another remote that lacks %s', async (_, key) => {
    const store = await createTeaAndCoffeeSite()
    await promote(store, { ...tea, version: '1.1.0' })
    await store.remove(key)
    await rollback(store, tea)
    expect(await readTea(store)).toEqual({ stable: '1.0.0' })
    await promote(store, { ...tea, version: '1.2.0' })
    await rollback(store, byAsha)
    expect(await readTea(store)).toEqual({ stable: '1.0.0' })
  })

  it('is rejected if the release to restore lacks a file', async () => {
    const store = await createTeaAndCoffeeSite()
    await promote(store, { ...tea, version: '1.1.0' })
    await store.remove('mf/mf-tea/1.0.0/container.js')
    await expect(rollback(store, tea)).rejects.toThrow('mf-tea@1.0.0 lacks container.js')
  })

  it('of the whole site restores the previous stable releases, regardless of canaries started since', async () => {
    const store = await createTeaAndCoffeeSite()
    await publishOne(store, { name: 'mf-coffee', version: '1.1.0' })
    await promote(store, { ...tea, version: '1.1.0' })
    const coffee = { ...tea, remote: 'mf-coffee', version: '1.1.0' }
    await setCanary(store, { ...coffee, percent: 1 })
    await rollback(store, byAsha)
    const { remotes } = await readStatus(store)
    expect(remotes.map(({ stable, canary }) => [stable.version, canary])).toEqual([
      ['1.0.0', undefined],
      ['1.0.0', undefined],
    ])
  })

  it('of the whole site is rejected if there were no other stable releases, and keeps the canary', async () => {
    const store = await createTeaAndCoffeeSite()
    await setCanary(store, { ...tea, version: '1.2.0', percent: 1 })
    await expect(rollback(store, byAsha)).rejects.toThrow('The site had no other release')
    expect(await readTea(store)).toMatchObject({ canary: '1.2.0 1' })
  })

  it('ends a canary first, and never restores one', async () => {
    const store = await createTeaAndCoffeeSite()
    await promote(store, { ...tea, version: '1.1.0' })
    await setCanary(store, { ...tea, version: '1.2.0', percent: 10 })
    await rollback(store, tea)
    expect(await readTea(store)).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
    await rollback(store, { ...tea, to: 3 })
    expect(await readTea(store)).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
  })

  it('goes to the given revision, and rejects an unknown one', async () => {
    const store = await createTeaAndCoffeeSite()
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await promote(store, { ...tea, version })
    await rollback(store, { ...byAsha, to: 2 })
    expect(await readTea(store)).toEqual({ stable: '1.1.0', fallback: '1.0.0' })
    await expect(rollback(store, { ...byAsha, to: 99 })).rejects.toThrow('no revision 99')
  })
})
